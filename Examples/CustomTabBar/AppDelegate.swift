import TabStore
import UIKit

/// The program of the custom tab bar: three pieces on public UIKit, tabs by class name, and an app that may say no.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, CustomTabBarControllerDelegate {
    var window: UIWindow?
    private let store = TabStore(TabStoreLocation(applicationIdentifier: "org.tabard.CustomTabBar"))
    private let tabBarController = CustomTabBarController(
        frame: UIScreen.main.bounds,
        backgroundImageName: "BarBackground"
    )

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for name in ["Home", "Places", "Camera", "Notes", "Vault"] {
            tabBarController.addTabBarItem(
                "\(name)Controller",
                defaultImageName: name,
                selectedImageName: "\(name)Selected",
                isRaised: name == "Camera"
            )
        }
        tabBarController.delegate = self
        tabBarController.title = "CustomTabBar"
        tabBarController.restorationIdentifier = "Tabs"
        tabBarController.remember(in: store)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.tintColor = UIColor(named: "Accent")
        window?.rootViewController = tabBarController
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

    func applicationWillTerminate(_ application: UIApplication) {
        // What the user did last is on its way to the disk.
        let saved = DispatchSemaphore(value: 0)
        Task.detached { [store] in
            try? await store.flush()
            saved.signal()
        }
        _ = saved.wait(timeout: .now() + 1)
    }

    private var home: HomeController? {
        tabBarController.viewControllers.lazy.compactMap { $0 as? HomeController }.first
    }

    func customTabBarController(
        _ tabBarController: CustomTabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        guard viewController is VaultController, home?.isVaultOpen != true else { return true }
        let alert = UIAlertController(
            title: "The vault is closed",
            message: "Its key is on the first page.",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        tabBarController.present(alert, animated: true)
        return false
    }

    func customTabBarController(
        _ tabBarController: CustomTabBarController,
        didSelect viewController: UIViewController
    ) {
        home?.note(viewController.title)
    }
}
