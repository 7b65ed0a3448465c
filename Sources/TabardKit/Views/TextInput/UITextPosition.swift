/// A place in a text that is edited; the text itself makes it.
@preconcurrency @MainActor
open class UITextPosition: NSObject, _SelectorAnswering {
    /// Makes a place in no text.
    public override init() { super.init() }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITextPosition.self) }
}
