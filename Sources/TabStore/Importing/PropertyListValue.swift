internal import KeyedArchive

/// What an importer can use of a property list; all else is passed over.
enum PropertyListValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    /// A list's strings; what is none is left out.
    case strings([String])
}

/// Bounds for reading property lists of unknown origin.
enum PropertyListLimits {
    static let fileSize = 4 * 1024 * 1024
    static let stringSize = 4096
    static let elementCount = 10_000
    static let keyCount = 65_536
    static let keySize = 64
}

/// Reads some of a property list's top-level values, from XML or the binary format, nil if it is neither.
func propertyListValues(for keys: Set<String>, in bytes: [UInt8]) -> [String: PropertyListValue]? {
    if bytes.starts(with: "bplist00".utf8) {
        return (try? BinaryPropertyList(bytes))?.values(for: keys)
    }
    return XMLPropertyListReader.values(for: keys, in: bytes)
}
