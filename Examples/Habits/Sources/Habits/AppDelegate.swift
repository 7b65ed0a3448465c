import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let store = HabitStore(names: ["Drink water", "Take a walk", "Read"])
        UIApplication.registerObject(forStateRestoration: store, restorationIdentifier: "Store")
        let habits = HabitsViewController(store: store)
        let today = TodayViewController(store: store)
        UITabBar.appearance().tintColor = .systemTeal
        let tabs = TabsController()
        tabs.title = "Habits"
        tabs.restorationIdentifier = "Tabs"
        let navigation = UINavigationController(rootViewController: habits)
        navigation.restorationIdentifier = "Navigation"
        tabs.viewControllers = [navigation, today]
        window = UIWindow(frame: UIScreen.main.bounds)
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
