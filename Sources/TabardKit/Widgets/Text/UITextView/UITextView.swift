import GtkInterop

/// Text of several paragraphs that the user reads, scrolls, selects and edits.
///
/// ```swift
/// let notes = UITextView()
/// notes.font = .preferredFont(forTextStyle: .body)
/// notes.text = "What I must not forget"
/// notes.delegate = self
/// ```
///
/// Input methods, selection, clipboard, undo and the menu are GTK's own. The view holds 16 million bytes of text; what
/// is beyond is cut off. Of a paragraph the first 10,000 characters are shown. Give it an `accessibilityLabel`. Subviews stand above the text and scroll with it.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
    /// The user began to edit; the object is the view.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification"
    )
    /// The user changed the text; the object is the view.
    nonisolated public static let textDidChangeNotification = NSNotification.Name(
        "UITextViewTextDidChangeNotification"
    )
    /// The user ended editing; the object is the view.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification"
    )

    var _textArea: TextArea?
    /// The text; nil while GTK has a newer one that nobody has asked for yet.
    var _knownText: String? = ""
    /// What is selected as long as there is no widget.
    var _earlySelection = 0..<0
    var _attributed: NSAttributedString?
    var _isEditing = false
    /// Whether the delegate has been asked already if editing may begin.
    var _isAllowedToBegin = false
    /// Whether the text was changed since its size was last measured.
    var _needsMeasuring = true
    var _measuredWidth: CGFloat = -1
    /// Whether GTK scrolls because of what is written, and not the user.
    var _followsMark = false

    /// Makes an empty view.
    ///
    /// - Parameters:
    ///   - frame: The view's place in its future superview.
    ///   - textContainer: How the text stands; one with the usual values is made if it is nil.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        _setUp()
    }

    /// Makes an empty view.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Makes a view from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        _setUp()
    }

    private func _setUp() {
        backgroundColor = .systemBackground
        textContainer._changed = { [weak self] in self?._sizesChanged() }
    }

    /// Is asked and told of the editing, and hears of the scrolling.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        get { _scrollDelegate as? any UITextViewDelegate }
        set { _scrollDelegate = newValue }
    }

    /// The text, empty at first; setting it sends nothing and puts the insertion mark at its end.
    open var text: String! {
        get { _currentText }
        set { _setText(newValue ?? "") }
    }

    /// The text with its attributes: fonts, colours of letters and of what is behind them.
    ///
    /// What the user has written has those of the whole view. Once the user has changed the text it is read with the
    /// view's own font and colour.
    open var attributedText: NSAttributedString! {
        get { _currentAttributedText }
        set { _setAttributedText(newValue ?? NSAttributedString(string: "")) }
    }

    /// The font; nil, that is the system font of 12 points, by default.
    open var font: UIFont? {
        didSet { _styleChanged() }
    }

    /// The colour of the text; nil, that is `label`, by default.
    open var textColor: UIColor? {
        didSet { _styleChanged() }
    }

    /// Where lines stand; `natural`, that is as their language does, by default.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { _styleChanged() }
    }

    /// Whether the user can change the text; true by default.
    open var isEditable = true {
        didSet { _usesChanged() }
    }

    /// Whether the user can select and copy text; true by default. Text that can be edited can be selected in any case.
    open var isSelectable = true {
        didSet { _usesChanged() }
    }

    /// The selected part of the text, in UTF-16 units; one without length is the insertion mark.
    ///
    /// What lies outside the text is left out; half a character is taken as a whole one.
    open var selectedRange: NSRange {
        get { UTF16Places.units(of: _selection, in: _currentText) }
        set { _selection = UTF16Places.scalars(of: newValue, in: _currentText) }
    }

    /// Whether there is any text.
    open var hasText: Bool { !_currentText.isEmpty }

    /// The distance of the text from the edges; 8 points above and below by default.
    ///
    /// It is rounded to whole points; what is negative or infinite counts as 0.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { _sizesChanged() } }
    }

    /// How the text stands beside the insets.
    public let textContainer: NSTextContainer

    /// Scrolls so that a part of the text, in UTF-16 units, is in sight.
    open func scrollRangeToVisible(_ range: NSRange) { _showRange(range) }

    /// Selects all of the text.
    open func selectAll(_ sender: Any?) { _selection = 0..<_currentText.unicodeScalars.count }

    /// What an on-screen keyboard writes in capital letters; `sentences` by default.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
        didSet { _traitsChanged() }
    }

    /// Whether words are corrected and suggested; `default` unless set.
    open var autocorrectionType: UITextAutocorrectionType = .default {
        didSet { _traitsChanged() }
    }

    /// Whether the spelling is checked; `default` unless set.
    open var spellCheckingType: UITextSpellCheckingType = .default {
        didSet { _traitsChanged() }
    }

    /// What is to be written; `default` unless set.
    open var keyboardType: UIKeyboardType = .default {
        didSet { _traitsChanged() }
    }

    /// Whether the Return key does nothing while there is no text; false by default.
    open var enablesReturnKeyAutomatically = false

    /// Whether input methods keep what is written from their memory; false by default. The text is shown in any case.
    open var isSecureTextEntry = false {
        didSet { _traitsChanged() }
    }

    /// What the text means; nil by default. `keyboardType` counts for more, unless it is `default`.
    open var textContentType: UITextContentType! {
        didSet { _traitsChanged() }
    }

    /// Whether the user can move the text; true by default.
    ///
    /// If it is false the view's own height is that of the whole text, for constraints and `sizeThatFits(_:)` alike.
    open override var isScrollEnabled: Bool {
        didSet { _sizesChanged() }
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    open override var isFirstResponder: Bool { _isEditing || _textArea?.isFocused == true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { _beginEditing() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { _resign() }

    open override var accessibilityLabel: String? {
        didSet { _textArea?.setAccessibleLabel(accessibilityLabel) }
    }

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : _fittingSize(width: .greatestFiniteMagnitude)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { _fittingSize(width: size.width) }

    open override func layoutSubviews() {
        _measureText()
        super.layoutSubviews()
        _marginsChanged()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        _marginsChanged()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        _styleChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        _styleChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { _endEditing(asks: false) } else { _styleChanged() }
    }

    override var _container: Widget? { _widget }

    override func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : _fittingSize(width: width).height
    }

    override func _widgetDidLoad(_ widget: Widget) { _makeTextArea(in: widget) }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        super._drawNativeChildren(snapshot)
        _drawSubviews(snapshot)
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UITextView.self, super._selectors, _SelectorEntry<UITextView>.answered)
    }
}
