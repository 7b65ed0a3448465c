extension ArchiveValue {
    /// Reads a binary property list whole. Depth, the number of values and the bytes of their texts are bounded, since references
    /// may go round in a circle, or lead to one long text many times.
    init(_ bytes: [UInt8]) throws(KeyedArchiveError) {
        guard bytes.count <= KeyedArchive.maximumLength else { throw .tooLarge }
        let list = try BinaryPropertyList(bytes)
        var reader = WholeReader(list: list)
        self = try reader.value(list.top, depth: 0)
    }
}

/// Follows the references of a list.
private struct WholeReader {
    let list: BinaryPropertyList
    private var remainingValues = 1 << 20
    private var remainingBytes = 4 * KeyedArchive.maximumLength

    private static let maximumDepth = 128

    init(list: BinaryPropertyList) { self.list = list }

    mutating func value(_ number: Int, depth: Int) throws(KeyedArchiveError) -> ArchiveValue {
        guard depth < Self.maximumDepth else { throw .tooDeep }
        remainingValues -= 1
        guard remainingValues >= 0 else { throw .tooLarge }
        switch try list.value(number) {
        // No archive has one: it has a reference to its first object.
        case .null: throw .damaged(offset: try list.offset(of: number))
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(value)
        case .real(let value): return .real(value)
        case .date(let seconds): return .date(seconds)
        case .reference(let index): return .reference(index)
        case .data(let data):
            try spend(data.count)
            return .data(Array(data))
        case .text(let text):
            try spend(text.bytes.count)
            guard let string = text.repairedString else { throw .damaged(offset: text.bytes.startIndex) }
            return .string(string)
        case .array(let references): return .array(try values(references, depth))
        case .dictionary(let keys, let references):
            let keys = try values(keys, depth)
            let values = try values(references, depth)
            var dictionary: [String: ArchiveValue] = [:]
            for (key, value) in zip(keys, values) {
                guard case .string(let key) = key else {
                    throw .damaged(offset: try list.offset(of: number))
                }
                dictionary[key] = value
            }
            return .dictionary(dictionary)
        }
    }

    private mutating func values(
        _ references: BinaryPropertyList.References,
        _ depth: Int
    ) throws(KeyedArchiveError) -> [ArchiveValue] {
        var values: [ArchiveValue] = []
        for number in references { values.append(try value(number, depth: depth + 1)) }
        return values
    }

    private mutating func spend(_ count: Int) throws(KeyedArchiveError) {
        remainingBytes -= count
        guard remainingBytes >= 0 else { throw .tooLarge }
    }
}
