internal import GtkInterop

/// A line of text that the user edits.
///
/// ```swift
/// let name = UITextField()
/// name.borderStyle = .roundedRect
/// name.placeholder = "Name"
/// name.addAction(UIAction { _ in print(name.text ?? "") }, for: .editingChanged)
/// ```
///
/// Input methods, selection, clipboard, undo and the menu are GTK's own. The field holds 60,000 bytes of text; what is
/// beyond is cut off. Give it an `accessibilityLabel`, or the placeholder is its name.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// The user began to edit; the object is the field.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification"
    )
    /// The user changed the text; the object is the field.
    nonisolated public static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification"
    )
    /// The user ended editing; the object is the field.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification"
    )

    /// What is drawn around the field.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case line = 1
        /// The same as `line` on Linux.
        case bezel = 2
        /// A thin line with rounded corners.
        case roundedRect = 3
    }

    /// When something beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the user writes.
        case whileEditing = 1
        /// While the user does not write.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The user went on to something else, or pressed Return.
        case committed = 0
        /// What was written is not to be used; never given on Linux.
        case cancelled = 1
    }

    var _entry: TextEntry?
    /// What was selected at the last launch, until there is an entry, or another text.
    var _restoredSelection: NSRange?
    var _text = ""
    /// The text with its attributes, if it has any.
    var _attributed: NSAttributedString?
    var _attributedPlaceholder: NSAttributedString?
    /// Whether the placeholder is being set together with its attributes.
    var _setsAttributedPlaceholder = false
    var _isEditing = false
    /// Whether the delegate has been asked already if editing may begin.
    var _isAllowedToBegin = false
    var _clearButton: UIButton?
    /// The size of a placeholder that is drawn smaller than the text; nil where it fits.
    var _placeholderSize: CGFloat?

    /// Makes an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a field from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { _decodeTextField(from: coder) }
    }

    /// Is asked and told of the editing.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Writes what is selected, and the text, which is beyond UIKit; neither of a secret one.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodeText(with: coder)
    }

    /// Brings text and selection back; nothing is sent.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _decodeText(with: coder)
    }

    /// The text, empty at first; setting it sends nothing.
    open var text: String? {
        get { _text }
        set { _setText(newValue ?? "") }
    }

    /// The text with its attributes, empty at first; outlines, shadows, attachments and paragraph styles are not drawn.
    ///
    /// What the user writes has those of what is before it.
    open var attributedText: NSAttributedString? {
        get { _currentAttributedText }
        set { _setAttributedText(newValue) }
    }

    /// What text looks like that has no attributes of its own: font and colour. Setting it sets both.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// What the user writes next looks like; nil, that is as what is before the insertion mark, by default.
    open var typingAttributes: [NSAttributedString.Key: Any]?

    /// Whether the font follows the size of texts that the user wants; false by default.
    ///
    /// It does if it is that of a text style, or was scaled by `UIFontMetrics`.
    open var adjustsFontForContentSizeCategory = false {
        didSet { _followTextSize() }
    }

    /// Whether text that is wider than the field is drawn smaller; without effect on Linux, where it scrolls.
    open var adjustsFontSizeToFitWidth = false

    /// The least size of text that is drawn smaller, in points; without effect on Linux.
    open var minimumFontSize: CGFloat = 0

    /// The font; the system font of 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            _applyToAll(.font, font)
            _styleChanged()
        }
    }

    /// The colour of the text; `label` by default.
    open var textColor: UIColor? = .label {
        didSet {
            _applyToAll(.foregroundColor, textColor)
            _styleChanged()
        }
    }

    /// Where the text stands; `natural`, that is as the language does, by default.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { _styleChanged() }
    }

    /// The placeholder's colour, if an app gave one by its key.
    var _placeholderColor: UIColor? {
        didSet { _styleChanged() }
    }

    /// What stands while there is no text; nil by default.
    open var placeholder: String? {
        didSet {
            if !_setsAttributedPlaceholder { _attributedPlaceholder = nil }
            _placeholderChanged()
        }
    }

    /// What stands while there is no text, with its attributes; nil by default.
    open var attributedPlaceholder: NSAttributedString? {
        get { _attributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
        set { _setAttributedPlaceholder(newValue) }
    }

    /// What is drawn around the field; `none` by default.
    open var borderStyle: UITextField.BorderStyle = .none {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// Whether dots stand for the letters; false by default.
    open var isSecureTextEntry = false {
        didSet { _traitsChanged() }
    }

    /// What is to be written; `default` unless set.
    open var keyboardType: UIKeyboardType = .default {
        didSet { _traitsChanged() }
    }

    /// What an on-screen keyboard writes in capital letters; `sentences` by default.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
        didSet { _traitsChanged() }
    }

    /// Whether input methods correct what is written; `default` unless set.
    open var autocorrectionType: UITextAutocorrectionType = .default {
        didSet { _traitsChanged() }
    }

    /// Whether the spelling is checked; `default` unless set.
    open var spellCheckingType: UITextSpellCheckingType = .default {
        didSet { _traitsChanged() }
    }

    /// What the text means; nil by default. `keyboardType` counts for more, unless it is `default`.
    open var textContentType: UITextContentType! {
        didSet { _traitsChanged() }
    }

    /// Whether the Return key does nothing while there is no text; false by default.
    open var enablesReturnKeyAutomatically = false

    /// Whether the text goes when editing begins; false by default.
    open var clearsOnBeginEditing = false

    /// Whether the field is being edited.
    open var isEditing: Bool { _isEditing }

    /// When the button that empties the field is shown; `never` by default.
    open var clearButtonMode: UITextField.ViewMode = .never {
        didSet { _sidesChanged() }
    }

    /// A view where the text begins, such as an icon; nil by default.
    open var leftView: UIView? {
        didSet { _sideChanged(from: oldValue, to: leftView) }
    }

    /// A view where the text ends; nil by default.
    open var rightView: UIView? {
        didSet { _sideChanged(from: oldValue, to: rightView) }
    }

    /// When `leftView` is shown; `never` by default.
    open var leftViewMode: UITextField.ViewMode = .never {
        didSet { _sidesChanged() }
    }

    /// When `rightView` is shown; `never` by default.
    open var rightViewMode: UITextField.ViewMode = .never {
        didSet { _sidesChanged() }
    }

    /// Where the border is drawn; along the field's edges by default.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the button that empties the field stands.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        _sideRect(CGSize(width: 20, height: 20), isLeading: false, in: bounds)
    }

    /// Where `leftView` stands: where reading begins, as large as it is. The text begins beside it.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        leftView.map { _sideRect(_sideSize($0), isLeading: true, in: bounds) } ?? .zero
    }

    /// Where `rightView` stands: where reading ends, as large as it is. The text ends beside it.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        rightView.map { _sideRect(_sideSize($0), isLeading: false, in: bounds) } ?? .zero
    }

    /// Where the text stands.
    open func textRect(forBounds bounds: CGRect) -> CGRect { _textRect(in: bounds) }

    /// Where the text stands while it is edited; where it stands otherwise, by default.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Where the placeholder stands; where the text does, by default.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Whether there is any text.
    open var hasText: Bool { !_text.isEmpty }

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
        get { TextUnits(_selectedUnits) }
        set { if let range = newValue as? TextUnits { _selectedUnits = range.range } }
    }

    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { TextUnit(0) }

    /// The place after the last character.
    open var endOfDocument: UITextPosition { TextUnit(_text.utf16.count) }

    /// A part of the text; nil if it is of another text's kind.
    open func text(in range: UITextRange) -> String? { TextUnits.text(_text, in: range) }

    /// Replaces a part of the text; nobody is asked, and the delegate is told of the text.
    open func replace(_ range: UITextRange, withText text: String) { _replace(range, text) }

    /// Writes in the place of what is selected.
    open func insertText(_ text: String) {
        if let range = selectedTextRange { replace(range, withText: text) }
    }

    /// Takes away what is selected, or else the character before the insertion mark.
    open func deleteBackward() {
        if let range = TextUnits.deletion(selectedTextRange, in: _text) { replace(range, withText: "") }
    }

    /// The part from one place to another, whichever is first.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextUnits(from: fromPosition, to: toPosition)
    }

    /// The place so many UTF-16 units after another; nil outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        TextUnit.moved(position, by: offset, end: _text.utf16.count)
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
    open override func cut(_ sender: Any?) { _entry?.perform(.cut) }

    /// Copies what is selected.
    open override func copy(_ sender: Any?) { _entry?.perform(.copy) }

    /// Writes what was copied in the place of what is selected.
    open override func paste(_ sender: Any?) { _entry?.perform(.paste) }

    /// Whether the user can cut, copy, paste, delete and select now; override it to prevent it.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        EditActions.answer(
            action,
            hasSelection: selectedTextRange?.isEmpty == false,
            hasText: hasText,
            canChange: isEnabled
        ) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) { _entry?.selectAll() }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    open override var canBecomeFocused: Bool { isEnabled }

    // The focus is its text's.
    override func _focusabilityChanged() {}

    open override var isFirstResponder: Bool { _isEditing }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { _beginEditing() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { _resign() }

    open override var accessibilityLabel: String? {
        didSet { _placeholderChanged() }
    }

    open override var intrinsicContentSize: CGSize { _fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { _fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _placeSides()
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

    override var _baselines: LayoutBaselines { _lineBaselines }

    override var _role: AccessibleRole { .generic }

    override var _takesKeyboard: Bool { false }

    /// Whether something is searched with the text.
    var _isSearch: Bool { false }

    override var _accessibleActions: [AccessibleAction] { [] }

    override func _activate() {}

    override func _stateChanged() {
        setNeedsDisplay()
        _styleChanged()
    }

    override func _nativeStateChanged() { setNeedsDisplay() }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { becomeFirstResponder() }
    }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        _makeEntry(in: widget)
    }

    override func _placeNativeChildren() { _placeEntry() }

    override func _vary(from coder: InterfaceCoder) {
        super._vary(from: coder)
        _decodeLook(ofText: coder)
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_borderCommands, scale: max(1, traitCollection.displayScale))
    }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        if let entry = _entry { _widget?.drawChild(entry, in: snapshot) }
        _drawSubviews(snapshot)
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UITextField.self, super._selectors, _SelectorEntry<UITextField>.answered)
    }
}
