internal import GtkInterop

/// One row of a table: an image, one or two texts and a mark at the end, or views of the app's own
/// in `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    let _cellStyle: CellStyle
    /// What the user leads on to by choosing the cell, or its accessory.
    var _segues: (selection: (() -> Void)?, accessory: (() -> Void)?)
    var _reuseIdentifier: String?
    var _text: UILabel?
    var _detail: UILabel?
    var _image: UIImageView?
    var _content = UIView(frame: .zero)
    var _configurations: CellConfigurations?
    var _needsConfigurationUpdate = true
    var _mark: UIImageView?
    weak var _table: UITableView?
    var _control: TableCellControl?
    var _grip: TableCellControl?
    var _detailButton: TableCellControl?
    var _isEditingCell = false
    var _isMultipleChoice = false
    /// Whether what is brought to the row's end, or taken away from there, fades.
    var _fadesAccessories = false
    /// What fades out at the row's end, with the opacity that it has at other times.
    var _leaving: [(view: UIView, alpha: CGFloat)] = []
    /// Whether the app edits this row and the table does not.
    var _isEditedAlone = false
    /// How the parts for editing slide while only this row is edited.
    var _editingAnimation: TimedAnimation?
    var _indentsInEditing = true
    var _editingStyle: EditingStyle = .none
    var _isCarried = false {
        didSet {
            guard _isCarried != oldValue else { return }
            setNeedsDisplay()
            setNeedsUpdateConfiguration()
        }
    }
    var _ownSeparatorInset: UIEdgeInsets?
    var _spokenText: String?
    var _spokenDetail: String?
    /// How much of the editing parts shows, from 0 to 1.
    var _editingAmount: CGFloat = 0 {
        didSet {
            guard _editingAmount != oldValue else { return }
            if _editingAmount == 0 { _updateControls() }
            setNeedsLayout()
        }
    }
    var _place = Place() { didSet { setNeedsDisplay() } }
    var _position = (index: 1, count: 1)
    var _activate: (() -> Void)?
    var _isSelectedCell = false
    var _isHighlightedCell = false
    var _separatorStart: CGFloat = TableCellLayout.margin
    var _separatorEnd: CGFloat = 0
    var _lastContentMargins: NSDirectionalEdgeInsets?

    /// Whether the Tab key stops here; the table lets it stop at one row only.
    var _takesFocus = false {
        didSet { if _takesFocus != oldValue { _widget?.isFocusable = _isFocusStop } }
    }
    var _offersControls = false {
        didSet { if _offersControls != oldValue { _updateControlsInReach() } }
    }

    /// Makes a cell.
    ///
    /// - Parameters:
    ///   - style: How the texts stand.
    ///   - reuseIdentifier: The name under which the table keeps the cell while it is out of sight;
    ///     without one it is not kept.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        _cellStyle = style
        _reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableCellLayout.height))
        addSubview(_content)
    }

    /// Makes a cell in the style `default` that no table keeps; tables give it its place.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Makes a cell from an interface document.
    public required init?(coder: NSCoder) {
        _cellStyle = Self._decodedStyle(coder)
        _reuseIdentifier = (coder as? InterfaceCoder)?.text("reuseIdentifier")
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { _decodeCell(from: coder) } else { addSubview(_content) }
    }

    /// The name under which the table keeps the cell for reuse.
    open var reuseIdentifier: String? { _reuseIdentifier }

    /// Called before the cell is used for another row. Call `super`.
    open func prepareForReuse() {
        setSelected(false, animated: false)
        setHighlighted(false, animated: false)
    }

    /// Where all content stands, the accessory excepted. A content configuration puts a view of its own there.
    open var contentView: UIView { _content }

    /// The text; nil while there is a content configuration.
    open var textLabel: UILabel? { _makeText() }

    /// The second text; nil in the default style and while there is a content configuration.
    open var detailTextLabel: UILabel? { _makeDetail() }

    /// The image at the row's start; nil while there is a content configuration.
    open var imageView: UIImageView? { _makeImage() }

    /// What the cell shows, as a value; nil, that is the cell's own labels or the app's views, by default.
    ///
    /// Its view takes the place of `contentView`, with all that was in it. A configuration that this view supports is
    /// given to it; for another one there is another view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { _contentConfiguration }
        set { _contentConfiguration = newValue }
    }

    /// An image and texts as the cell's style has them, without content yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration { _usualContentConfiguration }

    /// What is drawn behind the content; nil, that is what the table's style has, by default.
    ///
    /// It takes the place of `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { _backgroundConfiguration }
        set { _backgroundConfiguration = newValue }
    }

    /// The background that the table's style has.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { _usualBackgroundConfiguration }

    /// Whether the content is updated when the state changes; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { _updatesContentConfiguration }
        set { _updatesContentConfiguration = newValue }
    }

    /// Whether the background is updated when the state changes; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { _updatesBackgroundConfiguration }
        set { _updatesBackgroundConfiguration = newValue }
    }

    /// The state that configurations are updated for. An override adds values of the app's own to `super`'s.
    open var configurationState: UICellConfigurationState { _currentState }

    /// Has the configurations updated before the next layout; changes of the state do so by themselves.
    open func setNeedsUpdateConfiguration() { _askForConfigurationUpdate() }

    /// Brings the configurations into step with a state. An override may set what the cell shows; never call it.
    open func updateConfiguration(using state: UICellConfigurationState) { _updateConfigurations(for: state) }

    /// Called after `updateConfiguration(using:)` with a cell and its state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// Sets what the cell shows in a state; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The mark at the row's end; none by default.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { _updateMark() } }
    }

    /// A view of the app's own at the row's end, instead of a mark.
    open var accessoryView: UIView? {
        didSet { _accessoryViewChanged(oldValue, accessoryView) }
    }

    /// The mark at the row's end while the table is edited; none by default.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { _updateMark() } }
    }

    /// A view of the app's own at the row's end while the table is edited.
    open var editingAccessoryView: UIView? {
        didSet { _accessoryViewChanged(oldValue, editingAccessoryView) }
    }

    /// What stands behind the content.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            _replaceBackground(oldValue, backgroundView)
        }
    }

    /// What stands behind the content while the row is pressed or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            _replaceBackground(oldValue, selectedBackgroundView)
            selectedBackgroundView?.isHidden = !(_isSelectedCell || _isHighlightedCell)
        }
    }

    /// How far the content is indented, in levels of `indentationWidth`; 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of a level of indentation; 10 points by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }

    /// How far the line below keeps from the sides; that of the table by default.
    open var separatorInset: UIEdgeInsets {
        get {
            _ownSeparatorInset ?? _place.inset
                ?? UIEdgeInsets(top: 0, left: _separatorStart, bottom: 0, right: 0)
        }
        set {
            _ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    /// What the row is edited with now.
    open var editingStyle: EditingStyle { _editingStyle }

    /// Whether the cell makes room at its start while it is edited, where the delegate does not decide; true by default.
    open var shouldIndentWhileEditing = true

    /// Whether a grip shows while the table is edited; the table sets it for rows that can be moved.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { _updateControls() } }
    }

    /// Whether the button that deletes the row shows.
    open var showingDeleteConfirmation: Bool {
        guard let table = _table, let swipe = table._swipe else { return false }
        return table._path(of: self) == swipe.path
    }

    /// Whether the cell is edited.
    open var isEditing: Bool {
        get { _isEditingCell }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides what the row is edited with; if animated, it slides, and the marks at the end fade.
    ///
    /// The table calls it for all its rows. An app that calls it edits the one row alone.
    open func setEditing(_ editing: Bool, animated: Bool) { _setEditing(editing, animated: animated) }

    /// Whether the cell shows that it is selected; `default` by default.
    open var selectionStyle: SelectionStyle = .default {
        didSet { setNeedsDisplay() }
    }

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { _isSelectedCell }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the row is pressed.
    open var isHighlighted: Bool {
        get { _isHighlightedCell }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows the row selected or not. The change is made at once.
    open func setSelected(_ selected: Bool, animated: Bool) { _setSelected(selected) }

    /// Shows the row pressed or not. The change is made at once.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { _setHighlighted(highlighted) }

    // Rows come and go while the table scrolls, which the page around it need not be laid out for.
    override var _isLayoutBoundary: Bool { true }

    override var _fittedView: UIView { _fittedContentView }

    override func _systemMargins(of subview: UIView) -> NSDirectionalEdgeInsets {
        subview === _content ? _contentMargins : super._systemMargins(of: subview)
    }

    override func _decodeParts(from coder: InterfaceCoder) { _decodeCellParts(from: coder) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { _fittingSize(size) }

    open override func layoutSubviews() {
        _updateConfigurationIfNeeded()
        _updateContentMargins()
        super.layoutSubviews()
        _layOutParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if _cellStyle == .value2 { _text?.textColor = tintColor }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    override var _role: AccessibleRole { .listItem }

    open override var canBecomeFirstResponder: Bool { _isFocusStop }

    /// Whether the keyboard focus may come to the cell; by default what the list and its delegate say.
    open override var canBecomeFocused: Bool { _listAround?._mayFocus(cell: self) ?? true }

    override var _isFocusStop: Bool { _takesFocus && canBecomeFocused }

    override func _takeFocusAsItem() {
        if _listAround?._moveFocus(toCell: self) != true { super._takeFocusAsItem() }
    }

    override func _activateByKey() -> Bool {
        // What stands in it has presses of its own.
        guard _widget?.isFocused == true, let _activate else { return false }
        _activate()
        return true
    }

    override func _widgetDidLoad(_ widget: Widget) {
        _updateActions()
        widget.onFocusChange { [weak self] _ in
            self?.setNeedsDisplay()
            self?.setNeedsUpdateConfiguration()
        }
    }

    override func _drawContent(_ snapshot: Snapshot) { _drawBackground(snapshot) }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        super._drawNativeChildren(snapshot)
        _drawFocus(snapshot)
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UITableViewCell.self, super._selectors, _SelectorEntry<UITableViewCell>.answered)
    }
}
