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
        try declaration.checkUnlocked()
        try check(stamp)
        let reading = editableReading(for: declaration, policy: policy)
        return try place(id, to: destination, in: declaration, reading, at: stamp, isPlaced: false)
    }

    /// Moves one tab.
    ///
    /// - Parameters:
    ///   - reading: The record read for the declaration, with absent entries.
    ///   - isPlaced: Whether the tab is marked as moved even where it stands already.
    mutating func place(
        _ id: TabID,
        to destination: TabDestination,
        in declaration: TabDeclaration,
        _ reading: TabReading,
        at stamp: TabStamp,
        isPlaced: Bool
    ) throws(TabEditRefusal) -> Bool {
        let tab = try declaration.movableIndex(of: id)
        var target = reading.items.filter { $0 >= 0 && $0 != tab }
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
        return apply(target, moving: [tab], reading, in: declaration, at: stamp, isPlaced: isPlaced)
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
        try declaration.checkUnlocked()
        try check(stamp)
        let firstTab = try declaration.movableIndex(of: first)
        let secondTab = try declaration.movableIndex(of: second)
        let reading = editableReading(for: declaration, policy: policy)
        let target = reading.items.filter { $0 >= 0 }.map { tab in
            tab == firstTab ? secondTab : tab == secondTab ? firstTab : tab
        }
        return apply(target, moving: [firstTab, secondTab], reading, in: declaration, at: stamp)
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
        try declaration.checkUnlocked()
        try check(stamp)
        let reading = editableReading(for: declaration, policy: policy)
        return try customize(from: oldOrder, to: newOrder, in: declaration, reading, at: stamp)
    }

    /// Takes another order over from an edit screen.
    ///
    /// - Parameter reading: The record read for the declaration, with absent entries.
    mutating func customize(
        from oldOrder: [TabID],
        to newOrder: [TabID],
        in declaration: TabDeclaration,
        _ reading: TabReading,
        at stamp: TabStamp
    ) throws(TabEditRefusal) -> Bool {
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
        let isMoving = flags(moving, count: declaration.tabs.count)
        let order = reading.items.filter { $0 >= 0 }
        let target = placing(isMoving, of: new, into: order, isLeaving: isMoving) { $0 }
        return apply(target, moving: moving, reading, in: declaration, at: stamp)
    }

    /// A list with some elements put behind those that they follow in a model order, at the head if they follow none.
    ///
    /// - Parameters:
    ///   - isMoving: Whether each item of the model goes to another place.
    ///   - model: The order that says what follows what.
    ///   - list: The elements.
    ///   - isLeaving: Whether each element goes to another place.
    ///   - element: The element of an item.
    private func placing(
        _ isMoving: [Bool],
        of model: [Int],
        into list: [Int],
        isLeaving: [Bool],
        element: (Int) -> Int
    ) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(list.count)
        var followers: [Int: [Int]] = [:]
        var hasFollowers = Array(repeating: false, count: isLeaving.count)
        var anchor: Int?
        for item in model {
            if !isMoving[item] {
                anchor = element(item)
            } else if let anchor {
                followers[anchor, default: []].append(element(item))
                hasFollowers[anchor] = true
            } else {
                result.append(element(item))
            }
        }
        for item in list where !isLeaving[item] {
            result.append(item)
            if hasFollowers[item] {
                result += followers[item] ?? []
            }
        }
        return result
    }

    private func flags(_ indices: [Int], count: Int) -> [Bool] {
        var flags = Array(repeating: false, count: count)
        for index in indices {
            flags[index] = true
        }
        return flags
    }

    private func editableReading(for declaration: TabDeclaration, policy: TabPolicy) -> TabReading {
        TabReading(of: self, for: declaration, policy: policy, includingAbsent: true)
    }

    /// Puts the declared tabs into another order, in which those not moving follow each other as before.
    private mutating func apply(
        _ target: [Int],
        moving: [Int],
        _ reading: TabReading,
        in declaration: TabDeclaration,
        at stamp: TabStamp,
        isPlaced: Bool = false
    ) -> Bool {
        var target = target
        if declaration.hasPinned {
            let edges = { (edge: TabDeclaration.Edge?) in
                target.filter { declaration.tabs[$0].pinned == edge }
            }
            target = edges(.start) + edges(nil) + edges(.end)
        }
        guard isPlaced || !target.elementsEqual(reading.items.lazy.filter { $0 >= 0 }) else { return false }
        var edit = TabOrderEdit(of: self, reading, for: declaration, at: stamp)
        let entryOfTab = edit.entryOfTab
        let isLeaving = flags(moving.map { entryOfTab[$0] }, count: edit.record.entries.count)
        let isMoving = flags(moving, count: declaration.tabs.count)
        let full = placing(isMoving, of: target, into: edit.full, isLeaving: isLeaving) { entryOfTab[$0] }
        edit.rearrange(full, isMoving: isLeaving)
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
