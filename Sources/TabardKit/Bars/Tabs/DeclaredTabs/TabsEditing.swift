/// What the user changed since they began to arrange the tabs, for telling the delegate at the end (T9).
@MainActor
struct TabsEditing {
    /// Whether each tab that the user hid or showed was hidden before, in the order of the changes.
    private var visibility: [(tab: UITab, wasHidden: Bool)] = []
    /// The order that each group had in which the user moved tabs.
    private var orders: [(group: UITabGroup, identifiers: [String])] = []

    /// Takes note before a tab is hidden or shown.
    mutating func noteVisibility(of tab: UITab) {
        guard !visibility.contains(where: { $0.tab === tab }) else { return }
        visibility.append((tab, tab.isHidden))
    }

    /// Takes note before the tabs of a group are moved.
    mutating func noteOrder(of group: UITabGroup) {
        guard !orders.contains(where: { $0.group === group }) else { return }
        orders.append((group, group.displayOrder.map(\.identifier)))
    }

    /// The tabs that are hidden now and were not, or the other way round.
    var changedTabs: [UITab] { visibility.filter { $0.tab.isHidden != $0.wasHidden }.map(\.tab) }

    /// The groups whose tabs stand in another order.
    var reorderedGroups: [UITabGroup] {
        orders.filter { $0.group.displayOrder.map(\.identifier) != $0.identifiers }.map(\.group)
    }
}
