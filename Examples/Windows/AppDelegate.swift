import UIKit

/// An app whose windows are scenes. Each shows what UIKit told the app, and the program prints it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Journal.shared.follow()
        note("willFinishLaunching", application)
        // Where there are scenes, the first of them gets it.
        if let item = options?[.shortcutItem] as? UIApplicationShortcutItem {
            note("launched by \(item.type)", application)
        }
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("didFinishLaunching", application)
        return true
    }

    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        note("is to open \(url)", app)
        return true
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        note("performs \(shortcutItem.type)", application)
        completionHandler(true)
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        note("configurationForConnecting", application)
        return UISceneConfiguration(
            name: "Default Configuration",
            sessionRole: connectingSceneSession.role
        )
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    {
        for session in sceneSessions { note("didDiscard \(session.number)", application) }
    }

    // Where there are scenes, their delegates are told in place of these.
    func applicationWillEnterForeground(_ application: UIApplication) {
        note("willEnterForeground", application)
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive", application) }
    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive", application) }
    func applicationDidEnterBackground(_ application: UIApplication) {
        note("didEnterBackground", application)
    }

    func applicationWillTerminate(_ application: UIApplication) { note("willTerminate", application) }

    private func note(_ text: String, _ application: UIApplication) {
        let state = ["active", "inactive", "background"][application.applicationState.rawValue]
        Journal.shared.note("app \(text) (\(state))")
    }
}
