/// The area of a part of a text in one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject, _SelectorAnswering {
    /// Makes an empty area.
    public override init() { super.init() }

    /// Where the area is.
    open var rect: CGRect { .zero }

    /// The direction in which the text in it is written.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the part begins in it.
    open var containsStart: Bool { false }

    /// Whether the part ends in it.
    open var containsEnd: Bool { false }

    /// Whether the text in it is written from top to bottom.
    open var isVertical: Bool { false }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITextSelectionRect.self) }
}

/// The area of a part of GTK's text in one line.
final class TextLineRect: UITextSelectionRect {
    private let area: CGRect
    private let direction: NSWritingDirection
    private let isFirst: Bool
    private let isLast: Bool

    init(_ area: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
        self.area = area
        self.direction = direction
        self.isFirst = isFirst
        self.isLast = isLast
        super.init()
    }

    override var rect: CGRect { area }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
