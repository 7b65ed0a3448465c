import GtkInterop
import XCTest

@testable import TabardKit

/// An edit screen in a window.
@preconcurrency @MainActor
class CustomizingScreenTestCase: TabBarTestCase {
    static let names = ["One", "Two", "Three", "Four", "Five", "Six"]

    /// Shows six tabs, or more, and begins to arrange them.
    func edit(
        _ names: [String] = names,
        width: CGFloat = 390,
        height: CGFloat = 700
    ) throws -> (tabs: UITabBarController, screen: CustomizingScreen) {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(names)
        tabs.selectedViewController = tabs.moreNavigationController
        show(tabs, width: width, height: height)
        tabs._beginCustomizing()
        settle()
        return (tabs, try XCTUnwrap(tabs.tabBar._screen))
    }

    /// Lets GTK lay out and draw.
    func settle() {
        MainLoop.iterate(seconds: 0.05)
    }

    func titles(_ tabs: UITabBarController) -> [String?]? { tabs.tabBar.items?.map(\.title) }

    func cell(_ index: Int, of screen: CustomizingScreen) throws -> CustomizingCell {
        try XCTUnwrap(screen.panel.grid.cells[index])
    }

    /// Does what Space, a click or an action does on a cell.
    func choose(_ index: Int, in screen: CustomizingScreen) throws {
        let cell = try cell(index, of: screen)
        cell.choose?(try XCTUnwrap(cell.item))
    }
}
