import TabModel
import XCTest

/// What of a record roams, and what stays with the device.
final class RoamingPartTests: XCTestCase {
    private let declaration: TabDeclaration = ["home", "search", "feed", "me"]
    private let tree = TabTree([.init("home"), .init("group", children: [.init("a"), .init("b")])])

    private func stamp(_ milliseconds: UInt64, replica: UInt64 = 1) -> TabStamp {
        TabStamp(milliseconds: milliseconds, replica: replica)
    }

    private func edited() throws -> TabRecord {
        var record = TabRecord()
        try record.move("me", to: .first, in: declaration, at: stamp(1))
        try record.setFolded(true, "group", in: tree, at: stamp(2))
        try record.setSidebarHidden(true, in: tree, at: stamp(3))
        try record.hide("feed", in: declaration, at: stamp(4))
        try record.retire(["gone"], at: stamp(5))
        try record.select("search", in: "main", of: declaration, at: stamp(9))
        return record
    }

    /// When a tab was last seen decides which ones go when there are too many: no device keeps its own for ever.
    func testWhenTabsWereSeenIsBelievedUpToATime() throws {
        var plain = try edited().plain
        for index in plain.entries.indices { plain.entries[index].lastSeen = index == 0 ? 7 : .max }
        let record = TabRecord.validated(plain).record
        XCTAssertEqual(Set(record.leavingOut(after: 100).entries.map(\.lastSeen)), [7, 100])
        XCTAssertTrue(record.leavingOut(after: 100).equalsButForLastSeen(record))
    }

    func testTheRoamingPart() throws {
        let record = try edited()
        let roaming = record.roaming
        XCTAssertEqual(roaming.selections, [])
        XCTAssertNil(roaming.undo)
        XCTAssertEqual(roaming.retirements, record.retirements)
        XCTAssertEqual(roaming.latestStamp, stamp(5))
        XCTAssertEqual(roaming.arrangement(for: declaration).visible, ["me", "home", "search"])
        XCTAssertEqual(roaming.arrangement(for: tree).folded, [])
        XCTAssertNil(roaming.arrangement(for: tree).isSidebarHidden)
        XCTAssertEqual(record.entries.count, roaming.entries.count + 2)
        XCTAssertEqual(roaming.roaming, roaming)
        XCTAssertEqual(TabRecord().roaming, TabRecord())
    }

    /// Whose changes came from elsewhere is noted, stays with the device, and tells a join of two processes no less.
    func testChangesFromElsewhere() throws {
        var record = try edited()
        let before = record
        record.noteReplicasElsewhere(since: before)
        XCTAssertEqual(record, before)
        var other = TabRecord()
        try other.move("search", to: .last, in: declaration, at: stamp(20, replica: 7))
        record = record.joined(withRoaming: other.roaming, replica: 1)
        record.noteReplicasElsewhere(since: before)
        XCTAssertEqual(record.replicasElsewhere, [7])
        XCTAssertEqual(record.roaming, record.joined(withRoaming: other.roaming, replica: 1).roaming)
        XCTAssertEqual(record.roaming.replicasElsewhere, [])
        let earlier = record
        var third = TabRecord()
        try third.hide("me", in: declaration, at: stamp(30, replica: .max))
        record = record.joined(withRoaming: third.roaming, replica: 1)
        record.noteReplicasElsewhere(since: earlier)
        XCTAssertEqual(record.replicasElsewhere, [7, .max])
        XCTAssertEqual(earlier.joined(with: record).replicasElsewhere, [7, .max])
        XCTAssertEqual(record.joined(with: earlier).replicasElsewhere, [7, .max])
        let read = TabRecord.validated(record.plain)
        XCTAssertEqual(read.record, record)
    }

    func testASelectionChangesNothingThatRoams() throws {
        var record = try edited()
        let roaming = record.roaming
        try record.select("home", in: "main", of: declaration, at: stamp(10))
        XCTAssertEqual(record.roaming, roaming)
    }

    /// Fields of a newer version go along; what a tool keeps for itself does not.
    func testUnknownFields() {
        let fields = ["tabard.declaration", "tabs.later"].map { TabUnknownField(name: $0, value: "1") }
        let plain = TabPlainRecord(
            entries: [.init(id: "home", unknownFields: fields), .init(id: "\u{1F}znew")],
            unknownFields: fields
        )
        let record = TabRecord.validated(plain).record
        XCTAssertEqual(record.roaming.unknownFields.map(\.name), ["tabs.later"])
        XCTAssertEqual(record.roaming.entries, record.entries)
        XCTAssertEqual(TabRecord().joined(withRoaming: record, replica: 1), record.roaming)
    }

    /// Whatever another device sends, this one's own stays.
    func testWhatIsTakenOnOfAnother() throws {
        var own = TabRecord()
        try own.setFolded(true, "group", in: tree, at: stamp(1, replica: 2))
        try own.select("home", in: "main", of: declaration, at: stamp(2, replica: 2))
        let undo = own.undo
        let joined = own.joined(withRoaming: try edited(), replica: 2)
        XCTAssertEqual(joined.undo, undo)
        XCTAssertEqual(joined.selections, own.selections)
        XCTAssertNil(joined.arrangement(for: tree).isSidebarHidden)
        XCTAssertEqual(joined.arrangement(for: declaration).visible, ["me", "home", "search"])
        XCTAssertEqual(joined.roaming, own.roaming.joined(with: try edited().roaming))
        XCTAssertEqual(joined.joined(withRoaming: try edited(), replica: 2), joined)
    }

    func testAnothersResetLeavesTheSidebarAlone() throws {
        var own = try edited()
        try own.setSidebarWidth(300, in: tree, at: stamp(20))
        try own.setSidebarWidth(280, in: tree, at: stamp(21))
        var other = TabRecord()
        try other.reset(.all, at: stamp(30, replica: 2))
        let joined = own.joined(withRoaming: other, replica: 1)
        XCTAssertEqual(joined.arrangement(for: declaration).visible, ["home", "search", "feed", "me"])
        XCTAssertEqual(joined.arrangement(for: tree).folded, ["group"])
        XCTAssertEqual(joined.arrangement(for: tree).isSidebarHidden, true)
        XCTAssertEqual(joined.arrangement(for: tree).sidebarWidth, 280)
        // The next change is later than what was noted anew.
        XCTAssertGreaterThan(joined.nextStamp(milliseconds: 0, replica: 1), stamp(30, replica: 2))
        XCTAssertEqual(joined.joined(withRoaming: other, replica: 1), joined)
        XCTAssertEqual(TabRecord.validated(joined.plain).record, joined)
    }
}
