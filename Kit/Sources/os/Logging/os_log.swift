// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes a message to the log, in the form of `NSString`'s formats.
///
/// `%{public}@` and `%{private}@` say whether a value is shown; without them numbers are, and text and objects are not
/// unless standard error is a terminal.
///
/// - Parameters:
///   - message: The format.
///   - dso: Without effect: Apple's log tells the library that a message is from.
///   - log: The part of the log.
///   - type: The level.
///   - args: The values.
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ args: Any...
) {
    write(message.description, args, log: log, type: type)
}

/// Writes a message of a level to the log, in the form of `NSString`'s formats.
///
/// - Parameters:
///   - type: The level.
///   - dso: Without effect: Apple's log tells the library that a message is from.
///   - log: The part of the log.
///   - message: The format.
///   - args: The values.
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ args: Any...
) {
    write(message.description, args, log: log, type: type)
}

/// Writes a message of a level to the log.
///
/// - Parameters:
///   - type: The level.
///   - log: The part of the log.
///   - message: The message, with values of their own privacy and form.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    Logger(log).log(level: type, message)
}

/// Writes a message of the default level to the log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { Logger().log(message) }

private func write(_ format: String, _ values: [Any], log: OSLog, type: OSLogType) {
    guard log.isEnabled(type: type) else { return }
    let output = LogOutput.standard
    let text = LogFormat(format).text(of: values, showingPrivateValues: output.showsPrivateValues)
    output.write(text, type: type, log: log)
}
