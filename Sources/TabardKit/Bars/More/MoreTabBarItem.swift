/// More's own item: its badge is the sum of those of the tabs behind it, unless the app gives it one.
@MainActor
final class MoreTabBarItem: UITabBarItem {
    private weak var owner: UITabBarController?
    /// The items of the tabs behind it that have one.
    private var observed: [RootTab: UITabBarItem] = [:]
    /// Of how many tabs each of them is the item.
    private var useCounts: [ObjectIdentifier: Int] = [:]
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
        useCounts = [:]
        // A tab without an item has no badge, and is not given an item for asking.
        for tab in owner?._state.hiddenTabs ?? [] {
            if let item = tab.existingItem { observe(item, of: tab) }
        }
        guard badges != nil || isShown else { return }
        badges = nil
        _changed()
    }

    /// A hidden tab has another item. The others are not looked at if its items, the former one too, are of that tab alone.
    func hiddenItemWasReplaced(of tab: RootTab) {
        let former = observed[tab]
        guard let item = tab.existingItem, useCounts[ObjectIdentifier(item)] == nil,
            former.map({ useCounts[ObjectIdentifier($0)] == 1 }) != false
        else { return hiddenTabsChanged() }
        if let former {
            former._removeObserver(self)
            useCounts[ObjectIdentifier(former)] = nil
        }
        observe(item, of: tab)
        changed(item, insteadOf: former)
    }

    /// An item of a hidden tab was made, perhaps in order to get a badge.
    func hiddenItemWasMade(_ item: UITabBarItem, of tab: RootTab) {
        observe(item, of: tab)
        badges?[item] = item.badgeValue
    }

    /// An item of a hidden tab was made because the tab has a badge now.
    func hiddenItemGotBadge(_ item: UITabBarItem, of tab: RootTab) {
        observe(item, of: tab)
        changed(item)
    }

    private func observe(_ item: UITabBarItem, of tab: RootTab) {
        guard observed[tab] !== item else { return }
        observed[tab] = item
        useCounts[ObjectIdentifier(item), default: 0] += 1
        item._addObserver(self) { [weak self, weak item] in
            if let item { self?.changed(item) }
        }
    }

    private var isShown: Bool { owner?._tabBar._items?.contains(self) == true }

    /// An item's badge is another, or the item is there in place of another one.
    private func changed(_ item: UITabBarItem, insteadOf replaced: UITabBarItem? = nil) {
        let badge = item.badgeValue
        let former = badges?.text
        if let replaced { badges?[replaced] = nil }
        badges?[item] = badge
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
