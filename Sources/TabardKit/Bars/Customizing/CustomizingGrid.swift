internal import GtkInterop

/// The edit screen's list: icon and title of every item that the user may put on the bar (M4).
///
/// It has cells for what is near its visible part only, so that thousands of items cost no more than a hundred.
@MainActor
final class CustomizingGrid: UIScrollView {
    /// Up to so many items all have a cell, which also lets assistive technology reach them without scrolling.
    private static let mostCells = 120

    let items: [UITabBarItem]
    private weak var bar: UITabBar?
    private var session: CustomizingSession? { bar?._session }
    private var indices: [ObjectIdentifier: Int] = [:]
    private(set) var cells: [Int: CustomizingCell] = [:]
    private var spareCells: [CustomizingCell] = []
    /// The item that the Tab key comes back to.
    private var focusedIndex = 0

    init(items: [UITabBarItem], bar: UITabBar) {
        self.items = items
        self.bar = bar
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        for (index, item) in items.enumerated() { indices[ObjectIdentifier(item)] = index }
        accessibilityLabel = CustomizingWords.listLabel
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { .group }

    var layout: CustomizingGridLayout {
        CustomizingGridLayout(
            count: items.count,
            width: bounds.width,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            textScale: bar?._titleScale ?? 1
        )
    }

    var isScrollable: Bool { contentSize.height > bounds.height }

    override func layoutSubviews() {
        let size = CGSize(width: bounds.width, height: layout.contentHeight)
        if contentSize != size { contentSize = size }
        super.layoutSubviews()
        layOutCells()
    }

    func index(of item: UITabBarItem) -> Int? { indices[ObjectIdentifier(item)] }

    /// The item at a point of the grid's own coordinates, which scroll.
    func item(at point: CGPoint) -> UITabBarItem? {
        layout.index(at: point).map { items[$0] }
    }

    private func layOutCells() {
        let layout = layout
        let wanted =
            items.count <= Self.mostCells
            ? 0..<items.count
            : layout.indices(from: bounds.minY - bounds.height / 2, to: bounds.maxY + bounds.height / 2)
        for (index, cell) in cells where !wanted.contains(index) && !isNeeded(cell) {
            cells[index] = nil
            cell.show(nil)
            cell.isHidden = true
            spareCells.append(cell)
        }
        for index in wanted where cells[index] == nil { addCell(at: index) }
        for (index, cell) in cells { cell.frame = layout.frame(of: index) }
        update()
    }

    /// What has the focus, or is in the user's hand, stays when it is scrolled away.
    private func isNeeded(_ cell: CustomizingCell) -> Bool {
        cell.isFocused || cell.item != nil && cell.item === session?.carried
    }

    private func addCell(at index: Int) {
        let cell = spareCells.popLast() ?? CustomizingCell(bar: bar)
        cell.isHidden = false
        cell.choose = { [weak self] item in self?.session?.choose(item) }
        cells[index] = cell
        // The order of the views is the order for screen readers.
        insertSubview(cell, at: spareCells.count + cells.keys.count { $0 < index })
        cell.show(items[index])
    }

    /// Brings the cells into step with the session.
    func update() {
        guard let session else { return }
        let shown = session.shownItems
        let places = Dictionary(
            zip(shown.map(ObjectIdentifier.init), shown.indices),
            uniquingKeysWith: { first, _ in first }
        )
        for (index, cell) in cells {
            let item = items[index]
            let place = places[ObjectIdentifier(item)]
            let isCarried = item === session.carried
            cell.drawnState.isOnBar = place != nil
            cell.drawnState.isCarried = isCarried && !session.isUnderPointer
            cell.drawnState.isUnderPointer = isCarried && session.isUnderPointer && !session.carriesFromBar
            cell.tell(
                CustomizingWords.state(
                    place: place.map { $0 + 1 },
                    of: session.customization.barCount,
                    isCarried: isCarried
                ),
                position: (index + 1, items.count)
            )
        }
    }

    /// The grid is one stop of the Tab key; within it the arrow keys move the focus (M5).
    override func _moveFocus(_ direction: FocusDirection) -> Bool? {
        if focusedCell != nil { return false }
        return takeFocus()
    }

    private var focusedCell: (index: Int, cell: CustomizingCell)? {
        cells.first { $0.value.isFocused }.map { ($0.key, $0.value) }
    }

    /// Gives the focus to the carried item, else to the one that had it last.
    func takeFocus() -> Bool {
        guard !items.isEmpty else { return false }
        return focus(session?.carried.flatMap(index(of:)) ?? focusedIndex)
    }

    private func focus(_ index: Int) -> Bool {
        focusedIndex = index
        var area = layout.frame(of: index)
        if index < layout.columns {
            area.size.height += area.minY
            area.origin.y = 0
        }
        scrollRectToVisible(area.insetBy(dx: 0, dy: -CustomizingGridLayout.rowGap), animated: false)
        setNeedsLayout()
        layoutIfNeeded()
        return cells[index]?._widget?.grabFocus() ?? false
    }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        widget.onKeyPress { [weak self] key, modifiers in
            self?.handle(key, modifiers) ?? false
        }
        widget.onFocusChange { [weak self] _ in
            guard let self, self.session != nil else { return }
            if let focused = self.focusedCell { self.focusedIndex = focused.index }
            self.update()
        }
    }

    private func handle(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isEmpty, let focused = focusedCell else { return false }
        let rows = max(1, Int(bounds.height / layout.cellHeight))
        let step: CustomizingGridLayout.Step
        switch key {
        case .left: step = .left
        case .right: step = .right
        case .up: step = .up
        case .down: step = .down
        case .home: step = .first
        case .end: step = .last
        case .pageUp: step = .rows(-rows)
        case .pageDown: step = .rows(rows)
        default: return false
        }
        _ = focus(layout.index(step, from: focused.index))
        _window?._native?.showFocus()
        return true
    }
}
