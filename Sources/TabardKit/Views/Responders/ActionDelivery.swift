/// How the action of a control, item or key gets to its target.
@MainActor
enum ActionDelivery {
    /// The app, which lies on a floor above and may send actions in a way of its own.
    static weak var application: (any ActionSending)?

    /// Sends an action through the app, if there is one.
    @discardableResult
    static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        application?.sendAction(action, to: target, from: sender, for: event)
            ?? deliver(action, to: target, from: sender, for: event)
    }

    /// Calls the target's method, or that of the first responder which has it if the target is nil.
    ///
    /// - Returns: Whether there was anybody to call.
    static func deliver(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target = target ?? responder(to: action, from: sender) else { return false }
        action.send(to: ClassObject.receiver(target), [sender, event])
        RestorableChange.happened()
        return true
    }

    /// Who would do it; nil for nobody.
    static func target(of action: Selector, from sender: Any?) -> Any? { responder(to: action, from: sender) }

    /// Who can do it: the text that is edited is asked first, then what has the keyboard focus, then the sender, each with
    /// all that follows it.
    private static func responder(to action: Selector, from sender: Any?) -> Any? {
        let window = (sender as? UIView)?._window
        let windows = (window.map { [$0] } ?? []) + RootViews.shown.reversed()
        let focused = windows.lazy.compactMap(\._focusedView).first
        let first: [UIResponder?] = [EditedField.current, focused, sender as? UIResponder]
        if let found = first.lazy.compactMap({ $0?.target(forAction: action, withSender: sender) }).first {
            return found
        }
        // A command of a menu, which has the focus while it is open, is for what is on the screen.
        guard sender is UICommand else { return nil }
        return windows.lazy.flatMap(\._commandChain).first {
            $0.canPerformAction(action, withSender: sender)
        }
    }
}

/// The app, as the floors below it know it.
@preconcurrency @MainActor
protocol ActionSending: AnyObject {
    func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool

    /// Follows a link.
    func _open(_ url: URL)
}

/// A target that is not kept alive, and its action.
struct TargetAction {
    /// Nil for the responder chain, too; see `isOfChain`.
    private(set) weak var target: AnyObject?
    /// Whether the responder chain is searched.
    let isOfChain: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        self.target = target.map(ClassObject.receiver)
        isOfChain = target == nil
        self.action = action
    }

    /// Whether the target is no more, so that nobody is called.
    var isGone: Bool { !isOfChain && target == nil }

    /// Whether it is this target, where nil stands for the responder chain.
    func isFor(_ other: Any?) -> Bool {
        guard let other else { return isOfChain }
        return target === ClassObject.receiver(other)
    }
}
