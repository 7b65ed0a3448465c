import UIKit

/// A reader of books that opens where it was left: the tab, the stack of pages, the place in the list, the note.
///
/// UIKit's classic state restoration does that. Each controller has a restoration identifier; those that the user opens have a
/// class that makes them again; and the delegate says that it wants states kept.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var journal: Journal?

    /// Restoration finds what is there by then, so the interface is made here and not later.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let books = UINavigationController(rootViewController: ShelfController())
        books.restorationIdentifier = "Books"
        books.tabBarItem = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 0)
        books.tabBarItem.title = "Books"
        let note = UINavigationController(rootViewController: NoteController())
        note.restorationIdentifier = "Note"
        note.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
        note.tabBarItem.title = "Note"
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "Tabs"
        tabs.title = "Reader"
        tabs.viewControllers = [books, note]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.makeKeyAndVisible()
        if CommandLine.arguments.contains("--journal"),
            let tabs = window?.rootViewController as? UITabBarController
        {
            journal = Journal(tabs)
        }
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
