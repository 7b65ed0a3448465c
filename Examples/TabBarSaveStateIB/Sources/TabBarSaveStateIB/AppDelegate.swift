import TabMemory
import UIKit

/// The program of the tab-order article with Interface Builder: the tabs are those of the storyboard.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    // What the article's own program saved under `savedTabOrder` is taken over.
    let memory = TabMemory(
        TabStore(TabStoreLocation(applicationIdentifier: "org.tabard.TabBarSaveStateIB")),
        legacyOrder: .defaults()
    )

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if let tabs = window?.rootViewController as? UITabBarController { memory.remember(tabs) }
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
