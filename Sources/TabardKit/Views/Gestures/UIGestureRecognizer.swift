import Synchronization

/// Finds a gesture in what the user does on a view and in the views inside it. Use one of its subclasses, or your own.
///
/// A recognizer calls methods of targets, and closures, in the order in which they were added:
///
/// ```swift
/// view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
/// view.addGestureRecognizer(UIPanGestureRecognizer { recognizer in print(recognizer.state) })
/// ```
///
/// `#selector` needs `tabard-swift`. Targets are not kept alive; those that are gone are called no more.
///
/// A recognizer starts as `possible`. A gesture of one moment, such as a tap, then is `ended` or `failed`. One that
/// lasts, such as a pan, `began`, `changed` as often as it takes, and `ended` or was `cancelled`. The closures are
/// called for each of these but `failed`.
///
/// When a recognizer finds its gesture, the others that follow the same touches fail, unless a delegate says that both
/// may go on. What is deeper in the views is asked first. The scrolling of a scroll view takes part in this.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, _SelectorAnswering {
    nonisolated let _associatedValues = Mutex<AssociatedObjects.Values>([:])

    /// Where a recognizer is in its gesture.
    public enum State: Int, Sendable {
        /// Nothing is known yet, the default.
        case possible = 0
        /// A gesture that lasts has begun.
        case began = 1
        /// A gesture that lasts goes on.
        case changed = 2
        /// The gesture is complete.
        case ended = 3
        /// The gesture stopped before it was complete.
        case cancelled = 4
        /// It is another gesture, or none.
        case failed = 5

        /// The same as `ended`, for gestures of a single moment.
        public static let recognized = State.ended
    }

    weak var _view: UIView?
    weak var _arena: GestureArena?
    var _state = State.possible
    /// The states that the recognizer wants to take and that nobody has allowed yet.
    var _requests: [State] = []
    /// Whether the closures are being called; what else is wished for is no news to them yet.
    var _isTelling = false
    /// The fingers that are down, in the order in which they came.
    var _touches: [UITouch] = []
    /// The presses that the gesture has been made of so far.
    var _sequence: Set<Int> = []
    var _lastLocation = CGPoint.zero
    var _requirements: [WeakRecognizer] = []
    /// Tells an old timer from the current one.
    var _timerCount = 0
    private var handlers: [Handler] = []

    /// Makes a recognizer that calls a target's method whenever its state changes to something new.
    ///
    /// - Parameters:
    ///   - target: Whose method it is; it is not kept alive. With nil nothing is called yet.
    ///   - action: The method, which takes nothing or the recognizer.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer that calls nothing yet; see `addTarget(_:action:)` and `addHandler(_:)`.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recognizer with a closure to call whenever its state changes to something new.
    ///
    /// UIKit has no such initializer; it is for sources that are not lowered.
    public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
        self.init()
        addHandler(handler)
    }

    /// Adds a closure to call.
    public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        handlers.append(.closure(handler))
    }

    /// Adds a target's method to call; a target that has it already gets it once.
    ///
    /// - Parameters:
    ///   - target: Whose method it is; it is not kept alive.
    ///   - action: The method, which takes nothing or the recognizer. A target without it stops the program when it is
    ///     called.
    open func addTarget(_ target: Any, action: Selector) {
        handlers.removeAll { $0.target?.isGone == true }
        let isKnown = handlers.contains { $0.target.map { $0.action == action && $0.isFor(target) } ?? false }
        if !isKnown { handlers.append(.target(TargetAction(target, action))) }
    }

    /// Calls a target's method no more.
    ///
    /// - Parameters:
    ///   - target: The target; nil for all.
    ///   - action: The method; nil for all of the target's.
    open func removeTarget(_ target: Any?, action: Selector?) {
        handlers.removeAll { handler in
            guard let known = handler.target else { return false }
            return (target == nil || known.isFor(target)) && (action == nil || known.action == action)
        }
    }

    /// Where the recognizer is in its gesture.
    ///
    /// Subclasses set it while they get touches. It then is a wish: it comes true, and the closures are called, once all
    /// recognizers have heard of the touch and nothing speaks against it. What does not follow from the state before,
    /// such as `began` after `ended`, is ignored.
    open var state: State {
        get { _isTelling ? _state : _requests.last ?? _state }
        set { _request(newValue) }
    }

    /// Decides what the recognizer may do, together with others. It is not kept alive.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view that the recognizer is on.
    open var view: UIView? { _view }

    /// Whether the recognizer listens; true by default. Setting it to false cancels a gesture in progress.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { _giveUp() } }
    }

    /// Whether views no longer get the touches of a gesture once it is found; true by default.
    ///
    /// Buttons, rows of lists and the scrolling of what lies below then give up what was pressed.
    open var cancelsTouchesInView = true

    /// Whether views hear of the beginning of a touch only once the recognizer has failed; false by default.
    ///
    /// Of a touch that becomes the gesture they then hear nothing, if `cancelsTouchesInView` is true.
    open var delaysTouchesBegan = false

    /// Whether views hear of the end of a touch only once the recognizer has failed; true by default.
    ///
    /// If it finds its gesture, they hear that the touch was cancelled, as far as `cancelsTouchesInView` is true. It counts
    /// for gestures that may go on after the fingers are lifted, such as two taps.
    open var delaysTouchesEnded = true

    /// A name for your own use, such as in logs; nil by default.
    open var name: String?

    /// The number of fingers that are down and belong to the gesture.
    open var numberOfTouches: Int { _touches.count }

    /// Where the gesture is, in a view's coordinates; nil is the window.
    ///
    /// It is the middle of all fingers, or where the last one was.
    open func location(in view: UIView?) -> CGPoint { _locate(_middle, in: view) }

    /// Where one of the fingers is, in a view's coordinates; nil is the window.
    ///
    /// - Parameters:
    ///   - touchIndex: From 0 to `numberOfTouches - 1`; any other stops the program.
    ///   - view: Whose coordinates are meant; nil for the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        TabardKit.require(
            _touches.indices.contains(touchIndex),
            "The index of a touch must be from 0 to \(_touches.count - 1), but is \(touchIndex)"
        )
        return _touches[touchIndex].location(in: view)
    }

    /// Makes this recognizer wait until another one has failed; if that one finds its gesture, this one fails.
    ///
    /// It has an effect while the other one follows the same touches.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        _requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        _requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Called when a finger came down on the view or in it; does nothing by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when a finger moved; does nothing by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when a finger came up; does nothing by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the desktop took a finger away; does nothing by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called after a gesture, when the recognizer is `possible` again; override it to forget what it knew.
    open func reset() {}

    /// No longer follows a touch, for subclasses.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        _touches.removeAll { $0 === touch }
    }

    /// Whether this recognizer, once it has found its gesture, makes another one fail; true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recognizer fails once another one has found its gesture; true by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recognizer waits until another one has failed; false by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another recognizer waits until this one has failed; false by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recognizer follows a touch at all, before its delegate is asked.
    func _accepts(_ touch: UITouch) -> Bool { touch._button == 1 }

    /// Asked when nothing else speaks against the gesture; false makes it fail after all.
    func _prepareToBegin() -> Bool { true }

    /// Something spoke against the gesture, so it failed.
    func _wasRefused() {}

    /// Which of several recognizers that find their gesture at once is asked first: that with the larger number.
    var _precedence: Int { 0 }

    /// Two fingers moved on a touchpad.
    func _touchpadMoved(scale: CGFloat, turn: CGFloat, at time: TimeInterval) {}

    /// The pointer moved over the view without a button, or left it.
    func _hover(isInside: Bool) {}

    func _callHandlers() {
        for handler in handlers {
            switch handler {
            case .closure(let call): call(self)
            case .target(let target):
                if let receiver = target.target { target.action.send(to: receiver, [self]) }
            }
        }
    }

    /// What is called when the state changes.
    private enum Handler {
        case closure((UIGestureRecognizer) -> Void)
        case target(TargetAction)

        var target: TargetAction? {
            guard case .target(let target) = self else { return nil }
            return target
        }
    }

    /// Whether the work is done by GTK's widgets, which hear from the arena who has won.
    var _standsForWidgets: Bool { false }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(
            UIGestureRecognizer.self,
            [.property("delegate", { $0.delegate }, { $0.delegate = $1 })]
        )
    }
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
