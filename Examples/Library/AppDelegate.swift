import UIKit

/// A music library whose tabs are values: a group with tabs of its own, a search, and a player as the bar's accessory.
///
/// What the user makes of them is saved without a line of the app's.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController(tabs: LibraryTabs.all())
        tabs.tabBarMinimizeBehavior = .onScrollDown
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
