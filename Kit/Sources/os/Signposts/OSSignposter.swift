/// Marks intervals and moments for Instruments, which Linux has not: nothing is recorded, and closures simply run.
public struct OSSignposter: Sendable {
    /// A signposter like any other here.
    public static let disabled = OSSignposter()

    /// Makes a signposter.
    public init() {}

    /// Makes a signposter for an app and a topic, without effect.
    public init(subsystem: String, category: String) {}

    /// Makes a signposter for an app and a topic of Apple's tools, without effect.
    public init(subsystem: String, category: OSLog.Category) {}

    /// Makes a signposter for a part of the log, without effect.
    public init(logHandle: OSLog) {}

    /// Makes a signposter for a logger's part of the log, without effect.
    public init(logger: Logger) {}

    /// Whether something is recorded, which it is not.
    public var isEnabled: Bool { false }

    /// An id for intervals that overlap.
    public func makeSignpostID() -> OSSignpostID { .exclusive }

    /// An id for the intervals of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(log: .default, object: object)
    }

    /// Marks the beginning of an interval, without effect.
    ///
    /// - Returns: What `endInterval` takes.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState
    {
        OSSignpostIntervalState(id: id)
    }

    /// Marks the beginning of an interval, without effect.
    ///
    /// - Returns: What `endInterval` takes.
    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id)
    }

    /// Marks the end of an interval, without effect.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

    /// Marks the end of an interval, without effect.
    public func endInterval(
        _ name: StaticString,
        _ state: OSSignpostIntervalState,
        _ message: SignpostMetadata
    ) {}

    /// Marks a moment, without effect.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

    /// Marks a moment, without effect.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {}

    /// Runs a closure, which would be marked as an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        around task: () throws -> T
    ) rethrows -> T {
        try task()
    }

    /// Runs a closure, which would be marked as an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata,
        around task: () throws -> T
    ) rethrows -> T {
        try task()
    }
}

/// What is told beside a signpost.
public typealias SignpostMetadata = OSLogMessage

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    /// Which interval of a name it is.
    public let signpostID: OSSignpostID

    init(id: OSSignpostID) { signpostID = id }

    /// The state of an interval that began elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id)
    }
}
