internal import Crypto
import Foundation
import TabStore

/// Bytes that only those can read, or make, who have the user's key: by AES-GCM, each time with a nonce of its own.
///
/// A first line says which key that is, and of which version the rest; then come nonce, ciphertext and tag. Who does not have the
/// key learns from them how long they are and which devices have the same one.
struct SealedBytes {
    /// Why bytes can't be opened.
    enum Problem: Error {
        /// They are not sealed.
        case open
        case damaged
        case newer
        /// They are sealed with another key.
        case otherKey
    }

    private static let magic = "tabseal"
    private static let version = (major: 1, minor: 0)
    /// More than the first line has.
    private static let maximumHeadLength = 100
    /// The nonce and the tag.
    private static let addedLength = 12 + 16

    /// The most bytes that sealed ones have which are so long when they are opened.
    static func maximumLength(of length: Int) -> Int { length + maximumHeadLength + addedLength }

    /// Seals bytes.
    static func seal(_ bytes: [UInt8], with key: RoamingKey) -> [UInt8] {
        let head = Array("\(magic) \(version.major).\(version.minor) \(key.number.hexadecimal)\n".utf8)
        guard let box = try? AES.GCM.seal(bytes, using: key.sealing, authenticating: head) else {
            fatalError("AES-GCM seals up to 64 GB with a key of 256 bits, and here \(bytes.count) bytes")
        }
        return head + box.nonce + box.ciphertext + box.tag
    }

    /// Opens bytes of any origin.
    static func open(_ bytes: [UInt8], with key: RoamingKey) throws(Problem) -> [UInt8] {
        let head = try head(of: bytes)
        guard head.major <= version.major else { throw .newer }
        guard head.major == version.major, let number = head.key else { throw .damaged }
        guard number == key.number else { throw .otherKey }
        let rest = bytes[head.length...]
        guard rest.count >= addedLength, let box = try? AES.GCM.SealedBox(combined: rest),
            let opened = try? AES.GCM.open(box, using: key.sealing, authenticating: bytes[..<head.length])
        else { throw .damaged }
        return Array(opened)
    }

    /// Whether bytes begin as sealed ones do.
    static func areSealed(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "\(magic) ".utf8) }

    private static func head(of bytes: [UInt8]) throws(Problem) -> (length: Int, major: UInt32, key: UInt64?)
    {
        guard areSealed(bytes) else { throw .open }
        guard let end = bytes.prefix(maximumHeadLength).firstIndex(of: UInt8(ascii: "\n")),
            let line = String(validating: bytes[..<end], as: UTF8.self)
        else { throw .damaged }
        let parts = line.split(separator: " ", omittingEmptySubsequences: false)
        let numbers = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard numbers.count == 2, let major = UInt32(numbers[0]), UInt32(numbers[1]) != nil else {
            throw .damaged
        }
        return (end + 1, major, parts.count == 3 ? UInt64(hexadecimal: parts[2]) : nil)
    }
}
