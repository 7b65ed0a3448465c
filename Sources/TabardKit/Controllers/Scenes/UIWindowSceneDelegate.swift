/// What a scene of windows tells of its life: all methods are optional.
///
/// The app's `Info.plist` names the class, in the scene manifest:
///
/// ```xml
/// <key>UIApplicationSceneManifest</key>
/// <dict>
///     <key>UISceneConfigurations</key>
///     <dict>
///         <key>UIWindowSceneSessionRoleApplication</key>
///         <array>
///             <dict>
///                 <key>UISceneConfigurationName</key>
///                 <string>Default Configuration</string>
///                 <key>UISceneDelegateClassName</key>
///                 <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
///             </dict>
///         </array>
///     </dict>
/// </dict>
/// ```
///
/// ```swift
/// class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///     var window: UIWindow?
///
///     func scene(
///         _ scene: UIScene,
///         willConnectTo session: UISceneSession,
///         options connectionOptions: UIScene.ConnectionOptions
///     ) {
///         guard let windowScene = scene as? UIWindowScene else { return }
///         window = UIWindow(windowScene: windowScene)
///         window?.rootViewController = UITabBarController()
///         window?.makeKeyAndVisible()
///     }
/// }
/// ```
///
/// The application delegate then hears of the launch and of the end, and the scenes' delegates of all between.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }

    /// The size, the orientation or the traits of the scene are others now; the arguments tell what they were.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    )

    /// A shortcut was chosen for a scene that is there: by a desktop that calls the app as `org.freedesktop.Application`. One that
    /// starts a program anew gives it to the connection options of that one's first scene.
    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
}

extension UIWindowSceneDelegate {
    /// Answers nil and forgets what is set; a delegate that shows a window declares the property itself.
    public var window: UIWindow? {
        get { _answer("window") }
        set { _answer("setWindow:", newValue) as Void? }
    }

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        _answer(
            "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
            windowScene,
            previousCoordinateSpace,
            previousInterfaceOrientation,
            previousTraitCollection
        ) as Void?
    }

    /// Tells that it could not be done.
    public func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let answer: Void? = _answer(
            "windowScene:performActionForShortcutItem:completionHandler:",
            windowScene,
            shortcutItem,
            completionHandler
        )
        if answer == nil { completionHandler(false) }
    }
}
