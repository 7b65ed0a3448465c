import UIKit

/// A music library whose tabs are values: a group with tabs of its own, and a search.
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
        window?.rootViewController = UITabBarController(tabs: LibraryTabs.all())
        window?.makeKeyAndVisible()
        return true
    }
}
