import XCTest

@testable import TabardKit

/// What is selected, and what loses the selection.
final class ListSelectionTests: XCTestCase {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    private func makeSelection(_ items: Int...) -> ListSelection {
        var selection = ListSelection()
        for item in items { selection.select(path(item), allowsMultiple: true) }
        return selection
    }

    func testOneTakesTheSelectionOffTheOthers() {
        var selection = makeSelection(3, 1)
        XCTAssertEqual(selection.paths, [path(3), path(1)], "in the order in which they were selected")
        XCTAssertEqual(selection.others(than: path(2), allowsMultiple: true), [])
        XCTAssertEqual(selection.others(than: path(2), allowsMultiple: false), [path(3), path(1)])
        XCTAssertEqual(selection.others(than: path(1), allowsMultiple: false), [path(3)])
        XCTAssertEqual(selection.others(than: nil, allowsMultiple: true), [path(3), path(1)])
        selection.select(path(2), allowsMultiple: false)
        XCTAssertEqual(selection.paths, [path(2)])
        selection.select(nil, allowsMultiple: true)
        XCTAssertEqual(selection, ListSelection())
    }

    func testOnlyWhatIsSelectedIsDeselected() {
        var selection = makeSelection(3, 1)
        XCTAssertFalse(selection.deselect(path(2)))
        XCTAssertTrue(selection.deselect(path(3)))
        XCTAssertEqual(selection.paths, [path(1)])
    }

    func testManyThatAreDeselectedLeaveTheOrderOfTheOthers() {
        var selection = ListSelection()
        for item in 0..<200 { selection.select(path(item), allowsMultiple: true) }
        for item in 0..<200 where item % 50 != 7 { XCTAssertTrue(selection.deselect(path(item))) }
        XCTAssertEqual(selection.paths, [path(7), path(57), path(107), path(157)])
        selection.select(path(3), allowsMultiple: true)
        XCTAssertTrue(selection.deselect(path(57)))
        XCTAssertFalse(selection.contains(path(57)))
        XCTAssertEqual(selection.paths, [path(7), path(107), path(157), path(3)])
    }

    func testTheSelectionFollowsItsItems() throws {
        var selection = makeSelection(4, 0, 1, 2)
        let update = try ListUpdate(
            [.insert(path(0)), .delete(path(1)), .reload(path(2)), .move(from: path(4), to: path(1))],
            from: [5],
            to: [5]
        )
        selection.follow(update)
        XCTAssertEqual(selection.paths, [path(1), path(2)], "without what is gone or shown anew")
        selection.keep(within: ListCounts([2]))
        XCTAssertEqual(selection.paths, [path(1)])
    }
}
