/// One press of a finger, a pen or a mouse, as controls, views and gesture recognizers follow it.
@preconcurrency @MainActor
open class UITouch: NSObject, _SelectorAnswering {
    /// How far the press has come.
    public enum Phase: Int, Sendable {
        /// The press has just begun.
        case began = 0
        /// The finger, pen or pointer has moved.
        case moved = 1
        /// It is still pressed, and has not moved.
        case stationary = 2
        /// It was let go.
        case ended = 3
        /// The system or a gesture has taken the press; nothing is to be done for it.
        case cancelled = 4
    }

    /// With what the user presses.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// Something that stands apart from the screen.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// A mouse or a touchpad.
        case indirectPointer = 3
    }

    private weak var ownView: UIView?
    /// In whose coordinates the places are: those of what does not move when the view does.
    private weak var space: UIView?
    private var place: CGPoint
    private var formerPlace: CGPoint
    /// GTK's identifier; a later touch may have it again.
    var _identifier: UInt = 0
    /// Tells touches apart for good.
    var _number = 0
    /// The button of the mouse, as GTK counts them: 1 for the primary one.
    var _button = 1
    /// Whether a widget of GTK's own makes something of the press, which then is not for controls and rows.
    var _isTakenByWidget = false
    var _delivery = TouchDelivery.open
    private let kind: TouchType
    private let taps: Int
    private var stage = Phase.began
    private var time: TimeInterval

    /// Makes a touch that is on no view, for tests.
    public override init() {
        place = .zero
        formerPlace = .zero
        kind = .direct
        taps = 0
        time = 0
        super.init()
    }

    init(
        view: UIView,
        space: UIView? = nil,
        location: CGPoint,
        type: TouchType,
        tapCount: Int,
        timestamp: TimeInterval
    ) {
        ownView = view
        self.space = space ?? view
        place = location
        formerPlace = location
        kind = type
        taps = tapCount
        time = timestamp
        super.init()
    }

    /// How far the press has come.
    open var phase: UITouch.Phase { stage }

    /// With what the user presses.
    open var type: UITouch.TouchType { kind }

    /// How many presses followed each other quickly, this one included.
    open var tapCount: Int { taps }

    /// When the press last changed, in seconds since the system started.
    open var timestamp: TimeInterval { time }

    /// The view in which the press began.
    open var view: UIView? { ownView }

    /// The window of that view.
    open var window: UIWindow? { ownView?.window }

    /// Where the press is, in a view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        space?.convert(place, to: view) ?? place
    }

    /// Where the press was before it last moved, in a view's coordinates; nil is the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        space?.convert(formerPlace, to: view) ?? formerPlace
    }

    /// The recognizers that follow the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        guard let view = ownView else { return [] }
        return GestureArena.recognizers(around: view).filter { recognizer in
            recognizer._touches.contains { $0 === self }
        }
    }

    var _place: CGPoint { place }

    func _move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
        formerPlace = place
        place = location
        stage = phase
        time = timestamp
    }

    /// Shows itself in another phase to its view, though others follow it as it is: as begun when the view hears of it
    /// late, as cancelled when it no longer is the view's part.
    func _while(_ phase: Phase, _ perform: () -> Void) {
        let real = stage
        stage = phase
        perform()
        stage = real
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITouch.self) }
}
