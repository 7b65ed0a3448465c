// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The seconds since the beginning of 2001, by the clock that people and networks set.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
