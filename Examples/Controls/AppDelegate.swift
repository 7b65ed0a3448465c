import UIKit

/// A form with controls, in a tab of its own; a line above tells what the user did last. It opens as it was left.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let form = FormController()
        form.restorationIdentifier = "Form"
        form.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        other.restorationIdentifier = "Search"
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "Tabs"
        tabs.title = "Controls"
        tabs.viewControllers = [form, other]
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
