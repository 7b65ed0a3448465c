/// A place in an order as a fraction written in digits: between any two there is always another.
///
/// A rank is text over the 63 digits `.`, `0` to `9`, `A` to `Z`, `a` to `z`, in this order, which is that of their
/// bytes; `.` is the zero. It ends with a `.` and a number made of the edit's stamp, so that no two edits, be it on
/// one device or on two, make the same rank. Ranks are compared byte by byte. A tab that got another id shares its
/// rank with the entry under its former id, and a damaged record may have one rank twice: then the tabs' ids decide,
/// and an edit tells apart the ranks that should not be one.
///
/// Moving one tab changes one rank. Ranks made at either end of an order stay short; those made again and again at
/// one place inside grow by one digit for every six, until an edit spreads their neighbours.
public struct TabRank: Hashable, Sendable {
    /// The most bytes that a rank read from outside may have.
    public static let maximumLength = 256

    /// An edit spreads the neighbours of a place rather than make a rank of more bytes than this.
    static let comfortableLength = 48

    /// The rank's digits, the last of which is not `.`.
    public let text: String

    /// The first eight bytes as one number, which decides almost all comparisons.
    let leading: UInt64

    /// Makes a rank from saved text, or nil if it is malformed: empty, longer than 256 bytes, with another
    /// character than the 63 digits, or with `.` at its end.
    public init?(_ text: String) {
        guard (1...Self.maximumLength).contains(text.utf8.count), text.utf8.last != Self.zero,
            text.utf8.allSatisfy({ Self.digit(of: $0) != nil })
        else { return nil }
        self.text = text
        leading = Self.leading(of: text.utf8)
    }

    init(digits: [UInt8], replica: UInt64) {
        var bytes = digits.map { Self.byte(of: $0) }
        bytes.append(Self.zero)
        bytes += Self.suffix(of: replica)
        text = String(decoding: bytes, as: UTF8.self)
        leading = Self.leading(of: bytes)
    }

    private static func leading(of bytes: some Collection<UInt8>) -> UInt64 {
        let first = bytes.prefix(8)
        let value = first.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return value << UInt64(8 * (8 - first.count))
    }

    var digits: [UInt8] {
        text.utf8.map { Self.digit(of: $0) ?? 0 }
    }
}

extension TabRank {
    /// Whether the two ranks are the same place.
    public static func == (left: TabRank, right: TabRank) -> Bool {
        left.leading == right.leading && left.text == right.text
    }

    /// Feeds the digits to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

extension TabRank: Comparable {
    /// Whether the left rank is the earlier place.
    public static func < (left: TabRank, right: TabRank) -> Bool {
        // All digits are ASCII, for which the order of strings is that of the bytes.
        left.leading != right.leading ? left.leading < right.leading : left.text < right.text
    }
}

extension TabRank: CustomStringConvertible {
    /// The rank's digits.
    public var description: String { text }
}

extension TabRank {
    static let base: UInt8 = 63
    static let zero = UInt8(ascii: ".")

    static func digit(of byte: UInt8) -> UInt8? {
        switch byte {
        case zero: 0
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 1
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A") + 11
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 37
        default: nil
        }
    }

    static func byte(of digit: UInt8) -> UInt8 {
        switch digit {
        case 0: zero
        case 1...10: digit - 1 + UInt8(ascii: "0")
        case 11...36: digit - 11 + UInt8(ascii: "A")
        default: digit - 37 + UInt8(ascii: "a")
        }
    }

    /// The replica in base 62, without a zero digit, so that it never ends with one.
    static func suffix(of replica: UInt64) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = replica
        repeat {
            bytes.append(byte(of: UInt8(rest % 62) + 1))
            rest /= 62
        } while rest > 0
        return bytes.reversed()
    }
}
