internal import Crypto

/// The secret of a user by which their devices seal what they publish, so that folders and servers can't read it.
///
/// ```swift
/// let key = RoamingKey()  // on the first device
/// print(key.words)  // "bafig-mosut-…", which the user enters on the second
/// let same = try RoamingKey(words: entered)
/// ```
///
/// Who has the key can read all that was sealed with it, and publish as one of the user's devices. It is kept out of backups
/// that others can read, and is nowhere in the folder. A device without it, or with another one, roams with those that have
/// the same as itself, and does no harm to the others' records.
public struct RoamingKey: Hashable, Sendable {
    /// 128 bits of chance.
    private let secret: [UInt8]

    private static let length = 16

    /// Makes a key by chance.
    public init() {
        var generator = SystemRandomNumberGenerator()
        secret = (0..<Self.length).map { _ in .random(in: 0 ... .max, using: &generator) }
    }

    /// Reads a key that was written as words, whatever stands between them, in small or capital letters.
    ///
    /// - Throws: Why the words are no key. Of a single mistyped word that is found each time but one in 65,536.
    public init(words: String) throws(RoamingKeyError) {
        let numbers = try SyllableWord.numbers(in: words)
        guard numbers.count == Self.length / 2 + 1 else { throw .wordCount(numbers.count) }
        let secret = numbers.dropLast().flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
        guard numbers.last == Self.check(of: secret) else { throw .mistyped }
        self.secret = secret
    }

    /// How many words a key is written with.
    public static let wordCount = length / 2 + 1

    /// The key as nine words of five letters, the last of which checks the others.
    public var words: String {
        let numbers = stride(from: 0, to: secret.count, by: 2).map { index in
            UInt16(secret[index]) << 8 | UInt16(secret[index + 1])
        }
        return (numbers + [Self.check(of: secret)]).map(SyllableWord.text).joined(separator: "-")
    }

    private static func check(of secret: [UInt8]) -> UInt16 {
        let digest = Array(SHA256.hash(data: secret))
        return UInt16(digest[0]) << 8 | UInt16(digest[1])
    }

    /// Which key it is, for those who must not know it: what is sealed with another one is told from what is damaged.
    var number: UInt64 {
        derived("name", byteCount: 8).withUnsafeBytes { bytes in bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    }

    /// What records are sealed with.
    var sealing: SymmetricKey { derived("records", byteCount: 32) }

    /// What a layout may be called where those see it who don't have the key: 16 bytes.
    package func identifier(of layout: String) -> [UInt8] {
        let code = HMAC<SHA256>.authenticationCode(
            for: Array(layout.utf8),
            using: derived("layouts", byteCount: 32)
        )
        return Array(code.prefix(16))
    }

    private func derived(_ purpose: String, byteCount: Int) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Array("tabard roaming \(purpose)".utf8),
            outputByteCount: byteCount
        )
    }
}

extension RoamingKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Which key it is, and not the key: it may stand in a log.
    public var description: String { "key \(number.hexadecimal)" }

    /// The same as the description.
    public var debugDescription: String { description }

    /// Without the secret, too.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
