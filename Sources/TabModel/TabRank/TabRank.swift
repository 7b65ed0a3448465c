/// A place in an order as a fraction written in digits: between any two there is always another.
///
/// A rank is text over the 63 digits `.`, `0` to `9`, `A` to `Z`, `a` to `z`, in this order, which is that of their
/// bytes; `.` is the zero. It ends with a `.` and the number of the device that made it, so that two devices that
/// put a tab at the same place at the same time make two different ranks. Ranks are compared byte by byte. Should a
/// record have one rank twice nevertheless, as after an undo on another device, the tabs' ids decide until the next
/// edit tells the ranks apart.
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

    /// Makes a rank from saved text, or nil if it is malformed: empty, longer than 256 bytes, with another
    /// character than the 63 digits, or with `.` at its end.
    public init?(_ text: String) {
        guard (1...Self.maximumLength).contains(text.utf8.count), text.utf8.last != Self.zero,
            text.utf8.allSatisfy({ Self.digit(of: $0) != nil })
        else { return nil }
        self.text = text
    }

    init(digits: [UInt8], replica: UInt64) {
        var bytes = digits.map { Self.byte(of: $0) }
        bytes.append(Self.zero)
        bytes += Self.suffix(of: replica)
        text = String(decoding: bytes, as: UTF8.self)
    }

    var digits: [UInt8] {
        text.utf8.map { Self.digit(of: $0) ?? 0 }
    }
}

extension TabRank: Comparable {
    /// Whether the left rank is the earlier place.
    public static func < (left: TabRank, right: TabRank) -> Bool {
        // All digits are ASCII, for which this is the order of the bytes.
        left.text < right.text
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
