import GtkInterop
import XCTest

@testable import TabardKit

/// The menu of a tab, for those who do not find More's Edit button.
@preconcurrency @MainActor
final class TabMenuTests: TabBarTestCase {
    private let names = ["One", "Two", "Three", "Four", "Five", "Six"]

    private func titles(_ tabs: UITabBarController, _ index: Int) -> [String] {
        tabs._menuCommands(for: tabs.tabBar._buttons[index].item)
            .map { $0.isEnabled ? $0.title : "(\($0.title))" }
    }

    func testCommandsOfEachItem() {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(names)
        show(tabs)
        XCTAssertEqual(titles(tabs, 0), ["(Move to Start)", "Move to More", "Edit Tabs…"])
        XCTAssertEqual(titles(tabs, 2), ["Move to Start", "Move to More", "Edit Tabs…"])
        XCTAssertEqual(titles(tabs, 4), ["Edit Tabs…"])
        tabs.customizableViewControllers = Array((tabs.viewControllers ?? []).prefix(2))
        XCTAssertEqual(titles(tabs, 2), ["(Move to Start)", "(Move to More)", "Edit Tabs…"])
        XCTAssertEqual(titles(tabs, 1), ["Move to Start", "(Move to More)", "Edit Tabs…"])
        tabs.customizableViewControllers = nil
        XCTAssertEqual(titles(tabs, 0), [])
        tabs.viewControllers = controllers(["A", "B"])
        XCTAssertEqual(titles(tabs, 1), ["Move to Start", "Edit Tabs…"])
        tabs._beginCustomizing()
        XCTAssertEqual(titles(tabs, 1), [])
    }

    /// D2: the delegate hears what it hears of the edit screen, so that programs that save the order then do so.
    func testDelegateHearsOfTheOrder() {
        let tabs = UITabBarController()
        let recorder = CustomizingRecorder()
        tabs.viewControllers = controllers(names)
        tabs.delegate = recorder
        show(tabs)
        tabs.selectedIndex = 2
        tabs._menuCommands(for: tabs.tabBar._buttons[2].item)[1].perform()
        let order = "One Two Four Five Three Six"
        XCTAssertEqual(
            recorder.calls,
            [
                "willBegin One Two Three Four Five Six",
                "willEnd \(order) changed true (viewControllers One Two Three Four Five Six)",
                "didEnd \(order) changed true (viewControllers \(order))",
            ]
        )
        XCTAssertFalse(tabs.tabBar.isCustomizing)
        XCTAssertEqual(tabs.selectedViewController?.title, "Three")
        XCTAssertEqual(tabs.tabBar.selectedItem?.title, "More")
    }

    /// The menu opens, closes, and leaves nothing behind.
    func testMenuComesAndGoes() {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(names)
        show(tabs)
        let button = tabs.tabBar._buttons[1]
        let closures = MemoryUse.current.closures
        for _ in 0..<10 {
            XCTAssertTrue(button.openMenu(at: nil))
            XCTAssertFalse(button.openMenu(at: nil), "it is open already")
            weak let menu = button.menu
            MainLoop.iterate(seconds: 0.05)
            menu?.close()
            XCTAssertTrue(MainLoop.iterate(seconds: 5) { button.menu == nil && menu == nil })
        }
        // GTK keeps the commands of one menu, however many were opened.
        XCTAssertLessThanOrEqual(MemoryUse.current.closures, closures + 3)
    }
}
