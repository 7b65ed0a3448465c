/// More's own item: its badge is the sum of those of the tabs behind it, unless the app gives it one.
@MainActor
final class MoreTabBarItem: UITabBarItem {
    private weak var owner: UITabBarController?
    private var observed: [UITabBarItem] = []
    private var sum: String?
    private var isSumKnown = false

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
        for item in observed { item._removeObserver(self) }
        // A tab without an item has no badge, and is not given an item for asking.
        observed = (owner?._state.hiddenTabs ?? []).compactMap(\.existingItem)
        for item in observed {
            item._addObserver(self) { [weak self] in self?.badgeMayHaveChanged() }
        }
        badgeMayHaveChanged()
    }

    /// An item of a tab was made, perhaps in order to get a badge.
    func hiddenItemWasMade(_ item: UITabBarItem) {
        observed.append(item)
        item._addObserver(self) { [weak self] in self?.badgeMayHaveChanged() }
    }

    private func badgeMayHaveChanged() {
        guard isSumKnown || owner?._tabBar._items?.contains(self) == true else { return }
        isSumKnown = false
        _changed()
    }

    private var hiddenBadge: String? {
        if !isSumKnown {
            sum = Self.sum(of: observed.compactMap(\.badgeValue))
            isSumKnown = true
        }
        return sum
    }

    /// Numbers are added up; a single text stands for itself, and several for something that a bullet says.
    static func sum(of badges: [String]) -> String? {
        let badges = badges.filter { !$0.isEmpty }
        let numbers = badges.compactMap { Int($0) }
        guard numbers.isEmpty else {
            return String(numbers.reduce(0) { $0.addingReportingOverflow($1).partialValue })
        }
        return badges.count > 1 ? "•" : badges.first
    }
}
