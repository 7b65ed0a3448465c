internal import GtkInterop

/// Shows one or more lines of text.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Tab One"
/// label.font = .preferredFont(forTextStyle: .largeTitle)
/// label.sizeToFit()
/// ```
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    var _layout: TextLayout?
    /// The text with its attributes, if it was given any.
    var _attributed: NSAttributedString?
    /// Whether values follow the attributes, which then need not be changed.
    var _readsAttributes = false
    /// The text in the size in which it fits, if it was too large for the label.
    var _shrunken: ShrunkenText?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a label from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let coder = coder as? InterfaceCoder else {
            isUserInteractionEnabled = false
            return
        }
        _decodeLabel(from: coder)
    }

    /// The text, which is also the accessible name; nil by default. A text that is set has no attributes of its own.
    open var text: String? {
        didSet {
            let hadAttributes = _attributed != nil
            if hadAttributes, !_readsAttributes { _attributed = nil }
            guard text != oldValue || hadAttributes else { return }
            _textChanged()
            // A name that the app has set itself stays.
            _changeAccessibility { if $0.label == nil || $0.label == oldValue { $0.label = text } }
        }
    }

    /// The text with its attributes; nil by default.
    ///
    /// What has no font or colour has the label's. `font`, `textColor`, `textAlignment` and `lineBreakMode` then tell what
    /// the first character has, and setting one of them sets it for the whole text. Links are drawn, but lead nowhere.
    open var attributedText: NSAttributedString? {
        get { _currentAttributedText }
        set { _setAttributedText(newValue) }
    }

    /// The font; the system font of 17 points by default.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            _applyToAll(.font, font)
            _textChanged()
        }
    }

    /// The colour of the text; `label` by default.
    open var textColor: UIColor! = .label {
        didSet {
            _applyToAll(.foregroundColor, textColor)
            setNeedsDisplay()
        }
    }

    /// The colour of the text while `isHighlighted`; nil, that is the same, by default.
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Whether the text has `highlightedTextColor`; false by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the text's shadow; nil, that is none, by default.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// How far the shadow falls to the right and downwards; one point upwards by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { setNeedsDisplay() }
    }

    /// Whether the font follows the size of texts that the user wants; false by default.
    ///
    /// It does if it is that of a text style, or was scaled by `UIFontMetrics`.
    open var adjustsFontForContentSizeCategory = false {
        didSet { _followTextSize() }
    }

    /// Whether text that is wider than the label is drawn smaller; false by default.
    ///
    /// Text of several lines becomes smaller until all of it fits the label's height.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { _fittingChanged() } }
    }

    /// How small text may become to fit: a part of the font's size; 0, that is a tenth, by default.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { _fittingChanged() } }
    }

    /// Where text stands that became smaller to fit; on the baseline of the larger one by default.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { setNeedsDisplay() }
    }

    /// Whether letters may stand closer before text is cut; without effect on Linux.
    open var allowsDefaultTighteningForTruncation = false

    /// How lines may be broken beside `lineBreakMode`; without effect on Linux.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

    /// Where lines start; `natural`, that is as the language does, by default.
    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            _applyToParagraphs { $0.alignment = textAlignment }
            _textChanged()
        }
    }

    /// How text that does not fit is broken or cut; cut at the end by default.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet {
            _applyToParagraphs { $0.lineBreakMode = lineBreakMode }
            _textChanged()
        }
    }

    /// The most lines to show, 0 for any number; 1 by default.
    ///
    /// Lines that do not fit the label's height are left out, but for the first; the last one that shows then ends as
    /// `lineBreakMode` says.
    open var numberOfLines = 1 {
        didSet { _textChanged() }
    }

    /// Whether the label is drawn as usable; false dims it. True by default.
    open var isEnabled = true {
        didSet { setNeedsDisplay() }
    }

    /// The width at which constraints let text of several lines wrap; 0, that is the width that the
    /// constraints lead to, by default.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override var intrinsicContentSize: CGSize {
        let isLimited = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return _measure(width: isLimited ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { _measure(width: size.width) }

    open override func sizeToFit() {
        let width = numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : bounds.width
        _resizeKeepingOrigin(to: sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Colours and pictures are laid out with the text.
        if _attributed != nil { _layoutChanged() }
        if let previousTraitCollection,
            previousTraitCollection.legibilityWeight != traitCollection.legibilityWeight
        {
            _textChanged()
        }
        _followTextSize()
    }

    override func _takeTextSize() { _followTextSize() }

    override func _drawContent(_ snapshot: Snapshot) { _drawText(snapshot) }

    override func _vary(from coder: InterfaceCoder) {
        super._vary(from: coder)
        _decodeLook(ofText: coder)
    }

    override func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
        numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : _measure(width: width).height
    }

    override var _baselines: LayoutBaselines { _textBaselines }

    override var _role: AccessibleRole { .label }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UILabel.self, super._selectors, _SelectorEntry<UILabel>.answered)
    }

    override var _nameInMessages: String? { accessibilityIdentifier ?? text ?? accessibilityLabel }
}
