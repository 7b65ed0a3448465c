// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Marks the beginning or end of an interval, or a moment, for Instruments, which Linux has not: without effect.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks the beginning or end of an interval, or a moment, for Instruments, which Linux has not: without effect.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive,
    _ format: StaticString,
    _ arguments: Any...
) {}
