/// Draws the pages that are printed. Subclass it to draw what formatters don't.
///
/// The origin of a page is the top left of the paper, and all lengths are points, 72 to an inch. The methods are called with a context
/// as the current one.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject, _SelectorAnswering {
    /// The height of what stands above the content; 0 by default.
    open var headerHeight: CGFloat = 0

    /// The height of what stands below the content; 0 by default.
    open var footerHeight: CGFloat = 0

    /// The paper, known once printing has begun.
    open var paperRect: CGRect { _paper }

    /// Where the printer prints on it, known once printing has begun.
    open var printableRect: CGRect { _printable }

    /// What draws parts of the pages by itself; nil without any.
    open var printFormatters: [UIPrintFormatter]? {
        get { _formatters.isEmpty ? nil : _formatters }
        set {
            for formatter in _formatters where formatter._renderer === self { formatter._renderer = nil }
            _formatters = newValue ?? []
            for formatter in _formatters { formatter._renderer = self }
        }
    }

    private var _paper = CGRect.zero
    private var _printable = CGRect.zero
    private var _formatters: [UIPrintFormatter] = []

    /// Makes a renderer of no pages.
    public override init() { super.init() }

    /// Adds a formatter, which begins at a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = _formatters.filter { $0 !== formatter } + [formatter]
    }

    /// The formatters that draw on a page; nil without any.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = _formatters.filter { formatter in
            pageIndex >= formatter.startPage && pageIndex < formatter.startPage + formatter.pageCount
        }
        return found.isEmpty ? nil : found
    }

    /// How many pages there are: as many as the formatters need, by default. Called once the paper is known.
    open var numberOfPages: Int { _formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Called before the pages are drawn. Does nothing by default.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: header, content, formatters and footer, by the methods for these.
    ///
    /// - Parameters:
    ///   - pageIndex: Which page, from 0.
    ///   - printableRect: Where the printer prints.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        if headerHeight > 0 {
            var area = printableRect
            area.size.height = min(headerHeight, area.height)
            drawHeaderForPage(at: pageIndex, in: area)
        }
        drawContentForPage(at: pageIndex, in: _content(of: printableRect))
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 {
            var area = printableRect
            area.origin.y = max(area.minY, area.maxY - footerHeight)
            area.size.height = printableRect.maxY - area.minY
            drawFooterForPage(at: pageIndex, in: area)
        }
    }

    /// Draws the part of a formatter that belongs on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
    }

    /// Draws what stands above the content. Does nothing by default.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws the content that no formatter draws. Does nothing by default.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws what stands below the content. Does nothing by default.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    /// What header and footer leave of an area.
    func _content(of area: CGRect) -> CGRect {
        let top = max(0, headerHeight)
        let height = max(0, area.height - top - max(0, footerHeight))
        return CGRect(x: area.minX, y: area.minY + top, width: area.width, height: height)
    }

    /// Notes the paper.
    func _take(paper: CGRect, printable: CGRect) {
        _paper = paper
        _printable = printable
        for formatter in _formatters { formatter._forgetPages() }
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPrintPageRenderer.self) }
}
