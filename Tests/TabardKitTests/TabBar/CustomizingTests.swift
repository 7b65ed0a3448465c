import XCTest

@testable import TabardKit

/// Rules D2, M2, M4, B4 and C13: every call in its order while the user arranges the tabs.
@preconcurrency @MainActor
final class CustomizingTests: TabBarTestCase {
    private let names = ["One", "Two", "Three", "Four", "Five", "Six"]

    private func tabs(_ count: Int = 6) -> (TellingTabBarController, CustomizingRecorder) {
        let tabs = TellingTabBarController()
        let recorder = CustomizingRecorder()
        tabs.recorder = recorder
        tabs.viewControllers = controllers(Array(names.prefix(count)))
        tabs.delegate = recorder
        return (tabs, recorder)
    }

    private func item(_ index: Int, of tabs: UITabBarController) -> UITabBarItem {
        tabs.viewControllers?[index].tabBarItem ?? UITabBarItem()
    }

    func testEveryCallOfAChangedOrder() throws {
        let (tabs, recorder) = tabs()
        show(tabs)
        tabs._beginCustomizing()
        XCTAssertTrue(tabs.tabBar.isCustomizing)
        let session = try XCTUnwrap(tabs.tabBar._session)
        session.pickUp(item(5, of: tabs))
        session.carry(to: 1)
        session.drop()
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["One", "Six", "Three", "Four", "More"])
        XCTAssertEqual(tabs.viewControllers?.map(\.title), names, "the order changes at the end")
        XCTAssertTrue(tabs.tabBar.endCustomizing(animated: false))
        XCTAssertFalse(tabs.tabBar.isCustomizing)
        let order = "One Six Three Four Five Two"
        XCTAssertEqual(tabs.viewControllers?.compactMap(\.title).joined(separator: " "), order)
        XCTAssertEqual(
            recorder.calls,
            [
                "bar willBegin One Two Three Four Five Six",
                "willBegin One Two Three Four Five Six",
                "bar didBegin One Two Three Four Five Six",
                "bar willEnd One Six Three Four More changed true",
                "willEnd \(order) changed true (viewControllers One Two Three Four Five Six)",
                "bar didEnd One Six Three Four More changed true",
                "didEnd \(order) changed true (viewControllers \(order))",
            ]
        )
    }

    func testEveryCallWithoutAChange() throws {
        let (tabs, recorder) = tabs()
        show(tabs)
        tabs._beginCustomizing()
        let session = try XCTUnwrap(tabs.tabBar._session)
        session.pickUp(item(5, of: tabs))
        session.carry(to: 1)
        session.cancel()
        session.pickUp(item(0, of: tabs))
        session.carry(to: 3)
        session.drop()
        session.undo()
        XCTAssertFalse(tabs.tabBar.endCustomizing(animated: false))
        let order = names.joined(separator: " ")
        XCTAssertEqual(
            recorder.calls.suffix(4),
            [
                "bar willEnd One Two Three Four More changed false",
                "willEnd \(order) changed false (viewControllers \(order))",
                "bar didEnd One Two Three Four More changed false",
                "didEnd \(order) changed false (viewControllers \(order))",
            ]
        )
        XCTAssertFalse(tabs.tabBar.endCustomizing(animated: false), "there is nothing to end")
        XCTAssertEqual(recorder.calls.count, 7)
    }

    /// D2: only the controllers that can move are named first; the fixed ones stay.
    func testSubsetIsCustomizable() throws {
        let (tabs, recorder) = tabs()
        show(tabs)
        let all = try XCTUnwrap(tabs.viewControllers)
        tabs.customizableViewControllers = [all[5], all[1], all[2]]
        tabs._beginCustomizing()
        XCTAssertEqual(
            recorder.calls,
            ["bar willBegin Six Two Three", "willBegin Six Two Three", "bar didBegin Six Two Three"]
        )
        let session = try XCTUnwrap(tabs.tabBar._session)
        XCTAssertFalse(session.pickUp(item(0, of: tabs)))
        session.pickUp(item(5, of: tabs))
        session.carry(to: 0)
        XCTAssertNil(session.customization.destination)
        session.carry(to: 2)
        session.drop()
        tabs.tabBar.endCustomizing(animated: false)
        XCTAssertEqual(tabs.viewControllers?.map(\.title), ["One", "Two", "Six", "Four", "Five", "Three"])
        XCTAssertEqual(tabs.customizableViewControllers?.map(\.title), ["Six", "Two", "Three"])
    }

    /// M2: none, nil or all.
    func testEditButton() {
        let (tabs, recorder) = tabs()
        show(tabs)
        let button = { tabs.moreNavigationController.viewControllers[0].navigationItem.rightBarButtonItem }
        XCTAssertEqual(button()?._systemItem, .edit)
        for none in [nil, [UIViewController]()] {
            tabs.customizableViewControllers = none
            XCTAssertNil(button())
            tabs._beginCustomizing()
            XCTAssertFalse(tabs.tabBar.isCustomizing)
        }
        XCTAssertEqual(recorder.calls, [])
        tabs.customizableViewControllers = tabs.viewControllers
        button()?._trigger()
        XCTAssertTrue(tabs.tabBar.isCustomizing)
    }

    /// What is selected stays selected, on the bar and under More (C5, M3).
    func testSelectionFollowsItsTab() throws {
        let (tabs, _) = tabs()
        show(tabs)
        tabs.selectedIndex = 1
        tabs._beginCustomizing()
        let session = try XCTUnwrap(tabs.tabBar._session)
        session.pickUp(item(5, of: tabs))
        session.carry(to: 1)
        session.drop()
        XCTAssertNil(tabs.tabBar.selectedItem)
        session.undo()
        XCTAssertEqual(tabs.tabBar.selectedItem?.title, "Two")
        session.pickUp(item(5, of: tabs))
        session.carry(to: 1)
        session.drop()
        tabs.tabBar.endCustomizing(animated: false)
        XCTAssertEqual(tabs.selectedViewController?.title, "Two")
        XCTAssertEqual(tabs.selectedIndex, 5)
        XCTAssertEqual(tabs.tabBar.selectedItem?.title, "More")
        XCTAssertEqual(tabs.moreNavigationController.topViewController?.title, "Two")
    }

    /// The app may set other tabs at any moment; the customizing ends, and says so.
    func testAppChangesTabsMeanwhile() {
        let (tabs, recorder) = tabs()
        show(tabs)
        tabs._beginCustomizing()
        tabs.tabBar._session?.pickUp(item(0, of: tabs))
        tabs.viewControllers = controllers(["A", "B"])
        XCTAssertFalse(tabs.tabBar.isCustomizing)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B"])
        let order = names.joined(separator: " ")
        XCTAssertEqual(
            recorder.calls.suffix(2),
            [
                "bar didEnd One Two Three Four More changed false",
                "didEnd \(order) changed false (viewControllers \(order))",
            ]
        )
    }

    /// C8: a wider window shows more places, live.
    func testCapacityChangesMeanwhile() throws {
        let (tabs, _) = tabs()
        show(tabs)
        tabs._beginCustomizing()
        let session = try XCTUnwrap(tabs.tabBar._session)
        session.pickUp(item(5, of: tabs))
        session.carry(to: 0)
        session.drop()
        tabs._perform(tabs._state.setCapacity(6))
        XCTAssertEqual(
            tabs.tabBar.items?.map(\.title),
            ["Six", "Two", "Three", "Four", "Five", "One"]
        )
        tabs._perform(tabs._state.setCapacity(3))
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Six", "Two", "More"])
        tabs.tabBar.endCustomizing(animated: false)
        XCTAssertEqual(tabs.viewControllers?.map(\.title), ["Six", "Two", "Three", "Four", "Five", "One"])
    }

    /// M5: one click, or an action of a screen reader, picks up; another drops.
    func testChoosingPicksUpAndDrops() throws {
        let (tabs, _) = tabs()
        show(tabs)
        tabs._beginCustomizing()
        let session = try XCTUnwrap(tabs.tabBar._session)
        session.choose(item(5, of: tabs))
        XCTAssertEqual(session.carried?.title, "Six")
        tap(1, in: tabs)
        XCTAssertNil(session.carried)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["One", "Six", "Three", "Four", "More"])
        tap(4, in: tabs)
        XCTAssertNil(session.carried, "More does not move")
        tap(0, in: tabs)
        tap(3, in: tabs)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Six", "Three", "Four", "One", "More"])
    }
}

/// Writes down what both kinds of delegate are told.
@preconcurrency @MainActor
final class CustomizingRecorder: NSObject, UITabBarControllerDelegate, UITabBarDelegate {
    var calls: [String] = []

    func tabBarController(_ tabs: UITabBarController, willBeginCustomizing list: [UIViewController]) {
        calls.append("willBegin \(titles(list))")
    }

    func tabBarController(
        _ tabs: UITabBarController,
        willEndCustomizing list: [UIViewController],
        changed: Bool
    ) {
        calls.append(
            "willEnd \(titles(list)) changed \(changed) (viewControllers \(titles(tabs.viewControllers ?? [])))"
        )
    }

    func tabBarController(
        _ tabs: UITabBarController,
        didEndCustomizing list: [UIViewController],
        changed: Bool
    ) {
        calls.append(
            "didEnd \(titles(list)) changed \(changed) (viewControllers \(titles(tabs.viewControllers ?? [])))"
        )
    }

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        calls.append("bar willBegin \(titles(items))")
    }

    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        calls.append("bar didBegin \(titles(items))")
    }

    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        calls.append("bar willEnd \(titles(items)) changed \(changed)")
    }

    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        calls.append("bar didEnd \(titles(items)) changed \(changed)")
    }

    private func titles(_ list: [UIViewController]) -> String {
        list.map { $0.title ?? "" }.joined(separator: " ")
    }

    private func titles(_ list: [UITabBarItem]) -> String {
        list.map { $0.title ?? "" }.joined(separator: " ")
    }
}

/// A controller of an app's own, which hears of its bar's customizing by overriding.
@preconcurrency @MainActor
final class TellingTabBarController: UITabBarController {
    weak var recorder: CustomizingRecorder?

    override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        recorder?.tabBar(tabBar, willBeginCustomizing: items)
    }

    override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        recorder?.tabBar(tabBar, didBeginCustomizing: items)
    }

    override func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        recorder?.tabBar(tabBar, willEndCustomizing: items, changed: changed)
    }

    override func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        recorder?.tabBar(tabBar, didEndCustomizing: items, changed: changed)
    }
}
