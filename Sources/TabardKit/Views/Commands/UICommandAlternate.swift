/// Another action of a command, for when more keys are held.
///
/// Menus on Linux show none of them: pointers and screen readers come to a menu without holding keys. Shortcuts have them.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, _SelectorAnswering {
    private let name: String
    private let method: Selector
    private let flags: UIKeyModifierFlags

    /// Makes an alternate.
    ///
    /// - Parameters:
    ///   - title: What stands for it.
    ///   - action: The method that it calls.
    ///   - modifierFlags: The keys that are held besides those of the command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        name = title
        method = action
        flags = modifierFlags
        super.init()
    }

    /// What stands for it.
    open var title: String { name }

    /// The method that it calls.
    open var action: Selector { method }

    /// The keys that are held besides those of the command.
    open var modifierFlags: UIKeyModifierFlags { flags }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UICommandAlternate.self) }
}
