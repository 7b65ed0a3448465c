/// How important a message of the log is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The level as Apple's log numbers it.
    public let rawValue: UInt8

    /// Makes a level of its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes a level of its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What helps to find an error.
    public static let `default` = OSLogType(0x00)
    /// What helps but is not needed.
    public static let info = OSLogType(0x01)
    /// What is of use while one develops.
    public static let debug = OSLogType(0x02)
    /// Something went wrong in the app.
    public static let error = OSLogType(0x10)
    /// Something went wrong that must never, in the app or between programs.
    public static let fault = OSLogType(0x11)
}

extension OSLogType {
    /// The word in a line of the log.
    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }

    /// The priority of the journal, which is syslog's.
    var priority: Int {
        switch self {
        case .info: 6
        case .debug: 7
        case .error: 3
        case .fault: 2
        default: 5
        }
    }
}
