import TabMemory
import UIKit

/// An app that shows what there is: ten tabs, whose order the user chooses, and which open as they were left.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let tabController = UITabBarController()
    let memory = TabMemory(applicationIdentifier: "org.tabard.Catalogue")

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        tabController.title = "Catalogue"
        tabController.restorationIdentifier = "Tabs"
        tabController.viewControllers = tabs
        memory.remember(tabController)
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

    /// Makes the pages again that were open; the others have restoration classes, or are there already.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        identifierComponents.last.flatMap { Page(rawValue: $0) }?.makeController()
    }

    /// Shows the tab that the shortcut leads to, wherever the user has put it.
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let tab = tabController.viewControllers?.first { controller in
            controller.restorationIdentifier.map { "org.tabard.Catalogue.\($0)" } == shortcutItem.type
        }
        if let tab { tabController.selectedViewController = tab }
        completionHandler(tab != nil)
    }

    private var tabs: [UIViewController] {
        [
            tab(WelcomeController(), "Welcome", "house", id: "welcome"),
            tab(StackController(depth: 1), "Stack", "square.stack", id: "stack"),
            tab(CitiesController(), "Cities", "list.bullet", id: "cities"),
            tab(GalleryController(), "Gallery", "photo", id: "gallery"),
            tab(FormController(), "Form", "slider.horizontal.3", id: "form"),
            tab(TabSettingsController(memory: memory), "Tabs", "gearshape", id: "tabs"),
            tab(SavedController(memory: memory), "Saved", "tray", id: "saved"),
            tab(ColorsController(), "Colors", "paintpalette", id: "colors"),
            tab(TypeController(), "Type", "textformat", id: "type"),
            tab(SymbolsController(), "Symbols", "star", id: "symbols"),
        ]
    }

    private func tab(
        _ root: UIViewController,
        _ title: String,
        _ symbol: String,
        id: String
    ) -> UIViewController {
        root.title = title
        root.restorationIdentifier = id
        let navigation = UINavigationController(rootViewController: root)
        navigation.restorationIdentifier = id
        navigation.tabBarItem = UITabBarItem(
            title: title,
            image: UIImage(systemName: symbol),
            selectedImage: UIImage(systemName: symbol + ".fill")
        )
        return navigation
    }
}
