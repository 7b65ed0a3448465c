// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What a scene tells of its life: all methods are optional.
///
/// A scene's delegate is made by UIKit, of the class that the scene manifest names; see `UIWindowSceneDelegate`.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is there: time to make its window.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )

    /// The scene is gone: its window was closed, or the app ends.
    func sceneDidDisconnect(_ scene: UIScene)

    /// The user works in the scene now.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// The user turns to something else.
    func sceneWillResignActive(_ scene: UIScene)

    /// A window of the scene comes into sight, for the first time or again.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// No window of the scene is in sight any more, or the system goes to sleep: save what must be kept.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Addresses are to be opened in a scene that is there.
    ///
    /// Those are links of the app's own schemes: the ones that it opens itself, and the ones that a second start of the program was
    /// given. Those of the first start come with the connection options of the first scene.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// Asked for what the scene can be restored from: after it went into the background, and from time to time while it is
    /// used, since a program may end without a word (R3).
    ///
    /// Then the activity's delegate is asked to bring it up to date, the responders whose `userActivity` it is, and at last
    /// `scene(_:didUpdate:)`. At the next launch it is the session's `stateRestorationActivity` before the scene connects.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// The scene is to be as it was left: called after it has connected and before the user works in it (R3).
    ///
    /// The session's `stateRestorationActivity` is the same activity, for what is needed earlier.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

    /// An activity is about to be gone on with in a scene that is there.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// An activity is to be gone on with in a scene that is there: the one with which the app asked for the scene.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// An activity of another device did not come, which does not happen here.
    func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )

    /// The activity that the scene can be restored from was brought up to date, and is about to be kept: time for last data.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        _answer("scene:willConnectToSession:options:", scene, session, connectionOptions) as Void?
    }

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {
        _answer("sceneDidDisconnect:", scene) as Void?
    }

    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {
        _answer("sceneDidBecomeActive:", scene) as Void?
    }

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {
        _answer("sceneWillResignActive:", scene) as Void?
    }

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {
        _answer("sceneWillEnterForeground:", scene) as Void?
    }

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {
        _answer("sceneDidEnterBackground:", scene) as Void?
    }

    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        _answer("scene:openURLContexts:", scene, URLContexts) as Void?
    }

    /// Answers what the app gave the session itself: nil by default, and the scene starts afresh.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        if let activity: NSUserActivity = _answer("stateRestorationActivityForScene:", scene) {
            return activity
        }
        scene._isAskedInVain = true
        return scene.session.stateRestorationActivity
    }

    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    {
        _answer("scene:restoreInteractionStateWithUserActivity:", scene, stateRestorationActivity) as Void?
    }

    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        _answer("scene:willContinueUserActivityWithType:", scene, userActivityType) as Void?
    }

    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        _answer("scene:continueUserActivity:", scene, userActivity) as Void?
    }

    /// Does nothing.
    public func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        _answer("scene:didFailToContinueUserActivityWithType:error:", scene, userActivityType, error) as Void?
    }

    /// Does nothing.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        _answer("scene:didUpdateUserActivity:", scene, userActivity) as Void?
    }
}
