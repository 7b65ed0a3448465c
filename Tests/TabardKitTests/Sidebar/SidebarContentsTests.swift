import XCTest

@testable import TabardKit

/// Which rows a sidebar has (T6, T8).
@preconcurrency @MainActor
final class SidebarContentsTests: SidebarTestCase {
    private func rows(_ source: SidebarContents.Source) -> [[String]] {
        let contents = SidebarContents(source)
        return contents.sections.map { section in
            section.rows.map { row in
                let level = String(repeating: "-", count: contents.levels[row] ?? 0)
                return switch row {
                case .tab(let tab):
                    level + tab.identifier
                        + (contents.isHeader(tab) ? ":" : "")
                case .action(let action): level + "[\(action.title)]"
                case .header: "header"
                case .footer: "footer"
                }
            }
        }
    }

    func testT6RootTabsComeFirstAndThenASectionForEachGroup() {
        XCTAssertEqual(
            rows(.init(roots: library(), hasHeader: true, hasFooter: true)),
            [
                ["header"], ["home", "feed", "search"],
                ["library:", "albums", "makers", "-artists", "-composers", "songs"], ["places:", "near"],
                ["footer"],
            ]
        )
        XCTAssertEqual(rows(.init()), [])
    }

    func testT6FoldedGroups() {
        let roots = library()
        XCTAssertEqual(
            rows(.init(roots: roots, isFolded: { $0.identifier == "makers" })),
            [["home", "feed", "search"], ["library:", "albums", "makers", "songs"], ["places:", "near"]]
        )
        XCTAssertEqual(
            rows(.init(roots: roots, isFolded: { _ in true })),
            [["home", "feed", "search"], ["library:"], ["places:"]]
        )
    }

    func testT6Appearances() throws {
        let roots = library()
        let library = try XCTUnwrap(roots[1] as? UITabGroup)
        let makers = try XCTUnwrap(library.children[1] as? UITabGroup)
        makers.sidebarAppearance = .rootSection
        XCTAssertEqual(
            rows(.init(roots: roots)),
            [
                ["home", "feed", "search"], ["library:", "albums", "songs"],
                ["makers:", "artists", "composers"], ["places:", "near"],
            ]
        )
        makers.sidebarAppearance = .inline
        XCTAssertEqual(rows(.init(roots: roots))[1], ["library:", "albums", "artists", "composers", "songs"])
        library.sidebarAppearance = .inline
        XCTAssertEqual(
            rows(.init(roots: roots)),
            [["home", "albums", "artists", "composers", "songs", "feed", "search"], ["places:", "near"]]
        )
    }

    func testT9HiddenTabsAreListedWhileTheyAreArranged() throws {
        let roots = library()
        let library = try XCTUnwrap(roots[1] as? UITabGroup)
        library.children[0].isHidden = true
        roots[0].isHidden = true
        XCTAssertEqual(rows(.init(roots: roots))[0], ["feed", "search"])
        XCTAssertEqual(
            rows(.init(roots: roots))[1],
            ["library:", "makers", "-artists", "-composers", "songs"]
        )
        XCTAssertEqual(
            rows(.init(roots: roots, isEditing: true))[0],
            ["feed", "search"],
            "the user may not show it"
        )
        XCTAssertEqual(
            rows(.init(roots: roots, isEditing: true))[1],
            ["library:", "albums", "makers", "-artists", "-composers", "songs"]
        )
    }

    func testT6Actions() throws {
        let roots = library()
        let library = try XCTUnwrap(roots[1] as? UITabGroup)
        let makers = try XCTUnwrap(library.children[1] as? UITabGroup)
        library.sidebarActions = [
            UIAction(title: "add") { _ in }, UIAction(title: "no", attributes: .hidden) { _ in },
        ]
        makers.sidebarActions = [UIAction(title: "make") { _ in }]
        XCTAssertEqual(
            rows(.init(roots: roots))[1],
            ["library:", "albums", "makers", "-artists", "-composers", "-[make]", "songs", "[add]"]
        )
        XCTAssertFalse(rows(.init(roots: roots, isEditing: true))[1].contains("[add]"))
    }
}
