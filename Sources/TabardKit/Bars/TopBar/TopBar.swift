internal import GtkInterop

/// The bar of a wide window: a floating row of tabs, of which one is selected (T4, T5).
@MainActor
final class TopBar: UIView {
    private(set) weak var owner: UITabBarController?
    /// All tabs, in order.
    var order: [UITab] = []
    /// The views of those in sight and near it, in order.
    var tabs: [TopBarTab] = []
    /// How wide each tab is.
    var widths = TopBarWidths()
    /// The tab that is marked.
    weak var selected: UITab?
    /// Where all tabs stand.
    var placed = TopBarLayout([], width: 0, isRightToLeft: false)
    /// The tab that is to be in sight at the next layout, by its place.
    var wantedInSight: Int?
    let scroller = TopBarScroller(frame: .zero)
    var _largeContentOfButtons: BarLargeContent?
    /// The user's dragging of tabs along the bar.
    lazy var arranging = TopBarArranging(on: self)
    /// Whether the bar is seen until it is gone.
    var isLeaving = false
    /// Where a tab would go that is dragged; nil for nowhere.
    var gap: CGFloat? {
        didSet { if gap != oldValue { showGap() } }
    }
    let gapMark = UIView(frame: .zero)

    init(of owner: UITabBarController) {
        self.owner = owner
        super.init(frame: .zero)
        clipsToBounds = true
        scroller.didScroll = { [weak self] in self?.makeTabsInSight() }
        layer.cornerRadius = TopBarMetrics.height / 2
        addSubview(scroller)
        gapMark.isUserInteractionEnabled = false
        gapMark.isHidden = true
        addSubview(gapMark)
    }

    required init?(coder: NSCoder) { nil }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// How many times larger than usual titles are: no more than the bar has room for.
    var titleScale: CGFloat { owner?._tabBar._titleScale ?? 1 }

    var colors: TopBarColors {
        let tabBar = owner?._tabBar
        return TopBarColors(
            traits: traitCollection,
            tint: tabBar?.tintColor ?? .tintColor,
            unselected: tabBar?.unselectedItemTintColor
        )
    }

    /// What a tab shows is wider or narrower now.
    func contentChanged(of tab: UITab) {
        guard let place = place(of: tab) else { return }
        widths.forget(place)
        contentChanged()
    }

    /// What the tabs show is wider or narrower now.
    func contentChanged() {
        setNeedsLayout()
        owner?._topBarContentChanged()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutTabs()
        if gap != nil { showGap() }
    }

    /// The user chose a tab.
    func choose(_ tab: TopBarTab) {
        guard tab.tab.isEnabled, let owner else { return }
        owner._userTapped(tab.tab)
    }

    func showGap() {
        gapMark.isHidden = gap == nil
        guard let gap else { return }
        gapMark.backgroundColor = owner?._tabBar.tintColor ?? .tintColor
        gapMark.frame = CGRect(
            x: min(max(1, gap - 1), bounds.width - 3),
            y: TopBarMetrics.margin + 2,
            width: 2,
            height: TopBarMetrics.height - 2 * TopBarMetrics.margin - 4
        )
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        BarLargeContent.update(&_largeContentOfButtons, for: self)
        lookChanged()
        widths.forgetAll()
        contentChanged()
    }

    /// The colours are others.
    func lookChanged() {
        setNeedsDisplay()
        superview?.setNeedsDisplay()
        for tab in tabs { tab.setNeedsDisplay() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        BarLargeContent.update(&_largeContentOfButtons, for: self)
    }

    override var _role: AccessibleRole { .tabList }

    private var background: BarBackground {
        var background = owner?._tabBar._background ?? BarBackground()
        background.shadow = .none
        return background
    }

    override var _backdrop: BlurMaterial? { background.material }

    override func _drawContent(_ snapshot: Snapshot) {
        let scale = max(1, traitCollection.displayScale)
        let area = CGRect(origin: .zero, size: bounds.size)
        let colors = colors
        var commands = background.commands(size: bounds.size, edge: .bottom, scale: scale)
        commands.append(.fill(area, cornerRadius: 0, color: colors.fill))
        commands.append(.stroke(area, cornerRadius: area.height / 2, width: 1 / scale, color: colors.edge))
        snapshot.draw(commands, scale: scale)
    }

    override func _moveFocus(_ direction: FocusDirection) -> Bool? { moveFocus(direction) }

    override func _widgetDidLoad(_ widget: Widget) {
        if accessibilityLabel == nil { accessibilityLabel = Word.tabBar.text }
        widget.onKeyPress { [weak self] key, modifiers in self?.moveFocus(key, modifiers) ?? false }
        arranging.follow()
    }
}

extension TopBar: LargeContentBar {}
