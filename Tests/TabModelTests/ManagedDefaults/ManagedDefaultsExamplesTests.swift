import TabModel
import XCTest

/// The worked cases of the rules of a fleet's defaults.
final class ManagedDefaultsExamplesTests: XCTestCase {
    private let app: TabDeclaration = ["Home", "Search", "Feed", "Me"]
    private let updated: TabDeclaration = ["Home", "Search", "Shop", "Feed", "Me"]
    private var time: UInt64 = 0

    private func stamp() -> TabStamp {
        time += 1
        return TabStamp(milliseconds: time, replica: 1)
    }

    private func assert(
        _ record: TabRecord,
        _ defaults: ManagedDefaults?,
        _ expected: String,
        of app: TabDeclaration? = nil,
        line: UInt = #line
    ) {
        let visible = record.arrangement(for: (app ?? self.app).managed(by: defaults)).visible
        XCTAssertEqual(visible.map(\.string).joined(separator: " "), expected, line: line)
    }

    func testF3Order() {
        assert(TabRecord(), ManagedDefaults(order: ["Me", "Home"]), "Me Home Search Feed")
        assert(TabRecord(), ManagedDefaults(order: ["Me", "Home"]), "Me Home Search Shop Feed", of: updated)
        let all: [TabID] = ["Me", "Home", "Search", "Feed"]
        assert(TabRecord(), ManagedDefaults(order: all), "Me Home Search Feed Shop", of: updated)
        assert(TabRecord(), ManagedDefaults(order: ["Me", "Nowhere", "Home"]), "Me Home Search Feed")
        assert(TabRecord(), ManagedDefaults(order: ["Me", "Me", "Home"]), "Me Home Search Feed")
    }

    /// Ends of the bar are the app's; what the user may not move, the fleet may.
    func testF3Pinned() {
        let app = TabDeclaration([
            .init("Home", pinned: .start), .init("Search", isMovable: false), .init("Feed"),
            .init("Me", pinned: .end),
        ])
        assert(TabRecord(), ManagedDefaults(order: ["Me", "Feed", "Search"]), "Home Feed Search Me", of: app)
    }

    func testF6WhatTheUserDid() throws {
        var meFirst = TabRecord()
        try meFirst.move("Me", to: .first, in: app, at: stamp())
        var searchLast = TabRecord()
        try searchLast.move("Search", to: .last, in: app, at: stamp())
        var withoutFeed = TabRecord()
        try withoutFeed.hide("Feed", in: app, at: stamp())
        assert(meFirst, ManagedDefaults(order: ["Feed", "Home"]), "Me Feed Home Search")
        assert(searchLast, ManagedDefaults(order: ["Feed", "Home"]), "Feed Home Me Search")
        let requiring = ManagedDefaults(required: ["Feed"])
        assert(withoutFeed, requiring, "Home Search Feed Me")
        XCTAssertThrowsError(try withoutFeed.hide("Feed", in: app.managed(by: requiring), at: stamp()))
        assert(withoutFeed, nil, "Home Search Me")
        let hiding = ManagedDefaults(hidden: ["Feed"])
        assert(TabRecord(), hiding, "Home Search Me")
        var withFeed = TabRecord()
        try withFeed.unhide("Feed", in: app.managed(by: hiding), at: stamp())
        assert(withFeed, hiding, "Home Search Feed Me")
        assert(TabRecord(), ManagedDefaults(hidden: ["Feed"], required: ["Feed"]), "Home Search Feed Me")
        assert(meFirst, ManagedDefaults(fixed: ["Me"]), "Home Search Feed Me")
        assert(meFirst, nil, "Me Home Search Feed")
        assert(TabRecord(), ManagedDefaults(order: ["Me"], hidden: ["Home", "Search", "Feed", "Me"]), "Me")
    }

    /// An edit takes note of what is seen, the places of fixed tabs included.
    func testF6AnEditMeanwhile() throws {
        let fixing = ManagedDefaults(fixed: ["Me"])
        var record = TabRecord()
        try record.move("Me", to: .first, in: app, at: stamp())
        try record.move("Search", to: .first, in: app.managed(by: fixing), at: stamp())
        assert(record, fixing, "Search Home Feed Me")
        assert(record, nil, "Search Home Feed Me")
    }

    func testF7Reset() throws {
        var record = TabRecord()
        let defaults = ManagedDefaults(order: ["Feed"], hidden: ["Me"])
        try record.move("Home", to: .last, in: app.managed(by: defaults), at: stamp())
        try record.unhide("Me", in: app.managed(by: defaults), at: stamp())
        try record.reset(.all, at: stamp())
        assert(record, defaults, "Feed Home Search")
    }

    func testF8FormerIDs() {
        let app = TabDeclaration([
            .init("Home"), .init("Discover", formerly: ["Search", "Find"]), .init("Feed", formerly: ["Find"]),
        ])
        assert(TabRecord(), ManagedDefaults(order: ["Search"]), "Discover Home Feed", of: app)
        assert(TabRecord(), ManagedDefaults(order: ["Feed", "Find"]), "Feed Discover Home", of: app)
        assert(
            TabRecord(),
            ManagedDefaults(order: ["Search", "Discover"], hidden: ["Find"]),
            "Home Feed",
            of: app
        )
        let managed = app.managed(by: ManagedDefaults(order: ["Feed"]))
        XCTAssertEqual(managed.tab("Find")?.id, "Discover")
        XCTAssertEqual(managed.tab("Search")?.id, "Discover")
    }

    func testF9Lock() throws {
        var record = TabRecord()
        try record.move("Me", to: .first, in: app, at: stamp())
        try record.hide("Feed", in: app, at: stamp())
        assert(record, nil, "Me Home Search")
        var defaults = ManagedDefaults(order: ["Search", "Home"], isLocked: true)
        assert(record, defaults, "Search Home Feed Me")
        let locked = app.managed(by: defaults)
        XCTAssertTrue(locked.isLocked)
        let before = record
        let edits: [(inout TabRecord) throws -> Void] = [
            { try $0.move("Home", to: .last, in: locked, at: self.stamp()) },
            { try $0.exchange("Home", "Me", in: locked, at: self.stamp()) },
            { try $0.customize(from: ["Home", "Me"], to: ["Me", "Home"], in: locked, at: self.stamp()) },
            { try $0.hide("Home", in: locked, at: self.stamp()) },
            { try $0.unhide("Feed", in: locked, at: self.stamp()) },
            { _ in try locked.checkUnlocked() },
        ]
        for edit in edits {
            XCTAssertThrowsError(try edit(&record)) { XCTAssertEqual($0 as? TabEditRefusal, .locked) }
        }
        XCTAssertFalse(try record.acknowledge(locked, at: stamp()))
        XCTAssertEqual(record, before)
        XCTAssertTrue(try record.select("Feed", in: "main", of: locked, at: stamp()))
        XCTAssertEqual(record.arrangement(for: locked, window: "main").selected, "Feed")
        XCTAssertEqual(record.arrangement(for: locked).new, [])
        defaults.isLocked = false
        assert(record, defaults, "Me Search Home")
        assert(record, nil, "Me Home Search")
    }
}
