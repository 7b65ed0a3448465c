import GtkInterop
import XCTest

@testable import TabardKit

/// Rule M3 in editing: tabs with stacks of their own go between the bar and More, in every combination.
@preconcurrency @MainActor
final class CustomizingStackTests: TabBarTestCase {
    /// The nested case: a hidden tab, three pushes deep inside More, is put on the bar.
    func testStackThreePushesDeepComesOntoTheBar() throws {
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: RecordingController("Root", journal))
        let others = controllers(["A", "B", "C", "D", "E"])
        tabs.viewControllers = others + [stack]
        show(tabs)
        tabs.selectedIndex = 5
        let details = controllers(["One", "Two", "Three"])
        for detail in details { stack.pushViewController(detail, animated: false) }
        try drop(5, onto: 1, in: tabs)
        XCTAssertEqual(tabs.viewControllers?.map(\.title), ["A", "Root", "C", "D", "E", "B"])
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertEqual(stack.viewControllers.map(\.title), ["Root", "One", "Two", "Three"])
        XCTAssertTrue(details[2].view.window != nil)
        XCTAssertTrue(stack.parent === tabs)
        XCTAssertEqual(shownBars(in: windows[0]), 1)
        XCTAssertEqual(tabs.moreNavigationController.viewControllers.count, 1)
        try drop(1, onto: 5, in: tabs)
        stack.popViewController(animated: false)
        XCTAssertTrue(details[1].view.window != nil)
        XCTAssertEqual(shownBars(in: windows[0]), 1)
    }

    /// The app's delegate of More's navigation controller stays, and hears of what comes and goes.
    func testDelegateOfMoreStays() throws {
        let tabs = UITabBarController()
        let delegate = NavigationRecorder()
        tabs.moreNavigationController.delegate = delegate
        tabs.viewControllers = controllers(["A", "B", "C", "D", "E", "F"])
        show(tabs)
        tap(4, in: tabs)
        tabs._userChoseInMore(.controller(try XCTUnwrap(tabs.viewControllers?[5])))
        MainLoop.iterate(seconds: 5) { delegate.shown.last == "F" }
        XCTAssertEqual(delegate.shown.last, "F")
        try drop(5, onto: 0, in: tabs)
        XCTAssertTrue(tabs.moreNavigationController.delegate === delegate)
        tap(4, in: tabs)
        tabs._userChoseInMore(.controller(try XCTUnwrap(tabs.viewControllers?[5])))
        XCTAssertTrue(tabs.moreNavigationController.delegate === delegate)
        MainLoop.iterate(seconds: 5) { delegate.shown.last == "A" }
        XCTAssertEqual(delegate.shown.last, "A")
    }

    /// Every order of up to six tabs, each reached from each other by a drag, with every tab selected in turn: content,
    /// selection, stacks and calls are right in each.
    func testEveryOrder() throws {
        var drags = 0
        // From five tabs on all drags from a sample of the orders; below, and when soaking, all drags from all orders.
        let sample = ProcessInfo.processInfo.environment["TABARD_SOAK"] == "1" ? 1 : 17
        for count in 1...6 {
            let tabs = UITabBarController()
            let recorder = CustomizingRecorder()
            let all = (0..<count).map { index -> UIViewController in
                let root = RecordingController("\(index)", journal)
                return index.isMultiple(of: 2) ? root : UINavigationController(rootViewController: root)
            }
            for case let stack as UINavigationController in all {
                stack.pushViewController(RecordingController("pushed", journal), animated: false)
            }
            tabs.viewControllers = all
            tabs.delegate = recorder
            show(tabs)
            let places = min(count, count > 5 ? 4 : 5)
            for (step, order) in Self.orders(of: count).enumerated() where count < 5 || step % sample == 0 {
                for from in 0..<count {
                    for to in 0..<places where from != to {
                        tabs.viewControllers = order.map { all[$0] }
                        let selected = all[(step + from + to) % count]
                        tabs.selectedViewController = selected
                        recorder.calls = []
                        try drop(from, onto: to, in: tabs)
                        drags += 1
                        var expected = order
                        if from >= places {
                            expected.swapAt(from, to)
                        } else {
                            expected.insert(expected.remove(at: from), at: to)
                        }
                        try check(tabs, all, expected, selected, recorder)
                    }
                }
            }
            windows.last?.isHidden = true
        }
        print("Customizing: \(drags) drags")
        XCTAssertGreaterThan(drags, 500)
    }

    private func check(
        _ tabs: UITabBarController,
        _ all: [UIViewController],
        _ expected: [Int],
        _ selected: UIViewController,
        _ recorder: CustomizingRecorder
    ) throws {
        let order = expected.map { all[$0] }
        guard tabs.viewControllers == order, tabs.selectedViewController === selected else {
            return XCTFail("\(tabs.viewControllers?.map(\.title) ?? []) instead of \(expected)")
        }
        let visible = order.prefix(order.count > 5 ? 4 : 5)
        XCTAssertEqual(
            tabs.tabBar.items?.map { $0.title ?? "" },
            visible.map { $0.tabBarItem.title ?? "" } + (order.count > 5 ? ["More"] : [])
        )
        XCTAssertTrue(selected.view.window != nil, "the selected tab's view is shown in \(expected)")
        XCTAssertEqual(selected._appearance, .appeared)
        for tab in order where tab !== selected {
            XCTAssertEqual(tab._appearance, .disappeared)
            XCTAssertNil(tab.viewIfLoaded?.window, "no other tab's view is")
        }
        for case let stack as UINavigationController in order {
            XCTAssertEqual(stack.viewControllers.count, 2)
        }
        let titles = order.map { $0.title ?? "" }.joined(separator: " ")
        XCTAssertEqual(
            recorder.calls.last,
            "didEnd \(titles) changed true (viewControllers \(titles))"
        )
        XCTAssertEqual(recorder.calls.count, 3)
    }

    /// Drops the tab at one index on another's place, and ends the customizing.
    private func drop(_ from: Int, onto to: Int, in tabs: UITabBarController) throws {
        tabs._beginCustomizing()
        let session = try XCTUnwrap(tabs.tabBar._session)
        session.pickUp(try XCTUnwrap(tabs.viewControllers?[from].tabBarItem))
        session.carry(to: to)
        session.drop()
        tabs.tabBar.endCustomizing(animated: false)
    }

    private static func orders(of count: Int) -> [[Int]] {
        guard count > 0 else { return [[]] }
        return orders(of: count - 1).flatMap { order in
            (0...order.count).map { place in
                var order = order
                order.insert(count - 1, at: place)
                return order
            }
        }
    }

    private func shownBars(in view: UIView) -> Int {
        guard !view.isHidden else { return 0 }
        let own = view is UINavigationBar ? 1 : 0
        return view.subviews.reduce(own) { $0 + shownBars(in: $1) }
    }
}

@preconcurrency @MainActor
private final class NavigationRecorder: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []

    func navigationController(
        _ navigation: UINavigationController,
        didShow controller: UIViewController,
        animated: Bool
    ) {
        shown.append(controller.title ?? "")
    }
}
