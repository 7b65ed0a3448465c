/// Prints a text, on as many pages as it takes.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text, if it has no attributes.
    open var text: String? {
        didSet {
            _attributed = nil
            _forgetPages()
        }
    }

    /// The text with its attributes; nil if it has none.
    open var attributedText: NSAttributedString? {
        get { _attributed }
        set {
            text = newValue?.string
            _attributed = newValue
            _forgetPages()
        }
    }

    /// The font of a text without attributes; the system's of 12 points by default.
    open var font: UIFont? {
        didSet { _forgetPages() }
    }

    /// The colour of a text without attributes; black by default.
    open var color: UIColor? {
        didSet { _forgetPages() }
    }

    /// Where the lines of a text without attributes stand; as the language has it by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet { _forgetPages() }
    }

    private var _attributed: NSAttributedString?
    private var _pages: [NSAttributedString]?

    /// Prints a text.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// Prints a text with attributes.
    public init(attributedText: NSAttributedString) {
        text = attributedText.string
        _attributed = attributedText
        super.init()
    }

    open override var pageCount: Int { _laidOut.count }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let pages = _laidOut
        guard pages.indices.contains(pageIndex - startPage) else { return }
        pages[pageIndex - startPage].draw(in: rect)
    }

    override func _forgetPages() { _pages = nil }

    private var _laidOut: [NSAttributedString] {
        if let pages = _pages { return pages }
        let pages = TextPages.divide(_whole, into: _area.size)
        _pages = pages
        return pages
    }

    private var _whole: NSAttributedString {
        if let attributed = _attributed { return attributed }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
                .paragraphStyle: style,
            ]
        )
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UISimpleTextPrintFormatter.self, super._selectors)
    }
}
