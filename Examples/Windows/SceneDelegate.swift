import UIKit

/// Makes the window of each scene, and notes what the scene is told.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var controller: WindowController? { window?.rootViewController as? WindowController }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        // A window that was open when the app ended comes back with its number.
        if session.number == 0 {
            let others = UIApplication.shared.openSessions.subtracting([session]).map(\.number)
            session.userInfo = ["number": (others.max() ?? 0) + 1]
        }
        note("willConnect", scene)
        for activity in connectionOptions.userActivities { note("opens for \(activity.activityType)", scene) }
        for context in connectionOptions.urlContexts { note("opens \(context.url)", scene) }
        if let item = connectionOptions.shortcutItem { note("opens by \(item.type)", scene) }
        windowScene.title = "Window \(session.number)"
        windowScene.sizeRestrictions?.minimumSize = CGSize(width: 300, height: 400)
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = WindowController(windowScene)
        window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        guard let text = stateRestorationActivity.userInfo?["note"] as? String else { return }
        controller?.note = text
        note("restores '\(text)'", scene)
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }

    // The name is Apple's.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for text in URLContexts.map(\.url.absoluteString).sorted() { note("is to open \(text)", scene) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        note("continues \(userActivity.activityType)", scene)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        note("performs \(shortcutItem.type)", windowScene)
        completionHandler(true)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        // It is asked for while the window is used, too.
        if scene.activationState == .background { note("stateRestorationActivity", scene) }
        guard let note = controller?.note, !note.isEmpty else { return nil }
        let activity = NSUserActivity(activityType: "org.example.note")
        activity.userInfo = ["note": note]
        return activity
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        let was = previousCoordinateSpace.bounds.width
        note("was \(Int(was)) wide and is \(Int(windowScene.coordinateSpace.bounds.width))", windowScene)
    }

    private func note(_ text: String, _ scene: UIScene) {
        let states: [UIScene.ActivationState: String] = [
            .unattached: "unattached", .background: "background", .foregroundInactive: "inactive",
            .foregroundActive: "active",
        ]
        Journal.shared.note("scene \(scene.session.number) \(text) (\(states[scene.activationState] ?? ""))")
    }
}

extension UISceneSession {
    /// The number that the app gave the scene.
    var number: Int { userInfo?["number"] as? Int ?? 0 }
}
