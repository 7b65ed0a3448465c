import TabMemory
import UIKit

/// An app that shows what there is: tabs, some of them in a group, which the user arranges, and which open as they were left.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let tabController = UITabBarController()

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        tabController.title = "Catalogue"
        tabController.restorationIdentifier = "Tabs"
        tabController.delegate = self
        tabController.tabs = CatalogueTabs.all()
        // Earlier versions kept the order of their tabs by a memory, which hands it over.
        TabMemory(applicationIdentifier: "org.tabard.Catalogue").remember(tabController)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabController
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        true
    }

    func application(
        _ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
        true
    }

    /// Makes the pages again that were open; the others have restoration classes, or are those of tabs.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        identifierComponents.last.flatMap { Page(rawValue: $0) }?.makeController()
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        CatalogueMenu.fill(builder, tabs: tabController.tabs)
    }

    override func validate(_ command: UICommand) { prepare(command) }

    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(AppDelegate.self, super._selectors, commands)
    }

    /// Shows the tab that the shortcut leads to, wherever the user has put it.
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let prefix = "org.tabard.Catalogue."
        let tab =
            shortcutItem.type.hasPrefix(prefix)
            ? tabController.tab(forIdentifier: String(shortcutItem.type.dropFirst(prefix.count))) : nil
        if let tab { tabController.selectedTab = tab }
        completionHandler(tab != nil)
    }
}

extension AppDelegate: UITabBarControllerDelegate {
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
        CatalogueTabs.tellOfChange()
    }
}
