import GtkInterop

/// Finds a gesture in what the user does on a view. Use one of its subclasses.
///
/// Linux has no selectors, so instead of a target and an action a recognizer calls a closure.
@MainActor
open class UIGestureRecognizer: NSObject {
    /// Where a recognizer is in its gesture.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The same as `ended`, for gestures of a single moment.
        public static let recognized = State.ended
    }

    weak var _view: UIView?
    var _location = CGPoint.zero
    private var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []

    /// Makes a recognizer that calls nothing yet; see `addHandler(_:)`.
    public override init() {
        super.init()
    }

    /// Makes a recognizer with a closure to call whenever its state changes to something new.
    ///
    /// This stands for UIKit's `init(target:action:)`, which needs the Objective-C runtime.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        addHandler(handler)
    }

    /// Adds a closure to call; this stands for UIKit's `addTarget(_:action:)`.
    public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// Where the recognizer is in its gesture.
    open internal(set) var state: State = .possible

    /// The view that the recognizer is on.
    open var view: UIView? { _view }

    /// Whether the recognizer listens; true by default.
    open var isEnabled = true {
        didSet { _enabledChanged() }
    }

    /// Where the gesture is, in a view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = _view else { return _location }
        return own.convert(_location, to: view)
    }

    func _attach(to widget: Widget) {}

    func _detach() {}

    func _enabledChanged() {}

    func _recognize(at location: CGPoint) {
        _location = location
        state = .ended
        for handler in handlers { handler(self) }
        state = .possible
    }
}
