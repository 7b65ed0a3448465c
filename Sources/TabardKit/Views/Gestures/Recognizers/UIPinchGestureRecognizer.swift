/// Recognizes two fingers that move apart or together, on the screen or on a touchpad.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TrackedRecognizer {
    var _tracker = TwoFingerTracker(.pinch)

    /// The distance of the fingers, as a multiple of what it was when the gesture began.
    ///
    /// Setting it makes it count on from there.
    open var scale: CGFloat {
        get { _tracker.scale }
        set { _tracker.setScale(newValue) }
    }

    /// How fast the scale changes, a second.
    open var velocity: CGFloat { _tracker.scaleVelocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { _press(touches) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { _move(touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { _lift(touches) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { _drop() }

    open override func reset() {
        super.reset()
        _tracker.reset()
    }

    override func _touchpadMoved(scale: CGFloat, turn: CGFloat, at time: TimeInterval) {
        _take(_tracker.moveOnTouchpad(scale: scale, turn: turn, at: time))
    }

    func _configure() {}
}
