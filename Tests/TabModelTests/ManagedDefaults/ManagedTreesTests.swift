import TabModel
import XCTest

/// A fleet's defaults over a tree of tabs.
final class ManagedTreesTests: XCTestCase {
    private let tree = TabTree([
        .init("home", placement: .fixed),
        .init("feed", allowsHiding: true),
        .init(
            "library",
            allowsHiding: true,
            children: [
                .init("albums", allowsHiding: true), .init("songs", placement: .default, allowsHiding: true),
                .init("artists"),
            ],
            allowsReordering: true,
            isFoldedByDefault: true
        ),
        .init("closed", isHiddenByDefault: true, children: [.init("inner")]),
        .init("search", placement: .pinned),
    ])
    private var time: UInt64 = 0

    private func stamp() -> TabStamp {
        time += 1
        return TabStamp(milliseconds: time, replica: 1)
    }

    func testNothingSaid() throws {
        for record in try records() {
            for width in [TabTreeArrangement.Width.wide, .narrow] {
                let plain = record.arrangement(for: tree, width: width)
                XCTAssertEqual(record.arrangement(for: tree.managed(by: nil), width: width), plain)
                XCTAssertEqual(
                    record.arrangement(for: tree.managed(by: ManagedDefaults()), width: width),
                    plain
                )
                // What is rebuilt is the same tree.
                let same = tree.managed(by: ManagedDefaults(order: ["nowhere"]))
                XCTAssertEqual(record.arrangement(for: same, width: width), plain)
            }
        }
    }

    private func records() throws -> [TabRecord] {
        var edited = TabRecord()
        try edited.moveInGroup("artists", to: .first, in: tree, at: stamp())
        try edited.moveOnBar("albums", to: .last, in: tree, at: stamp())
        try edited.setHidden(true, "feed", in: tree, at: stamp())
        try edited.setFolded(false, "library", in: tree, at: stamp())
        try edited.setSidebarHidden(true, in: tree, at: stamp())
        return [TabRecord(), edited]
    }

    func testOrders() throws {
        let managed = tree.managed(
            by: ManagedDefaults(
                order: ["search", "library", "songs"],
                groups: [.init("library", order: ["songs", "feed"]), .init("library", order: ["artists"])]
            )
        )
        let plain = TabRecord().arrangement(for: managed)
        XCTAssertEqual(plain.roots, ["home", "library", "feed", "closed", "search"])
        XCTAssertEqual(plain.children["library"], ["songs", "albums", "artists"])
        XCTAssertEqual(plain.visible, ["home", "library", "songs", "feed", "search"])
        XCTAssertEqual(plain.folded, ["library"])
        let edited = try records()[1].arrangement(for: managed)
        XCTAssertEqual(edited.children["library"], ["artists", "songs", "albums"])
    }

    /// What is required is seen with the groups around it, unless the app alone shows them.
    func testRequiredAndHidden() throws {
        var record = TabRecord()
        try record.setHidden(true, "library", in: tree, at: stamp())
        try record.setHidden(true, "songs", in: tree, at: stamp())
        let managed = tree.managed(
            by: ManagedDefaults(hidden: ["library", "feed", "home"], required: ["songs", "inner"])
        )
        XCTAssertEqual(record.arrangement(for: managed).hidden, ["home", "feed", "closed"])
        XCTAssertThrowsError(try record.setHidden(true, "songs", in: managed, at: stamp())) {
            XCTAssertEqual($0 as? TabEditRefusal, .notHideable("songs"))
        }
        XCTAssertThrowsError(try record.setHidden(true, "library", in: managed, at: stamp()))
        XCTAssertTrue(try record.setHidden(false, "feed", in: managed, at: stamp()))
        XCTAssertEqual(record.arrangement(for: managed).hidden, ["home", "closed"])
        XCTAssertEqual(record.arrangement(for: tree).hidden, ["library", "songs", "closed"])
    }

    func testFixed() throws {
        let record = try records()[1]
        let managed = tree.managed(by: ManagedDefaults(fixed: ["artists", "albums", "songs"]))
        var edited = record
        let before = record.arrangement(for: managed)
        XCTAssertEqual(before.children["library"], ["albums", "songs", "artists"])
        XCTAssertEqual(before.visible, ["home", "library", "songs", "search"])
        XCTAssertThrowsError(try edited.moveInGroup("artists", to: .first, in: managed, at: stamp())) {
            XCTAssertEqual($0 as? TabEditRefusal, .notMovable("artists"))
        }
        XCTAssertThrowsError(try edited.moveOnBar("songs", to: .last, in: managed, at: stamp()))
        XCTAssertThrowsError(try edited.removeFromBar("songs", in: managed, at: stamp())) {
            XCTAssertEqual($0 as? TabEditRefusal, .notRemovable("songs"))
        }
        XCTAssertEqual(edited, record)
        XCTAssertTrue(try edited.moveOnBar("library", to: .last, in: managed, at: stamp()))
        XCTAssertEqual(record.arrangement(for: tree).children["library"], ["artists", "albums", "songs"])
    }

    func testLock() throws {
        let managed = tree.managed(by: ManagedDefaults(order: ["library"], isLocked: true))
        let unlocked = tree.managed(by: ManagedDefaults(order: ["library"]))
        XCTAssertTrue(managed.isLocked)
        for record in try records() {
            for width in [TabTreeArrangement.Width.wide, .narrow] {
                XCTAssertEqual(
                    record.arrangement(for: managed, width: width),
                    TabRecord().arrangement(for: unlocked, width: width)
                )
            }
            let edits: [(inout TabRecord) throws -> Void] = [
                { try $0.moveOnBar("feed", to: .last, in: managed, at: self.stamp()) },
                { try $0.removeFromBar("feed", in: managed, at: self.stamp()) },
                { try $0.moveInGroup("songs", to: .first, in: managed, at: self.stamp()) },
                { try $0.setHidden(true, "feed", in: managed, at: self.stamp()) },
                { try $0.setFolded(false, "library", in: managed, at: self.stamp()) },
                { try $0.setSidebarHidden(true, in: managed, at: self.stamp()) },
                { try $0.setSidebarWidth(300, in: managed, at: self.stamp()) },
                { try $0.customize(from: ["feed"], to: ["feed"], in: managed, at: self.stamp()) },
            ]
            for edit in edits {
                var edited = record
                XCTAssertThrowsError(try edit(&edited)) { XCTAssertEqual($0 as? TabEditRefusal, .locked) }
                XCTAssertEqual(edited, record)
            }
            var edited = record
            XCTAssertTrue(try edited.select("songs", in: "main", of: managed, at: stamp()))
            XCTAssertEqual(edited.arrangement(for: managed, window: "main").selected, "songs")
        }
    }

    /// A flat list is a tree of depth one under a fleet's defaults, too.
    func testAFlatTree() throws {
        let ids: [TabID] = ["a", "b", "c", "d"]
        let flat = TabDeclaration(ids: ids)
        let tree = TabTree(ids.map { .init($0, placement: .movable, allowsHiding: true) })
        var record = TabRecord()
        try record.move("d", to: .first, in: flat, at: stamp())
        try record.hide("b", in: flat, at: stamp())
        for order in [[], ["c"], ["b", "a", "d"], ["d", "c", "b", "a"]] as [[TabID]] {
            for bits in 0..<16 {
                let defaults = ManagedDefaults(
                    order: order,
                    hidden: bits & 1 > 0 ? ["c"] : [],
                    required: bits & 2 > 0 ? ["b"] : [],
                    fixed: bits & 4 > 0 ? ["d"] : [],
                    isLocked: bits & 8 > 0
                )
                XCTAssertEqual(
                    record.arrangement(for: tree.managed(by: defaults)).visible,
                    record.arrangement(for: flat.managed(by: defaults)).visible,
                    "\(defaults)"
                )
            }
        }
    }
}
