/// A part of a text that is edited; the text itself makes it.
@preconcurrency @MainActor
open class UITextRange: NSObject, _SelectorAnswering {
    /// Makes a part of no text.
    public override init() { super.init() }

    /// Whether it is but a place.
    open var isEmpty: Bool { true }

    /// Where it begins.
    open var start: UITextPosition { UITextPosition() }

    /// Where it ends.
    open var end: UITextPosition { start }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITextRange.self) }
}
