/// What is asked for in measuring and drawing a text, and what came of it.
open class NSStringDrawingContext: NSObject, _SelectorAnswering {
    /// How small fonts may become for a text to fit its area: a part of their size; 0, that is not at all, by default.
    open var minimumScaleFactor: CGFloat = 0
    /// The part of their size that fonts had when the text was measured or drawn last.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The area that the text took up when it was measured or drawn last.
    open internal(set) var totalBounds = CGRect.zero

    /// Makes a context that asks for nothing.
    public override init() { super.init() }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSStringDrawingContext.self) }
}
