import XCTest

@testable import TabardKit

/// The badge of More: what the tabs behind it have to say.
@preconcurrency @MainActor
final class MoreBadgeTests: TabBarTestCase {
    func testItIsTheSumOfThoseBehindIt() throws {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C", "D", "E", "F", "G"])
        all[4].tabBarItem.badgeValue = "3"
        tabs.viewControllers = all
        show(tabs)
        let more = try XCTUnwrap(tabs.tabBar.items?.last)
        XCTAssertEqual(more.badgeValue, "3")
        XCTAssertNil(all[5]._tabBarItem, "no item is made for asking")
        all[5].tabBarItem.badgeValue = "4"
        XCTAssertEqual(more.badgeValue, "7")
        all[0].tabBarItem.badgeValue = "100"
        XCTAssertEqual(more.badgeValue, "7")
        all[5].tabBarItem = UITabBarItem(title: "F", image: nil, tag: 0)
        XCTAssertEqual(more.badgeValue, "3")
        tabs.viewControllers = [all[5], all[6], all[0], all[1], all[2], all[3], all[4]]
        XCTAssertEqual(more.badgeValue, "3")
        all[4].tabBarItem.badgeValue = nil
        XCTAssertNil(more.badgeValue)
        tabs.moreNavigationController.tabBarItem.badgeValue = "!"
        XCTAssertEqual(more.badgeValue, "!")
    }

    /// A tab with a stack of its own has its root's badge; what is pushed on it has none.
    func testNavigationControllers() throws {
        let tabs = UITabBarController()
        let root = RecordingController("Root", journal)
        let stack = UINavigationController(rootViewController: root)
        tabs.viewControllers = controllers(["A", "B", "C", "D", "E"]) + [stack]
        show(tabs)
        let more = try XCTUnwrap(tabs.tabBar.items?.last)
        root.tabBarItem.badgeValue = "2"
        XCTAssertEqual(more.badgeValue, "2")
        tabs.selectedIndex = 5
        let detail = RecordingController("Detail", journal)
        stack.pushViewController(detail, animated: false)
        detail.tabBarItem.badgeValue = "9"
        XCTAssertEqual(more.badgeValue, "2")
    }

    /// Each way in which an item takes the place of another, with More's badge beside a sum that knows nothing of how it is kept.
    func testItemsInPlaceOfOthers() throws {
        let tabs = UITabBarController()
        let root = RecordingController("Root", journal)
        let all =
            controllers(["A", "B", "C", "D", "E", "F"]) + [UINavigationController(rootViewController: root)]
        tabs.viewControllers = all
        show(tabs)
        let more = try XCTUnwrap(tabs.tabBar.items?.last)
        func item(_ badge: String?) -> UITabBarItem {
            let item = UITabBarItem(title: badge, image: nil, tag: 0)
            item.badgeValue = badge
            return item
        }
        func check(_ step: String) {
            var seen: Set<ObjectIdentifier> = []
            let items = all[4...].compactMap(\._existingTabBarItem).filter {
                seen.insert(ObjectIdentifier($0)).inserted
            }
            XCTAssertEqual(more.badgeValue, sum(of: items.compactMap(\.badgeValue)), step)
        }
        let shared = item("8")
        let steps: [(String, () -> Void)] = [
            ("the first item", { all[4].tabBarItem = item("1") }),
            ("another one", { all[4].tabBarItem = item("2") }),
            ("one without a badge", { all[4].tabBarItem = item(nil) }),
            ("one of two tabs", { (all[4].tabBarItem, all[5].tabBarItem) = (shared, shared) }),
            ("another in place of it", { all[4].tabBarItem = item("16") }),
            ("what has no tab any more", { shared.badgeValue = "32" }),
            ("the shared one once more", { all[4].tabBarItem = shared }),
            ("none", { all[5].tabBarItem = nil }),
            ("one of a root", { root.tabBarItem = item("64") }),
            ("another one of a root", { root.tabBarItem = item("128") }),
            ("one of the stack above its root", { all[6].tabBarItem = item("256") }),
            ("the root's below it", { root.tabBarItem = item("512") }),
            ("a visible tab's", { all[0].tabBarItem = item("1024") }),
            ("a hidden tab's that becomes visible", { tabs.viewControllers = all.reversed() }),
        ]
        for (name, step) in steps.dropLast() {
            step()
            check(name)
            let former = all[4]._existingTabBarItem
            former?.badgeValue = (former?.badgeValue).map { $0 + "1" }
            check(name + ", and a new badge")
        }
        steps.last?.1()
        XCTAssertEqual(more.badgeValue, "1024")
    }

    func testSums() {
        XCTAssertNil(sum(of: []))
        XCTAssertNil(sum(of: [""]))
        XCTAssertEqual(sum(of: ["1", "x", "20"]), "21")
        XCTAssertEqual(sum(of: ["new"]), "new")
        XCTAssertEqual(sum(of: ["new", "!"]), "•")
        XCTAssertNotNil(sum(of: ["\(Int.max)", "5"]))
    }

    private func sum(of badges: [String]) -> String? {
        let items = badges.map { _ in UITabBarItem() }
        var sum = BadgeSum()
        for (item, badge) in zip(items, badges) { sum[item] = badge }
        return sum.text
    }

    /// Whatever a badge was before, the sum is that of the badges as they are.
    func testASumFollowsEachBadge() {
        let items = (0..<3).map { _ in UITabBarItem() }
        let badges: [String?] = [nil, "", "new", "5", "\(Int.max)"]
        for first in badges {
            for second in badges {
                for third in badges {
                    var sum = BadgeSum()
                    for item in items { sum[item] = third }
                    for (item, badge) in zip(items, [first, second, third]) { sum[item] = badge }
                    let texts = [first, second, third].compactMap(\.self)
                    XCTAssertEqual(sum.text, self.sum(of: texts), "\(texts)")
                }
            }
        }
    }
}
