import GtkInterop
import XCTest

@testable import TabardKit

/// What callbacks that change the selection or the tabs lead to, call by call.
@preconcurrency @MainActor
final class CallbackRulesTests: TabBarTestCase {
    /// A page that does something when it is told something.
    private final class ActingController: UIViewController {
        var journal: Journal?
        var willAppear: () -> Void = {}
        var didDisappear: () -> Void = {}

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            journal?.entries.append("\(title ?? "") willAppear")
            willAppear()
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            journal?.entries.append("\(title ?? "") didAppear")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            journal?.entries.append("\(title ?? "") willDisappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            journal?.entries.append("\(title ?? "") didDisappear")
            didDisappear()
        }
    }

    private func acting(_ names: [String]) -> [ActingController] {
        names.map { name in
            let controller = ActingController()
            controller.title = name
            controller.journal = journal
            return controller
        }
    }

    func testC5AnotherSelectionInViewWillAppearIsShown() {
        let tabs = UITabBarController()
        let all = acting(["A", "B", "C"])
        tabs.viewControllers = all
        show(tabs)
        all[1].willAppear = { tabs.selectedIndex = 0 }
        _ = journal.take()
        tabs.selectedIndex = 1
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertEqual(journal.take(), ["B willAppear", "B willDisappear", "B didDisappear"])
        XCTAssertNotNil(all[0].view.window)
        XCTAssertNil(all[1].view.window)
        all[1].willAppear = { tabs.selectedIndex = 2 }
        tabs.selectedIndex = 1
        XCTAssertEqual(
            journal.take(),
            [
                "B willAppear", "B willDisappear", "B didDisappear", "C willAppear", "A willDisappear",
                "A didDisappear", "C didAppear",
            ]
        )
        XCTAssertNotNil(all[2].view.window)
    }

    func testC2NoTabsSetInViewDidDisappearLeaveNoStrayCall() {
        let tabs = UITabBarController()
        let all = acting(["A", "B"])
        tabs.viewControllers = all
        show(tabs)
        all[0].didDisappear = { tabs.viewControllers = nil }
        _ = journal.take()
        tabs.selectedIndex = 1
        XCTAssertEqual(
            journal.take(),
            [
                "B willAppear", "A willDisappear", "A didDisappear", "B didAppear", "B willDisappear",
                "B didDisappear",
            ]
        )
        XCTAssertNil(tabs.selectedViewController)
        XCTAssertEqual(tabs.children, [])
    }

    /// Does something when its view is made.
    private final class LoadingController: UIViewController {
        var didLoad: () -> Void = {}

        override func viewDidLoad() {
            super.viewDidLoad()
            didLoad()
        }
    }

    func testARootReplacedWhileAStacksPageLoadsLeavesNothingAppearing() {
        let window = show(UIViewController())
        let page = LoadingController()
        let stack = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        page.didLoad = { window.rootViewController = UIViewController() }
        window.rootViewController = tabs
        XCTAssertFalse(window.rootViewController === tabs)
        XCTAssertEqual(
            [tabs._appearance, stack._appearance, page._appearance],
            [.disappeared, .disappeared, .disappeared]
        )
    }

    func testM3APushOntoMoreWhileAStacksPageLoadsLeavesNothingAppearing() {
        let pages = (0..<6).map { _ in LoadingController() }
        let stacks = pages.map { UINavigationController(rootViewController: $0) }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        show(tabs)
        let pushed = UIViewController()
        pages[5].didLoad = { tabs.moreNavigationController.pushViewController(pushed, animated: false) }
        tabs.selectedIndex = 5
        XCTAssertEqual(
            [stacks[5]._appearance, pages[5]._appearance, pushed._appearance],
            [.disappeared, .disappeared, .appeared]
        )
        XCTAssertNotNil(pushed.view.window)
    }

    func testC10TheBarShowsANewRootsItemBeforeItsCallbacks() {
        let page = ActingController()
        page.title = "New"
        let stack = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        show(tabs)
        var titles: [String?] = []
        page.willAppear = { titles = tabs.tabBar.items?.map(\.title) ?? [] }
        stack.setViewControllers([page], animated: false)
        XCTAssertEqual(titles, ["New"])
    }

    func testAViewPutIntoAWindowThatIsNotShownYetShowsItsPage() {
        let tabs = RecordingTabBarController(journal)
        tabs.viewControllers = controllers(["A", "B"])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        window.addSubview(tabs.view)
        XCTAssertEqual(journal.take(), ["tabs didLoad"])
        window.makeKeyAndVisible()
        XCTAssertEqual(
            journal.take(),
            ["A didLoad", "A willAppear", "tabs willAppear", "A didAppear", "tabs didAppear"]
        )
        XCTAssertTrue(tabs.viewControllers?[0].view.window === window)
        window.isHidden = true
        XCTAssertEqual(journal.take(), ["A willDisappear", "A didDisappear"])
        tabs.view.removeFromSuperview()
        XCTAssertEqual(journal.take(), [])
    }

    func testC11WhatMovesOntoTheBarLoadsNothingElse() {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C", "D", "E", "F"])
        tabs.viewControllers = all
        show(tabs)
        tabs.selectedIndex = 5
        let list = tabs.moreNavigationController.viewControllers[0]
        XCTAssertFalse(list.isViewLoaded)
        tabs.viewControllers = [all[5]] + all[..<5]
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertNotNil(all[5].view.window)
        tabs.viewControllers = all
        tabs.viewControllers = Array(all[..<5])
        XCTAssertFalse(list.isViewLoaded, "More's list was never seen")
    }

    func testM3WhatStandsAboveAPlainTabComesBackWithIt() {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C", "D", "E", "F"])
        tabs.viewControllers = all
        show(tabs)
        tabs.selectedIndex = 5
        let page = UIViewController()
        all[5].navigationController?.pushViewController(page, animated: false)
        windows[0]._willLayOut(width: 1_000, height: 700)
        windows[0].layoutIfNeeded()
        XCTAssertTrue(all[5].parent === tabs)
        XCTAssertNotNil(all[5].view.window)
        XCTAssertNil(page.parent)
        windows[0]._willLayOut(width: 390, height: 700)
        windows[0].layoutIfNeeded()
        XCTAssertEqual(tabs.moreNavigationController.viewControllers.count, 3)
        XCTAssertNotNil(page.view.window, "it stands above its tab again")
        tabs.selectedIndex = 4
        XCTAssertNil(page.view.window)
        tabs.selectedIndex = 5
        XCTAssertNotNil(page.view.window)
        tap(4, in: tabs)
        tabs._userChoseInMore(.controller(all[5]))
        XCTAssertNil(page.parent, "the user went back from it")
        all[5].navigationController?.pushViewController(page, animated: false)
        tabs.viewControllers = Array(all[..<5])
        tabs.viewControllers = all
        tabs.selectedIndex = 5
        XCTAssertNil(page.parent, "a tab that comes anew comes without it")
    }

    func testD1DisabledTabsCanNotBeChosenByKeysNorInMore() {
        let tabs = UITabBarController()
        let delegate = RecordingDelegate(Journal())
        let all = controllers(["A", "B", "C", "D", "E", "F"])
        tabs.viewControllers = all
        tabs.delegate = delegate
        show(tabs)
        all[1].tabBarItem.isEnabled = false
        all[5].tabBarItem.isEnabled = false
        tap(1, in: tabs)
        XCTAssertTrue(tabs._handleTabShortcut(.character("2"), .alternate))
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertTrue(tabs._handleTabShortcut(.tab, .control))
        XCTAssertEqual(tabs.selectedIndex, 2, "it is passed over")
        XCTAssertTrue(tabs._handleTabShortcut(.tab, [.control, .shift]))
        XCTAssertEqual(tabs.selectedIndex, 0)
        tabs.selectedViewController = tabs.moreNavigationController
        windows[0].layoutIfNeeded()
        let list = tabs.moreNavigationController.viewControllers[0]
        let table = list.view as? UITableView
        table?._userSelected(IndexPath(row: 1, section: 0))
        XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
        let row = table?.cellForRow(at: IndexPath(row: 1, section: 0))
        XCTAssertEqual(row?.contentView.alpha, 0.4)
        XCTAssertEqual(row?.accessibilityTraits.contains(.notEnabled), true)
        all[5].tabBarItem.isEnabled = true
        windows[0].layoutIfNeeded()
        XCTAssertEqual(table?.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.alpha, 1)
        table?._userSelected(IndexPath(row: 1, section: 0))
        XCTAssertEqual(tabs.selectedIndex, 5)
        XCTAssertEqual(
            delegate.journal.take(),
            ["should C", "did C", "should A", "did A", "should F", "did F"]
        )
    }

    /// Names other tabs as movable when it hears that the edit screen is about to come.
    private final class Naming: NSObject, UITabBarControllerDelegate {
        func tabBarController(
            _ tabBarController: UITabBarController,
            willBeginCustomizing viewControllers: [UIViewController]
        ) { tabBarController.customizableViewControllers = Array(viewControllers.dropFirst()) }
    }

    func testD2TheMovableTabsMayBeNamedWhenTheEditScreenIsAboutToCome() {
        let tabs = UITabBarController()
        let delegate = Naming()
        let all = controllers(["A", "B", "C", "D", "E", "F"])
        tabs.viewControllers = all
        tabs.delegate = delegate
        show(tabs)
        tabs._beginCustomizing()
        XCTAssertEqual(tabs.tabBar._session?.customization.listed.map(\.title), ["B", "C", "D", "E", "F"])
        XCTAssertTrue(tabs.tabBar.endCustomizing(animated: false) == false)
        XCTAssertFalse(tabs.tabBar.isCustomizing)
    }

    func testM4ANewItemDuringEditingKeepsWhatTheUserArranged() throws {
        let tabs = UITabBarController()
        let all = controllers(["A", "B", "C", "D", "E", "F"])
        tabs.viewControllers = all
        show(tabs)
        tabs._beginCustomizing()
        let session = try XCTUnwrap(tabs.tabBar._session)
        session.pickUp(all[5].tabBarItem)
        session.carry(to: 1)
        session.drop()
        all[5].tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
        all[0].tabBarItem = UITabBarItem(title: "Newer", image: nil, tag: 0)
        XCTAssertTrue(tabs.tabBar.isCustomizing)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Newer", "New", "C", "D", "More"])
        XCTAssertTrue(tabs.tabBar.selectedItem === all[0].tabBarItem)
        XCTAssertTrue(tabs.tabBar.endCustomizing(animated: false))
        XCTAssertEqual(tabs.viewControllers, [all[0], all[5], all[2], all[3], all[4], all[1]])
    }

    private final class OwnItem: UITabBarItem {
        let made: Bool

        override init() {
            made = true
            super.init()
            title = "Own"
        }

        required init?(coder: NSCoder) { nil }
    }

    func testItemsCanBeSubclassedByTheirDesignatedInitializer() {
        XCTAssertEqual(OwnItem().title, "Own")
        let system = UITabBarItem(tabBarSystemItem: .history, tag: 7)
        XCTAssertEqual(system.tag, 7)
        system.title = "Other"
        XCTAssertEqual(system.title, UITabBarItem.SystemItem.history.title)
    }
}
