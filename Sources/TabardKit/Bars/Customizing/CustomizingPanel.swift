internal import GtkInterop

/// The edit screen's content: a header, the grid and one line that tells what to do, or what was done.
@MainActor
final class CustomizingPanel: UIView {
    static let hintTextSize: CGFloat = 13

    let header = UINavigationBar(frame: .zero)
    let grid: CustomizingGrid
    let hint = UILabel(frame: .zero)
    private let headerItem = UINavigationItem(title: CustomizingWords.title)
    private let doneItem: UIBarButtonItem
    private let undoItem: UIBarButtonItem
    private let resetItem: UIBarButtonItem
    private weak var bar: UITabBar?

    init(items: [UITabBarItem], bar: UITabBar) {
        self.bar = bar
        grid = CustomizingGrid(items: items, bar: bar)
        doneItem = UIBarButtonItem(
            title: CustomizingWords.done,
            primaryAction: UIAction { [weak bar] _ in _ = bar?._endCustomizing(animated: true) }
        )
        undoItem = UIBarButtonItem(
            title: CustomizingWords.undo,
            primaryAction: UIAction { [weak bar] _ in bar?._session?.undo() }
        )
        resetItem = UIBarButtonItem(
            title: CustomizingWords.reset,
            primaryAction: UIAction { [weak bar] _ in bar?._session?.reset() }
        )
        super.init(frame: .zero)
        doneItem.style = .done
        headerItem.rightBarButtonItem = doneItem
        hint.font = .scaled(Self.hintTextSize, as: .footnote, limit: 1.65)
        hint.adjustsFontForContentSizeCategory = true
        // What was done is said in whole, in smaller letters if need be.
        hint.adjustsFontSizeToFitWidth = true
        hint.minimumScaleFactor = 0.6
        hint.textColor = ._barItem
        hint.textAlignment = .center
        hint.numberOfLines = 2
        backgroundColor = .systemBackground
        addSubview(grid)
        addSubview(hint)
        addSubview(header)
        accessibilityLabel = CustomizingWords.title
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { .dialog }

    /// Places the parts.
    func place(_ layout: CustomizingScreenLayout) {
        header.frame = layout.header
        grid.frame = layout.grid
        hint.frame = layout.hint.insetBy(dx: min(16, layout.hint.width / 2), dy: 0)
        setNeedsDisplay()
    }

    /// Brings all parts into step with the session.
    func update() {
        guard let session = bar?._session else { return }
        let wanted =
            (session.customization.canUndo ? [undoItem] : [])
            + (session.customization.canReset ? [resetItem] : [])
        if wanted != headerItem.leftBarButtonItems ?? [] || header.topItem == nil {
            let focused = headerItem.leftBarButtonItems?.first { button(of: $0)?.isFirstResponder == true }
            // A button must not go while it has the focus.
            if let focused, !wanted.contains(focused) { _ = grid.takeFocus() }
            headerItem.leftBarButtonItems = wanted
            header._show([headerItem], outerBack: nil, goBack: {})
        }
        hint.text = session.announcement ?? CustomizingWords.hint
        grid.update()
    }

    func button(of item: UIBarButtonItem) -> NavigationBarButton? {
        func find(in view: UIView) -> NavigationBarButton? {
            if let button = view as? NavigationBarButton, button.item === item { return button }
            return view.subviews.lazy.compactMap(find).first
        }
        return find(in: header)
    }

    /// Gives the focus to the first item, or to Done if there is none.
    func takeFocus() {
        if !grid.takeFocus() { _ = button(of: doneItem)?._takeFocus() }
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(commands, scale: max(1, traitCollection.displayScale))
    }

    /// The header reaches to the edges, and the hint is set off from what scrolls beneath it.
    private var commands: [DrawingCommand] {
        let traits = traitCollection
        let hairline = 1 / max(1, traits.displayScale)
        let background = UIColor._barBackground.components(with: traits)
        let separator = UIColor._barSeparator.components(with: traits)
        var commands: [DrawingCommand] = []
        if header.frame.width < bounds.width || header.frame.minY > 0 {
            let area = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.maxY)
            commands.append(.fill(area, cornerRadius: 0, color: background))
        }
        if grid.isScrollable {
            let line = CGRect(x: 0, y: grid.frame.maxY - hairline, width: bounds.width, height: hairline)
            commands.append(.fill(line, cornerRadius: 0, color: separator))
        }
        return commands
    }
}
