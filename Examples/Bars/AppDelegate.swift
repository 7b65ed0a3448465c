import UIKit

/// A list under a large title, with menus and a toolbar; the toolbar tells what the user did last.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let list = UINavigationController(rootViewController: ListController(style: .plain))
        list.navigationBar.prefersLargeTitles = true
        list.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        let tabs = UITabBarController()
        tabs.title = "Bars"
        tabs.viewControllers = [list, other]
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
