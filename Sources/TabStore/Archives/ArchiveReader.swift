internal import KeyedArchive

/// Reads archives of `NSKeyedArchiver` and binary property lists for people to look at, however hostile they are.
///
/// No class is looked up and no object is made. Objects are followed eight deep, and only so many keys, values and bytes of
/// them in all, so that circles and objects that are shared a thousandfold do no harm.
package struct ArchiveReader {
    private static let maximumDepth = 8
    /// The most values and keys that are looked at.
    private static let maximumValueCount = 100_000
    /// The most bytes of texts and data, more than a state has.
    private static let maximumByteCount = 32 * 1024 * 1024

    private let list: BinaryPropertyList
    /// The references to an archive's objects by their numbers; empty for another property list.
    private var objects: BinaryPropertyList.References?
    private var allowance = Self.maximumValueCount
    private var byteAllowance = Self.maximumByteCount

    private init?(_ bytes: [UInt8]) {
        guard let list = try? BinaryPropertyList(bytes) else { return nil }
        self.list = list
    }

    /// What an archive's outermost keys stand for, sorted by key; nil if the bytes are no binary archive.
    package static func entries(ofArchive bytes: [UInt8]) -> [ArchivedEntry]? {
        guard var reader = ArchiveReader(bytes), let top = reader.dictionary(reader.list.top),
            let objects = top["$objects"], case .array(let references) = reader.list.bounded(objects),
            let roots = top["$top"]
        else { return nil }
        reader.objects = references
        return reader.entries(roots, depth: 0)
    }

    /// The value that a binary property list is, nil if the bytes are none.
    package static func value(ofPropertyList bytes: [UInt8]) -> ArchivedValue? {
        guard var reader = ArchiveReader(bytes) else { return nil }
        return reader.value(reader.list.top, depth: 0)
    }

    /// A dictionary's values by their keys, as numbers of objects; nil if the object is none.
    private mutating func dictionary(_ index: Int) -> [String: Int]? {
        guard case .dictionary(let keys, let values) = list.bounded(index) else { return nil }
        var result: [String: Int] = [:]
        for (key, value) in zip(keys, values) {
            guard spend(values: 1) else { return result }
            guard let key = list.text(key), spend(bytes: key.utf8.count), result[key] == nil else { continue }
            result[key] = value
        }
        return result
    }

    /// Whether so much more may be looked at.
    private mutating func spend(values: Int = 0, bytes: Int = 0) -> Bool {
        allowance -= values
        byteAllowance -= bytes
        return allowance >= 0 && byteAllowance >= 0
    }

    private mutating func entries(_ index: Int, depth: Int) -> [ArchivedEntry]? {
        guard let dictionary = dictionary(index) else { return nil }
        return dictionary.sorted { $0.key < $1.key }.filter { $0.key != "$class" }.map { key, value in
            ArchivedEntry(key: key, value: self.value(value, depth: depth + 1))
        }
    }

    private mutating func value(_ index: Int, depth: Int) -> ArchivedValue {
        guard depth < Self.maximumDepth, spend(values: 1), let object = list.bounded(index) else {
            return .omitted
        }
        switch object {
        case .null: return .null
        case .boolean(let boolean): return .boolean(boolean)
        case .text(let text):
            guard let string = text.string, spend(bytes: string.utf8.count) else { return .omitted }
            return .text(string)
        case .integer(let integer): return .integer(Int(truncatingIfNeeded: integer))
        case .real(let real): return .real(real)
        case .date(let seconds): return .date(seconds + Self.secondsUntil2001)
        case .data(let data): return spend(bytes: data.count) ? .data(Array(data)) : .omitted
        case .reference(let number): return archived(number, depth: depth)
        case .array(let references): return .list(values(references, depth: depth))
        case .dictionary: return entries(index, depth: depth).map { .dictionary($0) } ?? .omitted
        }
    }

    private static let secondsUntil2001 = 978_307_200.0

    private mutating func values(
        _ references: BinaryPropertyList.References,
        depth: Int
    ) -> [ArchivedValue] {
        var result: [ArchivedValue] = []
        for number in references where allowance > 0 {
            result.append(value(number, depth: depth + 1))
        }
        return result
    }

    /// An object of the archive by its number.
    private mutating func archived(_ number: Int, depth: Int) -> ArchivedValue {
        guard number > 0 else { return .null }
        guard let objects, number < objects.count else { return .omitted }
        let index = objects[number]
        guard let parts = dictionary(index), let className = className(parts) else {
            return value(index, depth: depth + 1)
        }
        return known(className, parts, depth: depth)
            ?? .object(className: className, entries(index, depth: depth) ?? [])
    }

    private mutating func className(_ parts: [String: Int]) -> String? {
        guard let index = parts["$class"], case .reference(let number) = list.bounded(index), let objects,
            number < objects.count, let description = dictionary(objects[number]),
            let name = description["$classname"]
        else { return nil }
        return list.text(name)
    }

    /// The value that an object of one of Foundation's classes stands for, nil if it is of another one.
    private mutating func known(_ className: String, _ parts: [String: Int], depth: Int) -> ArchivedValue? {
        switch className {
        case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet":
            return parts["NS.objects"].flatMap { references($0) }.map { .list(values($0, depth: depth)) }
        case "NSDictionary", "NSMutableDictionary":
            guard let keys = parts["NS.keys"].flatMap({ references($0) }),
                let objects = parts["NS.objects"].flatMap({ references($0) })
            else { return nil }
            let values = values(objects, depth: depth)
            return .dictionary(
                zip(self.values(keys, depth: depth), values).map { key, value in
                    ArchivedEntry(key: key.key, value: value)
                }.sorted { $0.key < $1.key }
            )
        case "NSString", "NSMutableString": return parts["NS.string"].map { value($0, depth: depth) }
        case "NSData", "NSMutableData": return parts["NS.data"].map { value($0, depth: depth) }
        case "NSDate":
            guard let time = parts["NS.time"], case .real(let seconds) = list.bounded(time) else {
                return nil
            }
            return .date(seconds + Self.secondsUntil2001)
        default: return nil
        }
    }

    private func references(_ index: Int) -> BinaryPropertyList.References? {
        if case .array(let references) = list.bounded(index) { references } else { nil }
    }
}

extension ArchivedValue {
    /// The value as the key of another one.
    fileprivate var key: String {
        switch self {
        case .text(let text): text
        case .integer(let integer): String(integer)
        default: "\(self)"
        }
    }
}
