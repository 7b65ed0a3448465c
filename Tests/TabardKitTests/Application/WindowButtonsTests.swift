import XCTest

@testable import GtkInterop
@testable import TabardKit

/// Where the desktop draws no title bar: one bar at the window's top, with the window's own buttons in it (W1–W5).
@preconcurrency @MainActor
final class WindowButtonsTests: TabBarTestCase {
    private static let row = CGFloat(WindowButtons.rowHeight)
    /// How wide the frame is where the display can't show a shadow.
    private static let frame: CGFloat = 5

    override func setUp() async throws {
        try await super.setUp()
        setenv("GTK_CSD", "1", 1)
        desktopHas("icon:minimize,maximize,close")
    }

    override func tearDown() async throws {
        try await super.tearDown()
        unsetenv("GTK_CSD")
        desktopHas("menu:minimize,maximize,close")
    }

    /// Shows a controller in a window whose content has the size; around it is the frame, which the program draws.
    @discardableResult
    private func open(_ controller: UIViewController, width: CGFloat = 390, height: CGFloat = 700) -> UIWindow
    {
        let window = UIWindow(
            frame: CGRect(x: 0, y: 0, width: width + 2 * Self.frame, height: height + 2 * Self.frame)
        )
        window.rootViewController = controller
        window.makeKeyAndVisible()
        addTeardownBlock { @MainActor in
            window.isHidden = true
            window.rootViewController = nil
        }
        XCTAssertTrue(
            MainLoop.iterate(seconds: 5) { window.bounds.size == CGSize(width: width, height: height) }
        )
        MainLoop.iterate(seconds: 0.02)
        return window
    }

    private func desktopHas(_ layout: String) { Toolkit.setSetting("gtk-decoration-layout", layout) }

    private func follow(_ layout: String, in window: UIWindow) {
        desktopHas(layout)
        MainLoop.iterate(seconds: 0.1)
        window.layoutIfNeeded()
    }

    private func navigation() -> UINavigationController {
        let page = UIViewController()
        page.navigationItem.title = "Birds"
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        return UINavigationController(rootViewController: page)
    }

    private func frame(of view: UIView?) throws -> CGRect {
        let view = try XCTUnwrap(view)
        return view.convert(view.bounds, to: nil)
    }

    private func buttons(of bar: UINavigationBar) throws -> (leading: CGRect, trailing: CGRect) {
        let frames = try bar._content.subviews.filter { $0 is NavigationBarButton }.map(frame)
            .sorted { $0.minX < $1.minX }
        XCTAssertEqual(frames.count, 2)
        return try (XCTUnwrap(frames.first), XCTUnwrap(frames.last))
    }

    func testW1WithATitleBarOfTheDesktopThereAreNoButtons() {
        unsetenv("GTK_CSD")
        let window = show(navigation())
        XCTAssertNil(window._native?.buttons)
        XCTAssertEqual(window._buttonRoom, WindowButtonRoom())
        XCTAssertEqual(window.safeAreaInsets, .zero)
        XCTAssertFalse(window._isHandle(at: CGPoint(x: 195, y: 20)))
    }

    func testW1TheContentHasTheWholeWindow() throws {
        let navigation = navigation()
        let window = open(navigation)
        XCTAssertEqual(window.bounds.size, CGSize(width: 390, height: 700))
        XCTAssertEqual(window._widget?.allocatedHeight, 700)
        XCTAssertEqual(window._buttonRoom.left, 0)
        XCTAssertGreaterThan(window._buttonRoom.right, 3 * 24)
        XCTAssertEqual(try frame(of: navigation.view).height, 700)
    }

    func testW2ANavigationBarStandsInTheRowAndLeavesRoom() throws {
        let navigation = navigation()
        let window = open(navigation)
        XCTAssertEqual(try frame(of: navigation._bar), CGRect(x: 0, y: 0, width: 390, height: 44))
        XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.top, 44)
        let right = try buttons(of: navigation._bar)
        XCTAssertLessThanOrEqual(right.trailing.maxX, 390 - window._buttonRoom.right + 0.01)
        XCTAssertLessThan(right.leading.minX, 16)
        follow("close,minimize,maximize:", in: window)
        XCTAssertEqual(window._buttonRoom.right, 0)
        let left = try buttons(of: navigation._bar)
        XCTAssertGreaterThanOrEqual(left.leading.minX, window._buttonRoom.left - 0.01)
        XCTAssertGreaterThan(left.trailing.maxX, 390 - 16)
    }

    func testW2AShortTitleStaysInTheMiddle() throws {
        let navigation = navigation()
        open(navigation, width: 600)
        XCTAssertEqual(try frame(of: navigation._bar._content.titleLabel).midX, 300, accuracy: 1)
    }

    func testW2FromRightToLeftTheButtonsStandOnTheOtherSide() throws {
        Toolkit.isRightToLeft = true
        let navigation = navigation()
        let window = open(navigation)
        XCTAssertEqual(window._buttonRoom.right, 0)
        XCTAssertGreaterThan(window._buttonRoom.left, 3 * 24)
        // The last of the bar's buttons stands beside them there.
        XCTAssertGreaterThanOrEqual(
            try buttons(of: navigation._bar).leading.minX,
            window._buttonRoom.left - 0.01
        )
    }

    func testW2ATitleIsNeverUnderTheButtons() throws {
        for width: CGFloat in [320, 390, 600, 1_200] {
            for layout in ["close:", ":close", "minimize,maximize:close", "close,minimize,maximize:"] {
                desktopHas(layout)
                let navigation = navigation()
                navigation.topViewController?.navigationItem.title = String(repeating: "Wren ", count: 8)
                let window = open(navigation, width: width)
                let title = try frame(of: navigation._bar._content.titleLabel)
                XCTAssertGreaterThanOrEqual(title.minX, window._buttonRoom.left, "\(width) \(layout)")
                XCTAssertLessThanOrEqual(title.maxX, width - window._buttonRoom.right, "\(width) \(layout)")
            }
        }
    }

    func testW2WhatIsPushedStandsInTheRowToo() throws {
        let navigation = navigation()
        let window = open(navigation)
        let next = UIViewController()
        next.title = "Next"
        navigation.pushViewController(next, animated: false)
        window.layoutIfNeeded()
        XCTAssertEqual(next.view.safeAreaInsets.top, 44)
        XCTAssertEqual(try frame(of: navigation._bar).minY, 0)
        navigation.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        XCTAssertEqual(next.view.safeAreaInsets.top, Self.row, "W3")
        navigation.setNavigationBarHidden(false, animated: false)
        next.edgesForExtendedLayout = []
        window.layoutIfNeeded()
        XCTAssertEqual(try frame(of: next.view).minY, 44)
        XCTAssertEqual(next.view.safeAreaInsets.top, 0)
    }

    /// While it slides, it stands where the buttons are with another part, or with all of it.
    func testW2ABarThatSlidesInLeavesTheRoomThatItNeedsWhereItComesToStand() throws {
        Toolkit.areAnimationsEnabled = true
        defer { Toolkit.areAnimationsEnabled = false }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers((1...8).map(String.init))
        let window = open(tabs)
        tabs.selectedViewController = tabs.moreNavigationController
        MainLoop.iterate(seconds: 0.05)
        let nested = navigation()
        let title = nested._bar._content.titleLabel
        tabs.moreNavigationController.pushViewController(nested, animated: true)
        XCTAssertGreaterThan(try frame(of: nested.view).minX, 0)
        XCTAssertGreaterThan(title.frame.width, 20, "it slides in with its title")
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { nested._appearance == .appeared })
        window.layoutIfNeeded()
        XCTAssertEqual(try frame(of: nested._bar), CGRect(x: 0, y: 0, width: 390, height: 44))
        XCTAssertGreaterThan(title.frame.width, 20)
        XCTAssertLessThanOrEqual(
            try buttons(of: nested._bar).trailing.maxX,
            390 - window._buttonRoom.right + 0.01
        )
    }

    func testW2ALargeTitleStandsBelowTheRow() throws {
        let navigation = navigation()
        navigation.navigationBar.prefersLargeTitles = true
        open(navigation)
        let bar = try frame(of: navigation._bar)
        XCTAssertEqual(bar.minY, 0)
        XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.top, bar.height)
    }

    func testW2TheTabsOfAWideWindowStandInTheRow() throws {
        let tabs = UITabBarController()
        tabs.mode = .tabBar
        tabs.tabs = ["A", "B", "C"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
        }
        let window = open(tabs, width: 1_200)
        let bar = try XCTUnwrap(tabs._topBar)
        XCTAssertEqual(try frame(of: bar).midY, Self.row / 2)
        XCTAssertEqual(tabs.selectedViewController?.view.safeAreaInsets.top, TopBarMetrics.rowHeight)
        XCTAssertFalse(window._isHandle(at: CGPoint(x: try frame(of: bar).midX, y: 20)))
        XCTAssertTrue(window._isHandle(at: CGPoint(x: 20, y: 20)))
    }

    func testW2TheTabsOfANarrowerWindowLeaveRoomToo() throws {
        let tabs = UITabBarController()
        tabs.mode = .tabBar
        tabs.tabs = (1...12).map { number in
            UITab(title: "Number \(number)", image: nil, identifier: "\(number)") { _ in UIViewController() }
        }
        let window = open(tabs, width: 700)
        XCTAssertLessThanOrEqual(try frame(of: tabs._topBar).maxX, 700 - window._buttonRoom.right)
    }

    func testW2ASidebarStandsInTheRow() throws {
        desktopHas("close,minimize,maximize:")
        let tabs = UITabBarController()
        tabs.mode = .tabSidebar
        tabs.tabs = ["A", "B"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
        }
        let window = open(tabs, width: 1_200)
        let sidebar = try XCTUnwrap(window.descendants(SidebarView.self).first)
        let buttons = try sidebar.subviews.filter { $0 is UIButton && !$0.isHidden }.map(frame)
        XCTAssertFalse(buttons.isEmpty)
        for button in buttons {
            XCTAssertGreaterThanOrEqual(button.minX, window._buttonRoom.left)
            XCTAssertEqual(button.midY, Self.row / 2)
        }
    }

    func testW3WithoutABarTheRowIsCovered() {
        let plain = UIViewController()
        let window = open(plain)
        XCTAssertEqual(plain.view.safeAreaInsets, UIEdgeInsets(top: Self.row, left: 0, bottom: 0, right: 0))
        XCTAssertEqual(plain.view.bounds.height, 700)
        follow(":", in: window)
        XCTAssertEqual(plain.view.safeAreaInsets, .zero, "W5")
        follow(":close", in: window)
        XCTAssertEqual(plain.view.safeAreaInsets.top, Self.row)
    }

    func testW4WhatMovesTheWindow() throws {
        let navigation = navigation()
        let window = open(navigation)
        let buttons = try buttons(of: navigation._bar)
        XCTAssertTrue(window._isHandle(at: CGPoint(x: 195, y: 22)), "the title")
        XCTAssertFalse(window._isHandle(at: CGPoint(x: buttons.leading.midX, y: 22)))
        XCTAssertFalse(window._isHandle(at: CGPoint(x: buttons.trailing.midX, y: 22)))
        XCTAssertFalse(window._isHandle(at: CGPoint(x: 195, y: 50)), "below the row")
        let titleView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        titleView.addGestureRecognizer(UITapGestureRecognizer())
        navigation.topViewController?.navigationItem.titleView = titleView
        window.layoutIfNeeded()
        XCTAssertFalse(window._isHandle(at: CGPoint(x: try frame(of: titleView).midX, y: 22)))
    }

    func testW4ATableUnderTheRowMovesTheWindow() {
        let table = UITableViewController(style: .plain)
        let window = open(table)
        XCTAssertTrue(window._isHandle(at: CGPoint(x: 100, y: 10)))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        window.addSubview(field)
        XCTAssertFalse(window._isHandle(at: CGPoint(x: 100, y: 10)))
    }

    func testW2AnEditScreenStandsInTheRow() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers((1...8).map(String.init))
        let window = open(tabs)
        tabs._beginCustomizing()
        window.layoutIfNeeded()
        let header = try XCTUnwrap(
            window.descendants(UINavigationBar.self).last { !$0.isHidden && $0.window != nil }
        )
        XCTAssertEqual(try frame(of: header).minY, 0)
        for button in try header._content.subviews.filter({ $0 is NavigationBarButton }).map(frame) {
            XCTAssertLessThanOrEqual(button.maxX, 390 - window._buttonRoom.right + 0.01)
        }
        _ = tabs.tabBar.endCustomizing(animated: false)
    }

    func testAWindowThatIsShownAgainHasItsButtonsAgain() {
        let plain = UIViewController()
        let window = open(plain)
        window.isHidden = true
        XCTAssertEqual(window._buttonRoom, WindowButtonRoom())
        window.isHidden = false
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(plain.view.safeAreaInsets.top, Self.row)
    }

    func testWhatIsTakenOfARow() {
        let room = WindowButtonRoom(left: 50, right: 90)
        func taken(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat = 44) -> [CGFloat] {
            let taken = room.taken(of: CGRect(x: x, y: y, width: width, height: height), windowWidth: 400)
            return [taken.left, taken.right]
        }
        XCTAssertEqual(taken(0, 0, 400), [50, 90])
        XCTAssertEqual(taken(0, 43, 400), [50, 90])
        XCTAssertEqual(taken(0, 44, 400), [0, 0])
        XCTAssertEqual(taken(0, -44, 400), [0, 0])
        XCTAssertEqual(taken(20, 0, 300), [30, 10])
        XCTAssertEqual(taken(100, 0, 100), [0, 0])
        XCTAssertEqual(taken(0, 0, 20), [20, 0])
        XCTAssertEqual(
            WindowButtonRoom().taken(of: CGRect(x: 0, y: 0, width: 400, height: 44), windowWidth: 400).left,
            0
        )
    }
}
