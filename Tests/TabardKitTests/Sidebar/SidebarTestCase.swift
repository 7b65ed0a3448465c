import GtkInterop
import XCTest

@testable import TabardKit

/// Tab bar controllers with a sidebar (T8, T9).
@preconcurrency @MainActor
class SidebarTestCase: TabsTestCase {
    /// Home, feed, search; a library with albums, a nested group and songs; places.
    func library() -> [UITab] {
        let makers = group("makers", tabs("artists", "composers"))
        let library = group("library", [tab("albums"), makers, tab("songs")])
        library.allowsReordering = true
        for child in library.children { child.allowsHiding = true }
        return [tab("home"), library, tab("feed"), group("places", tabs("near")), tab("search")]
    }

    /// Shows a controller in a window that is wide enough for a sidebar beside the rest.
    @discardableResult
    func showWide(
        _ controller: UITabBarController,
        width: CGFloat = 1_200,
        height: CGFloat = 800
    ) -> UIWindow {
        let window = show(controller, width: width, height: height)
        controller.view.layoutIfNeeded()
        return window
    }

    func list(_ controller: UITabBarController) throws -> SidebarList {
        try XCTUnwrap(controller.sidebar._view?.list)
    }

    /// What the rows are called, a line for each section.
    func rows(_ controller: UITabBarController) throws -> [[String]] {
        let list = try list(controller)
        controller.view.layoutIfNeeded()
        return (0..<list.collection.numberOfSections).map { section in
            (0..<list.collection.numberOfItems(inSection: section)).map { item in
                switch list.row(at: IndexPath(item: item, section: section)) {
                case .tab(let tab)?: tab.identifier
                case .action(let action)?: "[\(action.title)]"
                case .header?: "(header)"
                case .footer?: "(footer)"
                case nil: "?"
                }
            }
        }
    }

    func cell(_ tab: UITab, of controller: UITabBarController) throws -> SidebarCell {
        let list = try list(controller)
        list.collection.layoutIfNeeded()
        let path = try XCTUnwrap(list.path(of: .tab(tab)))
        return try XCTUnwrap(list.collection.cellForItem(at: path) as? SidebarCell)
    }

    /// Does what a click on a tab's row does.
    func click(_ tab: UITab, in controller: UITabBarController) throws {
        let list = try list(controller)
        list.collection._userSelected(try XCTUnwrap(list.path(of: .tab(tab))))
        controller.view.layoutIfNeeded()
    }

    /// The tab whose row is marked.
    func marked(_ controller: UITabBarController) throws -> String? {
        let list = try list(controller)
        guard let path = list.collection.indexPathsForSelectedItems?.first,
            case .tab(let tab)? = list.row(at: path)
        else { return nil }
        return tab.identifier
    }
}
