/// Recognizes fingers, or the pressed mouse, that move on the view.
///
/// It begins once they came eight points far, which `translation(in:)` includes.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer, TrackedRecognizer {
    var _tracker = PanTracker()

    /// The least number of fingers; 1 by default.
    open var minimumNumberOfTouches = 1

    /// The greatest number of fingers; any number by default.
    open var maximumNumberOfTouches = Int.max

    /// How far the fingers have come, in a view's directions and in points; nil is the window.
    open func translation(in view: UIView?) -> CGPoint { _vector(_tracker.translation, in: view) }

    /// Makes the translation count on from another value; this resets the velocity's past to match.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        TabardKit.require(
            translation.x.isFinite && translation.y.isFinite,
            "A translation must be of finite numbers, but is \(translation)"
        )
        _tracker.setTranslation(_windowVector(translation, from: view))
    }

    /// How fast the fingers move, in a view's directions and in points a second; nil is the window.
    open func velocity(in view: UIView?) -> CGPoint { _vector(_tracker.velocity, in: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { _press(touches) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { _move(touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { _lift(touches) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { _drop() }

    open override func reset() {
        super.reset()
        _tracker.reset()
    }

    func _configure() {
        _tracker.leastTouches = max(1, minimumNumberOfTouches)
        _tracker.mostTouches = max(_tracker.leastTouches, maximumNumberOfTouches)
    }
}
