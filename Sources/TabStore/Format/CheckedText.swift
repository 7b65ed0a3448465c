/// Text whose first line has a name, a version, and a checksum of all that follows.
package struct CheckedText: Sendable {
    /// Why bytes are no such text.
    package enum Problem: Error {
        case damaged
        case newer
    }

    /// The word that the first line begins with.
    let name: String
    private static let version = (major: 1, minor: 0)
    /// The first line of a newer version may say more.
    private static let maximumHeadLength = 4096

    /// Makes a kind of text.
    package init(_ name: String) {
        self.name = name
    }

    /// The bytes of a text, and the checksum in them.
    package func encode(_ rest: [UInt8]) -> (bytes: [UInt8], checksum: UInt32) {
        let checksum = CRC32C.checksum(of: rest[...])
        let version = Self.version
        let first = "\(name) \(version.major).\(version.minor) \(checksum.hexadecimal)\n"
        return (Array(first.utf8) + rest, checksum)
    }

    /// What follows the first line of bytes of any origin, and its checksum.
    package func decode(
        _ bytes: [UInt8]
    ) throws(Problem) -> (rest: ArraySlice<UInt8>, checksum: UInt32) {
        guard let end = bytes.prefix(Self.maximumHeadLength).firstIndex(of: UInt8(ascii: "\n")),
            let line = String(validating: bytes[..<end], as: UTF8.self)
        else { throw .damaged }
        let parts = line.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count >= 2, parts[0] == name else { throw .damaged }
        let numbers = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard numbers.count == 2, let major = UInt32(numbers[0]), UInt32(numbers[1]) != nil else {
            throw .damaged
        }
        guard major <= Self.version.major else { throw .newer }
        let rest = bytes[(end + 1)...]
        guard parts.count == 3, major == Self.version.major, let checksum = UInt32(hexadecimal: parts[2]),
            checksum == CRC32C.checksum(of: rest)
        else { throw .damaged }
        return (rest, checksum)
    }
}
