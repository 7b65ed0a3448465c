import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let store = HabitStore(names: ["Drink water", "Take a walk", "Read"])
        let habits = HabitsViewController(store: store)
        let today = TodayViewController(store: store)
        UITabBar.appearance().tintColor = .systemTeal
        let tabs = TabsController()
        tabs.title = "Habits"
        tabs.viewControllers = [UINavigationController(rootViewController: habits), today]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
