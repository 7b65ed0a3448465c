/// A layer that draws text.
///
/// ```swift
/// let title = CATextLayer()
/// title.string = "Chapter 1"
/// title.fontSize = 17
/// title.foregroundColor = UIColor.label.cgColor
/// title.frame = CGRect(x: 16, y: 16, width: 200, height: 24)
/// view.layer.addSublayer(title)
/// ```
open class CATextLayer: CALayer {
    /// The text, a `String` or an `NSAttributedString`, which says itself what it looks like; nil by default. Anything else is
    /// drawn as nothing.
    open var string: Any? {
        didSet { setNeedsDisplay() }
    }

    /// A `UIFont`, or the name of one; nil, that is the system's, by default.
    open var font: Any? {
        didSet { setNeedsDisplay() }
    }

    /// The size of the font, in points; 36 by default. What is no number above 0 counts as 36.
    open var fontSize: CGFloat = 36 {
        didSet { setNeedsDisplay() }
    }

    /// The colour of the text; white by default.
    open var foregroundColor: CGColor? = UIColor.white.cgColor {
        didSet { setNeedsDisplay() }
    }

    /// Whether the text is broken into lines of the layer's width; false by default.
    open var isWrapped = false {
        didSet { setNeedsDisplay() }
    }

    /// Where an ellipsis stands for what does not fit; `none` by default.
    open var truncationMode: CATextLayerTruncationMode = .none {
        didSet { setNeedsDisplay() }
    }

    /// Where lines stand; `natural`, as their language has it, by default.
    open var alignmentMode: CATextLayerAlignmentMode = .natural {
        didSet { setNeedsDisplay() }
    }

    /// Whether letters may stand between pixels; false by default. Without effect here, because the desktop decides it.
    open var allowsFontSubpixelQuantization = false

    /// Makes a layer without text.
    public override init() { super.init() }

    /// Makes a copy of another layer's look.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        string = other.string
        font = other.font
        fontSize = other.fontSize
        foregroundColor = other.foregroundColor
        isWrapped = other.isWrapped
        truncationMode = other.truncationMode
        alignmentMode = other.alignmentMode
    }

    /// Makes a layer from an archive; the archive holds nothing that a layer reads on Linux.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func draw(in ctx: CGContext) {
        guard let text = _text, text.length > 0 else { return }
        UIGraphicsPushContext(ctx)
        text.draw(
            with: CGRect(origin: .zero, size: bounds.size),
            options: isWrapped || alignmentMode != .natural || truncationMode != .none
                ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin,
            context: nil
        )
        UIGraphicsPopContext()
    }

    /// The text with its attributes.
    private var _text: NSAttributedString? {
        if let text = string as? NSAttributedString { return text }
        guard let text = string as? String else { return nil }
        let size = fontSize.isFinite && fontSize > 0 ? min(fontSize, 10_000) : 36
        let shown: UIFont =
            switch font {
            case let font as UIFont: font.withSize(size)
            case let name as String: UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            default: .systemFont(ofSize: size)
            }
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.alignment
        style.lineBreakMode = truncationMode.breaking ?? (isWrapped ? .byWordWrapping : .byClipping)
        return NSAttributedString(
            string: text,
            attributes: [
                .font: shown, .paragraphStyle: style,
                .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear,
            ]
        )
    }
}
