import TabModel

// What must hold at all times.
extension TreeTrial {
    func check(using generator: inout SeededGenerator) throws {
        try checkWide()
        try checkNarrow(Self.someTabs(sample.ids, using: &generator), Self.policy(using: &generator))
    }

    func checkWide() throws {
        let wide = record.arrangement(for: tree, window: "w")
        func compare<Value: Equatable>(_ what: String, _ actual: Value, _ expected: Value) throws {
            try LayoutFailure.unless(actual == expected, "\(what): \(actual), not \(expected), in \(sample)")
        }
        let all = Self.first(wide.roots + wide.children.values.flatMap { $0 })
        try compare("all tabs", all.sorted(), sample.ids.sorted())
        try compare("the root tabs", Self.first(wide.roots), naive.roots(sample))
        let groups = sample.tabs.filter(\.isGroup).map(\.id)
        try compare("the groups", Self.first(Array(wide.children.keys)).sorted(), groups.sorted())
        for group in groups {
            let children = Self.first(wide.children[current(group)] ?? [])
            try compare("the tabs of \(group)", children, naive.children(of: group, sample))
        }
        try compare("the bar", Self.first(wide.visible), naive.wideBar(sample))
        try compare("the number on the bar", wide.barCount, wide.visible.count)
        let hidden = sample.ids.filter { naive.isHidden($0, sample) }
        try compare("the hidden tabs", Self.first(Array(wide.hidden)).sorted(), hidden.sorted())
        let folded = groups.filter { naive.isFolded($0, sample) }
        try compare("the closed groups", Self.first(Array(wide.folded)).sorted(), folded.sorted())
        try compare("the sidebar", wide.isSidebarHidden, naive.isSidebarHidden)
        try compare("the sidebar's width", wide.sidebarWidth, naive.sidebarWidth)
        let new = naive.known.isEmpty ? [] : naive.wideBar(sample).filter { !naive.known.contains($0) }
        try compare("the new tabs", Self.first(wide.new), new)
        let selected = wide.selected.map { LayoutTrial.first($0) }
        let selectable = naive.selected(sample)
        try LayoutFailure.unless(
            selectable.contains(selected),
            "selected: \(String(describing: selected)), not \(selectable), of \(naive.history) in \(sample)"
        )
        if record.entries.isEmpty {
            try compare(
                "the declared roots",
                Self.first(wide.roots),
                naive.atEdges(sample.children(of: nil), sample)
            )
            for group in groups {
                try compare(
                    "the declared tabs",
                    Self.first(wide.children[current(group)] ?? []),
                    sample.children(of: group)
                )
            }
        }
    }

    private func checkNarrow(_ compact: [TabID]?, _ policy: TabPolicy) throws {
        let names = compact.map { Set($0.map { current($0) }) }
        let narrow = record.arrangement(for: tree, width: .narrow, compact: names, policy: policy)
        let expected = naive.narrow(sample, compact, policy)
        let visible = Self.first(narrow.visible)
        try LayoutFailure.unless(
            visible == expected.visible && narrow.barCount == expected.barCount,
            "narrow, \(policy), \(String(describing: compact)): \(visible), \(narrow.barCount), not \(expected), in \(sample)"
        )
        let all = Self.first(narrow.roots + narrow.children.values.flatMap { $0 })
        try LayoutFailure.unless(all.sorted() == sample.ids.sorted(), "narrow, not every tab is there once")
    }

    /// Tabs that were never saved do not change the order of the others.
    func checkAdditions(using generator: inout SeededGenerator) throws {
        var more = sample
        for id: TabID in ["new 1", "new 2"] {
            more.add(id, using: &generator)
        }
        let rest = record.arrangement(for: more.tree(renamings: renamings))
        let arrangement = record.arrangement(for: tree)
        let isOld = { (id: TabID) in id != "new 1" && id != "new 2" }
        try LayoutFailure.unless(
            rest.roots.filter(isOld) == arrangement.roots,
            "additions change the root tabs"
        )
        let children = rest.children.filter { isOld($0.key) }.mapValues { $0.filter(isOld) }
        try LayoutFailure.unless(
            children == arrangement.children,
            "additions change \(arrangement.children) to \(children)"
        )
        if naive.hidden.isEmpty, !sample.tabs.contains(where: \.isHiddenByDefault) {
            let visible = rest.visible.filter(isOld)
            try LayoutFailure.unless(visible == arrangement.visible, "additions change the bar to \(visible)")
        }
    }
}
