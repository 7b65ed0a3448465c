import TabModel
import XCTest

/// The worked cases of layouts of trees, with the exact orders of each (T4 to T6, T9, T10).
final class TreeLayoutExamplesTests: XCTestCase {
    private typealias Tab = TabTree.Tab

    private static let albums = Tab("Albums", placement: .default, allowsHiding: true)
    private static let songs = Tab("Songs", allowsHiding: true)
    private static let artists = Tab("Artists", allowsHiding: true)

    private func library(
        _ children: [Tab] = [albums, songs, artists],
        formerly: [TabID] = [],
        id: TabID = "Library",
        allowsReordering: Bool = true
    ) -> Tab {
        Tab(
            id,
            formerly: formerly,
            allowsHiding: true,
            children: children,
            allowsReordering: allowsReordering
        )
    }

    private func tree(_ library: Tab, _ more: [Tab] = []) -> TabTree {
        TabTree(
            [Tab("Home", placement: .fixed), library, Tab("Feed", allowsHiding: true)] + more
                + [Tab("Search", placement: .pinned)]
        )
    }

    private var tree: TabTree { tree(library()) }

    private func stamp(_ milliseconds: UInt64, replica: UInt64 = 1) -> TabStamp {
        TabStamp(milliseconds: milliseconds, replica: replica)
    }

    private func edited(_ edit: (inout TabRecord) throws -> Bool) throws -> TabRecord {
        var record = TabRecord()
        XCTAssertTrue(try edit(&record))
        return record
    }

    private func bar(_ record: TabRecord, _ tree: TabTree) -> [TabID] {
        record.arrangement(for: tree).visible
    }

    private func narrow(_ record: TabRecord, _ tree: TabTree) -> [TabID] {
        record.arrangement(for: tree, width: .narrow).visible
    }

    private func section(_ record: TabRecord, _ tree: TabTree, _ group: TabID = "Library") -> [TabID]? {
        record.arrangement(for: tree).children[group]
    }

    func testT4TheStart() {
        XCTAssertEqual(bar(TabRecord(), tree), ["Home", "Library", "Albums", "Feed", "Search"])
        XCTAssertEqual(narrow(TabRecord(), tree), ["Home", "Library", "Feed", "Search"])
        XCTAssertEqual(section(TabRecord(), tree), ["Albums", "Songs", "Artists"])
    }

    private func songsBeforeFeed() throws -> TabRecord {
        try edited { try $0.moveOnBar("Songs", to: .before("Feed"), in: tree, at: stamp(1)) }
    }

    func testT9ATabIsDraggedOntoTheBarAndThatIsOneEdit() throws {
        var record = try songsBeforeFeed()
        XCTAssertEqual(bar(record, tree), ["Home", "Library", "Albums", "Songs", "Feed", "Search"])
        XCTAssertEqual(section(record, tree), ["Albums", "Songs", "Artists"])
        try record.undoLastEdit(at: stamp(10))
        XCTAssertEqual(bar(record, tree), ["Home", "Library", "Albums", "Feed", "Search"])
        try record.undoLastEdit(at: stamp(20))
        XCTAssertEqual(bar(record, tree), ["Home", "Library", "Albums", "Songs", "Feed", "Search"])
    }

    func testT9ATabIsTakenOffTheBarAndStaysInANarrowWindow() throws {
        let record = try edited { try $0.removeFromBar("Feed", in: tree, at: stamp(1)) }
        XCTAssertEqual(bar(record, tree), ["Home", "Library", "Albums", "Search"])
        XCTAssertEqual(narrow(record, tree), ["Home", "Library", "Feed", "Search"])
    }

    private static let lists = Tab("Lists")

    private func artistsFirst() throws -> TabRecord {
        try edited { try $0.moveInGroup("Artists", to: .first, in: tree, at: stamp(1)) }
    }

    func testT10AnUpdateAddsToAGroup() throws {
        let updated = tree(library([Self.albums, Self.lists, Self.songs, Self.artists]))
        XCTAssertEqual(section(try artistsFirst(), updated), ["Artists", "Albums", "Lists", "Songs"])
    }

    func testT10ATabMovesToAnotherGroupAndBack() throws {
        let record = try artistsFirst()
        let makers = Tab("Makers", children: [Self.artists])
        let moved = tree(library([Self.albums, Self.lists, Self.songs]), [makers])
        XCTAssertEqual(section(record, moved), ["Albums", "Lists", "Songs"])
        XCTAssertEqual(section(record, moved, "Makers"), ["Artists"])
        let back = tree(library([Self.albums, Self.lists, Self.songs, Self.artists]))
        XCTAssertEqual(section(record, back), ["Artists", "Albums", "Lists", "Songs"])
    }

    func testT10AHiddenTabThatMovesStaysHidden() throws {
        let record = try edited { try $0.setHidden(true, "Songs", in: tree, at: stamp(1)) }
        XCTAssertEqual(record.arrangement(for: tree).hidden, ["Songs"])
        let moved = tree(library([Self.albums, Self.artists]), [Self.songs])
        XCTAssertEqual(record.arrangement(for: moved).hidden, ["Songs"])
        XCTAssertEqual(narrow(record, moved), ["Home", "Library", "Feed", "Search"])
    }

    func testT4APlacementThatChangesAndChangesBack() throws {
        let record = try songsBeforeFeed()
        let aside = tree(
            library([Self.albums, Tab("Songs", placement: .sidebarOnly, allowsHiding: true), Self.artists])
        )
        XCTAssertEqual(bar(record, aside), ["Home", "Library", "Albums", "Feed", "Search"])
        XCTAssertEqual(bar(record, tree), ["Home", "Library", "Albums", "Songs", "Feed", "Search"])
    }

    func testT4ATabThatBecomesOptionalStaysOnlyIfItWasMoved() throws {
        let optional = tree(library([Tab("Albums", allowsHiding: true), Self.songs, Self.artists]))
        let feed = try edited { try $0.moveOnBar("Feed", to: .before("Albums"), in: tree, at: stamp(1)) }
        XCTAssertEqual(bar(feed, tree), ["Home", "Library", "Feed", "Albums", "Search"])
        XCTAssertEqual(bar(feed, optional), ["Home", "Library", "Feed", "Search"])
        let albums = try edited { try $0.moveOnBar("Albums", to: .last, in: tree, at: stamp(1)) }
        XCTAssertEqual(bar(albums, optional), ["Home", "Library", "Feed", "Albums", "Search"])
    }

    func testT10TheNeighbourOfAHiddenGroupIsSelected() throws {
        var record = TabRecord()
        XCTAssertTrue(try record.select("Songs", in: "main", of: tree, at: stamp(1)))
        XCTAssertEqual(record.arrangement(for: tree, window: "main").selected, "Songs")
        XCTAssertTrue(try record.setHidden(true, "Library", in: tree, at: stamp(2)))
        XCTAssertEqual(record.arrangement(for: tree, window: "main").selected, "Feed")
        XCTAssertEqual(bar(record, tree), ["Home", "Feed", "Search"])
    }

    func testT10TheNeighbourOfATabThatIsGoneIsSelected() throws {
        var record = try artistsFirst()
        XCTAssertTrue(try record.moveInGroup("Artists", to: .last, in: tree, at: stamp(2)))
        XCTAssertTrue(try record.select("Artists", in: "main", of: tree, at: stamp(3)))
        let without = tree(library([Self.albums, Self.songs]))
        XCTAssertEqual(record.arrangement(for: without, window: "main").selected, "Songs")
    }

    func testT10TwoDevicesJoin() throws {
        let first = try edited { try $0.removeFromBar("Feed", in: tree, at: stamp(1)) }
        let second = try edited {
            try $0.moveOnBar("Feed", to: .before("Library"), in: tree, at: stamp(2, replica: 2))
        }
        var joined = TabRecord.join(first, second)
        XCTAssertEqual(joined, TabRecord.join(second, first))
        XCTAssertEqual(bar(joined, tree), ["Home", "Library", "Albums", "Search"])
        XCTAssertTrue(try joined.moveOnBar("Feed", to: .before("Library"), in: tree, at: stamp(3)))
        XCTAssertEqual(bar(joined, tree), ["Home", "Feed", "Library", "Albums", "Search"])
    }

    func testT9TheEditScreenOfANarrowWindowChangesTheSameOrder() throws {
        let record = try edited {
            try $0.customize(
                from: ["Home", "Library", "Feed", "Search"],
                to: ["Home", "Feed", "Library", "Search"],
                in: tree,
                at: stamp(1)
            )
        }
        XCTAssertEqual(narrow(record, tree), ["Home", "Feed", "Library", "Search"])
        XCTAssertEqual(bar(record, tree), ["Home", "Feed", "Library", "Albums", "Search"])
    }

    func testT10ARenamedTabInARenamedGroupKeepsItsPlace() throws {
        let record = try edited { try $0.moveInGroup("Songs", to: .first, in: tree, at: stamp(1)) }
        let tracks = Tab("Tracks", formerly: ["Songs"], allowsHiding: true)
        let renamed = tree(library([Self.albums, tracks, Self.artists], formerly: ["Library"], id: "Music"))
        XCTAssertEqual(section(record, renamed, "Music"), ["Tracks", "Albums", "Artists"])
    }

    func testT6AnOrderThatIsForbiddenForAWhileComesBack() throws {
        let record = try edited { try $0.moveInGroup("Albums", to: .last, in: tree, at: stamp(1)) }
        XCTAssertEqual(
            section(record, tree(library(allowsReordering: false))),
            ["Albums", "Songs", "Artists"]
        )
        XCTAssertEqual(section(record, tree), ["Songs", "Artists", "Albums"])
    }
}
