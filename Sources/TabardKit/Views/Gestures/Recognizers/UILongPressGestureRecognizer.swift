/// Recognizes fingers, or the pressed mouse, that rest on the view for a while.
///
/// It began when the time is over, changes with each movement after that, and ended when the fingers come up.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer, TrackedRecognizer {
    var _tracker = LongPressTracker()

    /// How long the fingers rest, in seconds; 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet {
            TabardKit.require(
                minimumPressDuration.isFinite,
                "The duration of a press must be a finite number of seconds, not \(minimumPressDuration)"
            )
        }
    }

    /// How far the fingers may slip meanwhile, in points; 10 by default.
    open var allowableMovement: CGFloat = 10

    /// How many taps come before the press; 0 by default.
    open var numberOfTapsRequired = 0

    /// How many fingers press together; 1 by default.
    open var numberOfTouchesRequired = 1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { _press(touches) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { _move(touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { _lift(touches) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { _drop() }

    open override func reset() {
        super.reset()
        _tracker.reset()
    }

    func _configure() {
        _tracker.duration = minimumPressDuration
        _tracker.slip = allowableMovement
        _tracker.tapsRequired = max(0, numberOfTapsRequired)
        _tracker.touchesRequired = max(1, numberOfTouchesRequired)
    }
}
