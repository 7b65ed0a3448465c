/// The identity of a tab in a saved layout: an opaque string that stays the same across versions, devices and
/// languages.
///
/// An id has 1 to 1,024 bytes of UTF-8. Ids are compared byte by byte, without regard to Unicode equivalence, so
/// that every device sorts and matches them alike.
///
/// ```swift
/// let home: TabID = "home"
/// let typed = TabID(userInput)  // nil if it is empty or too long
/// ```
public struct TabID: Sendable {
    /// The most bytes of UTF-8 that an id may have.
    public static let maximumLength = 1024

    /// The id's text, as it was given.
    public let string: String

    /// A hash of the bytes; its lowest bit tells whether all of them are ASCII.
    @usableFromInline let fingerprint: UInt64

    /// Makes an id, or nil if the text is empty or has more than 1,024 bytes of UTF-8.
    public init?(_ string: String) {
        guard !string.isEmpty, string.utf8.count <= Self.maximumLength else { return nil }
        self.init(unchecked: string)
    }

    init(unchecked string: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var union: UInt8 = 0
        for byte in string.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            union |= byte
        }
        // The multiplication alone leaves the low bits of the last byte almost unmixed.
        hash ^= hash >> 32
        self.string = string
        fingerprint = hash & ~1 | (union < 0x80 ? 1 : 0)
    }

    @inlinable var isASCII: Bool { fingerprint & 1 == 1 }
}

extension TabID: Hashable {
    /// Whether the two ids have the same bytes.
    @inlinable
    public static func == (left: TabID, right: TabID) -> Bool {
        guard left.fingerprint == right.fingerprint, left.string == right.string else { return false }
        return left.isASCII || left.string.utf8.elementsEqual(right.string.utf8)
    }

    /// Feeds the text to the hasher; it is seeded, so that hostile ids cannot be made to collide.
    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(string)
    }
}

extension TabID: Comparable {
    /// Whether the left id's bytes come before the right one's.
    @inlinable
    public static func < (left: TabID, right: TabID) -> Bool {
        if left.isASCII, right.isASCII {
            return left.string < right.string
        }
        return left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
    }
}

extension TabID: ExpressibleByStringLiteral {
    /// Makes an id from a literal; an empty or too long one is a programming error.
    public init(stringLiteral value: String) {
        guard let id = TabID(value) else {
            fatalError("A tab's id has 1 to \(Self.maximumLength) bytes of UTF-8, not \(value.utf8.count)")
        }
        self = id
    }
}

extension TabID: CustomStringConvertible {
    /// The id's text.
    public var description: String { string }
}
