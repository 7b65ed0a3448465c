import GtkInterop

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
open class UITextField: UIControl, UITextInputTraits {
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
    var _text = ""
    var _isEditing = false
    /// Whether the delegate has been asked already if editing may begin.
    var _isAllowedToBegin = false
    var _clearButton: UIButton?

    /// Makes an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a field from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Is asked and told of the editing.
    open weak var delegate: (any UITextFieldDelegate)?

    /// The text, empty at first; setting it sends nothing.
    open var text: String? {
        get { _text }
        set { _setText(newValue ?? "") }
    }

    /// The font; the system font of 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { _styleChanged() }
    }

    /// The colour of the text; `label` by default.
    open var textColor: UIColor? = .label {
        didSet { _styleChanged() }
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
        didSet { _placeholderChanged() }
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

    /// Where the text stands.
    open func textRect(forBounds bounds: CGRect) -> CGRect { _textRect(in: bounds) }

    /// Where the text stands while it is edited; where it stands otherwise, by default.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Selects all of the text.
    open func selectAll(_ sender: Any?) { _entry?.selectAll() }

    open override var canBecomeFirstResponder: Bool { isEnabled }

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

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        _styleChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { _endEditing(asks: false) } else { _styleChanged() }
    }

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
