/// Prints a view: a `UITextView` as its text, any other as a picture that is as wide as the page at most, on as many pages as it is
/// high.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    private let _view: UIView
    /// What lays out the text of a text view.
    private var _text: UISimpleTextPrintFormatter?

    init(_ view: UIView) {
        _view = view
        super.init()
    }

    /// The view.
    open var view: UIView { _view }

    private var _textFormatter: UISimpleTextPrintFormatter? {
        guard let view = _view as? UITextView else { return nil }
        if let text = _text { return text }
        let text = UISimpleTextPrintFormatter(
            attributedText: view.attributedText ?? NSAttributedString(string: "")
        )
        _text = text
        return text
    }

    /// Sizes of the page are its own.
    private func _prepared(_ formatter: UISimpleTextPrintFormatter) -> UISimpleTextPrintFormatter {
        formatter._renderer = _renderer
        formatter.startPage = startPage
        if formatter.perPageContentInsets != perPageContentInsets {
            formatter.perPageContentInsets = perPageContentInsets
        }
        if formatter.maximumContentWidth != maximumContentWidth {
            formatter.maximumContentWidth = maximumContentWidth
        }
        if formatter.maximumContentHeight != maximumContentHeight {
            formatter.maximumContentHeight = maximumContentHeight
        }
        return formatter
    }

    /// The view's size on paper.
    private var _size: CGSize {
        let size = _view.bounds.size
        let area = _area
        guard size.width > 0, size.height > 0, area.width >= 1, area.height >= 1 else { return .zero }
        let scale = min(1, area.width / size.width)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    open override var pageCount: Int {
        if let text = _textFormatter { return _prepared(text).pageCount }
        let size = _size
        return size.height > 0 ? Int(min(10_000, (size.height / _area.height).rounded(.up))) : 0
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        if let text = _textFormatter { return _prepared(text).draw(in: rect, forPageAt: pageIndex) }
        let size = _size
        guard size.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let top = CGFloat(pageIndex - startPage) * _area.height
        context.saveGState()
        context.clip(to: rect)
        let whole = CGRect(x: rect.minX, y: rect.minY - top, width: size.width, height: size.height)
        _ = _view.drawHierarchy(in: whole, afterScreenUpdates: true)
        context.restoreGState()
    }

    override func _forgetPages() { _text?._forgetPages() }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIViewPrintFormatter.self, super._selectors)
    }
}

extension UIView {
    /// What prints the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
