internal import GtkInterop

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
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
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
    /// What the user writes next looks like, if the app said so.
    var _typing: [NSAttributedString.Key: Any]?
    /// The text before the user changed it, while it has no attributes.
    var _lastPlainText = ""
    /// What was found in the text as it is; nil before it was looked for.
    var _foundLinks: [DetectedLink]?
    /// The links as stops of the keyboard; nil while the text never had one.
    var _linkStops: TextLinkStops?
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

    /// Makes a view from an interface document.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        _setUp()
        if let coder = coder as? InterfaceCoder { _decodeTextView(from: coder) }
    }

    private func _setUp() {
        // A document may have said another.
        if backgroundColor == nil { backgroundColor = .systemBackground }
        textContainer._changed = { [weak self] in self?._sizesChanged() }
    }

    /// Is asked and told of the editing, and hears of the scrolling.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        get { _scrollDelegate as? any UITextViewDelegate }
        set { _scrollDelegate = newValue }
    }

    /// Writes the selection, and the text where the user can write it.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodeText(with: coder)
    }

    /// Brings back what was written; the delegate hears nothing.
    open override func decodeRestorableState(with coder: NSCoder) {
        _decodeText(with: coder)
        super.decodeRestorableState(with: coder)
    }

    /// The text, empty at first; setting it sends nothing and puts the insertion mark at its end.
    open var text: String! {
        get { _currentText }
        set { _setText(newValue ?? "") }
    }

    /// The text with its attributes.
    ///
    /// What the user writes has those of what is before it, or `typingAttributes`. Outlines, shadows and attachments, places
    /// of tabs and least and greatest heights of lines are not drawn in texts that can be edited.
    open var attributedText: NSAttributedString! {
        get { _currentAttributedText }
        set { _setAttributedText(newValue ?? NSAttributedString(string: "")) }
    }

    /// What the user writes next looks like; as what is before the insertion mark, by default.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { _currentTypingAttributes }
        set {
            _typing = newValue
            if _attributed == nil { _lastPlainText = _currentText }
        }
    }

    /// What links look like; in the tint colour by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { _linkAttributes ?? [.foregroundColor: tintColor ?? .link] }
        set {
            _linkAttributes = newValue
            _runsChanged()
        }
    }

    private var _linkAttributes: [NSAttributedString.Key: Any]?

    /// What is found in the text and made links of, while it can be selected and not be edited; nothing by default.
    ///
    /// What the user follows goes to the delegate first. A phone number is told as an address with `tel`, a postal address as
    /// one with `geo`.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet {
            guard dataDetectorTypes != oldValue else { return }
            _foundLinks = nil
            _sizesChanged()
            _runsChanged()
        }
    }

    /// Whether the font follows the size of texts that the user wants; false by default.
    ///
    /// It does if it is that of a text style, or was scaled by `UIFontMetrics`.
    open var adjustsFontForContentSizeCategory = false {
        didSet { _followTextSize() }
    }

    private func _followTextSize() {
        guard adjustsFontForContentSizeCategory,
            let followed = font?.followedSize?.font(for: traitCollection), followed != font
        else { return }
        font = followed
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
        didSet {
            _usesChanged()
            if isEditable != oldValue { _runsChanged() }
        }
    }

    /// Whether the user can select and copy text; true by default. Text that can be edited can be selected in any case.
    open var isSelectable = true {
        didSet {
            _usesChanged()
            if isSelectable != oldValue { _runsChanged() }
        }
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
    open override func selectAll(_ sender: Any?) { _selection = 0..<_currentText.unicodeScalars.count }

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

    /// What the Return key of a keyboard on the screen says; `default` unless set, and without effect on Linux.
    open var returnKeyType: UIReturnKeyType = .default

    /// Whether a keyboard on the screen is light or dark; `default` unless set, and without effect on Linux.
    open var keyboardAppearance: UIKeyboardAppearance = .default

    /// A view at the lower edge of the window while the text is edited; nil by default.
    open override var inputAccessoryView: UIView? {
        get { _inputAccessoryView }
        set { _inputAccessoryView = newValue }
    }

    private var _inputAccessoryView: UIView?

    /// A view in the place of a keyboard, at the lower edge of the window while the text is edited; nil by default.
    open override var inputView: UIView? {
        get { _inputView }
        set { _inputView = newValue }
    }

    private var _inputView: UIView?

    /// The selected part of the text, or where the insertion mark stands.
    open var selectedTextRange: UITextRange? {
        get { TextUnits(selectedRange) }
        set { if let range = newValue as? TextUnits { selectedRange = range.range } }
    }

    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { TextUnit(0) }

    /// The place after the last character.
    open var endOfDocument: UITextPosition { TextUnit(_currentText.utf16.count) }

    /// A part of the text; nil if it is of another text's kind.
    open func text(in range: UITextRange) -> String? { TextUnits.text(_currentText, in: range) }

    /// Replaces a part of the text; nobody is asked, and the delegate is told of the text.
    open func replace(_ range: UITextRange, withText text: String) { _replace(range, text) }

    /// Writes in the place of what is selected.
    open func insertText(_ text: String) {
        if let range = selectedTextRange { replace(range, withText: text) }
    }

    /// Takes away what is selected, or else the character before the insertion mark.
    open func deleteBackward() {
        let deletion = TextUnits.deletion(selectedTextRange, in: _currentText)
        if let deletion { replace(deletion, withText: "") }
    }

    /// The part from one place to another, whichever is first.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextUnits(from: fromPosition, to: toPosition)
    }

    /// The place so many UTF-16 units after another; nil outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        TextUnit.moved(position, by: offset, end: _currentText.utf16.count)
    }

    /// Which of two places is first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        TextUnit.compare(position, other)
    }

    /// How many UTF-16 units are between two places.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        TextUnit.offset(from, toPosition)
    }

    /// Where the insertion mark stands at a place.
    open func caretRect(for position: UITextPosition) -> CGRect { _caretRect(position) }

    /// The area of the first line of a part of the text.
    open func firstRect(for range: UITextRange) -> CGRect {
        TextUnits.firstLine(of: range, in: self)
    }

    /// The place in the text that is nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { _closestPosition(point) }

    /// Nil: what is being composed is GTK's until it is written.
    open var markedTextRange: UITextRange? { nil }

    /// What text that is being composed looks like; nil by default, and without effect on Linux.
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    /// Writes in the place of what is selected; the text is a part of the text like others at once.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }

    /// Does nothing, as no text is marked.
    open func unmarkText() {}

    /// Is told of nothing, as GTK's own input methods know the text.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// Finds words, sentences and paragraphs.
    open var tokenizer: any UITextInputTokenizer { _tokenizer }

    private lazy var _tokenizer = UITextInputStringTokenizer(textInput: self)

    /// The place so many characters or lines from another; nil outside the text.
    open func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? {
        TextPlaces.position(from: position, in: direction, offset: offset, of: self)
    }

    /// The place of a part of the text that is farthest in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    {
        TextPlaces.isBackward(direction, at: range.start, in: self) ? range.start : range.end
    }

    /// The part from a place to the end of the text in a direction.
    open func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange? {
        let isBackward = TextPlaces.isBackward(direction, at: position, in: self)
        return textRange(from: position, to: isBackward ? beginningOfDocument : endOfDocument)
    }

    /// The direction in which the text is written at a place: that of the view's language.
    open func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Does nothing: paragraphs are written as their letters are.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    /// The areas of a part of the text, one a line; at most a thousand.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        TextPlaces.lines(of: range, in: self)
    }

    /// The place in a part of the text that is nearest to a point.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        TextPlaces.nearest(to: point, within: range, in: self)
    }

    /// The character at a point; nil if there is none.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        TextPlaces.character(at: point, in: self)
    }

    /// Copies what is selected, and takes it away.
    open override func cut(_ sender: Any?) { _textArea?.perform(.cut) }

    /// Copies what is selected.
    open override func copy(_ sender: Any?) { _textArea?.perform(.copy) }

    /// Writes what was copied in the place of what is selected.
    open override func paste(_ sender: Any?) { _textArea?.perform(.paste) }

    /// Whether the user can cut, copy, paste, delete and select now; override it to prevent it.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        EditActions.answer(
            action,
            hasSelection: selectedTextRange?.isEmpty == false,
            hasText: hasText,
            canChange: isEditable
        ) ?? super.canPerformAction(action, withSender: sender)
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    // The focus is its text's.
    override func _focusabilityChanged() {}

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

    override func _takeTextSize() { _followTextSize() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        _followTextSize()
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

    override func _placeNativeChildren() {
        super._placeNativeChildren()
        guard let _linkStops else { return }
        // To say where a link stands, GTK lays text out, and may ask for its place once more.
        if _linkStops.measureIfNeeded() { super._placeNativeChildren() }
        _linkStops.place()
    }

    override func _moveFocus(_ direction: FocusDirection) -> Bool? { _linkStops?.moveFocus(direction) }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        if let area = _area { _widget?.drawChild(area, in: snapshot) }
        _drawSubviews(snapshot)
        _linkStops?.draw(in: snapshot)
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UITextView.self, super._selectors, _SelectorEntry<UITextView>.answered)
    }
}
