import UIKit

/// A list under a large title, with menus and a toolbar; the toolbar tells what the user did last. All of it comes back.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let list = UINavigationController(rootViewController: ListController())
        list.restorationIdentifier = "Mountains"
        list.navigationBar.prefersLargeTitles = true
        list.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        other.restorationIdentifier = "Search"
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "Tabs"
        tabs.title = "Bars"
        tabs.viewControllers = [list, other]
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
        window?.rootViewController = tabs
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
}
