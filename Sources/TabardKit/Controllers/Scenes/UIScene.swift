/// One of the app's interfaces, with a life of its own: a window of the desktop.
///
/// UIKit makes scenes by the scene manifest of the app's `Info.plist`; see `UIWindowSceneDelegate`. They are always
/// `UIWindowScene`s. An app without a manifest has one scene, which has no delegate and all of its windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    private let ownSession: UISceneSession
    private var ownTitle = ""
    private var ownSubtitle = ""
    var _state: ActivationState = .unattached
    var _targetState: ActivationState = .unattached
    var _isChangingState = false
    /// Whether the delegate leaves `stateRestorationActivity(for:)` out.
    var _isAskedInVain = false
    /// How many calls of `completeStateRestoration()` are owed.
    private var extensions = 0

    /// Makes a scene. UIKit calls it; an app makes none itself.
    ///
    /// - Parameters:
    ///   - session: What lasts of the scene.
    ///   - connectionOptions: Why the scene is made.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        ownSession = session
        super.init()
    }

    /// What lasts of the scene.
    open var session: UISceneSession { ownSession }

    /// Hears of the scene's life, and is held by the scene. UIKit makes it of the class that the configuration names.
    open var delegate: (any UISceneDelegate)?

    /// Whether the user works in the scene, has it in sight, or neither.
    open var activationState: ActivationState { _state }

    /// What the windows of the scene are called, in place of their controllers' titles; empty by default, as after nil is set.
    open var title: String! {
        get { ownTitle }
        set {
            ownTitle = newValue ?? ""
            _titleChanged()
        }
    }

    /// What stands behind the title in the title bar; empty by default.
    open var subtitle: String {
        get { ownSubtitle }
        set {
            ownSubtitle = newValue
            _titleChanged()
        }
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Opens an address in the program that the user has for it; see `UIApplication.open(_:options:completionHandler:)`.
    ///
    /// - Parameters:
    ///   - url: The address of a link or a file.
    ///   - options: How it is opened; nil as if none were set.
    ///   - completion: Called later, with whether a program took it.
    open func open(
        _ url: URL,
        options: OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isLimited = options?.universalLinksOnly ?? false
        UIApplication.shared._open(url, onlyUniversalLinks: isLimited) { completion?($0) }
    }

    /// Opens an address in the program that the user has for it; see `UIApplication.open(_:options:)`.
    ///
    /// - Returns: Whether a program took it.
    @discardableResult
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        let isLimited = options?.universalLinksOnly ?? false
        return await withCheckedContinuation { continuation in
            UIApplication.shared._open(url, onlyUniversalLinks: isLimited) {
                continuation.resume(returning: $0)
            }
        }
    }

    /// Says that the scene goes on being restored, until as many calls of `completeStateRestoration()` follow (R3).
    ///
    /// Until then its state is not saved, so that what is not there yet is not lost.
    open func extendStateRestoration() { extensions += 1 }

    /// Says that the scene is done with what it said by `extendStateRestoration()`, without which it is a programming error.
    open func completeStateRestoration() {
        require(extensions > 0, "completeStateRestoration() follows a call of extendStateRestoration()")
        extensions -= 1
        guard extensions == 0, UIApplication.shared._isLaunched else { return }
        UIApplication.shared._sceneKeeper?.restored(self)
        UIApplication.shared._sceneKeeper?.noteChange()
    }

    /// Whether the scene is being restored, which is no time to save it.
    var _isRestoring: Bool { extensions > 0 }

    /// Whether nothing but a window's size is kept of the scene.
    var _keepsNoActivity: Bool {
        session.stateRestorationActivity == nil && (delegate == nil || _isAskedInVain)
    }

    /// The state that the scene should be in.
    var _stateToFollow: ActivationState {
        if UIApplication.shared._isAsleep { return .background }
        return _state == .background ? .foregroundInactive : _state
    }

    /// The responders that may have an activity of their own: the scene, its windows and their controllers.
    var _responders: [UIResponder] { [self] }

    func _titleChanged() { UIApplication.shared._sceneKeeper?.noteChange() }

    /// Takes what belongs to the scene off the screen.
    func _close() {}

    /// Brings the scene before the user.
    func _present() {}
}
