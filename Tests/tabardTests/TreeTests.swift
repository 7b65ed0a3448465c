import Foundation
import TabModel
import XCTest

/// The tool shows and changes what an app saved of a tree of tabs, in words (T10).
final class TreeTests: CommandLineTestCase {
    /// The tree of the worked cases.
    private static let tree = TabTree([
        .init("Home", placement: .fixed),
        .init(
            "Library",
            placement: .default,
            children: [
                .init("Albums", placement: .default, allowsHiding: true),
                .init("Songs", placement: .optional, allowsHiding: true),
                .init("Artists", placement: .optional, allowsHiding: true),
            ],
            allowsReordering: true
        ),
        .init("Feed", allowsHiding: true),
        .init("Search", placement: .pinned),
    ])

    private func put(_ id: TabID, _ destination: TabDestination, in layout: String = "L") throws {
        try edit(layout) { try $0.moveOnBar(id, to: destination, in: Self.tree, at: $1) }
    }

    private func sort(_ id: TabID, _ destination: TabDestination, in layout: String = "L") throws {
        try edit(layout) { try $0.moveInGroup(id, to: destination, in: Self.tree, at: $1) }
    }

    /// A layout in which the user did everything that can be done.
    private func arranged() throws {
        try edit("L") { try $0.setSidebarWidth(320, in: Self.tree, at: $1) }
        try edit("L") { try $0.setSidebarWidth(300, in: Self.tree, at: $1) }
        try edit("L") { try $0.setSidebarHidden(true, in: Self.tree, at: $1) }
        try edit("L") { try $0.setFolded(true, "Library", in: Self.tree, at: $1) }
        try edit("L") { try $0.setHidden(true, "Albums", in: Self.tree, at: $1) }
        try edit("L") { try $0.removeFromBar("Feed", in: Self.tree, at: $1) }
        try sort("Artists", .first)
        try put("Songs", .before("Library"))
    }

    /// What a command prints, without times and with one space between words.
    private func words(_ line: String) throws -> [String] {
        try tabard(line).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: " ").map { $0.contains(":") && $0.hasSuffix("Z") ? "TIME" : String($0) }
                .joined(separator: " ")
        }
    }

    private func order(_ layout: String = "L") throws -> [String]? {
        try shown(layout).tree?.groups.first.map { $0.tabs.map(\.id) }
    }

    func testT10ShowTellsAllOfATreeInWords() throws {
        try arranged()
        XCTAssertEqual(
            try words("show L"),
            [
                "POSITION ID STATE MOVED SELECTED WHEN FROM",
                "1 Home shown - - - app", "2 Songs shown moved - TIME user", "3 Library shown - - - app",
                "- Albums hidden - - TIME app, hidden by user",
                "4 Feed shown - - - app", "5 Search shown - - - app",
                "", "Put onto the bar by the user:", "Songs TIME",
                "", "Taken off the bar by the user, and still in the sidebar:", "Feed TIME",
                "", "In the group Library, as far as its order was saved:",
                "1 Artists moved TIME", "2 Albums - -", "3 Songs - -",
                "", "Sections of the sidebar that the user closed:", "Library TIME",
                "", "The user hid the sidebar.", "", "The user made the sidebar 300 points wide.", "",
            ]
        )
        let errors = try run(["show", "L"]).errors
        XCTAssertTrue(errors.contains("L: no tabs were declared here"), errors)
        XCTAssertTrue(errors.contains("L: these tabs are in a tree, which the app alone knows"), errors)
        let layout = try shown("L")
        XCTAssertEqual(layout.absent, [])
        let tree = try XCTUnwrap(layout.tree)
        XCTAssertEqual(tree.bar.map(\.id), ["Feed", "Songs"])
        XCTAssertEqual(tree.bar.map(\.isShown), [false, true])
        XCTAssertEqual(tree.groups.map(\.id), ["Library"])
        XCTAssertEqual(tree.groups[0].tabs.map(\.id), ["Artists", "Albums", "Songs"])
        XCTAssertEqual(tree.groups[0].tabs.map(\.isMoved), [true, false, false])
        XCTAssertEqual(tree.sections.map(\.id), ["Library"])
        XCTAssertEqual(tree.sections.map(\.isShown), [false])
        XCTAssertEqual(tree.isSidebarHidden, true)
        XCTAssertEqual(tree.sidebarWidth, 300)
        XCTAssertEqual(tree.unknownCount, 0)
    }

    /// A list is shown as it always was, and says nothing of trees.
    func testT10AListHasNoTree() throws {
        try tabard("declare L a b")
        try tabard("hide L b")
        XCTAssertNil(try shown("L").tree)
        XCTAssertFalse(try tabard("show L --json").contains("tree"))
        XCTAssertFalse(try run(["show", "L"]).errors.contains("tree"))
    }

    /// No control character of an entry's id reaches the terminal, whichever command prints.
    func testT10NoCommandPrintsAnEntrysOwnID() throws {
        try arranged()
        try edit("L") { record, stamp in
            try record.retire(["\u{1F}bOld", "Gone"], at: stamp)
        }
        try copy("L", to: "M")
        let lines = [
            "show L", "show L --json", "verify L", "export L", "reset L --all", "undo L", "undo L",
            "join L M J",
            "show J", "hide L Feed", "move L Feed --first", "select L Feed", "repair L",
            "declare L Home Feed", "show L", "show L --json",
        ]
        for line in lines {
            let outcome = try run(line.split(separator: " ").map(String.init))
            XCTAssertEqual(outcome.status, 0, "\(line): \(outcome.errors)")
            let text = outcome.output + outcome.errors
            XCTAssertFalse(text.contains("\u{1F}"), line)
            if !line.hasPrefix("export") {
                XCTAssertFalse(text.lowercased().contains("u{1f}"), "\(line): \(text)")
            }
        }
        let failed = try run(["move", "L", "Nothing", "--first"])
        XCTAssertEqual(failed.status, 1)
        XCTAssertTrue(failed.errors.contains("which are Home, Feed"), failed.errors)
        XCTAssertEqual(try shown("J").retired, ["Old on the bar", "Gone"])
    }

    /// One edit of a tree is taken back as one, and the tool says what came back.
    func testT10UndoTakesBackAnEditOfATree() throws {
        try sort("Artists", .first)
        try put("Songs", .before("Feed"))
        XCTAssertEqual(
            try words("undo L"),
            ["Songs: back at its default place", "Songs on the bar: as the app declares", ""]
        )
        XCTAssertEqual(try shown("L").tree?.bar.count, 0)
        XCTAssertEqual(try order(), ["Artists", "Albums", "Songs"])
        XCTAssertEqual(try words("undo L"), ["Songs: at its place", "Songs: put onto the bar", ""])
        try edit("L") { try $0.removeFromBar("Songs", in: Self.tree, at: $1) }
        XCTAssertEqual(try words("undo L"), ["Songs: put onto the bar", ""])
        try edit("L") { try $0.setFolded(true, "Library", in: Self.tree, at: $1) }
        XCTAssertEqual(try words("undo L"), ["Songs: taken off the bar", ""])
        XCTAssertEqual(try shown("L").tree?.sections.map(\.isShown), [false])
        try sort("Songs", .first)
        XCTAssertEqual(try words("undo L"), ["Songs in Library: back at its default place", ""])
        try edit("L") { record, _ in
            let tree = record.arrangement(for: Self.tree)
            XCTAssertEqual(tree.visible, ["Home", "Library", "Albums", "Feed", "Search"])
            XCTAssertEqual(tree.children["Library"], ["Artists", "Albums", "Songs"])
            XCTAssertEqual(tree.folded, ["Library"])
        }
    }

    /// Each extent of a reset goes as far in a tree as in a list, and an undo takes it back.
    func testT10ResetsOfATree() throws {
        try arranged()
        XCTAssertEqual(
            Set(try words("reset L --order")),
            ["Songs: back at its default place", "Artists in Library: back at its default place", ""]
        )
        XCTAssertEqual(try shown("L").tree?.bar.count, 2)
        XCTAssertEqual(
            Set(try words("undo L")),
            ["Songs: at its place", "Artists in Library: at its place", ""]
        )
        XCTAssertEqual(
            Set(try words("reset L --visibility")),
            [
                "Albums: as the app declares", "Songs on the bar: as the app declares",
                "Feed on the bar: as the app declares", "the section of Library: as the app declares",
                "the sidebar: as the app declares", "the sidebar's width: as the app declares", "",
            ]
        )
        let tree = try XCTUnwrap(try shown("L").tree)
        XCTAssertEqual(tree.bar.count + tree.sections.count, 0)
        XCTAssertNil(tree.isSidebarHidden)
        XCTAssertEqual(
            Set(try words("undo L")),
            [
                "Albums: hidden", "Songs: put onto the bar", "Feed: taken off the bar",
                "Library: its section is closed", "the sidebar: hidden", "the sidebar: 300 points wide", "",
            ]
        )
        try tabard("reset L --all")
        try edit("L") { record, _ in
            XCTAssertEqual(record.arrangement(for: Self.tree), TabRecord().arrangement(for: Self.tree))
        }
    }

    /// What two devices did to a tree is in the joined layout, whichever is named first (worked case l).
    func testT10JoiningTrees() throws {
        try edit("A") { try $0.removeFromBar("Feed", in: Self.tree, at: $1) }
        try sort("Artists", .first, in: "A")
        try put("Feed", .before("Library"), in: "B")
        XCTAssertEqual(
            try words("join A B J"),
            ["J: joined; it knows 5 tabs, 1 ordered group, 1 choice for the bar", ""]
        )
        try tabard("join B A K")
        XCTAssertEqual(try tabard("export J"), try tabard("export K"))
        try edit("J") { record, stamp in
            let arrangement = record.arrangement(for: Self.tree)
            XCTAssertEqual(arrangement.visible, ["Home", "Library", "Albums", "Search"])
            XCTAssertEqual(arrangement.children["Library"]?.first, "Artists")
            XCTAssertEqual(arrangement.roots, ["Home", "Feed", "Library", "Search"])
        }
    }

    /// Edits of the tool change the one order that a list has too, and leave the rest of the tree alone.
    func testT10EditsOfTheToolKeepTheTree() throws {
        try arranged()
        let before = try shown("L").tree
        try tabard("move L Feed --before Library")
        try tabard("hide L Feed")
        try tabard("select L Feed")
        XCTAssertEqual(try shown("L").tree, before)
        try edit("L") { record, _ in
            let arrangement = record.arrangement(for: Self.tree)
            XCTAssertEqual(arrangement.roots, ["Home", "Feed", "Library", "Search"])
            XCTAssertEqual(arrangement.hidden, ["Albums", "Feed"])
        }
        try tabard("declare L Home Library Feed Search")
        XCTAssertEqual(try shown("L").tree, before)
        XCTAssertEqual(Set(try shown("L").absent.map(\.id)), ["Albums", "Songs"])
        try tabard("unhide L Feed")
        try edit("L") { XCTAssertEqual($0.arrangement(for: Self.tree).hidden, ["Albums"], "\($1)") }
        XCTAssertEqual(try shown("L").tree, before)
    }

    /// A tab in a group may have no place on the bar, and so none in the table; it is told nevertheless where it is selected.
    func testT10ASelectedTabOfAGroupIsTold() throws {
        try put("Feed", .before("Library"))
        try edit("L") { try $0.select("Artists", in: "main", of: Self.tree, at: $1) }
        XCTAssertTrue(try words("show L").contains("Selected in main: Artists"))
        XCTAssertEqual(try shown("L").tabs.flatMap(\.selectedIn), [])
        try edit("L") { try $0.select("Feed", in: "main", of: Self.tree, at: $1) }
        XCTAssertEqual(try shown("L").tabs.filter { !$0.selectedIn.isEmpty }.map(\.id), ["Feed"])
    }

    /// What a newer version may add to a tree is kept, counted, and not taken for a tab.
    func testT10WhatIsNotKnownIsKeptAndCounted() throws {
        try put("Feed", .before("Library"))
        let json = try tabard("export L")
        let entries =
            #""tabs":[{"id":"\u001fz1","visibility":["hidden","1.0.1"]},{"id":"\u001fc9:ab","seen":3},"#
        let newer = json.replacingOccurrences(of: #""tabs":["#, with: entries)
        XCTAssertNotEqual(newer, json)
        let outcome = try run(["import", "--json", "-", "N"], input: newer)
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        XCTAssertEqual(try shown("N").tree?.unknownCount, 2)
        XCTAssertTrue(try words("show N").contains("2 things that a newer version saved; kept as they are."))
        try tabard("move N Feed --last")
        XCTAssertTrue(try tabard("verify N").contains("whole"))
        XCTAssertTrue(try tabard("export N").contains(#"\u001fz1"#))
        XCTAssertTrue(try tabard("export N").contains(#"\u001fc9:ab"#))
    }
}
