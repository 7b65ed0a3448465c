/// What an app does at the turns of its life: all methods are optional.
///
/// Mark the class with `@main` to make it the program:
///
/// ```swift
/// @main
/// class AppDelegate: UIResponder, UIApplicationDelegate {
///     var window: UIWindow?
///
///     func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///     ) -> Bool {
///         window = UIWindow(frame: UIScreen.main.bounds)
///         window?.rootViewController = UITabBarController()
///         window?.makeKeyAndVisible()
///         return true
///     }
/// }
/// ```
///
/// A method must stand in the class that declares the conformance; without the Objective-C
/// runtime one that only a subclass adds is not seen.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's main window.
    var window: UIWindow? { get set }

    /// Called first, before anything is restored.
    ///
    /// False keeps `application(_:open:options:)` and `application(_:performActionFor:completionHandler:)` from being called.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app should show its window; an app with scenes shows it later, in `scene(_:willConnectTo:options:)`.
    ///
    /// False keeps `application(_:open:options:)` and `application(_:performActionFor:completionHandler:)` from being called.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The older form of `application(_:didFinishLaunchingWithOptions:)`, called only where that one is missing.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// The user works in the app now.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The user turns to something else.
    func applicationWillResignActive(_ application: UIApplication)

    /// No window is in sight any more, or the system goes to sleep: save what must be kept.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// A window comes back into sight, or the system wakes.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// The system is short of memory: let go of what can be made again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Which ways up the controllers of a window may be; never asked on Linux, where no app turns.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// The last window was closed, or the program was asked to end (SIGTERM, SIGINT, SIGHUP).
    func applicationWillTerminate(_ application: UIApplication)

    /// Called with each address that the program was started with, of a scheme that the app's `Info.plist` declares in
    /// `CFBundleURLTypes`; in an app with scenes those find them in their connection options.
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Called with the shortcut that the program was started with, if the app has no scenes and no method of the launch
    /// answered false; see `UIApplicationShortcutItem`.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - shortcutItem: The shortcut.
    ///   - completionHandler: To be called when it is done, with whether it could be.
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )

    /// Asked before the state of the interface is saved; nothing is saved unless it answers true (R1).
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - coder: Takes what is to decide, at the next launch, whether to restore.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Asked at the launch, if a state was saved, whether it is to come back (R1).
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - coder: What the delegate wrote, the app's version and the time; see `UIApplication.stateRestorationBundleVersionKey`.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// The older form of `application(_:shouldSaveSecureApplicationState:)`, called only where that one is missing.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// The older form of `application(_:shouldRestoreSecureApplicationState:)`, called only where that one is missing.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Called first when the state is saved: time to write what belongs to no controller.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Called last when the state has come back: time to read what the delegate wrote.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Asked for a controller that is to come back and has no restoration class; nil if it is there already, or if a
    /// storyboard has it.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - identifierComponents: The restoration identifiers of the controller and, before it, of those that it was in.
    ///   - coder: What the controller wrote.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// An activity is about to be gone on with, in an app without scenes (R3).
    ///
    /// - Returns: Whether the delegate tells the user itself that it comes.
    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    /// An activity is to be gone on with, in an app without scenes: the one with which the app asked for its scene (R3).
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - userActivity: The activity.
    ///   - restorationHandler: Takes the objects whose `restoreUserActivityState(_:)` is then called; it need not be called.
    /// - Returns: Whether the delegate goes on with it.
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// An activity of another device did not come, which does not happen here.
    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )

    /// An activity was brought up to date for another device, which does not happen here.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// Asked how a new scene is made, where the app's `Info.plist` has a scene manifest.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// The user closed scenes, or the app did, and they do not come back. The last one, whose closing ends the app, is not
    /// told of.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// Answers nil and forgets what is set; a delegate that shows a window declares the property itself.
    public var window: UIWindow? {
        get { _answer("window") }
        set { _answer("setWindow:", newValue) as Void? }
    }

    /// Answers true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        _answer("application:willFinishLaunchingWithOptions:", application, launchOptions) ?? true
    }

    /// Answers as `application(_:shouldSaveApplicationState:)` does.
    public func application(
        _ application: UIApplication,
        shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool {
        _answer("application:shouldSaveSecureApplicationState:", application, coder)
            ?? self.application(application, shouldSaveApplicationState: coder)
    }

    /// Answers as `application(_:shouldRestoreApplicationState:)` does.
    public func application(
        _ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
        _answer("application:shouldRestoreSecureApplicationState:", application, coder)
            ?? self.application(application, shouldRestoreApplicationState: coder)
    }

    /// Answers false.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        _answer("application:shouldSaveApplicationState:", application, coder) ?? false
    }

    /// Answers false.
    public func application(
        _ application: UIApplication,
        shouldRestoreApplicationState coder: NSCoder
    ) -> Bool {
        _answer("application:shouldRestoreApplicationState:", application, coder) ?? false
    }

    /// Does nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        _answer("application:willEncodeRestorableStateWithCoder:", application, coder) as Void?
    }

    /// Does nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        _answer("application:didDecodeRestorableStateWithCoder:", application, coder) as Void?
    }

    /// Answers nil.
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        _answer(
            "application:viewControllerWithRestorationIdentifierPath:coder:",
            application,
            identifierComponents,
            coder
        )
    }

    /// Calls `applicationDidFinishLaunching(_:)` and answers true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if let answer: Bool = _answer(
            "application:didFinishLaunchingWithOptions:",
            application,
            launchOptions
        ) {
            return answer
        }
        applicationDidFinishLaunching(application)
        return true
    }

    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {
        _answer("applicationDidFinishLaunching:", application) as Void?
    }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        _answer("applicationDidBecomeActive:", application) as Void?
    }
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {
        _answer("applicationWillResignActive:", application) as Void?
    }
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {
        _answer("applicationDidEnterBackground:", application) as Void?
    }
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {
        _answer("applicationWillEnterForeground:", application) as Void?
    }
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        _answer("applicationDidReceiveMemoryWarning:", application) as Void?
    }
    /// Answers all.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        _answer("application:supportedInterfaceOrientationsForWindow:", application, window) ?? .all
    }
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {
        _answer("applicationWillTerminate:", application) as Void?
    }

    /// Answers false.
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        _answer("application:openURL:options:", app, url, options) ?? false
    }

    /// Tells that it could not be done.
    public func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let answer: Void? = _answer(
            "application:performActionForShortcutItem:completionHandler:",
            application,
            shortcutItem,
            completionHandler
        )
        if answer == nil { completionHandler(false) }
    }

    /// Answers false.
    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        _answer("application:willContinueUserActivityWithType:", application, userActivityType) ?? false
    }

    /// Answers false.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        _answer(
            "application:continueUserActivity:restorationHandler:",
            application,
            userActivity,
            restorationHandler
        ) ?? false
    }

    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        _answer(
            "application:didFailToContinueUserActivityWithType:error:",
            application,
            userActivityType,
            error
        ) as Void?
    }

    /// Does nothing.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        _answer("application:didUpdateUserActivity:", application, userActivity) as Void?
    }

    /// Answers the first configuration of the `Info.plist`.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        _answer(
            "application:configurationForConnectingSceneSession:options:",
            application,
            connectingSceneSession,
            options
        ) ?? connectingSceneSession.configuration
    }

    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        _answer("application:didDiscardSceneSessions:", application, sceneSessions) as Void?
    }

    /// Runs the app with an object of this class as its delegate; `@main` calls it.
    public static func main() {
        exit(UIApplication._run(delegateClass: self))
    }
}
