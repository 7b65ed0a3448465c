import GtkInterop

/// Shows one or more lines of text.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Tab One"
/// label.font = .preferredFont(forTextStyle: .largeTitle)
/// label.sizeToFit()
/// ```
@preconcurrency @MainActor
open class UILabel: UIView {
    var _layout: TextLayout?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a label from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The text, which is also the accessible name; nil by default.
    open var text: String? {
        didSet {
            guard text != oldValue else { return }
            _textChanged()
            // A name that the app has set itself stays.
            _changeAccessibility { if $0.label == nil || $0.label == oldValue { $0.label = text } }
        }
    }

    /// The font; the system font of 17 points by default.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { _textChanged() }
    }

    /// The colour of the text; `label` by default.
    open var textColor: UIColor! = .label {
        didSet { setNeedsDisplay() }
    }

    /// Where lines start; `natural`, that is as the language does, by default.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { _textChanged() }
    }

    /// How text that does not fit is broken or cut; cut at the end by default.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { _textChanged() }
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

    override func _drawContent(_ snapshot: Snapshot) { _drawText(snapshot) }

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
