import TabModel

extension TreeTrial {
    /// Makes an edit of the record and of the oracle; what is refused, and what changes nothing, leaves no trace.
    @discardableResult
    mutating func perform(_ edit: Edit, at stamp: TabStamp) throws -> Bool {
        switch edit {
        case .moveOnBar(let id, let destination): try moveOnBar(id, destination, stamp)
        case .removeFromBar(let id): try removeFromBar(id, stamp)
        case .moveInGroup(let id, let destination): try moveInGroup(id, destination, stamp)
        case .customize(let new, let compact, let policy): try customize(new, compact, policy, stamp)
        case .setHidden(let isHidden, let id): try setHidden(isHidden, id, stamp)
        case .setFolded(let isFolded, let id): try setFolded(isFolded, id, stamp)
        case .setSidebarHidden(let isHidden): try setSidebarHidden(isHidden, stamp)
        case .setSidebarWidth(let points): try setSidebarWidth(points, stamp)
        case .select(let id): try select(id, stamp)
        case .reset(let kind): try reset(kind, stamp)
        }
    }

    private mutating func attempt(
        _ what: String,
        isAllowed: Bool,
        _ edit: (inout TabRecord, TabTree) throws -> Bool
    ) throws -> Bool {
        let before = record
        do {
            let isChanged = try edit(&record, tree)
            try LayoutFailure.unless(isAllowed, "\(what) is not refused in \(sample)")
            try LayoutFailure.unless(isChanged != (record == before), "\(what) says \(isChanged)")
            return isChanged
        } catch let refusal as TabEditRefusal {
            try LayoutFailure.unless(!isAllowed, "\(what) is refused in \(sample): \(refusal)")
            try LayoutFailure.unless(record == before, "\(what) leaves a trace")
            return false
        }
    }

    private func current(_ destination: TabDestination) -> TabDestination {
        switch destination {
        case .before(let other): .before(current(other))
        case .after(let other): .after(current(other))
        default: destination
        }
    }

    private static func other(_ destination: TabDestination) -> TabID? {
        switch destination {
        case .before(let other), .after(let other): other
        default: nil
        }
    }

    private mutating func moveOnBar(_ id: TabID, _ destination: TabDestination, _ stamp: TabStamp) throws
        -> Bool
    {
        let other = Self.other(destination)
        if other == id { return false }
        var next = naive
        next.note(sample)
        let isNewPlace = !next.declared(sample).contains(id)
        next.putOnBar(id, sample)
        if isNewPlace, next.places.saved.contains(id) { next.places.moved.insert(id) }
        // What the user sees stays in its order, and the tab comes to it.
        let expected = naive.atEdges(NaiveTree.target(id, destination, naive.order(sample)), sample)
        let isAllowed = naive.mayMoveOnBar(id, beside: other, sample)
        let isNew = expected != naive.order(sample) || next.bar != naive.bar || next.hidden != naive.hidden
        let (name, place) = (current(id), current(destination))
        let isChanged = try attempt("moving \(id) on the bar, \(destination),", isAllowed: isAllowed) {
            try $0.moveOnBar(name, to: place, in: $1, at: stamp)
        }
        try LayoutFailure.unless(
            isChanged == (isAllowed && isNew),
            "moving \(id), \(destination), says \(isChanged)"
        )
        guard isChanged else { return false }
        next.note(sample)
        undone = naive
        undone?.places.saved = next.places.saved
        undone?.known = next.known
        next.places.saved = NaiveTree.moved([id], in: next.places.saved, as: expected)
        next.places.moved.insert(id)
        next.yielded.remove(id)
        naive = next
        let actual = Self.first(record.arrangement(for: tree).visible)
        let bar = expected.filter { naive.isOnBar($0, sample) && naive.isSeen($0, sample) }
        try LayoutFailure.unless(actual == bar && bar.contains(id), "moved to \(actual), not \(bar)")
        return true
    }

    private mutating func removeFromBar(_ id: TabID, _ stamp: TabStamp) throws -> Bool {
        let isAllowed = naive.mayRemoveFromBar(id, sample)
        let isNew = isAllowed && naive.isOnBar(id, sample)
        let name = current(id)
        let isChanged = try attempt("taking \(id) off the bar", isAllowed: isAllowed) {
            try $0.removeFromBar(name, in: $1, at: stamp)
        }
        try LayoutFailure.unless(isChanged == isNew, "taking \(id) off the bar says \(isChanged)")
        guard isChanged else { return false }
        naive.note(sample)
        undone = naive
        naive.bar[id] = false
        return true
    }

    private mutating func moveInGroup(_ id: TabID, _ destination: TabDestination, _ stamp: TabStamp) throws
        -> Bool
    {
        let other = Self.other(destination)
        if other == id { return false }
        let isAllowed = naive.mayMoveInGroup(id, beside: other, sample)
        let group = sample.tab(id)?.group ?? id
        let order = naive.children(of: group, sample)
        let expected = NaiveTree.target(id, destination, order)
        let (name, place) = (current(id), current(destination))
        let isChanged = try attempt("moving \(id) in \(group), \(destination),", isAllowed: isAllowed) {
            try $0.moveInGroup(name, to: place, in: $1, at: stamp)
        }
        try LayoutFailure.unless(
            isChanged == (isAllowed && expected != order),
            "moving \(id) in \(group) says \(isChanged)"
        )
        guard isChanged else { return false }
        naive.note(sample)
        naive.note(group, sample)
        undone = naive
        var list = naive.groups[group] ?? NaiveLayout()
        list.saved = NaiveTree.moved([id], in: list.saved, as: expected)
        list.moved.insert(id)
        naive.groups[group] = list
        let actual = Self.first(record.arrangement(for: tree).children[current(group)] ?? [])
        try LayoutFailure.unless(actual == expected, "moved to \(actual), not \(expected)")
        return true
    }

    private mutating func customize(
        _ new: [TabID],
        _ compact: [TabID]?,
        _ policy: TabPolicy,
        _ stamp: TabStamp
    ) throws -> Bool {
        let old = naive.narrow(sample, compact, policy).visible
        let fixed = { [naive, sample] (ids: [TabID]) in ids.filter { !naive.isMovable($0, sample) } }
        let isAllowed = fixed(old) == fixed(new) && old.sorted() == new.sorted()
        let names = compact.map { Set($0.map { current($0) }) }
        let orders = (old.map { current($0) }, new.map { current($0) })
        let movedBefore = moved { _ in true }
        let isChanged = try attempt("customizing \(old) to \(new)", isAllowed: isAllowed) {
            try $0.customize(from: orders.0, to: orders.1, in: $1, compact: names, policy: policy, at: stamp)
        }
        // What stays at an end of the bar is put back there.
        let expected = naive.atEdges(new, sample)
        guard isChanged else {
            try LayoutFailure.unless(!isAllowed || expected == old, "customizing does nothing")
            return false
        }
        let order = Self.first(
            record.arrangement(for: tree, width: .narrow, compact: names, policy: policy).visible
        )
        if new == expected {
            try LayoutFailure.unless(order == new, "customized from \(old) to \(order), not \(new)")
        }
        let moving = moved { $0.place?.stamp == stamp }
        let changes = Set((record.undo?.changes ?? []).map { LayoutTrial.first($0.id) })
        let isMinimal = changes.count <= new.count - LayoutTrial.longestCommon(old, new)
        try LayoutFailure.unless(isMinimal || new != expected, "more tabs than needed were moved")
        try LayoutFailure.unless(
            moved { _ in true }.subtracting(movedBefore).isSubset(of: moving),
            "another tab was moved"
        )
        naive.noteYielding(sample, compact, policy)
        naive.note(sample)
        undone = naive
        let target = naive.atEdges(
            NaiveTree.moved(Array(changes), in: naive.order(sample), as: new),
            sample
        )
        naive.places.saved = NaiveTree.moved(Array(changes), in: naive.places.saved, as: target)
        naive.places.moved.formUnion(changes)
        naive.yielded.subtract(changes)
        return true
    }

    private func moved(where condition: (TabEntry) -> Bool) -> Set<TabID> {
        Set(record.entries.filter { $0.isMoved && condition($0) }.map { LayoutTrial.first($0.id) })
    }

    private mutating func setHidden(_ isHidden: Bool, _ id: TabID, _ stamp: TabStamp) throws -> Bool {
        let tab = sample.tab(id)
        let isAllowed = tab?.allowsHiding == true
        let name = current(id)
        let isChanged = try attempt("setting \(id) hidden, \(isHidden),", isAllowed: isAllowed) {
            try $0.setHidden(isHidden, name, in: $1, at: stamp)
        }
        let isNew = isAllowed && isHidden != naive.hidden[id]
        try LayoutFailure.unless(isChanged == isNew, "setting \(id) hidden, \(isHidden), says \(isChanged)")
        guard isChanged else { return false }
        naive.note(sample)
        naive.known.insert(id)
        undone = naive
        naive.hidden[id] = isHidden
        return true
    }

    private mutating func setFolded(_ isFolded: Bool, _ id: TabID, _ stamp: TabStamp) throws -> Bool {
        let isAllowed = sample.tab(id)?.isGroup == true
        let name = current(id)
        let isChanged = try attempt("setting \(id) folded", isAllowed: isAllowed) {
            try $0.setFolded(isFolded, name, in: $1, at: stamp)
        }
        try LayoutFailure.unless(
            isChanged == (isAllowed && naive.isFolded(id, sample) != isFolded),
            "folding says \(isChanged)"
        )
        if isChanged {
            noteAside { $0.folded[id] = isFolded }
        }
        return isChanged
    }

    private mutating func setSidebarHidden(_ isHidden: Bool, _ stamp: TabStamp) throws -> Bool {
        let isChanged = try attempt("hiding the sidebar", isAllowed: true) {
            try $0.setSidebarHidden(isHidden, in: $1, at: stamp)
        }
        try LayoutFailure.unless(
            isChanged == (naive.isSidebarHidden != isHidden),
            "hiding the sidebar says \(isChanged)"
        )
        if isChanged {
            noteAside { $0.isSidebarHidden = isHidden }
        }
        return isChanged
    }

    private mutating func setSidebarWidth(_ points: Int, _ stamp: TabStamp) throws -> Bool {
        let isChanged = try attempt("giving the sidebar a width", isAllowed: true) {
            try $0.setSidebarWidth(points, in: $1, at: stamp)
        }
        try LayoutFailure.unless(
            isChanged == (naive.sidebarWidth != points),
            "giving the sidebar a width says \(isChanged)"
        )
        if isChanged {
            noteAside { $0.sidebarWidth = points }
        }
        return isChanged
    }

    /// An edit that an undo does not take back: it stays when an earlier one is.
    private mutating func noteAside(_ change: (inout NaiveTree) -> Void) {
        let order = naive.places.saved
        naive.note(sample)
        change(&naive)
        // Where tabs that it takes note of would stand if another were back in its place is not said.
        guard var former = undone, naive.places.saved == order else {
            undone = nil
            return
        }
        change(&former)
        undone = former
    }

    private mutating func select(_ id: TabID, _ stamp: TabStamp) throws -> Bool {
        let name = current(id)
        let isChanged = try attempt("selecting \(id)", isAllowed: true) {
            try $0.select(name, in: "w", of: $1, at: stamp)
        }
        if isChanged {
            naive.history.insert(id, at: 0)
            undone?.history.insert(id, at: 0)
        }
        return isChanged
    }
}
