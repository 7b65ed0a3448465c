import GtkInterop
import XCTest

@testable import TabardKit

/// What is made of thousands of tabs: no more than of those that are in sight.
@preconcurrency @MainActor
final class TabCountsTests: SidebarTestCase {
    private func groups(_ count: Int) -> [UITab] {
        (0..<count).map { number in
            group("group \(number)", (0..<20).map { tab("tab \(number) \($0)") })
        }
    }

    private func roots(_ count: Int) -> [UITab] { (0..<count).map { tab("tab \($0)") } }

    /// The tabs for which something stands on a bar.
    private func made(_ controller: UITabBarController) -> Int {
        controller._declared?.all.count { $0._existingItem != nil } ?? 0
    }

    func testT3ANarrowWindowMakesWhatIsOnTheBar() {
        for count in [10, 100, 500] {
            provided = []
            let controller = makeController(groups(count))
            show(controller)
            XCTAssertEqual(made(controller), 4, "\(count) groups")
            XCTAssertEqual(provided, ["group 0"])
        }
    }

    func testT4OnlyTabsInSightAndNearItHaveViewsOnTheBar() throws {
        var counts: [Int] = []
        for count in [100, 1_000, 2_000] {
            let controller = makeController(roots(count))
            show(controller, width: 1_200)
            controller.view.layoutIfNeeded()
            let bar = try XCTUnwrap(controller._topBar)
            XCTAssertEqual(bar.order.count, count)
            counts.append(bar.tabs.count)
            XCTAssertEqual(made(controller), bar.tabs.count, "nor anything else")
        }
        XCTAssertLessThan(counts[0], 40)
        XCTAssertEqual(counts[1], counts[0])
        XCTAssertEqual(counts[2], counts[0])
    }

    func testT4ABarBehindTheSidebarHasNoViews() throws {
        let controller = makeController(groups(10))
        showWide(controller)
        XCTAssertEqual(controller._topBar?.tabs.count, 0)
        controller.sidebar.isHidden = true
        controller.view.layoutIfNeeded()
        let bar = try XCTUnwrap(controller._topBar)
        XCTAssertEqual(bar.tabs.map(\.tab.identifier), bar.order.map(\.identifier))
    }

    func testT5AnyTabOfManyCanBeBroughtIntoSight() throws {
        for isRightToLeft in [false, true] {
            Toolkit.isRightToLeft = isRightToLeft
            let all = (0..<300).map { tab(String(repeating: "long ", count: $0 % 7) + "\($0)") }
            let edges = [tab("first", .fixed)] + all + [tab("last", .pinned)]
            let controller = makeController(edges, layout: UUID().uuidString)
            show(controller, width: 1_200)
            controller.view.layoutIfNeeded()
            let bar = try XCTUnwrap(controller._topBar)
            for place in [299, 0, 150, 149, 151, 170, 3, 298] {
                controller.selectedTab = all[place]
                controller.view.layoutIfNeeded()
                let words = "\(place), right to left: \(isRightToLeft)"
                let view = try XCTUnwrap(bar.tabs.first { $0.tab === all[place] }, words)
                XCTAssertTrue(view.isChosen, words)
                XCTAssertEqual(view.position.index, place + 2, words)
                XCTAssertTrue(bar.scroller.bounds.insetBy(dx: -0.5, dy: 0).contains(view.frame), words)
                XCTAssertLessThan(bar.tabs.count, 80, words)
                assertInOrder(bar, words)
            }
        }
        Toolkit.isRightToLeft = false
    }

    /// The views stand beside each other in the tabs' order, each as wide as its text wants, and fill what is seen.
    private func assertInOrder(_ bar: TopBar, _ words: String) {
        XCTAssertEqual(bar.tabs.map(\.position.index), bar.tabs.map(\.position.index).sorted(), words)
        XCTAssertTrue(bar.tabs.allSatisfy { bar.order[$0.position.index - 1] === $0.tab }, words)
        let seen = bar.scroller.bounds
        // The one with the focus stays wherever it is.
        let views = bar.tabs.filter { tab in
            tab.superview === bar.scroller && (!tab.isInUse || tab.frame.intersects(seen))
        }
        let frames = bar.isRightToLeft ? views.reversed().map(\.frame) : views.map(\.frame)
        for (left, right) in zip(frames, frames.dropFirst()) {
            XCTAssertEqual(right.minX - left.maxX, TopBarMetrics.spacing, accuracy: 0.01, words)
        }
        XCTAssertLessThanOrEqual(frames.first?.minX ?? .infinity, max(seen.minX, 0), words)
        let end = min(seen.maxX, bar.scroller.contentSize.width)
        XCTAssertGreaterThanOrEqual(frames.last?.maxX ?? 0, end - 0.5, words)
    }

    func testT5ScrollingThroughAllKeepsWhatIsInSight() throws {
        let all = (0..<200).map { tab(String(repeating: "w", count: 1 + $0 * 7 % 20)) }
        for (number, tab) in all.enumerated() { tab.title += " \(number)" }
        let named = (0..<200).map { number in
            UITab(title: all[number].title, image: nil, identifier: "\(number)") { _ in UIViewController() }
        }
        let controller = makeController(named)
        show(controller, width: 1_200)
        controller.view.layoutIfNeeded()
        let bar = try XCTUnwrap(controller._topBar)
        var seen: Set<Int> = []
        for _ in 0..<400 {
            seen.formUnion(bar.tabs.map(\.position.index))
            let anchor = try XCTUnwrap(bar.tabs.first { $0.frame.minX >= bar.scroller.contentOffset.x })
            let distance = anchor.frame.minX - bar.scroller.contentOffset.x
            let most = bar.scroller.contentSize.width - bar.scroller.bounds.width
            let step = min(150, most - bar.scroller.contentOffset.x)
            guard step > 0 else { break }
            bar.scroller.contentOffset.x += step
            bar.scroller.layoutIfNeeded()
            bar.layoutIfNeeded()
            if bar.tabs.contains(where: { $0 === anchor }) {
                let now = anchor.frame.minX - bar.scroller.contentOffset.x
                XCTAssertEqual(now, distance - step, accuracy: 0.5, "\(anchor.tab.title) jumped")
            }
            XCTAssertLessThan(bar.tabs.count, 80)
            assertInOrder(bar, "at \(bar.scroller.contentOffset.x)")
        }
        XCTAssertEqual(seen.count, 200)
    }

    func testV4TheKeysReachTabsThatHaveNoViewsYet() throws {
        let all = roots(300)
        let controller = makeController(all)
        show(controller, width: 1_200)
        controller.view.layoutIfNeeded()
        let bar = try XCTUnwrap(controller._topBar)
        bar._window?._native?.clearFocus()
        XCTAssertEqual(bar._moveFocus(.forward), true)
        XCTAssertEqual(bar.focusedPlace, 0)
        XCTAssertTrue(bar.moveFocus(.end, []))
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.focusedPlace, 299)
        for step in 1...30 {
            XCTAssertTrue(bar.moveFocus(.left, []))
            bar.layoutIfNeeded()
            XCTAssertEqual(bar.focusedPlace, 299 - step)
        }
        XCTAssertTrue(bar.moveFocus(.home, []))
        XCTAssertEqual(bar.focusedPlace, 0)
        bar.layoutIfNeeded()
        XCTAssertLessThan(bar.tabs.count, 80)
        // The focus stays in its place when its tab goes.
        XCTAssertTrue(bar.moveFocus(.end, []))
        controller.tabs = Array(all.dropLast(20))
        controller.view.layoutIfNeeded()
        XCTAssertEqual(bar.focusedPlace, 279)
    }

    func testT8OnlyRowsInSightHaveCells() throws {
        var counts: [Int] = []
        for count in [10, 50, 100] {
            provided = []
            let controller = makeController(groups(count))
            showWide(controller)
            let list = try list(controller)
            list.collection.layoutIfNeeded()
            XCTAssertEqual(list.collection.numberOfSections, count)
            counts.append(list.collection._cells.count)
            XCTAssertEqual(provided, ["group 0"])
            XCTAssertEqual(made(controller), 4, "those of the narrow window that it was at first")
        }
        XCTAssertLessThan(counts[0], 40)
        XCTAssertEqual(counts[1], counts[0])
        XCTAssertEqual(counts[2], counts[0])
    }

    func testC8MoreCountsABadgeOfATabThatNothingStandsForYet() {
        let all = roots(8)
        all[6].badgeValue = "2"
        let controller = makeController(all)
        show(controller)
        XCTAssertEqual(controller._moreTabBarItem.badgeValue, "2")
        XCTAssertNil(all[7]._existingItem)
        all[7].badgeValue = "3"
        XCTAssertEqual(controller._moreTabBarItem.badgeValue, "5")
        all[7].badgeValue = "4"
        XCTAssertEqual(controller._moreTabBarItem.badgeValue, "6")
        all[6].badgeValue = nil
        XCTAssertEqual(controller._moreTabBarItem.badgeValue, "4")
        // By the item of its controller, which is made later.
        all[5].viewController?.tabBarItem.badgeValue = "10"
        XCTAssertEqual(controller._moreTabBarItem.badgeValue, "14")
        all[0].viewController?.tabBarItem.badgeValue = "7"
        XCTAssertEqual(controller._moreTabBarItem.badgeValue, "14", "it is on the bar")
    }
}
