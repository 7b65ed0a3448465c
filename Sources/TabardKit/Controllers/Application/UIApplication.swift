internal import GtkInterop

/// The running app: its delegate, its windows and its state.
@preconcurrency @MainActor
open class UIApplication: UIResponder, ActionSending {
    /// Whether the user works in the app.
    public enum State: Int, Sendable {
        /// The user works in one of the windows.
        case active = 0
        /// A window is in sight, but the user works elsewhere.
        case inactive = 1
        /// No window is in sight.
        case background = 2
    }

    /// Names what an app was launched with.
    @frozen
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The address that the program was started with, a `URL`, where the app has no scenes.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

        /// The shortcut that the program was started with, a `UIApplicationShortcutItem`, where the app has no scenes.
        public static let shortcutItem = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
        )
    }

    /// Names what is known of an address that the app is to open.
    @frozen
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Who opens it; a desktop does not tell.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
        /// What its owner gave along; a desktop does not tell.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a file may be changed where it lies, a `Bool`.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
        )
    }

    static var _shared: UIApplication?

    var _endings: [Ending] = []

    /// The one application object.
    open class var shared: UIApplication {
        if let shared = _shared { return shared }
        let application = UIApplication()
        _shared = application
        InterfaceClasses.modulesOfApp = { application._modules }
        ActionDelivery.application = application
        return application
    }

    /// Hears of the app's life. `@main` and `UIApplicationMain` set it.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Whether the user works in the app.
    open var applicationState: State { _state }

    /// The app's windows, in the order in which they were shown.
    open var windows: [UIWindow] { _windows }

    /// The window in which the user works, or worked last; nil if there is none.
    open var keyWindow: UIWindow? { _keyWindow }

    /// The scenes that are there: one a window of the app, or the one scene of an app without a scene manifest.
    open var connectedScenes: Set<UIScene> { Set(_scenes) }

    /// What lasts of these scenes.
    open var openSessions: Set<UISceneSession> { Set(_scenes.map(\.session)) }

    /// The shortcuts that the app offers beside those of its `Info.plist`; kept while the app runs, and not shown by desktops,
    /// which know only the actions of the app's desktop file.
    open var shortcutItems: [UIApplicationShortcutItem]? = []

    /// Where the status bar stands: nowhere, as there is none on Linux. Deprecated on iOS in favour of the scene's
    /// `statusBarManager`.
    open var statusBarFrame: CGRect { .zero }

    /// Whether the status bar is hidden: always true, and setting it is without effect. Deprecated on iOS in favour of the
    /// controllers' `prefersStatusBarHidden`.
    open var isStatusBarHidden: Bool {
        get { true }
        set {}
    }

    /// Hides or shows the status bar; without effect on Linux, and deprecated on iOS.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// What the status bar's texts look like: always `default`, and setting it is without effect. Deprecated on iOS in favour
    /// of the controllers' `preferredStatusBarStyle`.
    open var statusBarStyle: UIStatusBarStyle {
        get { .default }
        set {}
    }

    /// Changes the look of the status bar; without effect on Linux, and deprecated on iOS.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    /// How the window lies in which the user works, by its shape; `unknown` without one. Deprecated on iOS in favour of the
    /// scene's `interfaceOrientation`.
    open var statusBarOrientation: UIInterfaceOrientation {
        keyWindow?.windowScene?.interfaceOrientation ?? .unknown
    }

    /// How long an interface takes to turn, in seconds: 0, as none does on Linux. Deprecated on iOS.
    open var statusBarOrientationAnimationDuration: TimeInterval { 0 }

    /// Which ways up the controllers of a window may be, unless they say more; all, since desktops don't turn windows.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

    /// Whether the app may have several scenes: whether its `Info.plist` says `UIApplicationSupportsMultipleScenes` in its
    /// scene manifest.
    open var supportsMultipleScenes: Bool { _sceneManifest?.supportsMultipleScenes ?? false }

    /// Opens another scene, or brings one that is there before the user, once the current event is dealt with.
    ///
    /// - Parameters:
    ///   - sceneSession: The scene that is meant; nil for a new one.
    ///   - userActivity: What the scene is to show. A new one finds it in its connection options, and the delegate of another
    ///     is told by `scene(_:continue:)`.
    ///   - options: How the scene is brought before the user.
    ///   - errorHandler: Called with a `UISceneError` if the app supports no further scene, or has no such scene.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?,
        userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        _activate(sceneSession, userActivity, errorHandler)
    }

    /// Opens another scene, or brings one that is there before the user, once the current event is dealt with.
    ///
    /// - Parameters:
    ///   - request: Which scene, and what it is to show.
    ///   - errorHandler: Called with a `UISceneError` if the app supports no further scene, or has no such scene.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        _activate(request.session, request.userActivity, errorHandler)
    }

    /// Closes a scene and its windows for good, once the current event is dealt with. Closing the last one ends the app.
    ///
    /// - Parameters:
    ///   - sceneSession: The scene.
    ///   - options: How it goes.
    ///   - errorHandler: Called with a `UISceneError` if the app has no such scene.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession,
        options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        _destroy(sceneSession, errorHandler)
    }

    /// Makes an object known whose state is kept with that of the interface; it is not held (R1).
    ///
    /// - Parameters:
    ///   - object: The object. What controllers write may refer to it.
    ///   - restorationIdentifier: Its identity from launch to launch; an empty one is a programming error. One that another
    ///     object has is that object's no longer.
    open class func registerObject(
        forStateRestoration object: any UIStateRestoring,
        restorationIdentifier: String
    ) {
        RegisteredObject.register(object, restorationIdentifier)
    }

    /// Says that the app goes on restoring after the launch, until as many calls of `completeStateRestoration()` follow (R1).
    ///
    /// Until then nothing is saved, so that what is not there yet is not lost.
    open func extendStateRestoration() { _stateRestoration.extend() }

    /// Says that the app is done with what it said by `extendStateRestoration()`, without which it is a programming error.
    open func completeStateRestoration() { _stateRestoration.complete() }

    /// Whether the screen stays on while nobody touches it; false by default. The desktop's portal keeps it so, or the screen saver
    /// where there is no portal, as long as the app runs (S1 to S4).
    open var isIdleTimerDisabled: Bool {
        get { IdleInhibition.shared.isWanted }
        set { IdleInhibition.shared.isWanted = newValue }
    }

    /// Whether a shake offers to take back what the user did last, where nobody else uses it (SH2); true by default.
    open var applicationSupportsShakeToEdit = true

    /// The number at the app's icon; 0 by default and at each start, and less than 0 counts as 0.
    ///
    /// It is shown by docks that listen for it, at the icon of the desktop file that has the name of the app's `CFBundleIdentifier`
    /// (BN1, BN2); elsewhere nothing is shown.
    open var applicationIconBadgeNumber: Int {
        get { IconBadge.number }
        set { IconBadge.number = newValue }
    }

    /// Whether a program is there for an address: one that the desktop has for links of its scheme or files of its type, or this
    /// app, whose own schemes are those of `CFBundleURLTypes`.
    ///
    /// Nobody is asked for it. A sandbox hides the desktop's programs, so that false is no promise there. An address of more than
    /// 64 KiB is none.
    open func canOpenURL(_ url: URL) -> Bool { OpenedAddresses.isOfApp(url) || ExternalAddress.canOpen(url) }

    /// Opens an address in the program that the user has for it, by the desktop's portal where there is one (U1 to U4).
    ///
    /// One of the app's own schemes is its delegate's, or that of the scene in which the user works.
    ///
    /// - Parameters:
    ///   - url: The address of a link or a file.
    ///   - options: How it is opened.
    ///   - completion: Called later, with whether a program took it: false if there is none for it, if the user chose none, or if
    ///     the desktop does not answer.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        _open(url, onlyUniversalLinks: options[.universalLinksOnly] as? Bool ?? false) { completion?($0) }
    }

    /// Opens an address in the program that the user has for it, by the desktop's portal where there is one (U1 to U4).
    ///
    /// - Returns: Whether a program took it.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        let isLimited = options[.universalLinksOnly] as? Bool ?? false
        return await withCheckedContinuation { continuation in
            _open(url, onlyUniversalLinks: isLimited) { continuation.resume(returning: $0) }
        }
    }

    /// Keeps the system from showing a picture of the app at its next launch. Without effect on Linux, which shows none.
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Asks for new pictures of a scene that is in the background; without effect, since desktops show windows as they are.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    /// Whether the interface runs from the left or from the right.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Toolkit.isRightToLeft ? .rightToLeft : .leftToRight
    }

    open override var next: UIResponder? {
        // An application may be its own delegate.
        (delegate as? UIResponder).flatMap { $0 === self ? nil : $0 }
    }

    /// Calls a method of a target, or of the first responder that has it if the target is nil.
    ///
    /// All actions of controls, bar button items and keys come here; a subclass may watch them. For a nil target, what has
    /// the keyboard focus is asked first, then the sender, each with all responders that follow it.
    ///
    /// - Parameters:
    ///   - action: The method, which takes nothing, the sender, or the sender and the event.
    ///   - target: Whose method it is; nil for the responder chain. One without the method stops the program.
    ///   - sender: Who sends it.
    ///   - event: What it is sent for.
    /// - Returns: Whether there was anybody to call.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        ActionDelivery.deliver(action, to: target, from: sender, for: event)
    }

    /// What becomes of the interface's state from launch to launch.
    lazy var _stateRestoration = StateRestoration()
    var _stateKeeper: StateKeeper?
    /// Keeps the sessions of scenes; nil in an app without.
    var _sceneKeeper: SceneKeeper?
    /// What the `Info.plist` says of scenes; nil in an app without.
    var _sceneManifest: SceneManifest?
    var _ownScenes: [UIScene] = []
    var _windowsScene: UIWindowScene?
    var _state: State = .inactive
    var _targetState: State = .inactive
    var _isChangingState = false
    var _windows: [UIWindow] { RootViews.shown.map(\._asWindow) }
    weak var _keyWindow: UIWindow?
    var _isLaunched = false
    var _isTerminating = false
    var _isAsleep = false
    /// Whether motion was reduced when that was last looked at; nil before.
    var _reducedMotion: Bool?
    var _sleepSubscription: DBusSubscription?
    /// The app as other programs find it, if it has schemes of its own.
    var _instance: RunningInstance?
    var _memoryMonitor: MemoryMonitor?
    var _memoryPressure: MemoryPressure?
    /// In seconds of the clock that nobody sets.
    var _lastMemoryWarning = -Double.infinity
    var _followsDesktop = false
    /// The window of the main storyboard, which a delegate need not keep.
    var _storyboardWindow: UIWindow?
    /// The delegate property is weak, as on iOS, so something must hold the object.
    var _ownedDelegate: NSObject?
}
