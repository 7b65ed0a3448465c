/// What can be fuzzed; each reads any bytes and throws if a property does not hold.
package enum FuzzedInput: String, CaseIterable {
    /// A layout's payload, without the checksum that keeps random bytes out.
    case payload = "Payload"
    /// Up to three payloads that are joined, with a zero byte between them.
    case join = "Join"
    /// A whole file of two slots, laid out by the first bytes.
    case file = "File"
    /// An XML property list.
    case xmlPropertyList = "XMLPropertyList"
    /// A binary property list.
    case binaryPropertyList = "BinaryPropertyList"

    /// Reads the bytes and checks all that must hold of them.
    package func check(_ bytes: [UInt8]) throws {
        switch self {
        case .payload: try PayloadProperties.check(bytes)
        case .join: try JoinProperties.check(bytes)
        case .file: try FileProperties.check(bytes)
        case .xmlPropertyList: try PropertyListProperties.check(bytes)
        case .binaryPropertyList: try PropertyListProperties.check(Array("bplist00".utf8) + bytes)
        }
    }
}
