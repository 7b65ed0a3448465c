import TabModel

/// One device through updates, downgrades and edits, beside the oracle.
struct LayoutTrial {
    static let ids: [TabID] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]

    private var record = TabRecord()
    private var naive = NaiveLayout()
    private var declared: [TabID]
    private var time: UInt64 = 0
    private var hidden: Set<TabID> = []
    /// How often each tab got another id; the oracle knows the tabs by their first ids.
    private var renamings: [TabID: Int] = [:]

    init(using generator: inout SeededGenerator) {
        declared = Self.someTabs(using: &generator)
    }

    static func someTabs(using generator: inout SeededGenerator) -> [TabID] {
        let inOrder = Bool.random(using: &generator)
        let ids = inOrder ? Self.ids : Self.ids.shuffled(using: &generator)
        let share = Int.random(in: 2...9, using: &generator)
        let some = ids.filter { _ in Int.random(in: 0..<10, using: &generator) < share }
        return some.isEmpty ? ["a", "b"] : some
    }

    mutating func step(using generator: inout SeededGenerator) throws {
        let idsBefore = Set(record.entries.map(\.id))
        let before = declared
        let orderBefore = order()
        switch Int.random(in: 0..<12, using: &generator) {
        case 0...2:
            declared = Self.someTabs(using: &generator)
            // A version without the tab cannot know that two saved ids are one tab's.
            declared += renamings.keys.filter { !declared.contains($0) }.sorted()
        case 3...5: try move(using: &generator)
        case 6: try exchange(using: &generator)
        case 7: try customize(using: &generator)
        case 8: try hide(using: &generator)
        case 9: try undo(using: &generator)
        case 10: try rename(using: &generator)
        default: try reset(using: &generator)
        }
        try check()
        try LayoutFailure.unless(idsBefore.isSubset(of: record.entries.map(\.id)), "an id is lost")
        if declared != before {
            let back = order(of: declaration(of: before))
            try LayoutFailure.unless(back == orderBefore, "going back gives \(back), not \(orderBefore)")
        }
        try checkAdditions(using: &generator)
        let read = TabRecord.validated(record.plain)
        try LayoutFailure.unless(read.problems.isEmpty && read.record == record, "reading back differs")
    }

    private var declaration: TabDeclaration { declaration(of: declared) }

    private func declaration(of ids: [TabID]) -> TabDeclaration {
        TabDeclaration(
            ids.map { id in
                let count = renamings[id] ?? 0
                return .init(Self.name(id, count), formerly: (0..<count).map { Self.name(id, $0) })
            }
        )
    }

    static func name(_ id: TabID, _ count: Int) -> TabID {
        if count == 0 { return id }
        // Ids before and after the former one in the order of their bytes.
        return TabID(
            stringLiteral: (count % 2 == 0 ? "" : "+") + id.string + String(repeating: "'", count: count)
        )
    }

    static func first(_ id: TabID) -> TabID {
        if id.string.utf8.count == 1 { return id }
        return TabID(stringLiteral: id.string.filter { $0 != "'" && $0 != "+" })
    }

    private func order() -> [TabID] { order(of: declaration) }

    private func order(of declaration: TabDeclaration) -> [TabID] {
        record.arrangement(for: declaration).order.map { Self.first($0) }
    }

    /// The tabs with their first ids, in the saved order; copies under former ids are left out.
    private func savedOrder() -> [TabID] {
        var ids: [TabID] = []
        for entry in record.entries where entry.rank != nil {
            let id = Self.first(entry.id)
            let known = (0...(renamings[id] ?? 0)).map { Self.name(id, $0) }
            if known.last(where: { record.entry(for: $0) != nil }) == entry.id {
                ids.append(id)
            }
        }
        return ids
    }

    /// A tab gets another id; after the next edit, a version from before still draws the same order.
    private mutating func rename(using generator: inout SeededGenerator) throws {
        let older = declaration
        let before = order()
        let id = declared.randomElement(using: &generator) ?? "a"
        renamings[id, default: 0] += 1
        try LayoutFailure.unless(order() == before, "renaming \(id) changes \(before) to \(order())")
        try hide(using: &generator)
        try LayoutFailure.unless(order() == before, "hiding changes \(before) to \(order())")
        let old = order(of: older)
        try LayoutFailure.unless(
            old == before,
            "before \(id) was renamed, the order is \(old), not \(before)"
        )
    }

    private mutating func stamp(using generator: inout SeededGenerator) -> TabStamp {
        // The clock jumps, backwards too.
        time = UInt64.random(in: 0...1000, using: &generator)
        return record.nextStamp(milliseconds: time, replica: 1)
    }

    private mutating func move(using generator: inout SeededGenerator) throws {
        let id = declared.randomElement(using: &generator) ?? "a"
        let others = order().filter { $0 != id }
        let place = Int.random(in: 0...others.count, using: &generator)
        var destinations: [TabDestination] = []
        if place == 0 { destinations.append(.first) } else { destinations.append(.after(others[place - 1])) }
        if place == others.count {
            destinations.append(.last)
        } else {
            destinations.append(.before(others[place]))
        }
        var expected = others
        expected.insert(id, at: place)
        let differs = expected != order()
        let isMoved = try record.move(
            id,
            to: destinations.randomElement(using: &generator) ?? .first,
            in: declaration,
            at: stamp(using: &generator)
        )
        try LayoutFailure.unless(isMoved == differs, "the move says \(isMoved)")
        if differs {
            naive.move(id, after: place == 0 ? nil : others[place - 1], declared)
        }
        try LayoutFailure.unless(order() == expected, "moved to \(order()), not \(expected)")
    }

    private mutating func exchange(using generator: inout SeededGenerator) throws {
        let pair = declared.shuffled(using: &generator).prefix(2)
        guard let first = pair.first, let second = pair.last, first != second else { return }
        let expected = order().map { $0 == first ? second : $0 == second ? first : $0 }
        try record.exchange(first, second, in: declaration, at: stamp(using: &generator))
        noteMoves([first, second], to: expected)
        try LayoutFailure.unless(order() == expected, "exchanged to \(order()), not \(expected)")
    }

    private mutating func customize(using generator: inout SeededGenerator) throws {
        let old = order()
        let new = old.shuffled(using: &generator)
        let movedBefore = movedIDs { _ in true }
        let changed = try record.customize(from: old, to: new, in: declaration, at: stamp(using: &generator))
        try LayoutFailure.unless(changed == (old != new), "customizing says \(changed)")
        try LayoutFailure.unless(order() == new, "customized to \(order()), not \(new)")
        guard changed else { return }
        let stamp = record.latestStamp
        let moved = movedIDs { $0.place?.stamp == stamp }
        let movedAnew = movedIDs { _ in true }.subtracting(movedBefore)
        try LayoutFailure.unless(movedAnew.isSubset(of: moved), "another tab was moved")
        // What is not among the tabs moved now kept its relative order.
        let changes = Set((record.undo?.changes ?? []).map { Self.first($0.id) })
        noteMoves(changes.isEmpty ? moved : changes, to: new)
        try LayoutFailure.unless(
            changes.count == new.count - Self.longestCommon(old, new),
            "more tabs than needed were moved"
        )
    }

    private func movedIDs(where condition: (TabEntry) -> Bool) -> Set<TabID> {
        Set(record.entries.filter { $0.isMoved && condition($0) }.map { Self.first($0.id) })
    }

    private mutating func noteMoves(_ ids: Set<TabID>, to target: [TabID]) {
        naive.note(declared)
        let full = naive.full(declared)
        var list = full.filter { !ids.contains($0) }
        for (index, id) in target.enumerated() where ids.contains(id) {
            let place = index == 0 ? 0 : (list.firstIndex(of: target[index - 1]) ?? -1) + 1
            list.insert(id, at: place)
        }
        naive.saved = list
        naive.moved.formUnion(ids)
    }

    private mutating func hide(using generator: inout SeededGenerator) throws {
        let id = declared.randomElement(using: &generator) ?? "a"
        if Bool.random(using: &generator) {
            let changed = try record.hide(id, in: declaration, at: stamp(using: &generator))
            try LayoutFailure.unless(changed == hidden.insert(id).inserted, "hiding says \(changed)")
            if changed { naive.note(declared) }
        } else if try record.unhide(id, in: declaration, at: stamp(using: &generator)) {
            hidden.remove(id)
            naive.note(declared)
        }
    }

    /// Takes an edit back right after it was made.
    private mutating func undo(using generator: inout SeededGenerator) throws {
        let before = self
        let isReset = Bool.random(using: &generator)
        switch isReset ? 3 : Int.random(in: 0..<3, using: &generator) {
        case 0: try move(using: &generator)
        case 1: try customize(using: &generator)
        case 2: try hide(using: &generator)
        default: try reset(using: &generator)
        }
        guard record.undo != before.record.undo else { return }
        let edited = order()
        record = TabRecord.validated(record.plain).record
        try record.undoLastEdit(at: stamp(using: &generator))
        let expected = before.record.arrangement(for: declaration)
        let actual = record.arrangement(for: declaration)
        try LayoutFailure.unless(
            actual.order == expected.order && actual.hidden == expected.hidden,
            "undone to \(actual.order), not \(expected.order)"
        )
        var again = record
        try again.undoLastEdit(at: stamp(using: &generator))
        try LayoutFailure.unless(
            again.arrangement(for: declaration).order.map { Self.first($0) } == edited,
            "undoing the undo differs"
        )
        naive = before.naive
        hidden = before.hidden
        if !isReset {
            naive.note(declared)
        }
    }

    private mutating func reset(using generator: inout SeededGenerator) throws {
        let kind = TabRecord.Reset.allCases.randomElement(using: &generator) ?? .all
        try record.reset(kind, at: stamp(using: &generator))
        if kind != .visibility {
            // The tabs fall back to the places that they had by themselves.
            naive.moved = []
            naive.saved = savedOrder()
        }
        if kind != .order {
            hidden = []
        }
    }

    private func check() throws {
        let arrangement = record.arrangement(for: declaration)
        let order = order()
        try LayoutFailure.unless(
            order.sorted() == declared.sorted(),
            "not every tab is there once"
        )
        let expected = naive.order(declared)
        try LayoutFailure.unless(order == expected, "\(order) is not \(expected)")
        let visible = order.filter { !hidden.contains($0) }
        try LayoutFailure.unless(
            arrangement.visible.map { Self.first($0) } == (visible.isEmpty ? [declared[0]] : visible),
            "\(arrangement.visible) are visible"
        )
        if naive.moved.isDisjoint(with: declared) {
            try LayoutFailure.unless(
                order == declared,
                "without moves the order is not the default"
            )
        }
        try LayoutFailure.unless(record.joined(with: record) == record, "joining with itself differs")
    }

    /// Tabs that were never saved do not change the order of the others.
    private func checkAdditions(using generator: inout SeededGenerator) throws {
        var more = declared
        for id: TabID in ["new 1", "new 2"] {
            more.insert(id, at: Int.random(in: 0...more.count, using: &generator))
        }
        let rest = order(of: declaration(of: more)).filter { declared.contains($0) }
        try LayoutFailure.unless(rest == order(), "additions change \(order()) to \(rest)")
    }

    /// The length of a longest common subsequence, by the textbook's table.
    static func longestCommon(_ first: [TabID], _ second: [TabID]) -> Int {
        var row = Array(repeating: 0, count: second.count + 1)
        for element in first {
            var diagonal = 0
            for (index, other) in second.enumerated() {
                let above = row[index + 1]
                row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row[second.count]
    }
}
