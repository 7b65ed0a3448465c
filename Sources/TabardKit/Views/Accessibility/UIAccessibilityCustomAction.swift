/// Something that assistive technology can do with a view beyond pressing it, such as moving a tab.
///
/// ```swift
/// item.accessibilityCustomActions = [
///     UIAccessibilityCustomAction(name: "Move Left") { _ in move(-1) }
/// ]
/// ```
///
/// The accessibility bus names actions in Latin letters, digits and hyphens, so this one is `move-left` there. For the keyboard they
/// are in a menu, which the Menu key and Shift+F10 open.
///
/// An action calls a closure, or a target's method.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject, _SelectorAnswering {
    /// Does the action; false says that it failed.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What the action does, in the user's language.
    open var name: String
    /// The name with attributes, which screen readers on Linux don't use.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    /// An image of what the action does; nil by default. Without effect on Linux, where screen readers show none.
    open var image: UIImage?
    /// Does the action; nil for one that does nothing.
    open var actionHandler: Handler?

    /// Makes an action that calls a closure.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    /// Makes an action with an image that calls a closure.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Makes an action whose name has attributes, and that calls a closure.
    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(name: attributedName.string, actionHandler: actionHandler)
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

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIAccessibilityCustomAction.self) }
}
