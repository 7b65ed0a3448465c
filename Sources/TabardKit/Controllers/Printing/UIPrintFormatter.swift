/// Lays something out on pages and draws it there; see its subclasses.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, _SelectorAnswering {
    /// What draws the pages.
    weak var _renderer: UIPrintPageRenderer?

    /// Makes a formatter that draws nothing.
    public override init() { super.init() }

    /// What draws the pages on which it is; nil if it has none.
    open var printPageRenderer: UIPrintPageRenderer? { _renderer }

    /// The greatest height of what is on a page; 0, that is all that there is, by default.
    open var maximumContentHeight: CGFloat = 0 {
        didSet { _forgetPages() }
    }

    /// The greatest width of what is on a page; 0, that is all that there is, by default.
    open var maximumContentWidth: CGFloat = 0 {
        didSet { _forgetPages() }
    }

    /// The distances from what the printer can print on; none by default.
    open var perPageContentInsets = UIEdgeInsets.zero {
        didSet { _forgetPages() }
    }

    /// The page with which it begins; 0 by default.
    open var startPage = 0

    /// How many pages it needs, once the paper is known.
    open var pageCount: Int { 0 }

    /// Where it draws on a page.
    open func rect(forPageAt pageIndex: Int) -> CGRect { _area }

    /// Draws what belongs on a page into a rectangle.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// Takes it off what draws the pages.
    open func removeFromPrintPageRenderer() {
        _renderer?.printFormatters?.removeAll { $0 === self }
    }

    /// Where there is room for it on each page.
    var _area: CGRect {
        guard let renderer = _renderer else { return .zero }
        var area = renderer._content(of: renderer.printableRect)
        area.origin.x += perPageContentInsets.left
        area.origin.y += perPageContentInsets.top
        area.size.width = max(0, area.width - perPageContentInsets.left - perPageContentInsets.right)
        area.size.height = max(0, area.height - perPageContentInsets.top - perPageContentInsets.bottom)
        if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
        if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
        return area
    }

    /// The pages have to be laid out anew.
    func _forgetPages() {}

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPrintFormatter.self) }
}
