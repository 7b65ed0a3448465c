extension TabRecord {
    /// The user moves one tab, as with a drag along the bar; it alone is then marked as moved (rule 4).
    ///
    /// - Parameters:
    ///   - id: The tab.
    ///   - destination: Where it goes.
    ///   - declaration: The app's tabs.
    ///   - policy: The policy of the arrangement that the user sees.
    ///   - stamp: The edit's stamp, from `nextStamp(milliseconds:replica:)`.
    /// - Returns: Whether the order is another now; else the record is as it was.
    @discardableResult
    public mutating func move(
        _ id: TabID,
        to destination: TabDestination,
        in declaration: TabDeclaration,
        policy: TabPolicy = TabPolicy(),
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        try check(stamp)
        let tab = try declaration.movableIndex(of: id)
        let order = arrangedIndices(for: declaration, policy: policy)
        var target = order.filter { $0 != tab }
        switch destination {
        case .first:
            target.insert(tab, at: 0)
        case .last:
            target.append(tab)
        case .before(let other):
            let other = try declaration.declaredIndex(of: other)
            guard other != tab else { return false }
            target.insert(tab, at: target.firstIndex(of: other) ?? 0)
        case .after(let other):
            let other = try declaration.declaredIndex(of: other)
            guard other != tab else { return false }
            target.insert(tab, at: (target.firstIndex(of: other) ?? 0) + 1)
        }
        return apply(target, moving: [tab], in: declaration, policy: policy, at: stamp)
    }

    /// The user exchanges two tabs, as on the edit screen; both are then marked as moved (rule 4).
    ///
    /// - Returns: Whether the order is another now; else the record is as it was.
    @discardableResult
    public mutating func exchange(
        _ first: TabID,
        _ second: TabID,
        in declaration: TabDeclaration,
        policy: TabPolicy = TabPolicy(),
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        try check(stamp)
        let firstTab = try declaration.movableIndex(of: first)
        let secondTab = try declaration.movableIndex(of: second)
        let target = arrangedIndices(for: declaration, policy: policy).map { tab in
            tab == firstTab ? secondTab : tab == secondTab ? firstTab : tab
        }
        return apply(target, moving: [firstTab, secondTab], in: declaration, policy: policy, at: stamp)
    }

    /// The user leaves the edit screen with another order; the fewest tabs that explain it are marked as moved.
    ///
    /// If the order has changed elsewhere since the screen was opened, those tabs alone are moved in the order of
    /// now, each behind the one it follows in `newOrder`.
    ///
    /// - Parameters:
    ///   - oldOrder: The tabs as they stood when the screen was opened: all of them, or those that it showed.
    ///   - newOrder: The same tabs, each once, as they are to stand.
    ///   - declaration: The app's tabs.
    ///   - policy: The policy of the arrangement that the user sees.
    ///   - stamp: The edit's stamp, from `nextStamp(milliseconds:replica:)`.
    /// - Returns: Whether the order is another now; else the record is as it was.
    @discardableResult
    public mutating func customize(
        from oldOrder: [TabID],
        to newOrder: [TabID],
        in declaration: TabDeclaration,
        policy: TabPolicy = TabPolicy(),
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
        try check(stamp)
        let old = try declaration.distinctIndices(of: oldOrder)
        let new = try declaration.distinctIndices(of: newOrder)
        guard Set(old) == Set(new) else { throw .anotherSetOfTabs }
        var oldPosition = Array(repeating: -1, count: declaration.tabs.count)
        for (position, tab) in old.enumerated() {
            oldPosition[tab] = position
        }
        let kept = keptInPlace(
            new.map { oldPosition[$0] },
            favoured: new.map { !declaration.tabs[$0].isMovable }
        )
        let moving = new.indices.filter { !kept[$0] }.map { new[$0] }
        if let fixed = moving.first(where: { !declaration.tabs[$0].isMovable }) {
            throw .notMovable(declaration.tabs[fixed].id)
        }
        let order = arrangedIndices(for: declaration, policy: policy)
        let target = placing(Set(moving), of: new, into: order) { $0 }
        return apply(target, moving: Set(moving), in: declaration, policy: policy, at: stamp)
    }

    /// A list with some elements put behind those that they follow in a model order, at the head if they follow none.
    func placing(
        _ moving: Set<Int>,
        of model: [Int],
        into list: [Int],
        element: (Int) -> Int
    ) -> [Int] {
        var head: [Int] = []
        var followers: [Int: [Int]] = [:]
        var anchor: Int?
        for item in model {
            if !moving.contains(item) {
                anchor = element(item)
            } else if let anchor {
                followers[anchor, default: []].append(element(item))
            } else {
                head.append(element(item))
            }
        }
        let leaving = Set(moving.map(element))
        var result = head
        result.reserveCapacity(list.count)
        for item in list where !leaving.contains(item) {
            result.append(item)
            if let followers = followers[item] {
                result += followers
            }
        }
        return result
    }

    private func arrangedIndices(for declaration: TabDeclaration, policy: TabPolicy) -> [Int] {
        TabReading(of: self, for: declaration, policy: policy, includingAbsent: false).items
    }

    /// Puts the declared tabs into another order, in which those not moving follow each other as before.
    private mutating func apply(
        _ target: [Int],
        moving: Set<Int>,
        in declaration: TabDeclaration,
        policy: TabPolicy,
        at stamp: TabStamp
    ) -> Bool {
        let edges = { (edge: TabDeclaration.Edge?) in target.filter { declaration.tabs[$0].pinned == edge } }
        let target = edges(.start) + edges(nil) + edges(.end)
        guard target != arrangedIndices(for: declaration, policy: policy) else { return false }
        var edit = TabOrderEdit(of: self, for: declaration, policy: policy, at: stamp)
        let entryOfTab = edit.entryOfTab
        let full = placing(moving, of: target, into: edit.full) { entryOfTab[$0] }
        edit.rearrange(full, moving: Set(moving.map { entryOfTab[$0] }))
        self = edit.finish(undo: TabUndo(stamp: stamp, changes: edit.changes))
        return true
    }
}

extension TabDeclaration {
    func declaredIndex(of id: TabID) throws(TabEditRefusal) -> Int {
        guard let index = index(of: id) else { throw .notDeclared(id, declared: tabs.map(\.id)) }
        return index
    }

    func movableIndex(of id: TabID) throws(TabEditRefusal) -> Int {
        let index = try declaredIndex(of: id)
        guard tabs[index].isMovable else { throw .notMovable(id) }
        return index
    }

    func distinctIndices(of ids: [TabID]) throws(TabEditRefusal) -> [Int] {
        var indices: [Int] = []
        for id in ids {
            indices.append(try declaredIndex(of: id))
        }
        guard Set(indices).count == indices.count else { throw .anotherSetOfTabs }
        return indices
    }
}

extension TabRecord {
    func check(_ stamp: TabStamp) throws(TabEditRefusal) {
        if let latestStamp, stamp <= latestStamp {
            throw .staleStamp(stamp, latest: latestStamp)
        }
        if stamp.milliseconds > TabStamp.limit {
            throw .stampOutOfRange(stamp)
        }
    }
}
