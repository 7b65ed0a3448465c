/// One interaction of the user, as it is handed to hit testing.
@MainActor
open class UIEvent: NSObject {
    /// What kind of interaction it is.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// What kind of interaction it is.
    open var type: EventType { kind }

    /// When it happened, in seconds since the system started.
    open var timestamp: TimeInterval { time }

    private let kind: EventType
    private let time: TimeInterval

    init(type: EventType, timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime) {
        kind = type
        time = timestamp
        super.init()
    }
}
