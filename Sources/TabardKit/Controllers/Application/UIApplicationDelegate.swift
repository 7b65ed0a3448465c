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

    /// Called first, before anything is restored. The answer has no effect on Linux.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app should show its window. The answer has no effect on Linux.
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

    /// The last window was closed, or the program was asked to end (SIGTERM, SIGINT, SIGHUP).
    func applicationWillTerminate(_ application: UIApplication)
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
    public func applicationWillTerminate(_ application: UIApplication) {
        _answer("applicationWillTerminate:", application) as Void?
    }

    /// Runs the app with an object of this class as its delegate; `@main` calls it.
    public static func main() {
        exit(UIApplication._run(delegateClass: self))
    }
}
