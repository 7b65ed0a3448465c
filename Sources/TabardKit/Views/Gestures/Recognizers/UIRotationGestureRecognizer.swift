/// Recognizes two fingers that turn around each other, on the screen or on a touchpad.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TrackedRecognizer {
    var _tracker = TwoFingerTracker(.rotation)

    /// How far the fingers turned since the gesture began, clockwise, in radians.
    ///
    /// Setting it makes it count on from there.
    open var rotation: CGFloat {
        get { _tracker.rotation }
        set { _tracker.setRotation(newValue) }
    }

    /// How fast the fingers turn, in radians a second.
    open var velocity: CGFloat { _tracker.rotationVelocity }

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
