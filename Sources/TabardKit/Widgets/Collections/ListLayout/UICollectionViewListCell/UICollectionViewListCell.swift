internal import GtkInterop

/// A cell of a list: content, and accessories at its edges.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
///     var content = cell.defaultContentConfiguration()
///     content.text = name
///     cell.contentConfiguration = content
///     cell.accessories = [.disclosureIndicator()]
/// }
/// ```
///
/// It can be a header or footer of a list, too. Its background is that of the list's appearance as long as the cell has
/// neither a background configuration nor another background.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    var _place: ListPlace?
    var _accessoryViews: [CellAccessoryView] = []
    var _separatorGuide: UILayoutGuide?

    /// Makes a cell; the collection calls it.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a cell from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What stands at the edges, in its order from the content on; empty by default.
    open var accessories: [UICellAccessory] = [] {
        didSet { _updateAccessories() }
    }

    /// How far in the cell is; 0 by default. Section snapshots set it to the item's level.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// How far each level moves the content, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether accessories where reading begins move with the content; true by default.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    /// Where the lines above and below reach from and to, once it has constraints of the app's own.
    ///
    /// Without any the line begins where the text does.
    open var separatorLayoutGuide: UILayoutGuide {
        if let guide = _separatorGuide { return guide }
        let guide = UILayoutGuide()
        _separatorGuide = guide
        addLayoutGuide(guide)
        return guide
    }

    /// Content that looks as the list's appearance wants it.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        _place?.content ?? .cell()
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        _place?.background ?? .listPlainCell()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        indentationLevel = 0
    }

    override var _rowControls: [any RowControl] { _accessoryViews.compactMap(\.rowControl) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _layOutAccessories()
        setNeedsDisplay()
    }

    override func _preferredSize(_ size: CGSize, on axes: UIAxis) -> CGSize {
        _preferredListSize(size, on: axes)
    }

    override func _drawContent(_ snapshot: Snapshot) { _drawListBackground(snapshot) }

    override func _listStateChanged(animated: Bool) {
        super._listStateChanged(animated: animated)
        _updateAccessories(animated: animated)
    }
}
