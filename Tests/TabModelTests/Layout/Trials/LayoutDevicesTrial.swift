import TabModel

/// Two or three devices that edit apart, with different versions of the app, and join in random order.
struct LayoutDevicesTrial {
    private var records: [TabRecord]

    init(count: Int) {
        records = Array(repeating: TabRecord(), count: count)
    }

    mutating func step(using generator: inout SeededGenerator) throws {
        let device = Int.random(in: records.indices, using: &generator)
        if Int.random(in: 0..<5, using: &generator) == 0 {
            let other = Int.random(in: records.indices, using: &generator)
            records[device] = TabRecord.join(records[device], records[other])
            return
        }
        var ids = LayoutTrial.someTabs(using: &generator)
        if Bool.random(using: &generator) {
            ids.append("renamed")
        }
        let declaration = TabDeclaration(
            ids.filter { !ids.contains("renamed") || $0 != "a" }.map {
                TabDeclaration.Tab($0, formerly: $0 == "renamed" ? ["a"] : [])
            }
        )
        let stamp = records[device].nextStamp(
            milliseconds: UInt64.random(in: 0...50, using: &generator),
            replica: UInt64(device)
        )
        try edit(&records[device], declaration, stamp, using: &generator)
        try checkRanks(records[device])
        let arrangement = records[device].arrangement(for: declaration)
        try LayoutFailure.unless(
            arrangement.order.sorted() == declaration.tabs.map(\.id).sorted(),
            "not every tab is there once"
        )
    }

    private func edit(
        _ record: inout TabRecord,
        _ declaration: TabDeclaration,
        _ stamp: TabStamp,
        using generator: inout SeededGenerator
    ) throws {
        let tabs = record.arrangement(for: declaration).order.shuffled(using: &generator)
        let id = tabs[0]
        let policy = TabPolicy(capacity: Bool.random(using: &generator) ? 3 : nil)
        let shown = record.arrangement(for: declaration, policy: policy).order
        switch Int.random(in: 0..<9, using: &generator) {
        case 0, 1:
            let destination = tabs.count > 1 ? TabDestination.after(tabs[1]) : .first
            try record.move(id, to: destination, in: declaration, policy: policy, at: stamp)
        case 2:
            try record.move(id, to: .first, in: declaration, policy: policy, at: stamp)
            let order = record.arrangement(for: declaration, policy: policy).order
            let expected = [id] + shown.filter { $0 != id }
            try LayoutFailure.unless(order == expected, "moved to \(order), not \(expected)")
        case 3:
            try record.customize(from: shown, to: tabs, in: declaration, policy: policy, at: stamp)
            let order = record.arrangement(for: declaration, policy: policy).order
            try LayoutFailure.unless(order == tabs, "customized to \(order), not \(tabs)")
        case 8: try record.retire([id], at: stamp)
        case 4: try record.hide(id, in: declaration, policy: policy, at: stamp)
        case 5:
            try record.select(
                id,
                in: ["x", "y"].randomElement(using: &generator) ?? "x",
                of: declaration,
                at: stamp
            )
        case 6: try record.reset(TabRecord.Reset.allCases.randomElement(using: &generator) ?? .all, at: stamp)
        default:
            if record.undo != nil {
                try record.undoLastEdit(at: stamp)
            }
        }
    }

    func checkJoin() throws {
        try JoinLaws.check(records)
        let joined = TabRecord.join(records[0], records[1])
        try checkRanks(TabRecord.join(joined, records[records.count - 1]))
    }

    /// Of all tabs, only a renamed one and its copy under the former id may have one rank.
    private func checkRanks(_ record: TabRecord) throws {
        var ids: [TabRank: TabID] = [:]
        for entry in record.entries {
            for rank in Set([entry.place?.rank, entry.baseline?.rank].compactMap { $0 }) {
                let id = entry.id == "renamed" ? "a" : entry.id
                try LayoutFailure.unless(ids[rank] ?? id == id, "two tabs have the rank \(rank)")
                ids[rank] = id
            }
        }
    }
}
