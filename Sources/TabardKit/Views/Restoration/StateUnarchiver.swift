internal import KeyedArchive

/// The coder from which an object of the interface reads its state.
///
/// The archive may be anything: only property lists, dates, addresses, index paths and what else stands in `made` are made of
/// it, and of an app's own classes those that are secure against it, which is what conforming to `NSSecureCoding` says. What
/// is not as expected is nil, or zero.
final class StateUnarchiver: NSCoder {
    private let archive: KeyedArchive
    /// Finds the object that a reference means; nil if it has not come back.
    private let referred: (RestorationPath) -> NSObject?
    private var open: [[String: ArchiveValue]]
    private var made: [Int: Any] = [:]
    private var underWay: Set<Int> = []

    private static let maximumDepth = 100

    init(_ archive: KeyedArchive, referred: @escaping (RestorationPath) -> NSObject?) {
        self.archive = archive
        self.referred = referred
        open = [archive.top]
        super.init()
    }

    /// What is under keys that the archive lacks.
    var common: [String: Any] = [:]

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool {
        field(key) != nil || open.count == 1 && common[key] != nil
    }

    override func decodeBool(forKey key: String) -> Bool {
        switch field(key) {
        case .boolean(let value): value
        case .integer(let value): value != 0
        case .real(let value): value != 0
        default: (decodeObject(forKey: key) as? NSNumber)?.boolValue ?? false
        }
    }

    override func decodeInteger(forKey key: String) -> Int { Int(decodeInt64(forKey: key)) }

    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInt64(forKey: key)) }

    override func decodeInt64(forKey key: String) -> Int64 {
        switch field(key) {
        case .boolean(let value): value ? 1 : 0
        case .integer(let value): value
        case .real(let value): Int64(exactly: value.rounded(.towardZero)) ?? 0
        default: (decodeObject(forKey: key) as? NSNumber)?.int64Value ?? 0
        }
    }

    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    override func decodeDouble(forKey key: String) -> Double {
        switch field(key) {
        case .boolean(let value): value ? 1 : 0
        case .integer(let value): Double(value)
        case .real(let value): value
        default: (decodeObject(forKey: key) as? NSNumber)?.doubleValue ?? 0
        }
    }

    override func decodeObject(forKey key: String) -> Any? {
        guard case .reference(let index) = field(key) else { return open.count == 1 ? common[key] : nil }
        return object(index)
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard let classes else { return decodeObject(forKey: key) }
        guard let object = decodeObject(forKey: key) else { return nil }
        guard let instance = (object as AnyObject) as? NSObject else { return nil }
        return classes.contains { instance.isKind(of: $0) } ? object : nil
    }

    override func decodeObject<Decoded>(of cls: Decoded.Type, forKey key: String) -> Decoded?
    where Decoded: NSObject, Decoded: NSCoding {
        decodeObject(of: [cls], forKey: key).flatMap { $0 as? Decoded }
    }

    override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

    /// An archive that is not as a class expects makes nothing of that class, and no error of the whole.
    override func failWithError(_ error: any Error) {}

    private func field(_ key: String) -> ArchiveValue? { open[open.count - 1][key] }

    private func object(_ index: Int) -> Any? {
        guard index > 0, index < archive.objects.count else { return nil }
        if let known = made[index] { return known }
        guard open.count + underWay.count < Self.maximumDepth, underWay.insert(index).inserted else {
            return nil
        }
        defer { underWay.remove(index) }
        let object = makeObject(archive.objects[index])
        made[index] = object
        return object
    }

    private func makeObject(_ value: ArchiveValue) -> Any? {
        switch value {
        case .boolean(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .string(let text): text == "$null" ? nil : text
        case .data(let bytes): Data(bytes)
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .dictionary(let content): makeInstance(content)
        case .reference, .array: nil
        }
    }

    private func makeInstance(_ content: [String: ArchiveValue]) -> Any? {
        guard case .reference(let index) = content["$class"], archive.objects.indices.contains(index),
            case .dictionary(let description) = archive.objects[index],
            case .string(let name) = description["$classname"]
        else { return nil }
        switch name {
        case RestorationReference.className:
            return path(content).flatMap(referred)
        case "NSArray", "NSMutableArray": return objects(content["NS.objects"]).compactMap { $0 }
        case "NSSet", "NSMutableSet":
            return NSSet(array: objects(content["NS.objects"]).compactMap { $0 })
        case "NSDictionary", "NSMutableDictionary":
            let keys = objects(content["NS.keys"])
            var dictionary: [AnyHashable: Any] = [:]
            for (key, value) in zip(keys, objects(content["NS.objects"])) {
                guard let key = key as? AnyHashable, let value else { continue }
                dictionary[key] = value
            }
            return dictionary
        case "NSString", "NSMutableString":
            guard case .string(let text) = content["NS.string"] else { return nil }
            return text
        case "NSData", "NSMutableData":
            guard case .data(let bytes) = content["NS.data"] else { return nil }
            return Data(bytes)
        case "NSDate":
            guard case .real(let seconds) = content["NS.time"] else { return nil }
            return Date(timeIntervalSinceReferenceDate: seconds)
        case "NSNull": return NSNull()
        case "NSUUID": return uuid(content["NS.uuidbytes"])
        case "NSURL": return url(content)
        case "NSIndexPath": return indexPath(content)
        default: return makeInstance(of: name, content)
        }
    }

    private func path(_ content: [String: ArchiveValue]) -> RestorationPath? {
        guard case .array(let identifiers) = content[RestorationReference.identifiers],
            case .array(let occurrences) = content[RestorationReference.occurrences]
        else { return nil }
        let steps = zip(identifiers, occurrences).compactMap { pair -> RestorationPath.Step? in
            guard case (.string(let identifier), .integer(let occurrence)) = pair else { return nil }
            return Int(exactly: occurrence).map { .init(identifier: identifier, occurrence: $0) }
        }
        return RestorationPath(steps)
    }

    private func objects(_ value: ArchiveValue?) -> [Any?] {
        guard case .array(let values) = value else { return [] }
        return values.map { value in
            guard case .reference(let index) = value else { return nil }
            return object(index)
        }
    }

    private func uuid(_ value: ArchiveValue?) -> UUID? {
        guard case .data(let bytes) = value, bytes.count == 16 else { return nil }
        let digits = bytes.map { String(format: "%02X", $0) }
        let parts = [digits[0..<4], digits[4..<6], digits[6..<8], digits[8..<10], digits[10..<16]]
        return UUID(uuidString: parts.map { $0.joined() }.joined(separator: "-"))
    }

    private func url(_ content: [String: ArchiveValue]) -> URL? {
        guard case .reference(let relative) = content["NS.relative"],
            let text = object(relative) as? String
        else { return nil }
        guard case .reference(let base) = content["NS.base"], let base = object(base) as? URL else {
            return URL(string: text)
        }
        return URL(string: text, relativeTo: base)
    }

    private func indexPath(_ content: [String: ArchiveValue]) -> IndexPath? {
        guard case .integer(let count) = content["NSIndexPathLength"] else { return nil }
        switch content["NSIndexPathValue"] {
        case .integer(let index) where count == 1: return Int(exactly: index).map { IndexPath(index: $0) }
        default: break
        }
        guard case .array(let values) = content["NSIndexPathData"] else {
            return count == 0 ? IndexPath() : nil
        }
        let indices = values.compactMap { value -> Int? in
            guard case .integer(let index) = value else { return nil }
            return Int(exactly: index)
        }
        return indices.count == values.count ? IndexPath(indexes: indices) : nil
    }

    /// An object of an app's own class, which says of itself that it can be made of anything.
    private func makeInstance(of name: String, _ content: [String: ArchiveValue]) -> Any? {
        guard let found = RestorationClass.named(name) as? any (NSObject & NSSecureCoding).Type,
            found.supportsSecureCoding
        else {
            RestorationReport.tell(
                "A \(name) in the saved state is left out: no NSSecureCoding class of the app"
            )
            return nil
        }
        open.append(content)
        defer { open.removeLast() }
        return found.init(coder: self)
    }
}
