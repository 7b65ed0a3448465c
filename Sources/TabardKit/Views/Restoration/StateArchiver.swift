internal import KeyedArchive

/// The coder into which an object of the interface writes its state.
///
/// What it makes is an archive of `NSKeyedArchiver`. That class itself would end the program at a `CGFloat`, and takes a
/// hundred times as long. Controllers, views and registered objects are not written but referred to.
final class StateArchiver: NSCoder {
    private(set) var archive = KeyedArchive()
    /// The objects that were referred to, in order.
    private(set) var referred: [NSObject] = []

    private let isReferredTo: (NSObject) -> Bool
    /// What the objects that are being written hold; the first is the archive's own.
    private var open: [[String: ArchiveValue]] = [[:]]
    private var indices: [ObjectIdentifier: Int] = [:]
    private var classIndices: [String: Int] = [:]
    private var texts: [String: Int] = [:]
    /// Keeps the objects alive that the indices know.
    private var written: [AnyObject] = []

    private static let maximumDepth = 100

    /// - Parameter isReferredTo: Whether an object has a state of its own, so that only a reference to it is written.
    init(isReferredTo: @escaping (NSObject) -> Bool) {
        self.isReferredTo = isReferredTo
        super.init()
    }

    /// What was written.
    func finished() -> KeyedArchive {
        archive.top = open[0]
        return archive
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { false }

    override func containsValue(forKey key: String) -> Bool { open[open.count - 1][key] != nil }

    override func encode(_ value: Bool, forKey key: String) { put(.boolean(value), key) }
    override func encode(_ value: Int, forKey key: String) { put(.integer(Int64(value)), key) }
    override func encode(_ value: Int32, forKey key: String) { put(.integer(Int64(value)), key) }
    override func encode(_ value: Int64, forKey key: String) { put(.integer(value), key) }
    override func encode(_ value: Float, forKey key: String) { put(.real(Double(value)), key) }
    override func encode(_ value: Double, forKey key: String) { put(.real(value), key) }
    override func encode(_ object: Any?, forKey key: String) { put(.reference(index(of: object)), key) }
    override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }

    private func put(_ value: ArchiveValue, _ key: String) { open[open.count - 1][key] = value }

    private func append(_ value: ArchiveValue) -> Int {
        archive.objects.append(value)
        return archive.objects.count - 1
    }

    private func index(of object: Any?) -> Int {
        guard let object, open.count < Self.maximumDepth else { return 0 }
        switch object {
        case let text as String:
            if let known = texts[text] { return known }
            // That text alone means nil.
            let index =
                text == "$null"
                ? append(fields("NSString", ["NS.string": .string(text)])) : append(.string(text))
            texts[text] = index
            return index
        case let number as NSNumber: return append(Self.value(of: number))
        // Foundation makes no NSNumber of it here.
        case let number as CGFloat: return append(.real(Double(number)))
        case let data as Data: return append(.data(Array(data)))
        default: break
        }
        let instance = object as AnyObject
        if let known = indices[ObjectIdentifier(instance)] { return known }
        written.append(instance)
        let index = append(.string(""))
        indices[ObjectIdentifier(instance)] = index
        archive.objects[index] = value(of: instance) ?? .string("$null")
        return index
    }

    private static func value(of number: NSNumber) -> ArchiveValue {
        switch String(cString: number.objCType) {
        // A boolean is a character there.
        case "c" where (0...1).contains(number.intValue), "B": .boolean(number.boolValue)
        case "f", "d": .real(number.doubleValue)
        default: .integer(number.int64Value)
        }
    }

    /// The fields of an object; nil where it can't be written.
    private func value(of object: AnyObject) -> ArchiveValue? {
        if let object = object as? NSObject, isReferredTo(object) {
            referred.append(object)
            return fields(
                RestorationReference.className,
                [RestorationReference.number: .integer(Int64(referred.count - 1))]
            )
        }
        switch object {
        case let array as NSArray:
            return fields("NSArray", ["NS.objects": list(array.map { $0 })])
        case let set as NSSet:
            return fields("NSSet", ["NS.objects": list(set.allObjects)])
        case let dictionary as NSDictionary:
            // Always in the same order, so that what did not change is written as before.
            let pairs = dictionary.map { ($0.key, $0.value) }
                .sorted { ($0.0 as? String ?? "") < ($1.0 as? String ?? "") }
            return fields(
                "NSDictionary",
                ["NS.keys": list(pairs.map(\.0)), "NS.objects": list(pairs.map(\.1))]
            )
        case let date as NSDate:
            return fields("NSDate", ["NS.time": .real(date.timeIntervalSinceReferenceDate)])
        case is NSNull: return fields("NSNull", [:])
        case let uuid as NSUUID:
            return fields("NSUUID", ["NS.uuidbytes": .data(Self.bytes(of: uuid as UUID))])
        case let coding as any NSCoding:
            guard let name = RestorationClass.name(of: type(of: object)) else {
                RestorationReport.tell(
                    "A \(type(of: object)) can't be kept with the interface's state: its class is private, so that nothing finds it at the next launch"
                )
                return nil
            }
            open.append([:])
            coding.encode(with: self)
            return fields(name, open.removeLast())
        default:
            RestorationReport.tell(
                "A \(type(of: object)) can't be kept with the interface's state: it does not conform to NSCoding"
            )
            return nil
        }
    }

    private static func bytes(of uuid: UUID) -> [UInt8] {
        let digits = Array(uuid.uuidString.replacingOccurrences(of: "-", with: ""))
        return stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...($0 + 1)]), radix: 16)
        }
    }

    private func list(_ objects: [Any]) -> ArchiveValue {
        // Deeper objects than these are nobody's state, and may go round in a circle.
        open.append([:])
        defer { open.removeLast() }
        return .array(objects.map { .reference(index(of: $0)) })
    }

    private func fields(_ name: String, _ content: [String: ArchiveValue]) -> ArchiveValue {
        var content = content
        content["$class"] = .reference(classIndex(name))
        return .dictionary(content)
    }

    private func classIndex(_ name: String) -> Int {
        if let known = classIndices[name] { return known }
        let names: [ArchiveValue] = [.string(name), .string("NSObject")]
        let index = append(.dictionary(["$classname": .string(name), "$classes": .array(names)]))
        classIndices[name] = index
        return index
    }
}
