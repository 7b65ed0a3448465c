/// One press of a key.
@preconcurrency @MainActor
open class UIPress: NSObject, _SelectorAnswering {
    /// How far the press has come.
    public enum Phase: Int, Sendable {
        /// The key has just gone down.
        case began = 0
        /// It is pressed otherwise than before; never on Linux, where keys don't tell how far they are down.
        case changed = 1
        /// It is held.
        case stationary = 2
        /// It came up.
        case ended = 3
        /// The window lost the keyboard while it was held.
        case cancelled = 4
    }

    /// What a key stands for on remote controls.
    public enum PressType: Int, Sendable {
        /// The arrow that points up.
        case upArrow = 0
        /// The arrow that points down.
        case downArrow = 1
        /// The arrow that points to the left.
        case leftArrow = 2
        /// The arrow that points to the right.
        case rightArrow = 3
        /// Enter, and Space.
        case select = 4
        /// Escape.
        case menu = 5
        /// The key that starts and halts what is played.
        case playPause = 6
        /// Page Up.
        case pageUp = 30
        /// Page Down.
        case pageDown = 31
        /// A key of Apple's remote control; never on Linux.
        case tvRemoteOneTwoThree = 32
        /// A key of Apple's remote control; never on Linux.
        case tvRemoteFourColors = 33
        /// Any other key, which `key` tells of.
        case _other = 2_000
    }

    private let kind: PressType
    private let pressed: UIKey?
    private weak var first: UIResponder?
    private weak var root: (any RootView)?
    private var stage = Phase.began
    private var time = ProcessInfo.processInfo.systemUptime

    init(_ key: UIKey, _ kind: PressType, for responder: UIResponder?, in window: (any RootView)?) {
        pressed = key
        self.kind = kind
        first = responder
        root = window
        super.init()
    }

    /// How far the press has come.
    open var phase: Phase { stage }

    /// What the key stands for on remote controls.
    open var type: PressType { kind }

    /// When the phase began, in seconds since the system started.
    open var timestamp: TimeInterval { time }

    /// How hard it is pressed, from 0 to 1; 1 on Linux while it is down, where keys don't tell.
    open var force: CGFloat { stage == .ended || stage == .cancelled ? 0 : 1 }

    /// The key.
    open var key: UIKey? { pressed }

    /// Who heard of the press first.
    open var responder: UIResponder? { first }

    /// The window that has the keyboard.
    open var window: UIWindow? { root?._asWindow }

    func _reach(_ phase: Phase) {
        stage = phase
        time = ProcessInfo.processInfo.systemUptime
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPress.self) }
}
