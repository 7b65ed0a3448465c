import GtkInterop
import TabModel
import XCTest

@testable import TabardKit

/// Arranging tabs in the sidebar: by keys, by clicks and by a pointer (T9).
@preconcurrency @MainActor
final class SidebarArrangingTests: SidebarTestCase {
    private var controller = UITabBarController()
    private var delegate = TabsDelegate()

    private func begin() throws {
        controller = makeController(library())
        delegate = TabsDelegate()
        controller.delegate = delegate
        showWide(controller)
        delegate.calls = []
        controller._setEditingTabs(true)
    }

    private func tab(at identifier: String) throws -> UITab {
        try XCTUnwrap(controller.tab(forIdentifier: identifier))
    }

    private func arranging() throws -> SidebarArranging { try XCTUnwrap(controller.sidebar._view?.arranging) }

    private func order() throws -> [String] {
        try XCTUnwrap(tab(at: "library") as? UITabGroup).displayOrder.map(\.identifier)
    }

    private func bar() -> [String] { (controller._declared?.bar ?? []).map(\.identifier) }

    func testT9BeginningAndEndAreTold() throws {
        try begin()
        XCTAssertEqual(delegate.calls, ["will edit"])
        XCTAssertTrue(try list(controller).collection.isEditing)
        controller._setEditingTabs(false)
        XCTAssertEqual(delegate.calls, ["will edit", "did edit"])
        XCTAssertNil(controller.sidebar._view?.arranging)
    }

    func testT9AClickHidesATabAndShowsItAgain() throws {
        try begin()
        let albums = try tab(at: "albums")
        try click(albums, in: controller)
        XCTAssertTrue(albums.isHidden)
        XCTAssertEqual(controller.sidebar._announcement, "albums: hidden")
        XCTAssertTrue(try rows(controller)[1].contains("albums"), "it can be shown again")
        try click(try tab(at: "feed"), in: controller)
        XCTAssertEqual(controller.selectedTab?.identifier, "home", "nothing is selected meanwhile")
        controller._setEditingTabs(false)
        XCTAssertFalse(try rows(controller)[1].contains("albums"))
        XCTAssertEqual(delegate.calls, ["will edit", "did edit", "visibility [\"albums\"]"])
        controller._setEditingTabs(true)
        try click(albums, in: controller)
        XCTAssertFalse(albums.isHidden)
        XCTAssertEqual(controller.sidebar._announcement, "albums: shown")
    }

    func testT9ByKeysWithinAGroup() throws {
        try begin()
        let arranging = try arranging()
        XCTAssertTrue(arranging.pickUp(try tab(at: "songs")))
        XCTAssertEqual(
            controller.sidebar._announcement,
            "songs picked up: choose its place with the arrow keys."
        )
        XCTAssertTrue(arranging.handle(.up, []))
        XCTAssertEqual(controller.sidebar._announcement, "songs: place 2 of 3")
        XCTAssertEqual(try order(), ["albums", "makers", "songs"], "it is still in the hand")
        XCTAssertTrue(arranging.handle(.home, []))
        XCTAssertEqual(controller.sidebar._announcement, "songs: place 1 of 3")
        XCTAssertTrue(arranging.handle(.space, []))
        XCTAssertEqual(controller.sidebar._announcement, "songs is on place 1 of 3 now")
        XCTAssertEqual(try order(), ["songs", "albums", "makers"])
        XCTAssertEqual(try rows(controller)[1].prefix(3), ["library", "songs", "albums"])
        XCTAssertTrue(controller._handleShortcut(.character("z"), .control))
        XCTAssertEqual(try order(), ["albums", "makers", "songs"])
        XCTAssertEqual(controller.sidebar._announcement, "The last change was taken back.")
        XCTAssertTrue(arranging.pickUp(try tab(at: "songs")))
        XCTAssertTrue(arranging.handle(.up, []))
        XCTAssertTrue(arranging.handle(.escape, []))
        XCTAssertEqual(controller.sidebar._announcement, "songs stays where it was.")
        XCTAssertEqual(try order(), ["albums", "makers", "songs"])
        XCTAssertTrue(controller._sidebarIsEdited)
        XCTAssertTrue(controller._handleShortcut(.escape, []))
        XCTAssertFalse(controller._sidebarIsEdited)
    }

    func testT9ByKeysOntoTheBarAndOffIt() throws {
        try begin()
        let arranging = try arranging()
        XCTAssertEqual(bar(), ["home", "library", "feed", "places", "search"])
        XCTAssertTrue(arranging.pickUp(try tab(at: "songs")))
        XCTAssertTrue(arranging.handle(.right, []))
        XCTAssertEqual(controller.sidebar._announcement, "songs: place 6 of 6")
        XCTAssertTrue(arranging.handle(.left, []))
        XCTAssertTrue(arranging.handle(.enter, []))
        XCTAssertEqual(bar(), ["home", "library", "feed", "places", "songs", "search"])
        XCTAssertEqual(controller.sidebar._announcement, "songs is on place 5 of 6 now")
        XCTAssertEqual(
            try order(),
            ["albums", "makers", "songs"],
            "its place in the group is another matter"
        )
        XCTAssertTrue(controller._removeFromBar(try tab(at: "songs")))
        XCTAssertEqual(bar(), ["home", "library", "feed", "places", "search"])
    }

    func testT9UndoAndReset() throws {
        try begin()
        try click(try tab(at: "albums"), in: controller)
        XCTAssertTrue(controller._moveInGroup(try tab(at: "songs"), to: .first))
        controller._undoWhileEditing()
        XCTAssertEqual(try order(), ["albums", "makers", "songs"])
        XCTAssertTrue(try tab(at: "albums").isHidden, "one step at a time")
        controller._resetWhileEditing()
        XCTAssertFalse(try tab(at: "albums").isHidden)
        XCTAssertEqual(controller.sidebar._announcement, "The tabs are in their first order again.")
    }

    func testT9ByAPointerWithinAGroup() throws {
        try begin()
        let arranging = try arranging()
        let list = try list(controller)
        let songs = try cell(try tab(at: "songs"), of: controller).frame
        let albums = try cell(try tab(at: "albums"), of: controller).frame
        arranging.beginDrag(at: CGPoint(x: songs.midX, y: songs.midY))
        arranging.moveDrag(to: CGPoint(x: albums.midX, y: albums.minY + 3))
        arranging.dropDragged()
        list.collection.layoutIfNeeded()
        XCTAssertEqual(try order(), ["songs", "albums", "makers"])
        XCTAssertEqual(controller.sidebar._announcement, "songs is on place 1 of 3 now")
        arranging.beginDrag(at: CGPoint(x: songs.midX, y: songs.midY))
        arranging.moveDrag(to: CGPoint(x: 900, y: 600))
        arranging.dropDragged()
        XCTAssertEqual(try order(), ["songs", "albums", "makers"], "dropped nowhere, it stays")
    }

    func testT9ByAPointerOntoTheBar() throws {
        try begin()
        let target = BarDouble(before: "feed")
        controller.sidebar._dropTarget = target
        let arranging = try arranging()
        let songs = try cell(try tab(at: "songs"), of: controller).frame
        arranging.beginDrag(at: CGPoint(x: songs.midX, y: songs.midY))
        arranging.moveDrag(to: CGPoint(x: songs.midX, y: songs.midY - 10))
        XCTAssertEqual(target.shown, [])
        arranging.moveDrag(to: CGPoint(x: 700, y: 20))
        XCTAssertEqual(target.shown, ["songs"])
        arranging.dropDragged()
        XCTAssertTrue(target.isOver)
        XCTAssertEqual(bar(), ["home", "library", "songs", "feed", "places", "search"])
        controller._setEditingTabs(false)
        XCTAssertEqual(delegate.calls, ["will edit", "did edit"])
    }

    func testT9TheCarriedTabInEachState() throws {
        let all = tabs("a", "b", "c")
        let bar = tabs("x", "y")
        // In the group alone, on the bar alone, on both; each place, each step.
        for (siblings, onBar) in [(all, nil), ([], bar), (all, bar), (all, bar + [all[1]])]
            as [([UITab], [UITab]?)]
        {
            for tab in all {
                guard var carrying = TabCarrying(tab, siblings: siblings, bar: onBar) else {
                    XCTFail("\(tab.identifier) can be carried")
                    continue
                }
                let isNew = siblings.isEmpty
                XCTAssertEqual(
                    carrying.isMoved,
                    isNew,
                    "at first it is where it was, unless it comes onto the bar"
                )
                for line in [TabCarrying.Line.group, .bar] {
                    for forwards in [false, true] {
                        for _ in 0..<5 { _ = carrying.carry(along: line, forwards: forwards) }
                        XCTAssertTrue((0..<carrying.count).contains(carrying.place))
                        if line == carrying.line {
                            XCTAssertEqual(carrying.place, forwards ? carrying.count - 1 : 0)
                            XCTAssertEqual(carrying.destination == .last, forwards || carrying.count == 1)
                        }
                    }
                }
            }
        }
        XCTAssertNil(TabCarrying(all[0], siblings: [], bar: nil))
    }
}

/// Stands for a bar: what is above a line is over it.
@MainActor
private final class BarDouble: TabDropTarget {
    private let place: TabDestination
    var shown: [String] = []
    var isOver = false

    init(before identifier: TabID) { place = .before(identifier) }

    func showPlace(for tab: UITab, at point: CGPoint, in view: UIView) -> TabDestination? {
        guard point.y < 100, point.x > 400 else { return nil }
        shown.append(tab.identifier)
        return place
    }

    func hidePlace() { isOver = true }
}
