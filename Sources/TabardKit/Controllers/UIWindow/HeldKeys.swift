internal import GtkInterop

/// The keys that are down in a window, each with who heard of it (K1–K4).
@MainActor
final class HeldKeys {
    private struct Held {
        let press: UIPress
        weak var responder: UIResponder?
        var isUsed = false
    }

    private unowned let window: UIWindow
    private var held: [Int: Held] = [:]

    init(of window: UIWindow) { self.window = window }

    /// Tells of a key that goes down.
    ///
    /// - Parameter isEarly: Whether it comes before the focused control gets it.
    /// - Returns: Whether the app used it.
    func press(_ key: KeyEvent, isEarly: Bool) -> Bool {
        if let known = held[key.code] { return known.isUsed }
        let text = editedText
        let stroke = KeyStroke(key.key, key.modifiers)
        guard isEarly == (text != nil || stroke.isLeftByControls || key.isModifier) else { return false }
        let responder = text ?? window._commandChain.first
        let press = UIPress(UIKey(key), key.pressType, for: responder, in: window)
        held[key.code] = Held(press: press, responder: responder)
        let isUsed = tell(press, to: responder) { $0.pressesBegan($1, with: $2) }
        held[key.code]?.isUsed = isUsed
        press._reach(press.phase == .began ? .stationary : press.phase)
        return isUsed
    }

    func release(_ key: KeyEvent) { end(key.code, .ended) { $0.pressesEnded($1, with: $2) } }

    /// The window no longer hears of the keys that are down.
    func cancelAll() {
        for code in Array(held.keys) { end(code, .cancelled) { $0.pressesCancelled($1, with: $2) } }
    }

    private func end(
        _ code: Int,
        _ phase: UIPress.Phase,
        _ call: (UIResponder, Set<UIPress>, UIPressesEvent) -> Void
    ) {
        guard let ended = held[code] else { return }
        ended.press._reach(phase)
        _ = tell(ended.press, to: ended.responder, call)
        held[code] = nil
    }

    /// - Returns: Whether it was used.
    private func tell(
        _ press: UIPress,
        to responder: UIResponder?,
        _ call: (UIResponder, Set<UIPress>, UIPressesEvent) -> Void
    ) -> Bool {
        guard let responder else { return false }
        let event = UIPressesEvent(Set(held.values.map(\.press)), text: editedText)
        call(responder, [press], event)
        return !event._isLeft
    }

    private var editedText: UIResponder? {
        guard window._native?.isTextFocused == true else { return nil }
        return EditedField.current ?? FirstResponder.current
    }
}

extension KeyEvent {
    /// Whether it is one of those that are held with others.
    fileprivate var isModifier: Bool {
        if case .other = key { return true }
        return false
    }

    fileprivate var pressType: UIPress.PressType {
        switch key {
        case .up: .upArrow
        case .down: .downArrow
        case .left: .leftArrow
        case .right: .rightArrow
        case .enter, .space: .select
        case .escape: .menu
        case .play: .playPause
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        default: ._other
        }
    }
}
