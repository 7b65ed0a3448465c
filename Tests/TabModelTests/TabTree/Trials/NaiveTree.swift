import TabModel

/// The rules of layouts of trees as they are worded, with lists and searches alone: the oracle for records of one device.
struct NaiveTree {
    /// The one order of the bar and the root tabs.
    var places = NaiveLayout()
    /// The tabs that yielded to others when they were new: they are as moved, but not by the user.
    var yielded: Set<TabID> = []
    /// The order of each group that was edited.
    var groups: [TabID: NaiveLayout] = [:]
    /// Which tabs the user put onto the bar, or took off it.
    var bar: [TabID: Bool] = [:]
    /// Which tabs the user hid or showed.
    var hidden: [TabID: Bool] = [:]
    /// Which sections the user closed or opened.
    var folded: [TabID: Bool] = [:]
    var isSidebarHidden: Bool?
    var sidebarWidth: Int?
    /// The tabs that the app had on the bar or among the root tabs at an edit, and those that the user hid or showed.
    var known: Set<TabID> = []
    /// The tabs selected in the window, the latest first.
    var history: [TabID] = []
}

// Rules 1, 2 and 5: where tabs stand.
extension NaiveTree {
    func placement(_ id: TabID, _ tree: SampleTree) -> TabPlacement {
        guard let tab = tree.tab(id) else { return .sidebarOnly }
        if tab.placement != .automatic { return tab.placement }
        return tab.group == nil ? .default : .optional
    }

    func isMovable(_ id: TabID, _ tree: SampleTree) -> Bool {
        [.default, .optional, .movable].contains(placement(id, tree))
    }

    func isOnBar(_ id: TabID, _ tree: SampleTree) -> Bool {
        switch placement(id, tree) {
        case .default: bar[id] ?? true
        case .optional: bar[id] ?? (places.moved.contains(id) && !yielded.contains(id))
        case .movable, .fixed, .pinned: true
        case .automatic, .sidebarOnly: false
        }
    }

    /// The default order of places.
    func declared(_ tree: SampleTree) -> [TabID] {
        atEdges(tree.inOrder().filter { tree.tab($0)?.group == nil || isOnBar($0, tree) }, tree)
    }

    func atEdges(_ ids: [TabID], _ tree: SampleTree) -> [TabID] {
        let start = ids.filter { placement($0, tree) == .fixed }
        let end = ids.filter { placement($0, tree) == .pinned }
        return start + ids.filter { !start.contains($0) && !end.contains($0) } + end
    }

    /// The places with those of absent tabs.
    func full(_ tree: SampleTree) -> [TabID] {
        var effective = places
        effective.moved = places.moved.filter { isMovable($0, tree) || !declared(tree).contains($0) }
        return atEdges(effective.full(declared(tree)), tree)
    }

    func order(_ tree: SampleTree) -> [TabID] {
        let declared = declared(tree)
        return full(tree).filter { declared.contains($0) }
    }

    func roots(_ tree: SampleTree) -> [TabID] {
        order(tree).filter { tree.tab($0)?.group == nil }
    }

    func children(of group: TabID, _ tree: SampleTree) -> [TabID] {
        let children = tree.children(of: group)
        return full(group, tree).filter { children.contains($0) }
    }

    /// A group's order with absent tabs.
    func full(_ group: TabID, _ tree: SampleTree) -> [TabID] {
        let children = tree.children(of: group)
        guard let order = groups[group] else { return children }
        guard tree.tab(group)?.allowsReordering == true else {
            var unmoved = order
            unmoved.moved.subtract(children)
            return unmoved.full(children)
        }
        return order.full(children)
    }
}

// Rules 3, 4, 6 and 13: what is to be seen.
extension NaiveTree {
    func isHidden(_ id: TabID, _ tree: SampleTree) -> Bool {
        let roots = tree.children(of: nil)
        if id == roots.first, roots.allSatisfy({ isSavedHidden($0, tree) }) { return false }
        return isSavedHidden(id, tree)
    }

    private func isSavedHidden(_ id: TabID, _ tree: SampleTree) -> Bool {
        guard let tab = tree.tab(id) else { return false }
        return tab.allowsHiding ? hidden[id] ?? tab.isHiddenByDefault : tab.isHiddenByDefault
    }

    func isSeen(_ id: TabID, _ tree: SampleTree) -> Bool {
        tree.tab(id) != nil && tree.path(to: id).allSatisfy { !isHidden($0, tree) }
    }

    func isFolded(_ id: TabID, _ tree: SampleTree) -> Bool {
        folded[id] ?? (tree.tab(id)?.isFoldedByDefault ?? false)
    }

    func wideBar(_ tree: SampleTree) -> [TabID] {
        order(tree).filter { isOnBar($0, tree) && isSeen($0, tree) }
    }

    /// What a narrow window shows, how many of it on the bar, and which new tabs yield to which one that the user placed.
    struct Narrow {
        var visible: [TabID]
        var barCount: Int
        var yielding: [TabID] = []
        var placed: TabID?
    }

    func narrow(_ tree: SampleTree, _ compact: [TabID]?, _ policy: TabPolicy) -> Narrow {
        let visible = order(tree).filter { isInNarrow($0, tree, compact) }
        guard let capacity = policy.capacity, visible.count > capacity else {
            return Narrow(visible: visible, barCount: visible.count)
        }
        var narrow = Narrow(visible: visible, barCount: capacity - 1)
        guard policy.keepsPlacedTabsOnBar, !known.isEmpty else { return narrow }
        let new = visible.filter { !known.contains($0) && isMovable($0, tree) }
        narrow.placed = visible.filter { !new.contains($0) }.prefix(narrow.barCount)
            .last { places.moved.contains($0) && isMovable($0, tree) }
        guard let placed = narrow.placed else { return narrow }
        // The last of the new tabs before the placed one leaves first, until that one is on the bar.
        while let place = narrow.visible.firstIndex(of: placed), place >= narrow.barCount,
            let last = narrow.visible[..<place].lastIndex(where: { new.contains($0) })
        {
            narrow.yielding.insert(narrow.visible.remove(at: last), at: 0)
        }
        let place = narrow.visible.firstIndex(of: placed).map { $0 + 1 } ?? 0
        narrow.visible.insert(contentsOf: narrow.yielding, at: place)
        return narrow
    }

    private func isInNarrow(_ id: TabID, _ tree: SampleTree, _ compact: [TabID]?) -> Bool {
        tree.tab(id)?.group == nil && isSeen(id, tree) && placement(id, tree) != .sidebarOnly
            && compact?.contains(id) ?? true
    }
}

// Rule 12: what is selected.
extension NaiveTree {
    /// The tabs that may be selected; more than one only if a tab that is gone had places in several groups.
    func selected(_ tree: SampleTree) -> [TabID?] {
        if let latest = history.first(where: { isSeen($0, tree) }) { return [latest] }
        let first = roots(tree).first { isSeen($0, tree) }
        guard let latest = history.first else { return [first] }
        if let tab = tree.tab(latest) { return [neighbour(of: latest, in: tab.group, tree) ?? first] }
        let groups = groups.keys.filter { tree.tab($0) != nil && full($0, tree).contains(latest) }
        if !groups.isEmpty { return groups.map { neighbour(of: latest, in: $0, tree) ?? first } }
        if places.saved.contains(latest) { return [neighbour(of: latest, in: nil, tree) ?? first] }
        return [first]
    }

    private func neighbour(of id: TabID, in group: TabID?, _ tree: SampleTree) -> TabID? {
        let all = group.map { full($0, tree) } ?? full(tree)
        let place = all.firstIndex(of: id) ?? all.endIndex
        let isSibling = { (other: TabID) in
            tree.tab(other) != nil && tree.tab(other)?.group == group && isSeen(other, tree)
        }
        if let next = all[place...].first(where: isSibling) ?? all[..<place].last(where: isSibling) {
            return next
        }
        guard let group, let tab = tree.tab(group) else { return nil }
        return isSeen(group, tree) ? group : neighbour(of: group, in: tab.group, tree)
    }
}

// Rules 10 and 11: edits. Each first takes note of the order that the user sees.
extension NaiveTree {
    mutating func note(_ tree: SampleTree) {
        places.saved = full(tree)
        known.formUnion(declared(tree))
    }

    /// New tabs that yielded stand from now on where they were drawn.
    mutating func noteYielding(_ tree: SampleTree, _ compact: [TabID]?, _ policy: TabPolicy) {
        let narrow = narrow(tree, compact, policy)
        guard let placed = narrow.placed, !narrow.yielding.isEmpty else { return }
        places.saved = Self.moved(narrow.yielding, in: full(tree), as: [placed] + narrow.yielding)
        places.moved.formUnion(narrow.yielding)
        yielded.formUnion(narrow.yielding)
        known.formUnion(narrow.yielding)
    }

    mutating func note(_ group: TabID, _ tree: SampleTree) {
        groups[group, default: NaiveLayout()].saved = full(group, tree)
    }

    /// Whether a tab may be put onto the bar.
    func mayMoveOnBar(_ id: TabID, beside other: TabID?, _ tree: SampleTree) -> Bool {
        let isShowable = tree.path(to: id).allSatisfy {
            !isHidden($0, tree) || tree.tab($0)?.allowsHiding == true
        }
        return isMovable(id, tree) && isShowable && other.map { isOnBar($0, tree) } ?? true
    }

    /// Puts it onto the bar and shows it, where it does not stand yet.
    mutating func putOnBar(_ id: TabID, _ tree: SampleTree) {
        if !isOnBar(id, tree) { bar[id] = true }
        for tab in tree.path(to: id) where isHidden(tab, tree) {
            hidden[tab] = false
            known.insert(tab)
        }
    }

    func mayRemoveFromBar(_ id: TabID, _ tree: SampleTree) -> Bool {
        [.default, .optional].contains(placement(id, tree))
    }

    func mayMoveInGroup(_ id: TabID, beside other: TabID?, _ tree: SampleTree) -> Bool {
        guard let group = tree.tab(id)?.group, tree.tab(group)?.allowsReordering == true else { return false }
        return other.map { tree.tab($0)?.group == group } ?? true
    }

    /// Moves tabs of a list, each behind the one that it follows in a target order.
    static func moved(_ ids: [TabID], in list: [TabID], as target: [TabID]) -> [TabID] {
        var list = list.filter { !ids.contains($0) }
        for (index, id) in target.enumerated() where ids.contains(id) {
            let place = index == 0 ? 0 : (list.firstIndex(of: target[index - 1]) ?? -1) + 1
            list.insert(id, at: place)
        }
        return list
    }

    /// Where a tab is to stand among others.
    static func target(_ id: TabID, _ destination: TabDestination, _ list: [TabID]) -> [TabID] {
        var others = list.filter { $0 != id }
        switch destination {
        case .first: others.insert(id, at: 0)
        case .last: others.append(id)
        case .before(let other): others.insert(id, at: others.firstIndex(of: other) ?? 0)
        case .after(let other): others.insert(id, at: (others.firstIndex(of: other) ?? -1) + 1)
        }
        return others
    }
}
