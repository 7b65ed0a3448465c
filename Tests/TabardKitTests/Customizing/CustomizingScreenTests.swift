import GtkInterop
import XCTest

@testable import TabardKit

/// Rules M4, M5, B4 and V3: the edit screen over its host.
@preconcurrency @MainActor
final class CustomizingScreenTests: CustomizingScreenTestCase {
    func testItCoversAllButTheBar() throws {
        let (tabs, screen) = try edit()
        XCTAssertTrue(screen.superview === tabs.view)
        XCTAssertEqual(screen.frame, tabs.view.bounds)
        XCTAssertEqual(screen.panel.grid.items.map(\.title), Self.names)
        XCTAssertTrue(tabs.view.hitTest(CGPoint(x: 20, y: 300), with: nil)?.isDescendant(of: screen) == true)
        let onBar = tabs.tabBar.convert(CGPoint(x: 20, y: 20), to: tabs.view)
        XCTAssertTrue(tabs.view.hitTest(onBar, with: nil)?.isDescendant(of: tabs.tabBar) == true)
        tabs.tabBar.endCustomizing(animated: true)
        XCTAssertNil(screen.superview, "nothing moves without animations")
        XCTAssertNil(tabs.tabBar._screen)
    }

    func testWhatItCoversIsOutOfReachUntilTheEnd() throws {
        let (tabs, screen) = try edit()
        let content = try XCTUnwrap(tabs.moreNavigationController.view)
        XCTAssertEqual(content._widget?.canFocus, false)
        // What comes into the host meanwhile is covered too.
        tabs.selectedIndex = 0
        settle()
        let other = try XCTUnwrap(tabs.viewControllers?[0].view)
        XCTAssertEqual(other._widget?.canFocus, false)
        XCTAssertTrue(tabs.tabBar._widget?.canFocus == true)
        tabs.tabBar.endCustomizing(animated: false)
        XCTAssertEqual(content._widget?.canFocus, true)
        XCTAssertEqual(other._widget?.canFocus, true)
        XCTAssertNil(screen.superview)
    }

    func testTheFocusComesAndGoesBack() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(Self.names)
        tabs.selectedViewController = tabs.moreNavigationController
        let window = show(tabs)
        let item = try XCTUnwrap(
            tabs.moreNavigationController.viewControllers[0].navigationItem.rightBarButtonItem
        )
        let edit = try XCTUnwrap(button(of: item, in: window))
        XCTAssertTrue(edit._takeFocus())
        item._trigger()
        settle()
        let screen = try XCTUnwrap(tabs.tabBar._screen)
        XCTAssertTrue(try cell(0, of: screen).isFocused)
        tabs.tabBar.endCustomizing(animated: false)
        settle()
        XCTAssertTrue(edit.isFirstResponder)
    }

    func testItFollowsTheWindowsSize() throws {
        let (tabs, screen) = try edit()
        let window = windows[0]
        window._willLayOut(width: 900, height: 500)
        window.layoutIfNeeded()
        XCTAssertEqual(screen.frame, tabs.view.bounds)
        XCTAssertEqual(screen.bounds.width, 900)
        XCTAssertEqual(screen.panel.bounds.height, 500 - 49)
        XCTAssertEqual(screen.panel.grid.layout.columns, 6)
        XCTAssertEqual(tabs.tabBar.items?.count, 6, "a wide bar has a place for each")
    }

    func testABarWithoutAWindowShowsItsScreenLater() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(Self.names)
        tabs.loadViewIfNeeded()
        tabs._beginCustomizing()
        XCTAssertTrue(tabs.tabBar.isCustomizing)
        XCTAssertNil(tabs.tabBar._screen)
        let window = show(tabs)
        let screen = try XCTUnwrap(tabs.tabBar._screen)
        XCTAssertTrue(screen.window === window)
        MainLoop.iterate(seconds: 2) { screen.panel.grid.cells[0]?.isFocused == true }
        XCTAssertTrue(try cell(0, of: screen).isFocused)
        window.isHidden = true
        window.rootViewController = nil
        XCTAssertTrue(tabs.tabBar.isCustomizing)
    }

    func testAWindowThatIsHiddenAndShownKeepsTheScreen() throws {
        let (tabs, screen) = try edit()
        windows[0].isHidden = true
        MainLoop.iterate(seconds: 0.05)
        XCTAssertTrue(tabs.tabBar.isCustomizing)
        windows[0].makeKeyAndVisible()
        XCTAssertTrue(tabs.tabBar._screen === screen)
        let focused = { self.windows[0]._focusedView?.isDescendant(of: screen) == true }
        XCTAssertTrue(MainLoop.iterate(seconds: 2, until: focused))
        tabs._hold(5, abovePlace: 1)
        tabs._letGo()
        XCTAssertEqual(titles(tabs), ["One", "Six", "Three", "Four", "More"])
    }

    /// B4: above a bar of the window's lower half, below one of its upper half.
    func testABarThatStandsAlone() throws {
        for (y, stage) in [(20, 69...700), (600, 0...600)] as [(CGFloat, ClosedRange<CGFloat>)] {
            let controller = UIViewController()
            let bar = UITabBar(frame: CGRect(x: 0, y: y, width: 390, height: 49))
            bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
            let field = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
            controller.view.addSubview(field)
            controller.view.addSubview(bar)
            show(controller)
            let more = UITabBarItem(title: "D", image: nil, tag: 0)
            bar.beginCustomizingItems((bar.items ?? []) + [more])
            settle()
            let screen = try XCTUnwrap(bar._screen)
            XCTAssertTrue(screen.superview === bar.window)
            XCTAssertEqual(field._widget?.canFocus, false)
            let panel = screen.panel.convert(screen.panel.bounds, to: screen)
            XCTAssertEqual(panel.minY, stage.lowerBound)
            XCTAssertEqual(panel.maxY, stage.upperBound)
            try choose(3, in: screen)
            bar._userChose(try XCTUnwrap(bar.items?[1]))
            XCTAssertEqual(bar.items?.map(\.title), ["A", "D", "C"])
            XCTAssertTrue(bar.endCustomizing(animated: false))
            XCTAssertEqual(field._widget?.canFocus, true)
        }
    }

    /// M5: cells and tabs by their actions alone, with words for each step.
    func testActionsAlone() throws {
        let (tabs, screen) = try edit()
        let six = try cell(5, of: screen)
        XCTAssertEqual(six._accessibility.label, "Six")
        XCTAssertEqual(six._accessibility.hint, "not on the bar")
        XCTAssertEqual(screen.panel.hint.text, CustomizingWords.hint)
        try choose(5, in: screen)
        XCTAssertTrue(six.drawnState.isCarried)
        XCTAssertEqual(
            screen.panel.hint.text,
            "Six picked up: choose its place with the arrow keys."
        )
        tap(1, in: tabs)
        XCTAssertEqual(titles(tabs), ["One", "Six", "Three", "Four", "More"])
        XCTAssertEqual(screen.panel.hint.text, "Six is on place 2 of 4 now, in exchange for Two")
        XCTAssertEqual(six._accessibility.hint, "on the bar, place 2 of 4")
        XCTAssertEqual(try cell(1, of: screen)._accessibility.hint, "not on the bar")
        XCTAssertTrue(six.drawnState.isOnBar)
        XCTAssertFalse(try cell(1, of: screen).drawnState.isOnBar)
    }

    /// Each step is announced, and stands on the cell that has the focus, where a screen reader listens, until the focus moves (M5).
    func testEachStepIsAnnouncedOnTheFocusedCell() throws {
        let (_, screen) = try edit()
        let grid = screen.panel.grid
        XCTAssertTrue(try cell(0, of: screen).isFocused)
        try choose(0, in: screen)
        grid.update()
        XCTAssertEqual(try cell(0, of: screen)._accessibility.hint, "picked up, on the bar, place 1 of 4")
        XCTAssertEqual(Announcer.standing, "One picked up: choose its place with the arrow keys.")
        XCTAssertEqual(try cell(1, of: screen)._widget?.grabFocus(), true)
        XCTAssertNil(Announcer.standing)
    }

    func testUndoComesAndGoes() throws {
        let (tabs, screen) = try edit()
        func names() -> [String] {
            screen.panel.header.topItem?.leftBarButtonItems?.compactMap(\.title) ?? []
        }
        XCTAssertEqual(names(), [])
        try choose(5, in: screen)
        tap(1, in: tabs)
        XCTAssertEqual(names(), ["Undo", "Reset"])
        let undo = try XCTUnwrap(screen.panel.header.topItem?.leftBarButtonItem)
        settle()
        XCTAssertEqual(screen.panel.button(of: undo)?._takeFocus(), true)
        undo._trigger()
        settle()
        XCTAssertEqual(names(), [])
        XCTAssertEqual(titles(tabs), ["One", "Two", "Three", "Four", "More"])
        XCTAssertTrue(windows[0]._focusedView is CustomizingCell, "the focus is not lost with the button")
    }

    func testDoneEndsIt() throws {
        let (tabs, screen) = try edit()
        try choose(5, in: screen)
        tap(1, in: tabs)
        screen.panel.header.topItem?.rightBarButtonItem?._trigger()
        XCTAssertFalse(tabs.tabBar.isCustomizing)
        XCTAssertNil(screen.superview)
        XCTAssertEqual(tabs.viewControllers?.map(\.title), ["One", "Six", "Three", "Four", "Five", "Two"])
    }

    /// A change of an item shows in its cell at once (B2).
    func testCellsFollowTheirItems() throws {
        let (tabs, screen) = try edit()
        tabs.viewControllers?[4].tabBarItem.title = "Fifth"
        tabs.viewControllers?[4].tabBarItem.badgeValue = "7"
        settle()
        let cell = try cell(4, of: screen)
        XCTAssertEqual(cell._accessibility.label, "Fifth")
        XCTAssertEqual(cell._accessibility.value, "7")
        XCTAssertEqual(cell.drawing?.item.badge, "7")
    }

    /// M7: what is far away has no cell, and the whole opens at once.
    func testTenThousandItems() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<10_000).map { index in
            let controller = UIViewController()
            controller.title = "Tab \(index)"
            return controller
        }
        show(tabs)
        let clock = ContinuousClock()
        let time = clock.measure {
            tabs._beginCustomizing()
            MainLoop.iterate(seconds: 0.001)
        }
        print("10,000 items: \(time)")
        XCTAssertLessThan(time, .seconds(3))
        let screen = try XCTUnwrap(tabs.tabBar._screen)
        let grid = screen.panel.grid
        XCTAssertLessThan(grid.cells.count, 100)
        grid.setContentOffset(CGPoint(x: 0, y: grid.contentSize.height - grid.bounds.height), animated: false)
        settle()
        XCTAssertNotNil(grid.cells[9_999])
        XCTAssertLessThan(grid.subviews.count, 200)
        try choose(9_999, in: screen)
        tap(0, in: tabs)
        XCTAssertEqual(tabs.tabBar.items?.first?.title, "Tab 9999")
    }

    private func button(of item: UIBarButtonItem, in view: UIView) -> NavigationBarButton? {
        if let button = view as? NavigationBarButton, button.item === item { return button }
        return view.subviews.lazy.compactMap { self.button(of: item, in: $0) }.first
    }
}
