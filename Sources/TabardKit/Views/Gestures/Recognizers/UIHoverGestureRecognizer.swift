/// Recognizes the mouse's pointer, or a pen, that moves over the view without being pressed.
///
/// It began when the pointer comes, changes with each movement, and ended when it leaves. It competes with no other
/// recognizer.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// How many there are, as looking for what lies below the pointer takes time.
    static var _count = 0

    /// Makes a recognizer that calls a target's method whenever its state changes to something new.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        Self._count += 1
    }

    isolated deinit { Self._count -= 1 }

    override func _accepts(_ touch: UITouch) -> Bool { false }

    override func _hover(isInside: Bool) {
        switch (_state, isInside) {
        case (.possible, true): _enter(.began)
        case (.began, true), (.changed, true): _enter(.changed)
        case (.began, false), (.changed, false):
            _enter(.ended)
            _startAfresh()
        default: break
        }
    }
}
