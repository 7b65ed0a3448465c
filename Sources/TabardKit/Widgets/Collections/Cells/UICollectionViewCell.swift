internal import GtkInterop

/// One item of a collection: whatever the app puts into `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// What the user leads on to by choosing the cell.
    var _segue: (() -> Void)?
    var _content = UIView(frame: .zero)
    var _configurations: CellConfigurations?
    var _needsConfigurationUpdate = true
    var _isSelectedCell = false
    var _isHighlightedCell = false
    // What a list says of the cell.
    var _isEditingCell = false
    var _isExpandedCell = false
    var _isSwipedCell = false
    /// Whether the item is carried to another place.
    var _isCarriedCell = false {
        didSet {
            guard _isCarriedCell != oldValue else { return }
            setNeedsUpdateConfiguration()
            setNeedsDisplay()
        }
    }
    var _isPinnedCell = false
    /// What the content says, as the cell's name and value, apart from what the app has set.
    var _spokenText: String?
    var _spokenDetail: String?
    var _activate: (() -> Void)?

    /// Whether the Tab key stops here; the collection lets it stop at one item only.
    var _takesFocus = false {
        didSet { if _takesFocus != oldValue { _widget?.isFocusable = _isFocusStop } }
    }
    var _offersControls = false {
        didSet { if _offersControls != oldValue { _updateControlsInReach() } }
    }
    var _rowControls: [any RowControl] { [] }

    /// Makes a cell; the collection calls it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(_content)
    }

    /// Makes a cell from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if _content.superview == nil { addSubview(_content) }
    }

    /// Where all content stands. A content configuration puts a view of its own there.
    open var contentView: UIView { _content }

    /// What the cell shows, as a value; nil, that is the app's views, by default.
    ///
    /// Its view takes the place of `contentView`, with all that was in it. A configuration that this view supports is
    /// given to it; for another one there is another view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { _contentConfiguration }
        set { _contentConfiguration = newValue }
    }

    /// What is drawn behind the content; nil, that is nothing, by default.
    ///
    /// It takes the place of `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { _backgroundConfiguration }
        set { _backgroundConfiguration = newValue }
    }

    /// No background.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

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
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// Sets what the cell shows in a state; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the item is selected.
    open var isSelected: Bool {
        get { _isSelectedCell }
        set {
            _isSelectedCell = newValue
            _changeAccessibility { $0.isSelected = newValue }
            _showState()
        }
    }

    /// Whether the item is pressed.
    open var isHighlighted: Bool {
        get { _isHighlightedCell }
        set {
            _isHighlightedCell = newValue
            _showState()
        }
    }

    /// What stands behind the content.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            _replaceBackground(oldValue, backgroundView)
        }
    }

    /// What stands behind the content while the item is pressed or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            _replaceBackground(oldValue, selectedBackgroundView)
            _showState()
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(
            UICollectionViewCell.self,
            super._selectors,
            _SelectorEntry<UICollectionViewCell>.answered
        )
    }

    override func _decodeParts(from coder: InterfaceCoder) { _decodeCellParts(from: coder) }

    open override func layoutSubviews() {
        _updateConfigurationIfNeeded()
        super.layoutSubviews()
        let area = CGRect(origin: .zero, size: bounds.size)
        _placeBackgroundParts()
        _content.frame = area
        backgroundView?.frame = area
        selectedBackgroundView?.frame = area
        _speakContent()
    }

    open override var canBecomeFirstResponder: Bool { _isFocusStop }

    /// Whether the keyboard focus may come to the cell; by default what the list and its delegate say.
    open override var canBecomeFocused: Bool { _listAround?._mayFocus(cell: self) ?? true }

    override var _isFocusStop: Bool { _takesFocus && canBecomeFocused }

    override func _takeFocusAsItem() {
        if _listAround?._moveFocus(toCell: self) != true { super._takeFocusAsItem() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// The list is edited now, or no longer, or what is below the item shows or not.
    func _listStateChanged(animated: Bool) { setNeedsUpdateConfiguration() }

    override func _preferredSize(_ size: CGSize, on axes: UIAxis) -> CGSize {
        _updateConfigurationIfNeeded()
        if let list = _content as? UIListContentView { return _fittingSize(of: list, size, on: axes) }
        // A cell that answers itself has the last word; else its content has.
        let own = sizeThatFits(size)
        if own != bounds.size { return _fittingSize(of: self, size, on: axes) }
        return _fittingSize(of: _content, size, on: axes)
    }

    override func _drawContent(_ snapshot: Snapshot) {
        _configurations?.background?._draw(snapshot, in: self)
    }

    override var _role: AccessibleRole {
        switch _supplementaryKind {
        case nil: .listItem
        case UICollectionView.elementKindSectionHeader: .heading
        default: .generic
        }
    }

    override func _activateByKey() -> Bool {
        // What stands in it has presses of its own.
        guard _widget?.isFocused == true, let _activate else { return false }
        _activate()
        return true
    }

    override func _widgetDidLoad(_ widget: Widget) {
        // A header or footer is not chosen.
        if _supplementaryKind == nil {
            widget.setActions([("select", { [weak self] in self?._activate?() })])
        }
        widget.onFocusChange { [weak self] _ in
            self?.setNeedsDisplay()
            self?.setNeedsUpdateConfiguration()
        }
    }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        super._drawNativeChildren(snapshot)
        guard _widget?.showsFocus == true else { return }
        snapshot.stroke(
            CGRect(origin: .zero, size: bounds.size).insetBy(dx: 1, dy: 1).native,
            cornerRadius: Double(max(4, _layer?.cornerRadius ?? 0)),
            width: 3,
            color: tintColor.components(with: traitCollection)
        )
    }
}

extension UICollectionViewCell: ListCell {
    func _show(isSelected: Bool, animated: Bool) { self.isSelected = isSelected }

    func _show(isHighlighted: Bool) { self.isHighlighted = isHighlighted }

    func _showState() {
        selectedBackgroundView?.isHidden = !_isSelectedCell && !_isHighlightedCell
        setNeedsDisplay()
        setNeedsUpdateConfiguration()
    }
}
