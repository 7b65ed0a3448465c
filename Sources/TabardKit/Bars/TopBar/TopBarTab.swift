internal import GtkInterop

/// One tab on the bar of a wide window.
@MainActor
final class TopBarTab: UIControl, TabItemControl {
    let tab: UITab
    private(set) weak var bar: TopBar?
    private var menuRequests: MenuRequests?
    private var drops: TabDrops?
    private(set) var menu: PopoverMenu?
    private var isUnderPointer = false
    var position = (index: 1, count: 1)
    var isChosen = false {
        didSet {
            guard isChosen != oldValue else { return }
            update()
        }
    }
    /// Whether the tab is in the user's hand.
    var isLifted = false {
        didSet { if isLifted != oldValue { setNeedsDisplay() } }
    }

    init(_ tab: UITab, on bar: TopBar) {
        self.tab = tab
        self.bar = bar
        super.init(frame: .zero)
        addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
        item._shownView = self
        item._addObserver(self) { [weak self] in self?.itemChanged() }
    }

    required init?(coder: NSCoder) { nil }

    var item: UITabBarItem { tab._item }

    override var _role: AccessibleRole { .tab }

    override var _actionName: String { "select" }

    /// The next tab is near.
    override var _fingerReach: CGFloat { 0 }

    override var canBecomeFirstResponder: Bool { isUsable }

    private var isUsable: Bool { Self.isUsable(tab, of: bar?.owner) }

    /// What can't be selected can be arranged all the same.
    static func isUsable(_ tab: UITab, of owner: UITabBarController?) -> Bool {
        tab.isEnabled || owner?._isEditingTabs == true
    }

    /// Whether the user is at it, wherever it is scrolled to.
    var isInUse: Bool { isLifted || menu != nil || _widget?.isFocused == true }

    /// Brings what a screen reader hears into step with the tab (V1).
    func update() {
        _changeAccessibility {
            $0.label = item.accessibilityLabel ?? tab.title
            $0.identifier = item.accessibilityIdentifier
            $0.value = item.accessibilityValue ?? item._spokenBadge
            $0.isSelected = isChosen
            $0.position = position
            $0.saysState = true
            $0.hint = item.accessibilityHint
            $0.isDisabled = item.accessibilityTraits.contains(.notEnabled)
        }
        isEnabled = isUsable
        setNeedsDisplay()
    }

    private func itemChanged() {
        update()
        bar?.contentChanged(of: tab)
    }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        widget.onFocusChange { [weak self] isFocused in
            guard let self else { return }
            setNeedsDisplay()
            if isFocused { bar?.bringIntoSight(position.index - 1, animated: true) }
            bar?._largeContentOfButtons?.followFocus(of: self)
        }
        menuRequests = MenuRequests(
            of: self,
            leavesHolding: { [weak self] in
                guard let self else { return false }
                return bar?.owner?._isEditingTabs == true || BarLargeContent.isWanted(by: self)
            },
            open: { [weak self] place in self?.openMenu(at: place) ?? false }
        )
        let hover = UIHoverGestureRecognizer(target: nil, action: nil)
        hover.addHandler { [weak self] recognizer in
            guard let self else { return }
            isUnderPointer = recognizer.state == .began || recognizer.state == .changed
            setNeedsDisplay()
        }
        _addOwnGestureRecognizer(hover)
    }

    /// Opens the menu of what the user may do with the tab.
    func openMenu(at place: CGPoint?) -> Bool {
        guard menu == nil, let widget = _widget, let commands = bar?.owner?._topBarCommands(for: tab),
            !commands.isEmpty
        else { return false }
        let area = place.map { CGRect(origin: $0, size: CGSize(width: 1, height: 1)) } ?? bounds
        let menu = PopoverMenu(commands, on: widget, at: area.native)
        menu.closed = { [weak self] in self?.menu = nil }
        self.menu = menu
        return true
    }

    override func _stateChanged() { setNeedsDisplay() }

    override func _nativeStateChanged() { setNeedsDisplay() }

    func choose() { bar?.choose(self) }

    /// Whether the icon stands for the tab.
    private static func isIcon(_ tab: UITab) -> Bool {
        let item = tab._item
        return item.image != nil && (tab.preferredPlacement == .pinned || item._shownTitle.isEmpty)
    }

    private static func image(of tab: UITab, isSelected: Bool) -> UIImage? {
        isIcon(tab) ? tab._item._image(isSelected: isSelected, style: .inline) : nil
    }

    private var image: UIImage? { Self.image(of: tab, isSelected: isChosen) }

    private static func font(isSelected: Bool, titleScale: CGFloat, in traits: UITraitCollection)
        -> FontDescription
    {
        let usual = UIFont.systemFont(
            ofSize: TopBarMetrics.titleSize,
            weight: isSelected ? .semibold : .medium
        )
        var font = UIFont.legible(usual.fontDescription, for: traits)
        font.size *= Double(titleScale)
        return font
    }

    /// The width that a tab wants, selected or not, so that nothing moves when it is selected.
    static func wantedWidth(of tab: UITab, titleScale: CGFloat, in traits: UITraitCollection) -> CGFloat {
        TopBarTabDrawing.width(
            title: tab._item._shownTitle,
            image: image(of: tab, isSelected: false),
            badge: tab._item._shownBadge,
            font: font(isSelected: true, titleScale: titleScale, in: traits)
        )
    }

    var drawing: TopBarTabDrawing {
        let traits = traitCollection
        let colors = bar?.colors ?? TopBarColors(traits: traits, tint: .tintColor)
        let isHigh = traits.accessibilityContrast == .high
        var drawing = TopBarTabDrawing(
            size: bounds.size,
            title: item._shownTitle,
            image: image,
            badge: item._shownBadge,
            font: Self.font(isSelected: isChosen, titleScale: bar?.titleScale ?? 1, in: traits),
            color: isChosen ? colors.selected : colors.usual,
            ownTint: image?.stencilColor?.components(with: traits),
            badgeLook: TabBarItemLook(
                icon: colors.usual,
                title: colors.usual,
                badge: (item.badgeColor ?? .redFill).components(with: traits),
                badgeFont: TopBarTabDrawing.badgeFont
            ),
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        if isChosen {
            drawing.mark = colors.mark
            drawing.isMarkRaised = traits.userInterfaceStyle != .dark
            drawing.outline = isHigh ? colors.selected : nil
        } else if (isUnderPointer || isHighlighted) && tab.isEnabled {
            drawing.mark = colors.hover
        }
        if isHighlighted { drawing.opacity = 0.6 }
        if !tab.isEnabled { drawing.opacity = 0.35 }
        if isLifted { drawing.opacity = 0.25 }
        if _widget?.showsFocus == true { drawing.focus = colors.accent }
        return drawing
    }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(drawing.commands, scale: max(1, traitCollection.displayScale))
    }

    /// The tab leaves the bar.
    func end() { item._removeObserver(self) }
}

extension TopBarTab: DropTaking {
    var _dropInteraction: UIDropInteraction {
        if let drops { return drops.interaction }
        let new = TabDrops { [weak self] in
            guard let self, let owner = bar?.owner, !owner._isEditingTabs else { return nil }
            return TabDrops.Target(
                tab: tab,
                owner: owner,
                isSpringLoaded: tab.isSpringLoaded && tab.isEnabled && !isChosen
            )
        } select: { [weak self] in
            self?.choose()
        }
        drops = new
        return new.interaction
    }
}
