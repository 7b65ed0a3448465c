/// Something that assistive technology can do with a view beyond pressing it, such as moving a tab.
///
/// ```swift
/// item.accessibilityCustomActions = [
///     UIAccessibilityCustomAction(name: "Move Left") { _ in move(-1) }
/// ]
/// ```
///
/// The accessibility bus names actions in Latin letters, digits and hyphens, so this one is `move-left` there.
///
/// An action calls a closure, or a target's method.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject, _SelectorAnswering {
    /// Does the action; false says that it failed.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What the action does, in the user's language.
    open var name: String
    /// Does the action; nil for one that does nothing.
    open var actionHandler: Handler?

    /// Makes an action that calls a closure.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    /// Makes an action that calls a target's method.
    ///
    /// - Parameters:
    ///   - name: What the action does, in the user's language.
    ///   - target: Whose method it is; it is not kept alive.
    ///   - selector: The method, which takes nothing or the action, and returns whether it worked.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target.map(ClassObject.receiver)
        self.selector = selector
        super.init()
    }

    /// Whose method `selector` is; nil for an action with a closure.
    open weak var target: AnyObject?

    /// The target's method, which takes nothing or the action, and returns whether it worked.
    open var selector: Selector?

    /// Does the action; false says that it failed.
    func _perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, let selector else { return false }
        return selector.send(to: target, [self]) as? Bool ?? true
    }

    /// The name in the form that the accessibility bus takes: Latin letters, digits and hyphens.
    var _busName: String {
        let parts = name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return parts.isEmpty ? "action" : parts.joined(separator: "-")
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIAccessibilityCustomAction.self) }
}
