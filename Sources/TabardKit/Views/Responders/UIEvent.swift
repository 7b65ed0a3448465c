/// One interaction of the user, as it is handed to hit testing.
@preconcurrency @MainActor
open class UIEvent: NSObject, _SelectorAnswering {
    /// What kind of interaction it is.
    public enum EventType: Int, Sendable {
        /// Fingers, pens and buttons that are pressed.
        case touches = 0
        /// The device is shaken, which is a key on desktops (SH1).
        case motion = 1
        /// Keys of headphones; never sent on Linux.
        case remoteControl = 2
        /// Keys of a keyboard.
        case presses = 3
        /// Wheel or touchpad scroll; never sent on Linux, where scroll views hear of it otherwise.
        case scroll = 10
        /// The pointer moves with no button pressed.
        case hover = 11
        /// Fingers on a touchpad pinch or turn.
        case transform = 14
    }

    /// What an interaction is more closely.
    public enum EventSubtype: Int, Sendable {
        /// Nothing more is to be said.
        case none = 0
        /// The device is shaken, which is a key on desktops (SH1).
        case motionShake = 1
        /// The key that plays; never sent on Linux.
        case remoteControlPlay = 100
        /// The key that pauses; never sent on Linux.
        case remoteControlPause = 101
        /// The key that stops; never sent on Linux.
        case remoteControlStop = 102
        /// The key that plays and pauses; never sent on Linux.
        case remoteControlTogglePlayPause = 103
        /// The key for the next track; never sent on Linux.
        case remoteControlNextTrack = 104
        /// The key for the track before; never sent on Linux.
        case remoteControlPreviousTrack = 105
        /// The key that winds back goes down; never sent on Linux.
        case remoteControlBeginSeekingBackward = 106
        /// The key that winds back comes up; never sent on Linux.
        case remoteControlEndSeekingBackward = 107
        /// The key that winds forward goes down; never sent on Linux.
        case remoteControlBeginSeekingForward = 108
        /// The key that winds forward comes up; never sent on Linux.
        case remoteControlEndSeekingForward = 109
    }

    /// Buttons of a mouse.
    @frozen
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set of buttons of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The button under the index finger, by default the left one.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button that opens menus, by default the right one.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// A button by its number: 1 is the primary, 2 the secondary, 3 the middle one.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << min(max(0, buttonNumber - 1), 62))
        }
    }

    /// What kind of interaction it is.
    open var type: EventType { kind }

    /// What it is more closely; `.none` for all but shaking.
    open var subtype: EventSubtype { detail }

    /// When it happened, in seconds since the system started.
    open var timestamp: TimeInterval { time }

    /// All touches that are there, those of other views too; nil if the event is none of touches.
    open var allTouches: Set<UITouch>? { _touches }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { _touches?.filter { $0.view === view } }

    /// The touches in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { _touches?.filter { $0.window === window } }

    /// The touches that a recognizer follows.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        _touches?.filter { touch in gesture._touches.contains { $0 === touch } }
    }

    var _touches: Set<UITouch>?
    /// Whether it came to the end of the chain of responders, or to a text that is to have it.
    var _isLeft = false
    private let kind: EventType
    private let detail: EventSubtype
    private let time: TimeInterval

    /// Makes an event that nothing has happened in, for tests.
    public override convenience init() { self.init(type: .touches) }

    init(
        type: EventType,
        subtype: EventSubtype = .none,
        timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
    ) {
        kind = type
        detail = subtype
        time = timestamp
        super.init()
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIEvent.self) }
}
