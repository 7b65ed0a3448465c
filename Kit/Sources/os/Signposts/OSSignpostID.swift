/// Which of several intervals of one name is meant.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64

    /// Makes an id of a number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Makes an id of a number.
    public init(_ value: UInt64) { rawValue = value }

    /// Makes an id of a part of the log; all are the same here, since nothing is measured.
    public init(log: OSLog) { self = .exclusive }

    /// Makes the id of an object in a part of the log.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }

    /// The id of intervals that never overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An id that is none.
    public static let invalid = OSSignpostID(.max)
    /// An id that is none.
    public static let null = OSSignpostID(0)

    /// Whether one id has the smaller number.
    public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The kind as Apple's log numbers it.
    public let rawValue: UInt8

    /// Makes a kind of its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}
