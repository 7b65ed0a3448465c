extension TabRecord {
    /// The user drags a tab to a place on the bar, along it or from the sidebar (T9).
    ///
    /// A tab that was not on the bar is put there, and one that was hidden is shown, with the groups that it is in: it is one
    /// edit, which one undo takes back.
    ///
    /// - Parameters:
    ///   - id: The tab.
    ///   - destination: Where it goes: beside another tab of the bar, or to an end of what can be moved.
    ///   - tree: The app's tabs.
    ///   - stamp: The edit's stamp, from `nextStamp(milliseconds:replica:)`.
    /// - Returns: Whether anything is another now; else the record is as it was.
    @discardableResult
    public mutating func moveOnBar(
        _ id: TabID,
        to destination: TabDestination,
        in tree: TabTree,
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        var edit = try TreeEdit(of: self, tree, at: stamp)
        let tab = try tree.declaredIndex(of: id)
        guard tree.nodes[tab].isMovable else { throw .notMovable(id) }
        var reading = edit.reading
        for node in tree.path(to: tab) where reading.isHidden[node] {
            guard tree.nodes[node].allowsHiding else { throw .notMovable(id) }
            try edit.choose(.shown, tree.nodes[node].ids.map { .tab($0) })
        }
        if !reading.isOnBar[tab] {
            try edit.choose(.shown, tree.nodes[tab].ids.map { .onBar($0) })
            if tree.nodes[tab].parent != nil { try edit.claimPlace(tree.nodes[tab].ids.map { .tab($0) }) }
        }
        reading = edit.reading
        let target = try destination.beside { other throws(TabEditRefusal) in
            let other = try tree.declaredIndex(of: other)
            guard reading.isOnBar[other] else { throw .notOnBar(tree.nodes[other].id) }
            return TreeKey.tab(tree.nodes[other].id).id
        }
        try edit.move(.tab(tree.nodes[tab].id), to: target, in: reading.places(.wide))
        return take(edit.finished())
    }

    /// The user drags a tab off the bar; it stays in the sidebar, and in a narrow window (T9).
    ///
    /// - Returns: Whether it was on the bar; else the record is as it was.
    @discardableResult
    public mutating func removeFromBar(
        _ id: TabID,
        in tree: TabTree,
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        var edit = try TreeEdit(of: self, tree, at: stamp)
        let tab = try tree.declaredIndex(of: id)
        guard tree.nodes[tab].isRemovable else { throw .notRemovable(id) }
        guard edit.reading.isOnBar[tab] else { return false }
        try edit.choose(.hidden, tree.nodes[tab].ids.map { .onBar($0) })
        return take(edit.finished())
    }

    /// The user moves a tab within its group (T9).
    ///
    /// - Parameters:
    ///   - id: The tab.
    ///   - destination: Where it goes: beside another tab of the group, or to an end of it.
    ///   - tree: The app's tabs.
    ///   - stamp: The edit's stamp, from `nextStamp(milliseconds:replica:)`.
    /// - Returns: Whether the order is another now; else the record is as it was.
    @discardableResult
    public mutating func moveInGroup(
        _ id: TabID,
        to destination: TabDestination,
        in tree: TabTree,
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        var edit = try TreeEdit(of: self, tree, at: stamp)
        let tab = try tree.declaredIndex(of: id)
        guard let group = tree.nodes[tab].parent, tree.nodes[group].allowsReordering,
            !tree.nodes[tab].isHeld
        else {
            throw .notMovable(id)
        }
        let key = { (child: Int) in TreeKey.child(tree.nodes[child].id, group: tree.nodes[group].id) }
        let target = try destination.beside { other throws(TabEditRefusal) in
            let other = try tree.declaredIndex(of: other)
            guard tree.nodes[other].parent == group else {
                throw .notInGroup(tree.nodes[other].id, group: tree.nodes[group].id)
            }
            return key(other).id
        }
        try edit.move(key(tab), to: target, in: edit.reading.list(of: group))
        try edit.notePlaces()
        return take(edit.finished())
    }

    /// The user leaves the edit screen of a narrow window with another order of the root tabs (T9).
    ///
    /// - Parameters:
    ///   - oldOrder: The tabs as they stood when the screen was opened: all of them, or those that it showed.
    ///   - newOrder: The same tabs, each once, as they are to stand.
    ///   - tree: The app's tabs.
    ///   - compact: The root tabs that the window shows, nil for all.
    ///   - policy: The policy of the arrangement that the user sees.
    ///   - stamp: The edit's stamp, from `nextStamp(milliseconds:replica:)`.
    /// - Returns: Whether the order is another now; else the record is as it was.
    @discardableResult
    public mutating func customize(
        from oldOrder: [TabID],
        to newOrder: [TabID],
        in tree: TabTree,
        compact: Set<TabID>? = nil,
        policy: TabPolicy = TabPolicy(),
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        var edit = try TreeEdit(of: self, tree, at: stamp)
        let places = edit.reading.places(.narrow, compact: compact)
        let whole = edit.reading.reading(of: places, policy: policy, includingAbsent: true)
        try edit.change { record, stamp throws(TabEditRefusal) in
            try record.customize(
                from: oldOrder.map { TreeKey.tab($0).id },
                to: newOrder.map { TreeKey.tab($0).id },
                in: places.declaration,
                whole,
                at: stamp
            )
        }
        return take(edit.finished())
    }

    /// The user hides a tab, with all that is in it, or shows it again (T9).
    ///
    /// - Returns: Whether this is new; else the record is as it was.
    @discardableResult
    public mutating func setHidden(
        _ isHidden: Bool,
        _ id: TabID,
        in tree: TabTree,
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        var edit = try TreeEdit(of: self, tree, at: stamp)
        let tab = try tree.declaredIndex(of: id)
        guard tree.nodes[tab].allowsHiding else { throw .notHideable(id) }
        try edit.choose(isHidden ? .hidden : .shown, tree.nodes[tab].ids.map { .tab($0) })
        return take(edit.finished())
    }

    /// The user closes the section of a group in the sidebar, or opens it; an undo does not take it back.
    ///
    /// - Returns: Whether this is new; else the record is as it was.
    @discardableResult
    public mutating func setFolded(
        _ isFolded: Bool,
        _ id: TabID,
        in tree: TabTree,
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        var edit = try TreeEdit(of: self, tree, at: stamp)
        let group = try tree.declaredIndex(of: id)
        guard tree.nodes[group].isGroup else { throw .notGroup(id) }
        guard edit.reading.isFolded[group] != isFolded else { return false }
        try edit.choose(isFolded ? .hidden : .shown, tree.nodes[group].ids.map { .section($0) })
        return take(edit.finished(canBeUndone: false))
    }

    /// The user hides the sidebar, or shows it; an undo does not take it back.
    ///
    /// - Returns: Whether this is new; else the record is as it was.
    @discardableResult
    public mutating func setSidebarHidden(
        _ isHidden: Bool,
        in tree: TabTree,
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        var edit = try TreeEdit(of: self, tree, at: stamp)
        try edit.choose(isHidden ? .hidden : .shown, [.sidebar])
        return take(edit.finished(canBeUndone: false))
    }

    /// The user makes the sidebar wider or narrower; an undo does not take it back.
    ///
    /// - Parameters:
    ///   - points: The width in points, from 1 to 10,000; others are brought into that range.
    ///   - tree: The app's tabs.
    ///   - stamp: The edit's stamp, from `nextStamp(milliseconds:replica:)`.
    /// - Returns: Whether this is new; else the record is as it was.
    @discardableResult
    public mutating func setSidebarWidth(
        _ points: Int,
        in tree: TabTree,
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        var edit = try TreeEdit(of: self, tree, at: stamp)
        let points = min(max(TreeKey.widths.lowerBound, points), TreeKey.widths.upperBound)
        // Others may be shown too, of other devices.
        while let former = edit.reading.entries.sidebarWidth?.points, former != points {
            try edit.choose(.hidden, [.sidebarWidth(former)])
        }
        try edit.choose(.shown, [.sidebarWidth(points)])
        return take(edit.finished(canBeUndone: false))
    }

    /// The user selects a tab of a tree in a window; the tabs selected there before stay in its history (rule 7).
    ///
    /// - Returns: Whether the selection is another now; else the record is as it was.
    @discardableResult
    public mutating func select(
        _ id: TabID,
        in window: TabID,
        of tree: TabTree,
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        try check(stamp)
        return noteSelection(of: tree.nodes[try tree.declaredIndex(of: id)].id, in: window, at: stamp)
    }

    private mutating func take(_ edited: TabRecord?) -> Bool {
        guard let edited else { return false }
        self = edited
        return true
    }
}

extension TabTree {
    fileprivate func declaredIndex(of id: TabID) throws(TabEditRefusal) -> Int {
        guard let index = index(of: id) else { throw .notDeclared(id, declared: nodes.map(\.id)) }
        return index
    }

    /// A tab and the groups that it is in, itself first.
    fileprivate func path(to tab: Int) -> some Sequence<Int> { sequence(first: tab) { nodes[$0].parent } }
}

extension TabDestination {
    /// The same place beside what stands for the other tab.
    fileprivate func beside(
        _ other: (TabID) throws(TabEditRefusal) -> TabID
    ) throws(TabEditRefusal) -> TabDestination {
        switch self {
        case .first, .last: self
        case .before(let id): .before(try other(id))
        case .after(let id): .after(try other(id))
        }
    }
}
