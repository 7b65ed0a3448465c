import XCTest

@testable import TabardKit

/// What a press on a bar, a menu, the edit screen and beside what is presented calls, in its order.
@preconcurrency @MainActor
final class BarPressOrderTests: PressOrderTestCase {
    private func middle(of view: UIView) -> (Int, Int) {
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return (Int(place.x), Int(place.y))
    }

    func testABarButton() throws {
        let root = UIViewController()
        let item = UIBarButtonItem(title: "Act")
        item.primaryAction = UIAction(title: "Act") { [weak self] _ in self?.note("action") }
        root.navigationItem.rightBarButtonItem = item
        present(UINavigationController(rootViewController: root))
        let button = try XCTUnwrap(item._button as? NavigationBarButton)
        let (x, y) = middle(of: button)
        try click(x, y)
        XCTAssertEqual(take(), ["action"])
        rest()
        try doubleClick(x, y)
        XCTAssertEqual(take(), ["action", "action"])
        rest()
        try point("mousemove \(x) \(y) sleep 0.05 mousedown 1")
        XCTAssertTrue(button.isHighlighted)
        try point("mousemove \(x) \(y + 150) sleep 0.1 mouseup 1")
        XCTAssertFalse(button.isHighlighted)
        XCTAssertEqual(take(), [])
    }

    func testATab() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(["One", "Two", "Three"])
        let delegate = RecordingDelegate(journal)
        tabs.delegate = delegate
        present(tabs)
        _ = take()
        let buttons = tabs.tabBar._buttons
        let (x, y) = middle(of: buttons[1])
        try click(x, y)
        XCTAssertEqual(
            take(),
            [
                "should Two", "Two didLoad", "Two willAppear", "One willDisappear", "One didDisappear",
                "Two didAppear", "did Two",
            ]
        )
        rest()
        try click(x, y)
        XCTAssertEqual(take(), ["should Two", "did Two"])
        rest()
        try drag(middle(of: buttons[2]), (x, y))
        XCTAssertEqual(take(), [])
        XCTAssertFalse(buttons[2].isHighlighted)
        rest()
        tapByFinger(Double(middle(of: buttons[0]).0), Double(y))
        XCTAssertEqual(
            take(),
            [
                "should One", "One willAppear", "Two willDisappear", "Two didDisappear", "One didAppear",
                "did One",
            ]
        )
    }

    func testAMenu() throws {
        let controller = UIViewController()
        present(controller)
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        button.menu = UIMenu(
            children: ["A", "B"].map { title in
                UIAction(title: title) { [weak self] _ in self?.note("chose \(title)") }
            }
        )
        button.showsMenuAsPrimaryAction = true
        record(button, "button")
        button.addAction(UIAction { [weak self] _ in self?.note("button menu") }, for: .menuActionTriggered)
        controller.view.addSubview(button)
        try click(60, 40)
        let menu = try XCTUnwrap(button._openMenu)
        for (index, row) in menu.panel.rows.enumerated() { record(row, "row \(index)") }
        XCTAssertEqual(take(), ["button touchDown", "button menu"])
        rest()
        let (x, y) = middle(of: menu.panel.rows[1])
        try click(x, y)
        XCTAssertEqual(take(), ["row 1 touchDown", "chose B", "row 1 touchUpInside"])
        XCTAssertNil(button._openMenu)
        rest()
        try click(60, 40)
        XCTAssertNotNil(button._openMenu)
        _ = take()
        rest()
        try click(380, 380)
        XCTAssertEqual(take(), [])
        XCTAssertNil(button._openMenu)
        button.showsMenuAsPrimaryAction = false
        rest()
        try click(60, 40, button: 3)
        XCTAssertNotNil(button._openMenu)
        XCTAssertEqual(take(), ["button menu"])
    }

    func testTheEditScreen() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(["One", "Two", "Three", "Four", "Five", "Six"])
        tabs.selectedViewController = tabs.moreNavigationController
        present(tabs)
        tabs._beginCustomizing()
        rest()
        _ = take()
        let screen = try XCTUnwrap(tabs.tabBar._screen)
        let titles = { tabs.tabBar.items?.compactMap(\.title) }
        let six = middle(of: try XCTUnwrap(screen.panel.grid.cells[5]))
        try click(six.0, six.1)
        XCTAssertEqual(tabs.tabBar._session?.carried?.title, "Six")
        XCTAssertNil(screen.lifted)
        rest()
        try click(middle(of: tabs.tabBar._buttons[0]).0, middle(of: tabs.tabBar._buttons[0]).1)
        XCTAssertEqual(titles(), ["Six", "Two", "Three", "Four", "More"])
        rest()
        let five = middle(of: try XCTUnwrap(screen.panel.grid.cells[4]))
        try drag(five, middle(of: tabs.tabBar._buttons[1]))
        XCTAssertEqual(titles(), ["Six", "Five", "Three", "Four", "More"])
        rest()
        try drag(middle(of: tabs.tabBar._buttons[0]), middle(of: tabs.tabBar._buttons[2]))
        XCTAssertEqual(titles(), ["Five", "Three", "Six", "Four", "More"])
        XCTAssertNil(screen.lifted)
        rest()
        try drag(five, (five.0 + 3, five.1))
        XCTAssertEqual(tabs.tabBar._session?.carried?.title, "Five", "no drag yet")
        XCTAssertEqual(take(), [])
    }

    func testWhatIsPresented() throws {
        let first = RecordingController("first", journal)
        present(first)
        let page = RecordingController("page", journal)
        first.present(page, animated: false)
        _ = take()
        rest()
        let sheet = try XCTUnwrap(page._presentation?.sheet)
        let top = Int(sheet.frame.minY)
        try drag((200, top + 20), (200, top + 40))
        XCTAssertEqual(take(), [])
        try drag((200, top + 20), (200, top + 150))
        XCTAssertEqual(take(), ["page willDisappear", "page didDisappear"])
        let menu = UIAlertController(title: "Menu", message: nil, preferredStyle: .actionSheet)
        menu.addAction(UIAlertAction(title: "Do", style: .default) { [weak self] _ in self?.note("did") })
        menu.addAction(UIAlertAction(title: "Leave", style: .cancel) { [weak self] _ in self?.note("left") })
        first.present(menu, animated: false)
        _ = take()
        rest()
        try drag((200, 5), (200, 390))
        XCTAssertNotNil(first.presentedViewController)
        XCTAssertEqual(take(), [])
        rest()
        try click(200, 5)
        XCTAssertEqual(take(), ["left"])
        XCTAssertNil(first.presentedViewController)
    }
}
