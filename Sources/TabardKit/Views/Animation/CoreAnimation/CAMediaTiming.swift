// Apple gives these functions names like those of types.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import GtkInterop

/// Seconds.
public typealias CFTimeInterval = Double

/// The clock of animations, in seconds since some moment before the program began.
public func CACurrentMediaTime() -> CFTimeInterval { MonotonicClock.seconds }

/// What an animation shows before it begins and after it ended.
@frozen
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer as it is, before and after.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end, after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its start, before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its start before it, and its end after it.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// When something happens, how fast and how often.
public protocol CAMediaTiming {
    /// When it begins, in seconds of what it belongs to; 0 is at once.
    var beginTime: CFTimeInterval { get set }
    /// How long one run lasts, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast time runs; 1 by default.
    var speed: Float { get set }
    /// Where in its own time it begins, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How many runs there are; `.infinity` for no end.
    var repeatCount: Float { get set }
    /// How long all runs last together, in seconds; 0 if `repeatCount` counts.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What is shown before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}
