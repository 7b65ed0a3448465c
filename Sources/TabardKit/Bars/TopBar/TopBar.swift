internal import GtkInterop

/// The bar of a wide window: a floating row of tabs, of which one is selected (T4, T5).
@MainActor
final class TopBar: UIView {
    private(set) weak var owner: UITabBarController?
    private(set) var tabs: [TopBarTab] = []
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
    private let gapMark = UIView(frame: .zero)
    /// The tab that is to be in sight at the next layout.
    private weak var wantedInSight: TopBarTab?

    init(of owner: UITabBarController) {
        self.owner = owner
        super.init(frame: .zero)
        clipsToBounds = true
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

    /// Shows tabs, in order; those that stay keep their focus.
    func show(_ new: [UITab], selected: UITab?) {
        let focused = tabs.firstIndex { $0._widget?.isFocused == true }
        var old = Dictionary(
            tabs.map { (ObjectIdentifier($0.tab), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let isSame = new.elementsEqual(tabs.map(\.tab), by: ===)
        tabs = new.map { old.removeValue(forKey: ObjectIdentifier($0)) ?? TopBarTab($0, on: self) }
        for (index, tab) in tabs.enumerated() {
            tab.position = (index + 1, new.count)
            tab.isChosen = tab.tab === selected
            tab.update()
        }
        if let focused, old.values.contains(where: { $0._widget?.isFocused == true }) {
            // The focus stays in its place when another tab comes there.
            if tabs.isEmpty {
                _window?._native?.clearFocus()
            } else {
                tabs[min(focused, tabs.count - 1)]._widget?.grabFocus()
            }
        }
        for tab in old.values {
            tab.end()
            tab.removeFromSuperview()
        }
        guard !isSame else { return }
        wantedInSight = chosen
        contentChanged()
    }

    /// Another tab is selected.
    func select(_ selected: UITab?) {
        for tab in tabs { tab.isChosen = tab.tab === selected }
        if let chosen { bringIntoSight(chosen, animated: UIView.areAnimationsEnabled) }
    }

    private var chosen: TopBarTab? { tabs.first(where: \.isChosen) }

    /// What a tab shows is wider or narrower now.
    func contentChanged() {
        setNeedsLayout()
        owner?._topBarContentChanged()
    }

    private var contents: [TopBarLayout.Content] {
        tabs.map { tab in
            let region: TopBarLayout.Region =
                switch tab.tab.preferredPlacement {
                case .fixed: .leading
                case .pinned: .trailing
                case .automatic, .default, .optional, .movable, .sidebarOnly: .middle
                }
            return TopBarLayout.Content(width: tab.wantedWidth, region: region)
        }
    }

    /// The width in which all tabs are seen.
    var wantedWidth: CGFloat { TopBarLayout.width(of: contents) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let contents = contents
        let layout = TopBarLayout(contents, width: bounds.width, isRightToLeft: isRightToLeft)
        let wasScrollable = scroller.contentSize.width > scroller.bounds.width
        scroller.frame = layout.window
        scroller.contentSize = layout.scrolledSize
        for (index, tab) in tabs.enumerated() {
            let parent: UIView = layout.isScrolled[index] ? scroller : self
            if tab.superview !== parent { parent.addSubview(tab) }
            tab.frame = layout.frames[index]
        }
        keepOrder()
        let isScrollable = layout.scrolledSize.width > layout.window.width
        if isScrollable, !wasScrollable, wantedInSight == nil { wantedInSight = chosen }
        if let wanted = wantedInSight {
            wantedInSight = nil
            bringIntoSight(wanted, animated: false)
        }
        if gap != nil { showGap() }
    }

    /// Keeps the views in the tabs' order, in which a screen reader reads them.
    private func keepOrder() {
        let views = Set(tabs.map(ObjectIdentifier.init))
        let inScroller = tabs.filter { $0.superview === scroller }
        if scroller.subviews.filter({ views.contains(ObjectIdentifier($0)) }) != inScroller as [UIView] {
            for tab in inScroller { scroller.bringSubviewToFront(tab) }
        }
        var own: [UIView] = tabs.filter { $0.superview === self }
        let first = tabs.firstIndex { $0.superview === scroller } ?? tabs.count
        own.insert(scroller, at: tabs[..<first].count { $0.superview === self })
        if subviews.filter({ $0 !== gapMark }) != own {
            for view in own { bringSubviewToFront(view) }
            bringSubviewToFront(gapMark)
        }
    }

    /// Scrolls to a tab, with a bit of its neighbours.
    func bringIntoSight(_ tab: TopBarTab, animated: Bool) {
        guard tab.superview === scroller, scroller.contentSize.width > scroller.bounds.width else { return }
        let area = tab.frame.insetBy(dx: -2 * TopBarMetrics.fade, dy: 0)
            .intersection(CGRect(origin: .zero, size: scroller.contentSize))
        scroller.scrollRectToVisible(area, animated: animated)
    }

    /// The user chose a tab.
    func choose(_ tab: TopBarTab) {
        guard tab.tab.isEnabled, let owner else { return }
        owner._userTapped(tab.tab)
    }

    private func showGap() {
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

    override func _moveFocus(_ direction: FocusDirection) -> Bool? {
        if tabs.contains(where: { $0._widget?.isFocused == true }) { return false }
        let usable = tabs.filter(\.canBecomeFirstResponder)
        return (usable.first(where: \.isChosen) ?? usable.first)?._widget?.grabFocus() ?? false
    }

    /// Gives the focus to the selected tab.
    func focusSelected() {
        guard let chosen, chosen.canBecomeFirstResponder else { return }
        chosen._widget?.grabFocus()
    }

    override func _widgetDidLoad(_ widget: Widget) {
        if accessibilityLabel == nil { accessibilityLabel = Word.tabBar.text }
        widget.onKeyPress { [weak self] key, modifiers in self?.moveFocus(key, modifiers) ?? false }
        arranging.follow()
    }

    /// The arrow keys move the focus along the bar (V4).
    func moveFocus(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isEmpty, let current = tabs.firstIndex(where: { $0._widget?.isFocused == true })
        else {
            return false
        }
        let candidates: [TopBarTab]
        switch key {
        case .right where !isRightToLeft, .left where isRightToLeft:
            candidates = Array(tabs[(current + 1)...])
        case .left, .right: candidates = tabs[..<current].reversed()
        case .home: candidates = tabs
        case .end: candidates = tabs.reversed()
        default: return false
        }
        candidates.first(where: \.canBecomeFirstResponder)?._widget?.grabFocus()
        _window?._native?.showFocus()
        return true
    }
}

extension TopBar: LargeContentBar {}
