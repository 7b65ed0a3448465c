import TabModel

extension TreeTrial {
    /// What a user can do with a tree.
    enum Edit: Equatable {
        case moveOnBar(TabID, TabDestination)
        case removeFromBar(TabID)
        case moveInGroup(TabID, TabDestination)
        case customize([TabID], compact: [TabID]?, TabPolicy)
        case setHidden(Bool, TabID)
        case setFolded(Bool, TabID)
        case setSidebarHidden(Bool)
        case setSidebarWidth(Int)
        case select(TabID)
        case reset(TabRecord.Reset)
    }

    mutating func edit(using generator: inout SeededGenerator) throws {
        let edit = randomEdit(using: &generator)
        try perform(edit, at: stamp(using: &generator))
    }

    func randomEdit(using generator: inout SeededGenerator) -> Edit {
        let id = sample.ids.randomElement(using: &generator) ?? "a"
        let siblings = sample.children(of: sample.tab(id)?.group)
        switch Int.random(in: 0..<16, using: &generator) {
        case 0...3: return .moveOnBar(id, destination(sample.ids, siblings, using: &generator))
        case 4, 5: return .removeFromBar(id)
        case 6...8: return .moveInGroup(id, destination(siblings, sample.ids, using: &generator))
        case 9, 10:
            let compact = Self.someTabs(sample.ids, using: &generator)
            let policy = Self.policy(using: &generator)
            let shown = naive.narrow(sample, compact, policy).visible
            let middle = shown.filter { naive.isMovable($0, sample) }.shuffled(using: &generator)
            let isWild = Int.random(in: 0..<5, using: &generator) == 0
            let new =
                isWild
                ? shown.shuffled(using: &generator)
                : naive.atEdges(middle + shown.filter { !middle.contains($0) }, sample)
            return .customize(new, compact: compact, policy)
        case 11, 12: return .setHidden(Int.random(in: 0..<3, using: &generator) > 0, id)
        case 13:
            if Bool.random(using: &generator) { return .setFolded(Bool.random(using: &generator), id) }
            if Bool.random(using: &generator) {
                return .setSidebarWidth(Int.random(in: 1...4, using: &generator))
            }
            return .setSidebarHidden(Bool.random(using: &generator))
        case 14: return .select(id)
        default: return .reset(TabRecord.Reset.allCases.randomElement(using: &generator) ?? .all)
        }
    }

    private func destination(
        _ likely: [TabID],
        _ unlikely: [TabID],
        using generator: inout SeededGenerator
    ) -> TabDestination {
        let others = Int.random(in: 0..<6, using: &generator) == 0 ? unlikely : likely
        let other = others.randomElement(using: &generator) ?? "a"
        return [.first, .last, .before(other), .after(other), .before(other)].randomElement(using: &generator)
            ?? .first
    }

    static func someTabs(_ ids: [TabID], using generator: inout SeededGenerator) -> [TabID]? {
        Int.random(in: 0..<3, using: &generator) > 0
            ? nil : ids.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
    }

    static func policy(using generator: inout SeededGenerator) -> TabPolicy {
        TabPolicy(
            capacity: Bool.random(using: &generator) ? nil : Int.random(in: 2...4, using: &generator),
            keepsPlacedTabsOnBar: Int.random(in: 0..<4, using: &generator) > 0
        )
    }
}
