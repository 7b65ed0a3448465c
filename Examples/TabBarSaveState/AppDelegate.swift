import TabMemory
import UIKit

/// The program of the tab-order article: six tabs that share one controller class, in an order that the user chooses.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let tabController = UITabBarController()

    // What the article's own program saved under `savedTabOrder` is taken over.
    let memory = TabMemory(
        TabStore(TabStoreLocation(applicationIdentifier: "org.tabard.TabBarSaveState")),
        legacyOrder: .defaults()
    )

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let titles = ["Tab One", "Tab Two", "Tab Three", "Tab Four", "Tab Five", "Tab Six"]
        let items: [UITabBarItem.SystemItem] = [
            .featured, .favorites, .bookmarks, .contacts, .downloads, .recents,
        ]
        tabController.viewControllers = zip(titles, items).map { title, item in
            let controller = AllTabsViewController()
            controller.title = title
            controller.restorationIdentifier = title
            // The article's tabs have no images; those of the system items make them easier to tell apart.
            let image = UITabBarItem(tabBarSystemItem: item, tag: 0)
            controller.tabBarItem = UITabBarItem(
                title: title,
                image: image.image,
                selectedImage: image.selectedImage
            )
            return controller
        }
        memory.remember(tabController)
        tabController.title = "TabBarSaveState"
        tabController.restorationIdentifier = "Tabs"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabController
        window?.makeKeyAndVisible()
        return true
    }

    // The memory has the order and the selection; that More's list is open, UIKit itself brings back.
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
