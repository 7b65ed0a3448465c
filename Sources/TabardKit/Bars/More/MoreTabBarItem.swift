/// More's own item: its badge is the sum of those of the tabs behind it, unless the app gives it one.
@MainActor
final class MoreTabBarItem: UITabBarItem {
    private weak var owner: UITabBarController?
    private var observed: [ObjectIdentifier: UITabBarItem] = [:]
    /// The badges of the observed items; nil until somebody asks.
    private var badges: BadgeSum?

    init(owner: UITabBarController) {
        self.owner = owner
        super.init()
        _systemItem = .more
    }

    required init?(coder: NSCoder) { nil }

    override var badgeValue: String? {
        get { super.badgeValue ?? hiddenBadge }
        set { super.badgeValue = newValue }
    }

    /// Other tabs may be hidden now, or have other items.
    func hiddenTabsChanged() {
        for item in observed.values { item._removeObserver(self) }
        observed = [:]
        // A tab without an item has no badge, and is not given an item for asking.
        for item in (owner?._state.hiddenTabs ?? []).compactMap(\.existingItem) { observe(item) }
        guard badges != nil || isShown else { return }
        badges = nil
        _changed()
    }

    /// An item of a tab was made, perhaps in order to get a badge.
    func hiddenItemWasMade(_ item: UITabBarItem) {
        observe(item)
        badges?[item] = item.badgeValue
    }

    /// An item of a tab was made because the tab has a badge now.
    func hiddenItemGotBadge(_ item: UITabBarItem) {
        observe(item)
        changed(item)
    }

    private func observe(_ item: UITabBarItem) {
        observed[ObjectIdentifier(item)] = item
        item._addObserver(self) { [weak self, weak item] in
            if let item { self?.changed(item) }
        }
    }

    private var isShown: Bool { owner?._tabBar._items?.contains(self) == true }

    private func changed(_ item: UITabBarItem) {
        let former = badges?.text
        badges?[item] = item.badgeValue
        if badges == nil ? isShown : badges?.text != former { _changed() }
    }

    private var hiddenBadge: String? {
        if let badges { return badges.text }
        var badges = BadgeSum()
        for item in observed.values { badges[item] = item.badgeValue }
        self.badges = badges
        return badges.text
    }
}
