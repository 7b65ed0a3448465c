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
/// Linux has no selectors, so actions call closures; `init(name:target:selector:)` is absent.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
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

    /// The name in the form that the accessibility bus takes: Latin letters, digits and hyphens.
    var _busName: String {
        let parts = name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return parts.isEmpty ? "action" : parts.joined(separator: "-")
    }
}
