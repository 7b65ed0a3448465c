import TabMemory
import UIKit

/// The program of the tab-state recipe: eleven tabs from 0 % to 100 % brightness, whose order and selection are
/// remembered, as is whether More's list is open.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let tabController = UITabBarController()

    // The recipe's own program saved titles such as "30%".
    let memory = TabMemory(
        TabStore(TabStoreLocation(applicationIdentifier: "org.tabard.Brightness")),
        legacyOrder: .defaults { title in
            Int(title.filter(\.isNumber)).flatMap { TabID("brightness-\($0)") }
        }
    )

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        tabController.viewControllers = stride(from: 0, through: 100, by: 10).map { percentage in
            let root = BrightnessController(percentage: percentage)
            let navigation = UINavigationController(rootViewController: root)
            navigation.restorationIdentifier = root.restorationIdentifier
            return navigation
        }
        memory.remember(tabController)
        tabController.title = "Brightness"
        tabController.restorationIdentifier = "Tabs"
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
}
