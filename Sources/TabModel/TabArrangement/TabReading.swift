/// A record read against a declaration: which entry speaks for which tab, and the order that follows.
struct TabReading {
    /// The order: indices of declared tabs, and, if asked for, absent entries as the complement of their index.
    var items: [Int] = []
    /// For each declared tab the entry that has its place, or -1 if the tab is new.
    private(set) var entryOfTab: [Int]
    /// Whether each declared tab stands where the user put it.
    private(set) var isMoved: [Bool]
    private(set) var isVisible: [Bool]
    /// The new tabs that rule 5 keeps from pushing others off the bar, in order.
    private(set) var displaced: [Int] = []
    /// For each entry the tab that has or had its id, or -1.
    private(set) var tabOfEntry: [Int] = []

    private let hasEntries: Bool

    init(of record: TabRecord, for declaration: TabDeclaration, policy: TabPolicy, includingAbsent: Bool) {
        let count = declaration.tabs.count
        hasEntries = !record.entries.isEmpty
        entryOfTab = Array(repeating: -1, count: count)
        isMoved = Array(repeating: false, count: count)
        isVisible = declaration.tabs.map { $0.isRequired || !$0.isHiddenByDefault }
        tabOfEntry = resolve(record, declaration)
        layOut(record, declaration, includingAbsent)
        movePinned(declaration)
        displaceNew(declaration, policy)
    }

    /// Whether the app did not have the tab at the last edit.
    func isNew(_ tab: Int) -> Bool {
        hasEntries && entryOfTab[tab] < 0
    }

    /// Finds the tab of each entry, -1 if there is none, and which entry speaks for a tab that has several (rule 1).
    private mutating func resolve(_ record: TabRecord, _ declaration: TabDeclaration) -> [Int] {
        var tabOfEntry = Array(repeating: -1, count: record.entries.count)
        var choices: [Int: TabVisibilityChoice] = [:]
        for index in record.entries.indices {
            guard let tab = declaration.index(of: record.entries[index].id) else { continue }
            tabOfEntry[index] = tab
            let other = entryOfTab[tab]
            if other < 0 || Self.outranks(record.entries[index], record.entries[other], declaration.tabs[tab])
            {
                entryOfTab[tab] = index
            }
            if let choice = record.entries[index].visibility {
                if let chosen = choices[tab], chosen.outranks(choice) { continue }
                choices[tab] = choice
            }
        }
        for (tab, choice) in choices where choice.value != .default {
            isVisible[tab] = choice.value == .shown || declaration.tabs[tab].isRequired
        }
        for tab in declaration.tabs.indices {
            if let isSeen = declaration.tabs[tab].isSeen { isVisible[tab] = isSeen }
        }
        if let first = isVisible.indices.first, declaration.tabs[first].isSeen == nil,
            !isVisible.contains(true)
        {
            isVisible[first] = true
        }
        for tab in declaration.tabs.indices where entryOfTab[tab] >= 0 {
            isMoved[tab] = declaration.tabs[tab].isMovable && record.entries[entryOfTab[tab]].isMoved
        }
        return tabOfEntry
    }

    /// Whether an entry, rather than another one, speaks for a tab.
    private static func outranks(_ entry: TabEntry, _ other: TabEntry, _ tab: TabDeclaration.Tab) -> Bool {
        if entry.place?.stamp != other.place?.stamp {
            guard let stamp = entry.place?.stamp else { return false }
            return other.place.map { $0.stamp < stamp } ?? true
        }
        if entry.baseline?.stamp != other.baseline?.stamp {
            guard let stamp = entry.baseline?.stamp else { return false }
            return other.baseline.map { $0.stamp < stamp } ?? true
        }
        return entry.id == tab.id
    }

    /// Rule 4: the unmoved tabs in default order, and every other one behind its predecessor in the saved order.
    ///
    /// What follows a tab that stays is a run of the saved order, so that the runs can be copied one by one.
    private mutating func layOut(
        _ record: TabRecord,
        _ declaration: TabDeclaration,
        _ includingAbsent: Bool
    ) {
        let count = declaration.tabs.count
        var others: [Int] = []
        var runs = Array(repeating: 0..<0, count: count + 1)
        var anchor = count
        var start = 0
        for index in record.entries.indices {
            guard record.entries[index].rank != nil else { break }
            let tab = tabOfEntry[index]
            if tab < 0 {
                if includingAbsent, declaration.orders(record.entries[index].id) {
                    others.append(~index)
                }
            } else if entryOfTab[tab] == index {
                if isMoved[tab] {
                    others.append(tab)
                } else {
                    runs[anchor] = start..<others.count
                    anchor = tab
                    start = others.count
                }
            }
        }
        runs[anchor] = start..<others.count
        items.reserveCapacity(count + others.count)
        items += others[runs[count]]
        for tab in 0..<count where !isMoved[tab] {
            items.append(tab)
            for index in runs[tab] {
                items.append(others[index])
            }
        }
    }

    private mutating func movePinned(_ declaration: TabDeclaration) {
        guard declaration.hasPinned else { return }
        let edge = { (item: Int) in item < 0 ? nil : declaration.tabs[item].pinned }
        items =
            items.filter { edge($0) == .start } + items.filter { edge($0) == nil }
            + items.filter { edge($0) == .end }
    }

    /// Rule 5: new tabs that would push a tab that the user placed under More go to the first place there.
    private mutating func displaceNew(_ declaration: TabDeclaration, _ policy: TabPolicy) {
        guard policy.keepsPlacedTabsOnBar, hasEntries else { return }
        let visible = items.filter { $0 >= 0 && isVisible[$0] }
        let barCount = policy.barCount(of: visible.count)
        guard barCount < visible.count else { return }
        let mayYield = declaration.tabs.indices.map { tab in
            entryOfTab[tab] < 0 && declaration.tabs[tab].isMovable && !declaration.tabs[tab].isRequired
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
