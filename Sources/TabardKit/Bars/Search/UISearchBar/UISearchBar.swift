internal import GtkInterop

/// A field in which the user writes what is searched, with a button that gives it up, and scopes below it.
///
/// ```swift
/// let search = UISearchBar()
/// search.placeholder = "Songs"
/// search.delegate = self
/// search.sizeToFit()
/// table.tableHeaderView = search
/// ```
///
/// Enter is the search button. Escape is the Cancel button where it is shown, and otherwise empties the field.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
    /// What is drawn behind the field.
    public enum Style: UInt, Sendable {
        /// What bars have.
        case `default` = 0
        /// The same as `default` on Linux.
        case prominent = 1
        /// Nothing.
        case minimal = 2
    }

    let _field = UISearchTextField(frame: .zero)
    let _promptLabel = UILabel(frame: .zero)
    let _cancelButton = UIButton(type: .system)
    var _sideButton: UIButton?
    var _scopes: UISegmentedControl?
    var _scopeLook = SearchScopeLook()
    /// The controller whose search is written here.
    weak var _searchController: UISearchController?
    lazy var _listener = SearchFieldListener(self)
    private var isHiddenByApp = false
    /// Whether nothing is left of the bar, as it gave way to the content.
    var _isHiddenByScrolling = false {
        didSet { if _isHiddenByScrolling != oldValue { updateHidden() } }
    }

    /// Makes an empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _setUp()
    }

    /// Makes a bar from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _setUp()
        if let coder = coder as? InterfaceCoder { _decodeSearch(from: coder) }
    }

    /// Whether the bar is out of sight; false by default.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            isHiddenByApp = newValue
            updateHidden()
        }
    }

    private func updateHidden() { super.isHidden = isHiddenByApp || _isHiddenByScrolling }

    /// Is asked and told of what the user does.
    open weak var delegate: (any UISearchBarDelegate)?

    /// Writes the text and which scope is selected; beyond UIKit.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodeSearch(with: coder)
    }

    /// Brings text and scope back; the delegate hears nothing.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _decodeSearch(with: coder)
    }

    override var _restorableSearch: UIResponder? { _searchController }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { _searchController?._barCameIntoSight() }
    }

    /// Whether the user can write in the field and use the bar's buttons and scopes; true by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { _enabledChanged() } }
    }

    /// What is searched, empty at first; setting it sends nothing.
    open var text: String? {
        get { _field.text }
        set { _field.text = newValue }
    }

    /// What stands while there is no text; nil by default.
    open var placeholder: String? {
        get { _field.placeholder }
        set {
            _field.placeholder = newValue
            _nameChanged()
        }
    }

    /// A line above the field; nil, that is none, by default.
    open var prompt: String? {
        didSet {
            _promptLabel.text = prompt
            _partsChanged()
        }
    }

    /// The field, whose look may be changed. Its delegate is the bar's own.
    open var searchTextField: UISearchTextField { _field }

    /// What is drawn behind the field; `default` unless set.
    open var searchBarStyle: UISearchBar.Style = .default {
        didSet { setNeedsDisplay() }
    }

    /// The colour behind the field; nil, that is the one of bars, by default.
    open var barTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Whether what lies behind the bar shines through it; true by default.
    ///
    /// Without effect on Linux, where bars are as opaque as the desktop's.
    open var isTranslucent = true

    /// An image that fills the bar behind the field, in place of colour and line; nil by default.
    open var backgroundImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// Whether the button that gives the search up is shown; false by default.
    open var showsCancelButton: Bool {
        get { !_cancelButton.isHidden }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the button that gives the search up; if animated, the field makes room for it.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        _showCancelButton(showsCancelButton, animated: animated)
    }

    /// Whether a button that shows bookmarks stands in the field while it is empty; false by default.
    open var showsBookmarkButton = false {
        didSet { _sideButtonChanged() }
    }

    /// Whether a button that lists earlier results stands in the field; false by default. It counts for more than
    /// bookmarks.
    open var showsSearchResultsButton = false {
        didSet { _sideButtonChanged() }
    }

    /// Whether the button that lists earlier results is selected; false by default.
    open var isSearchResultsButtonSelected = false {
        didSet { _sideButtonChanged() }
    }

    /// The names of what can be searched, shown below the field as segments; nil by default.
    open var scopeButtonTitles: [String]? {
        didSet { _scopesChanged() }
    }

    /// Which scope is selected; the first by default. One that there is not is ignored.
    open var selectedScopeButtonIndex: Int = 0 {
        didSet { _selectedScopeChanged() }
    }

    /// Whether the scopes are shown; false by default.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { _partsChanged() } }
    }

    /// Shows or hides the scopes; if animated, they fade.
    open func setShowsScope(_ show: Bool, animate: Bool) { _showScopes(show, animated: animate) }

    /// An image behind the scopes, over the whole width of the bar; nil, that is none, by default.
    open var scopeBarBackgroundImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// Sets what stands behind the scopes in a state, in place of their own look; nil takes that back.
    ///
    /// An image is stretched over a scope, so it should be resizable. A state without an image has that of `normal`.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        _scopeLook.images[background: state, .default] = backgroundImage
        _scopeLookChanged()
    }

    /// What was set for a state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        _scopeLook.images[background: state, .default]
    }

    /// Sets what stands between two scopes in their states, as wide as the image is; nil takes that back.
    ///
    /// States without an image have that between normal ones.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        _scopeLook.images[leftState, rightState, .default] = dividerImage
        _scopeLookChanged()
    }

    /// What was set for the states of two scopes.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        _scopeLook.images[leftState, rightState, .default]
    }

    /// Sets font (`.font`) and colour (`.foregroundColor`) of the scopes' names in a state; others are passed over.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        _scopeLook.titleAttributes[state] = attributes
        _scopeLookChanged()
    }

    /// What was set for a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State)
        -> [NSAttributedString.Key: Any]?
    {
        _scopeLook.titleAttributes[state]
    }

    /// What an on-screen keyboard writes in capital letters; `sentences` by default.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { _field.autocapitalizationType }
        set { _field.autocapitalizationType = newValue }
    }

    /// Whether words are corrected and suggested; `default` unless set.
    open var autocorrectionType: UITextAutocorrectionType {
        get { _field.autocorrectionType }
        set { _field.autocorrectionType = newValue }
    }

    /// Whether the spelling is checked; `default` unless set.
    open var spellCheckingType: UITextSpellCheckingType {
        get { _field.spellCheckingType }
        set { _field.spellCheckingType = newValue }
    }

    /// What is to be written; `default` unless set.
    open var keyboardType: UIKeyboardType {
        get { _field.keyboardType }
        set { _field.keyboardType = newValue }
    }

    /// Whether Enter does nothing while there is no text; true by default.
    open var enablesReturnKeyAutomatically: Bool {
        get { _field.enablesReturnKeyAutomatically }
        set { _field.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether dots stand for the letters; false by default.
    open var isSecureTextEntry: Bool {
        get { _field.isSecureTextEntry }
        set { _field.isSecureTextEntry = newValue }
    }

    /// What the Return key of a keyboard on the screen says; `search` unless set, and without effect on Linux.
    open var returnKeyType: UIReturnKeyType {
        get { _field.returnKeyType }
        set { _field.returnKeyType = newValue }
    }

    /// Whether a keyboard on the screen is light or dark; `default` unless set, and without effect on Linux.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { _field.keyboardAppearance }
        set { _field.keyboardAppearance = newValue }
    }

    /// What the text means; nil by default. `keyboardType` counts for more, unless it is `default`.
    open var textContentType: UITextContentType! {
        get { _field.textContentType }
        set { _field.textContentType = newValue }
    }

    open override var canBecomeFirstResponder: Bool { _field.canBecomeFirstResponder }

    // The focus is its field's.
    open override var canBecomeFocused: Bool { false }

    override func _focusabilityChanged() {}

    open override var isFirstResponder: Bool { _field.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { _field.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { _field.resignFirstResponder() }

    open override var accessibilityLabel: String? {
        didSet { _nameChanged() }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: _layout(width: bounds.width).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: _layout(width: size.width).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _placeParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func _widgetDidLoad(_ widget: Widget) {
        // The field takes the focus for the whole bar.
        widget.isFocusable = false
        widget.onKeyPress { [weak self] key, modifiers in
            key == .escape && modifiers.isEmpty && self?._escape() == true
        }
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_backgroundCommands, scale: max(1, traitCollection.displayScale))
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UISearchBar.self, super._selectors, _SelectorEntry<UISearchBar>.answered)
    }
}
