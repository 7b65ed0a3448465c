import Foundation
import TabModel
import XCTest

@testable import TabStore

/// Layouts of the greatest size and of the worst shapes are read, edited and saved in a time that grows with their
/// size alone (S5).
final class HostileSizesTests: StoreTestCase {
    /// In release builds the most that a payload may hold.
    private static let count = isSoaking ? 250_000 : 20_000

    private func payload(_ fields: String, _ element: (Int) -> String) -> [UInt8] {
        let elements = (0..<Self.count).map(element).joined(separator: ",")
        return Array("{\"latest\":\"9000000.0.1\",\(fields):[\(elements)]}".utf8)
    }

    /// The user moves tabs and selects some.
    private static func edit(_ record: inout TabRecord, _ step: Int) {
        let ids = declaration.tabs.map(\.id)
        let id = ids[step % ids.count]
        let other = ids[(step + 2) % ids.count]
        let stamp = record.nextStamp(milliseconds: noon + UInt64(step), replica: 7)
        XCTAssertNoThrow(try record.move(id, to: .after(other), in: declaration, at: stamp))
        if step % 2 == 0 {
            let stamp = record.nextStamp(milliseconds: 0, replica: 7)
            XCTAssertNoThrow(try record.select(id, in: "new", of: declaration, at: stamp))
        }
    }

    private static let tree = TabTree([
        .init("home", placement: .fixed),
        .init("search", children: [.init("t7"), .init("t8"), .init("t9")], allowsReordering: true),
        .init("feed", allowsHiding: true), .init("me"),
    ])

    /// The user does each kind of thing with tabs of a tree.
    private static func editTree(_ record: inout TabRecord, _ step: Int) {
        func stamp() -> TabStamp { record.nextStamp(milliseconds: noon + UInt64(step), replica: 7) }
        let isEven = step % 2 == 0
        let tab: TabID = isEven ? "t9" : "t8"
        XCTAssertNoThrow(try record.moveOnBar(tab, to: .after("search"), in: tree, at: stamp()))
        XCTAssertNoThrow(try record.moveInGroup(tab, to: .first, in: tree, at: stamp()))
        XCTAssertNoThrow(try record.setHidden(isEven, "feed", in: tree, at: stamp()))
        XCTAssertNoThrow(try record.setFolded(isEven, "search", in: tree, at: stamp()))
        XCTAssertNoThrow(try record.setSidebarHidden(isEven, in: tree, at: stamp()))
        XCTAssertNoThrow(try record.removeFromBar("me", in: tree, at: stamp()))
        XCTAssertNoThrow(try record.select(isEven ? "t9" : "feed", in: "new", of: tree, at: stamp()))
    }

    /// Layouts that tell of trees; the same is asked of those that do not, whichever app reads them.
    private func assertQuickTree(_ payload: [UInt8], line: UInt = #line) throws {
        let saved = try saving(payload, Self.editTree, line: line)
        let arrangement = saved.arrangement(for: Self.tree, window: "new")
        XCTAssertEqual(arrangement.roots.sorted(), ["feed", "home", "me", "search"], line: line)
        XCTAssertEqual(arrangement.children["search"]?.first, "t8", line: line)
        XCTAssertTrue(arrangement.visible.contains("t8"), line: line)
        XCTAssertFalse(arrangement.visible.contains("me"), line: line)
        XCTAssertEqual(arrangement.selected, "feed", line: line)
    }

    private func assertQuick(_ payload: [UInt8], line: UInt = #line) throws {
        let saved = try saving(payload, Self.edit, line: line)
        let arrangement = saved.arrangement(for: Self.declaration, window: "new")
        let ids = Self.declaration.tabs.map(\.id)
        XCTAssertEqual(arrangement.order.sorted(), ids.sorted(), line: line)
        XCTAssertEqual(arrangement.selected, "feed", line: line)
    }

    /// Reads a payload, edits it some times, and gives what is saved then.
    private func saving(
        _ payload: [UInt8],
        _ edit: (inout TabRecord, Int) -> Void,
        line: UInt
    ) throws -> TabRecord {
        XCTAssertLessThanOrEqual(payload.count, SlotLayout.maximumPayload, line: line)
        let capacity = SlotLayout.capacity(forPayload: payload.count)
        let header = SlotHeader(capacity: capacity, generation: 1, payload: payload)
        try place(SlotLayout.file(header, payload: payload))
        let use = ResourceUse()
        var keeper = keeper()
        XCTAssertNotNil(try keeper.contents().record, line: line)
        for step in 0..<8 {
            try keeper.save { edit(&$0, step) }
        }
        use.assertSmall(seconds: 30, megabytes: 1500, line: line)
        let saved = TabStore.read(at: location)
        XCTAssertEqual(saved.record, keeper.record, line: line)
        return saved.record
    }

    func testManyWindows() throws {
        try assertQuick(
            payload("\"windows\"") { "{\"window\":\"w\($0)\",\"history\":[],\"at\":\"\($0).0.1\"}" }
        )
    }

    func testManyRetirements() throws {
        try assertQuick(payload("\"retired\"") { "[\"r\($0)\",\"\($0).0.1\"]" })
    }

    func testALongUndo() throws {
        let start = "\"undo\":{\"at\":\"9.0.1\",\"changes\""
        var payload = payload(start) { "[\"u\($0)\",\"place\",\"V\"]" }
        payload.append(UInt8(ascii: "}"))
        try assertQuick(payload)
    }

    func testALongHistory() throws {
        let start = "\"windows\":[{\"window\":\"w\",\"at\":\"9.0.1\",\"history\""
        var payload = payload(start) { "\"h\($0)\"" }
        payload.removeLast()
        payload += Array("}]}".utf8)
        try assertQuick(payload)
    }

    func testManyTabsInOnePlace() throws {
        try assertQuick(payload("\"tabs\"") { "{\"id\":\"t\($0)\",\"place\":[\"V\",\"1.0.1\"]}" })
    }

    func testManyTabsInOnePlaceOneAfterAnother() throws {
        try assertQuick(payload("\"tabs\"") { "{\"id\":\"t\($0)\",\"place\":[\"V\",\"\($0).0.1\"]}" })
    }

    func testManyTabsAroundTheApps() throws {
        let own = Self.declaration.tabs.map(\.id.string)
        try assertQuick(
            payload("\"tabs\"") { index in
                let id = index % 1000 == 0 && index / 1000 < own.count ? own[index / 1000] : "t\(index)"
                return "{\"id\":\"\(id)\",\"place\":[\"V\",\"1.0.1\"]}"
            }
        )
    }

    func testManyTabsWithoutRoomBetween() throws {
        // Ranks of the greatest length, each right behind the one before.
        let zeros = String(repeating: "0", count: Self.isSoaking ? 12 : 60)
        try assertQuick(
            payload("\"tabs\"") { index in
                let rank = zeros + String(1_000_000 + index, radix: 36).uppercased()
                return "{\"id\":\"t\(index)\",\"place\":[\"\(rank)1\",\"1.0.1\"]}"
            }
        )
    }

    func testT10ALargeGroup() throws {
        try assertQuickTree(
            payload("\"tabs\"") { "{\"id\":\"\\u001fc6:searcht\($0)\",\"place\":[\"V\",\"\($0).0.1\"]}" }
        )
    }

    func testT10ManyGroups() throws {
        try assertQuickTree(
            payload("\"tabs\"") { index in
                let group = "t\(index)"
                let id = "\\u001fc\(group.count):\(group)t\(index + 1)"
                return "{\"id\":\"\(id)\",\"place\":[\"V\",\"1.0.1\"]}"
            }
        )
    }

    func testT10ManyChoicesOfTheBar() throws {
        try assertQuickTree(
            payload("\"tabs\"") { "{\"id\":\"\\u001fbt\($0)\",\"visibility\":[\"shown\",\"1.0.1\"]}" }
        )
    }

    func testT10ManyGroupsOfOneTab() throws {
        try assertQuickTree(
            payload("\"tabs\"") { index in
                let group = "g\(index)"
                return "{\"id\":\"\\u001fc\(group.count):\(group)t9\",\"baseline\":[\"V\",\"1.0.1\"]}"
            }
        )
    }

    func testManyUnknownFields() throws {
        let fields = (0..<Self.count).map { "\"f\($0 % 1000)\":\($0)" }.joined(separator: ",")
        try assertQuick(Array("{\(fields)}".utf8))
    }
}
