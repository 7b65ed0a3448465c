import GtkInterop
import XCTest

@testable import TabardKit

/// Tab bar controllers whose tabs are values, each test's with a saved layout of its own.
@preconcurrency @MainActor
class TabsTestCase: TabBarTestCase {
    private var layout = ""
    /// The tabs whose providers were called, in order.
    var provided: [String] = []

    override func setUp() async throws {
        try await super.setUp()
        layout = UUID().uuidString
        provided = []
    }

    /// A controller with the test's layout, as one that an app makes at a launch.
    func makeController(_ tabs: [UITab] = [], layout: String? = nil) -> UITabBarController {
        let controller = UITabBarController()
        controller.customizationIdentifier = layout ?? self.layout
        if !tabs.isEmpty { controller.tabs = tabs }
        return controller
    }

    /// A tab that is called as it is identified.
    func tab(_ name: String, _ placement: UITab.Placement = .automatic) -> UITab {
        let tab = UITab(title: name, image: nil, identifier: name) { [unowned self] tab in
            provided.append(tab.identifier)
            let controller = UIViewController()
            controller.title = name
            return controller
        }
        tab.preferredPlacement = placement
        return tab
    }

    func tabs(_ names: String...) -> [UITab] { names.map { tab($0) } }

    func group(_ name: String, _ children: [UITab], isManaged: Bool = false) -> UITabGroup {
        let group = UITabGroup(title: name, image: nil, identifier: name, children: children) {
            [unowned self] tab in
            provided.append(tab.identifier)
            let controller = UIViewController()
            controller.title = name
            return controller
        }
        if isManaged { group.managingNavigationController = UINavigationController() }
        return group
    }

    /// The identifiers of the root tabs as they are arranged, those under More too.
    func order(_ controller: UITabBarController) -> [String] {
        controller._arrangeTabsIfNeeded()
        return (controller._state.tabs ?? []).compactMap(\.tab?.identifier)
    }

    /// The titles of the controllers on a group's stack.
    func stack(_ group: UITabGroup) -> [String] {
        (group.managingNavigationController?.viewControllers ?? []).map { $0.title ?? "?" }
    }

    /// Gives a window another width, as the user does.
    func resize(_ window: UIWindow, width: CGFloat) {
        window._willLayOut(width: Int(width), height: Int(window.bounds.height))
        window._updateSizeClasses()
        window.layoutIfNeeded()
    }

    /// Waits until all that was changed is saved.
    func waitForSaving(
        _ controller: UITabBarController,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let isSaved = MainLoop.iterate(seconds: 5) { controller._declared?.session.pending == 0 }
        XCTAssertTrue(isSaved, "it is not saved", file: file, line: line)
    }
}

/// Writes down what it is told of tabs, and of view controllers, which it shall not be.
@MainActor
final class TabsDelegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows: (UITab) -> Bool = { _ in true }
    var displayed: (UITab, [UIViewController]) -> [UIViewController] = { $1 }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        calls.append("should \(tab.identifier)")
        return allows(tab)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "nothing")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        calls.append("displayed \(tab.identifier) \(proposedViewControllers.map { $0.title ?? "?" })")
        return displayed(tab, proposedViewControllers)
    }

    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
        calls.append("will edit")
    }

    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { calls.append("did edit") }

    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
        calls.append("visibility \(tabs.map(\.identifier))")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        displayOrderDidChangeFor group: UITabGroup
    ) {
        calls.append("order \(group.identifier)")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("should select a view controller")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        calls.append("did select a view controller")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {
        calls.append("will customize view controllers")
    }
}
