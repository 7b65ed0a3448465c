import TabModel
import XCTest

/// The worked examples a to i of the saved layout, with the exact order of each (S4).
final class LayoutExamplesTests: XCTestCase {
    private let before: TabDeclaration = ["Home", "Search", "Feed", "Me"]
    private let withShop: TabDeclaration = ["Home", "Search", "Shop", "Feed", "Me"]

    private func stamp(_ milliseconds: UInt64, replica: UInt64 = 1) -> TabStamp {
        TabStamp(milliseconds: milliseconds, replica: replica)
    }

    /// The user of device 1 has dragged Me first.
    private func meFirst() throws -> TabRecord {
        var record = TabRecord()
        XCTAssertTrue(try record.move("Me", to: .first, in: before, at: stamp(1)))
        return record
    }

    private func assertOrder(
        _ record: TabRecord,
        _ declaration: TabDeclaration,
        _ expected: [TabID],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertEqual(record.arrangement(for: declaration).visible, expected, file: file, line: line)
    }

    func testStart() throws {
        assertOrder(TabRecord(), before, ["Home", "Search", "Feed", "Me"])
        assertOrder(try meFirst(), before, ["Me", "Home", "Search", "Feed"])
    }

    func testExampleA() throws {
        let record = try meFirst()
        assertOrder(record, withShop, ["Me", "Home", "Search", "Shop", "Feed"])
        XCTAssertEqual(record.arrangement(for: withShop).new, ["Shop"])
        XCTAssertEqual(record.arrangement(for: withShop).moved, ["Me"])
    }

    func testExampleB() throws {
        var record = TabRecord()
        try record.move("Search", to: .last, in: before, at: stamp(1))
        assertOrder(record, withShop, ["Home", "Shop", "Feed", "Me", "Search"])
    }

    func testExampleC() throws {
        var record = try meFirst()
        let withoutFeed: TabDeclaration = ["Home", "Search", "Me"]
        assertOrder(record, withoutFeed, ["Me", "Home", "Search"])
        try record.move("Search", to: .first, in: withoutFeed, at: stamp(2))
        assertOrder(record, withoutFeed, ["Search", "Me", "Home"])
        assertOrder(record, before, ["Search", "Me", "Home", "Feed"])
    }

    func testExampleD() throws {
        var record = TabRecord()
        try record.move("Search", to: .last, in: before, at: stamp(1))
        let renamed = TabDeclaration([
            .init("Home"), .init("Discover", formerly: ["Search"]), .init("Feed"), .init("Me"),
        ])
        assertOrder(record, renamed, ["Home", "Feed", "Me", "Discover"])
        XCTAssertEqual(record.arrangement(for: renamed).new, [])
        // The old id stays when the newer version edits, and the older version finds its place by it.
        try record.move("Me", to: .first, in: renamed, at: stamp(2))
        assertOrder(record, renamed, ["Me", "Home", "Feed", "Discover"])
        assertOrder(record, before, ["Me", "Home", "Feed", "Search"])
    }

    func testExampleE() throws {
        assertOrder(try meFirst(), ["Feed", "Home", "Search", "Me"], ["Me", "Feed", "Home", "Search"])
    }

    func testExampleF() throws {
        var record = try meFirst()
        try record.hide("Feed", in: before, at: stamp(2))
        assertOrder(record, before, ["Me", "Home", "Search"])
        try record.move("Search", to: .first, in: ["Home", "Search", "Me"], at: stamp(3))
        assertOrder(record, ["Home", "Search", "Me"], ["Search", "Me", "Home"])
        assertOrder(record, before, ["Search", "Me", "Home"])
        XCTAssertEqual(record.arrangement(for: before).hidden, ["Feed"])
    }

    func testExampleG() throws {
        let first = try meFirst()
        var second = TabRecord()
        try second.hide("Feed", in: before, at: stamp(5, replica: 2))
        try second.move("Search", to: .last, in: before, at: stamp(6, replica: 2))
        let joined = TabRecord.join(first, second)
        XCTAssertEqual(joined, TabRecord.join(second, first))
        assertOrder(joined, before, ["Me", "Home", "Search"])
        XCTAssertEqual(joined.arrangement(for: before).order, ["Me", "Home", "Feed", "Search"])
        XCTAssertEqual(joined.arrangement(for: before).hidden, ["Feed"])
    }

    func testExampleH() throws {
        let first = try meFirst()
        var second = TabRecord()
        try second.move("Me", to: .after("Home"), in: before, at: stamp(2, replica: 2))
        assertOrder(TabRecord.join(first, second), before, ["Home", "Me", "Search", "Feed"])
        var third = TabRecord()
        try third.move("Me", to: .first, in: before, at: stamp(3, replica: 3))
        assertOrder(TabRecord.join(second, third), before, ["Me", "Home", "Search", "Feed"])
    }

    func testExampleI() throws {
        var record = TabRecord()
        try record.move("Shop", to: .first, in: withShop, at: stamp(1))
        try record.hide("Shop", in: withShop, at: stamp(2))
        let shop = record.entry(for: "Shop")
        // The older version on device 2 edits the record without knowing Shop.
        try record.move("Me", to: .first, in: before, at: stamp(3, replica: 2))
        XCTAssertEqual(record.entry(for: "Shop"), shop)
        assertOrder(record, before, ["Me", "Home", "Search", "Feed"])
        try record.unhide("Shop", in: withShop, at: stamp(4))
        XCTAssertEqual(Set(record.arrangement(for: withShop).visible), Set(withShop.tabs.map(\.id)))
    }
}
