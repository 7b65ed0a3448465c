internal import GtkInterop

/// What reacts for one item of a tab bar; the bar draws it.
@MainActor
final class TabBarButton: UIControl, TabItemControl {
    let item: UITabBarItem
    private weak var bar: UITabBar?
    private var menuRequests: MenuRequests?
    private var drops: TabDrops?
    private(set) var menu: PopoverMenu?
    var _position = (index: 1, count: 1)

    init(item: UITabBarItem, bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        item._shownView = self
        isEnabled = isUsable
        addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { .tab }

    override var _actionName: String { "select" }

    /// The next tab is near.
    override var _fingerReach: CGFloat { 0 }

    /// The bar draws it.
    override func _drawContent(_ snapshot: Snapshot) {}

    override var canBecomeFirstResponder: Bool { isUsable }

    /// An item that can't be selected can be arranged all the same.
    private var isUsable: Bool { item.isEnabled || bar?.isCustomizing == true }

    /// Brings what a screen reader hears into step with the item (V1).
    func _update() {
        _changeAccessibility {
            $0.label = item.accessibilityLabel ?? item.title ?? ""
            $0.identifier = item.accessibilityIdentifier
            $0.value = item.accessibilityValue ?? item._spokenBadge
            $0.isSelected = bar?._selectedItem === item
            $0.position = _position
            $0.saysState = true
            $0.hint = customizingHint ?? item.accessibilityHint
            $0.isDisabled = item.accessibilityTraits.contains(.notEnabled)
        }
        isEnabled = isUsable
    }

    /// What the user is told of the item while the bar is being arranged (M5).
    private var customizingHint: String? {
        guard let session = bar?._session else { return nil }
        return CustomizingWords.stateOnBar(
            isMovable: session.customization.isMovable(item),
            isCarried: session.carried === item
        )
    }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        widget.onFocusChange { [weak self] _ in
            guard let self else { return }
            _stateChanged()
            bar?._largeContentOfButtons?.followFocus(of: self)
        }
        menuRequests = MenuRequests(
            of: self,
            leavesHolding: { [weak self] in self.map(BarLargeContent.isWanted) ?? false },
            open: { [weak self] place in self?.openMenu(at: place) ?? false }
        )
    }

    /// Opens the menu of commands that the bar's controller has for the item.
    func openMenu(at place: CGPoint?) -> Bool {
        guard menu == nil, let widget = _widget, let commands = bar?._manager?._menuCommands(for: item),
            !commands.isEmpty
        else { return false }
        let area = place.map { CGRect(origin: $0, size: CGSize(width: 1, height: 1)) } ?? bounds
        let menu = PopoverMenu(commands, on: widget, at: area.native)
        menu.closed = { [weak self] in self?.menu = nil }
        self.menu = menu
        return true
    }

    override func _stateChanged() {
        bar?.setNeedsDisplay()
        if bar?.isCustomizing == true { _update() }
    }

    func choose() {
        bar?._userChose(item)
    }

    override func _nativeStateChanged() {
        bar?.setNeedsDisplay()
    }
}

extension TabBarButton: DropTaking {
    var _dropInteraction: UIDropInteraction {
        if let drops { return drops.interaction }
        let new = TabDrops { [weak self] in
            guard let self, let bar, !bar.isCustomizing else { return nil }
            let tab = bar._manager?._tab(of: item)
            let springs = bar.isSpringLoaded || tab?.isSpringLoaded == true
            return TabDrops.Target(
                tab: tab,
                owner: bar._manager,
                isSpringLoaded: springs && item.isEnabled && bar._selectedItem !== item
            )
        } select: { [weak self] in
            self?.choose()
        }
        drops = new
        return new.interaction
    }
}
