import TabModel

/// The cost of joining two devices' records and arranging the app's tabs by the result.
struct MergeTrials {
    let tabCount: Int
    let rounds: Int

    /// The medians of one arrangement, one join and both together, in microseconds.
    func run() throws -> (arrangement: Double, join: Double, both: Double) {
        let layout = Layout(count: tabCount)
        let ids = layout.ids.compactMap { TabID($0) }
        let declaration = TabDeclaration(ids: ids)
        var here = TabRecord()
        _ = try here.customize(
            from: ids,
            to: ids.reversed(),
            in: declaration,
            at: here.nextStamp(milliseconds: 1, replica: 1)
        )
        var there = here
        let stamp = there.nextStamp(milliseconds: 2, replica: 2)
        _ = try there.move(ids[tabCount / 2], to: .first, in: declaration, at: stamp)
        _ = try here.move(
            ids[tabCount / 3],
            to: .last,
            in: declaration,
            at: here.nextStamp(milliseconds: 3, replica: 1)
        )
        var arranging: [Double] = []
        var joining: [Double] = []
        var sums: [Double] = []
        for round in -1..<rounds {
            var joined = TabRecord()
            let join = measure { joined = TabRecord.join(here, there) }
            var arrangement: TabArrangement?
            let arrange = measure { arrangement = joined.arrangement(for: declaration) }
            guard arrangement?.order.count == tabCount, arrangement?.order.first == ids[tabCount / 2],
                arrangement?.order.last == ids[tabCount / 3]
            else { throw Failure("The merge lost a change") }
            guard round >= 0 else { continue }
            arranging.append(arrange.microseconds)
            joining.append(join.microseconds)
            sums.append((arrange + join).microseconds)
        }
        return (median(arranging), median(joining), median(sums))
    }
}
