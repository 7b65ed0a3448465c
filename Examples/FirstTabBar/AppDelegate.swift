import UIKit

/// The app of the manual's first article.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let notes = NotesController()
        notes.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 0)
        let search = UIViewController()
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)

        let tabs = UITabBarController()
        tabs.title = "Notes"
        tabs.viewControllers = [notes, search]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
