internal import GtkInterop

/// Draws an item as the edit screen shows it: the cells of the grid, and the one in the user's hand.
@MainActor
class CustomizingItemView: UIControl {
    private(set) weak var bar: UITabBar?
    private(set) var item: UITabBarItem?
    var drawnState = CustomizingCellDrawing.State() {
        didSet { if drawnState != oldValue { setNeedsDisplay() } }
    }

    init(bar: UITabBar?) {
        self.bar = bar
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows an item, from now on with every change of it; nil shows none.
    func show(_ item: UITabBarItem?) {
        guard item !== self.item else { return }
        self.item?._removeObserver(self)
        self.item = item
        item?._addObserver(self) { [weak self] in self?.itemChanged() }
        itemChanged()
    }

    func itemChanged() {
        setNeedsDisplay()
    }

    /// Whether the item is drawn as the bar draws its selected one.
    var looksSelected: Bool { false }

    /// How sharp images must be.
    var drawingScale: CGFloat { max(1, traitCollection.displayScale) }

    var drawing: CustomizingCellDrawing? {
        guard let item, let bar else { return nil }
        let traits = traitCollection
        let image = looksSelected ? item.selectedImage : item.image
        let look = bar._look(of: item, isSelected: looksSelected, isFocused: false, style: .stacked)
        return CustomizingCellDrawing(
            item: CustomizingCellDrawing.Item(
                title: item._shownTitle,
                image: image,
                ownTint: image?.stencilColor?.components(with: traits),
                badge: item._shownBadge,
                look: look,
                isSelected: looksSelected
            ),
            state: drawnState,
            layout: CustomizingCellLayout(
                TabBarLayout.Content(
                    title: item._shownTitle,
                    imageSize: image?.size,
                    badge: item._shownBadge,
                    badgeFont: look.badgeFont
                ),
                size: bounds.size,
                isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
                measure: { text, font in LineCache.width(of: text, font: font) }
            ),
            colors: CustomizingCellDrawing.Colors(
                selected: bar.tintColor.components(with: traits),
                unselected: UIColor._barItem.components(with: traits)
            ),
            isHighContrast: traits.accessibilityContrast == .high,
            textScale: bar._titleScale
        )
    }

    override func _drawContent(_ snapshot: Snapshot) {
        guard let drawing else { return }
        snapshot.draw(drawing.commands, scale: drawingScale)
    }
}
