import UIKit

/// A form with controls, in a tab of its own; a line above tells what the user did last.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let form = FormController()
        form.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        let tabs = UITabBarController()
        tabs.title = "Controls"
        tabs.viewControllers = [form, other]
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
