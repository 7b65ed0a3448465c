/// Recognizes one or more quick taps of fingers or a pen, or clicks of the mouse.
///
/// ```swift
/// view.addGestureRecognizer(UITapGestureRecognizer { _ in print("tapped") })
/// ```
///
/// For a single and a double tap on one view, let the single one wait: `single.require(toFail: double)`; otherwise a
/// double tap is found after a single one.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer, TrackedRecognizer {
    var _tracker = TapTracker()

    /// How many taps in a row it takes; 1 by default.
    open var numberOfTapsRequired = 1 {
        didSet {
            TabardKit.require(
                numberOfTapsRequired >= 1,
                "A tap takes at least one tap, not \(numberOfTapsRequired)"
            )
        }
    }

    /// How many fingers tap together; 1 by default.
    open var numberOfTouchesRequired = 1 {
        didSet {
            TabardKit.require(
                numberOfTouchesRequired >= 1,
                "A tap takes at least one finger, not \(numberOfTouchesRequired)"
            )
        }
    }

    /// The mouse's buttons that count; the primary one by default. Fingers always do.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// A tap does not keep another that takes more taps from being found.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { _press(touches) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { _move(touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { _lift(touches) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { _drop() }

    open override func reset() {
        super.reset()
        _tracker.reset()
    }

    override var _precedence: Int { numberOfTapsRequired }

    override func _accepts(_ touch: UITouch) -> Bool {
        touch.type != .indirectPointer || buttonMaskRequired.contains(.button(touch._buttonNumber))
    }

    func _configure() {
        _tracker.tapsRequired = numberOfTapsRequired
        _tracker.touchesRequired = numberOfTouchesRequired
    }
}
