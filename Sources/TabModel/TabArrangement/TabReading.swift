/// A record read against a declaration: which entry speaks for which tab, and the order that follows.
struct TabReading {
    /// The order: indices of declared tabs, and, if asked for, absent entries as the complement of their index.
    var items: [Int]
    /// For each declared tab the entry that has its place, or -1 if the tab is new.
    let entryOfTab: [Int]
    /// Whether each declared tab stands where the user put it.
    let isMoved: [Bool]
    private(set) var isVisible: [Bool]
    /// The new tabs that rule 5 keeps from pushing others off the bar, in order.
    private(set) var displaced: [Int] = []
    /// For each entry the tab that has or had its id, or -1.
    let tabOfEntry: [Int]

    private let hasEntries: Bool

    init(of record: TabRecord, for declaration: TabDeclaration, policy: TabPolicy, includingAbsent: Bool) {
        self.init(
            of: record,
            record.entries.indices.map { declaration.index(of: record.entries[$0].id) ?? -1 },
            for: declaration.tabs,
            policy: policy,
            hasEntries: !record.entries.isEmpty
        ) { includingAbsent && declaration.orders(record.entries[$0].id) }
    }

    /// Reads entries whose tabs were found beforehand.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - tabOfEntry: For each entry the tab that has or had its id, or -1.
    ///   - tabs: The tabs in default order.
    ///   - policy: The policy of the arrangement.
    ///   - hasEntries: Whether there was an edit before, so that tabs without an entry are new.
    ///   - isOrdered: Whether an entry that has no tab is in the order nevertheless.
    init(
        of record: TabRecord,
        _ tabOfEntry: [Int],
        for tabs: [TabDeclaration.Tab],
        policy: TabPolicy,
        hasEntries: Bool,
        isOrdered: (_ entry: Int) -> Bool
    ) {
        let found = tabOfEntry.enumerated().lazy.map { (entry: $0.offset, tab: $0.element) }
        let order = SavedOrder(of: record, found, count: tabs.count) {
            tabs[$0].isMovable
        } isCurrent: {
            record.entries[$0].id == tabs[$1].id
        }
        items = order.items(of: record, found, isOrdered: isOrdered)
        entryOfTab = order.entryOfTab
        isMoved = order.isMoved
        isVisible = tabs.map { $0.isRequired || !$0.isHiddenByDefault }
        self.tabOfEntry = tabOfEntry
        self.hasEntries = hasEntries
        apply(order.choices, tabs)
        movePinned(tabs)
        displaceNew(tabs, policy)
    }

    /// Whether the app did not have the tab at the last edit.
    func isNew(_ tab: Int) -> Bool {
        hasEntries && entryOfTab[tab] < 0
    }

    private mutating func apply(_ choices: [Int: TabVisibilityChoice], _ tabs: [TabDeclaration.Tab]) {
        for (tab, choice) in choices where choice.value != .default {
            isVisible[tab] = choice.value == .shown || tabs[tab].isRequired
        }
        for tab in tabs.indices {
            if let isSeen = tabs[tab].isSeen { isVisible[tab] = isSeen }
        }
        if let first = isVisible.indices.first, tabs[first].isSeen == nil, !isVisible.contains(true) {
            isVisible[first] = true
        }
    }

    private mutating func movePinned(_ tabs: [TabDeclaration.Tab]) {
        guard tabs.first?.pinned == .start || tabs.last?.pinned == .end else { return }
        let edge = { (item: Int) in item < 0 ? nil : tabs[item].pinned }
        items =
            items.filter { edge($0) == .start } + items.filter { edge($0) == nil }
            + items.filter { edge($0) == .end }
    }

    /// Rule 5: new tabs that would push a tab that the user placed under More go to the first place there.
    private mutating func displaceNew(_ tabs: [TabDeclaration.Tab], _ policy: TabPolicy) {
        guard policy.keepsPlacedTabsOnBar, hasEntries else { return }
        let visible = items.filter { $0 >= 0 && isVisible[$0] }
        let barCount = policy.barCount(of: visible.count)
        guard barCount < visible.count else { return }
        let mayYield = tabs.indices.map { tab in
            entryOfTab[tab] < 0 && tabs[tab].isMovable && !tabs[tab].isRequired
        }
        let settled = visible.filter { !mayYield[$0] }
        guard let last = settled.prefix(barCount).lastIndex(where: { isMoved[$0] }) else { return }
        let protected = settled[last]
        var room = barCount - 1 - last
        for tab in visible.prefix(while: { $0 != protected }) where mayYield[tab] {
            room -= 1
            if room < 0 {
                displaced.append(tab)
            }
        }
        guard !displaced.isEmpty else { return }
        let leaving = Set(displaced)
        items.removeAll { leaving.contains($0) }
        // The places on the bar that remain all have a tab: the protected one has the last of them.
        let place = items.firstIndex(of: protected).map { $0 + 1 } ?? items.count
        items.insert(contentsOf: displaced, at: place)
    }
}
