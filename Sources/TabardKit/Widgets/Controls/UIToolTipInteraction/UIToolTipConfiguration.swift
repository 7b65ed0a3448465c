/// A text that is shown while the pointer rests over a view, or over a part of it.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject, _SelectorAnswering {
    /// The text.
    public let toolTip: String

    /// The part of the view that the text is about; null for all of it.
    public let sourceRect: CGRect

    /// Makes a text for a whole view.
    public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

    /// Makes a text for a part of a view, in its coordinates.
    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
        super.init()
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIToolTipConfiguration.self) }
}
