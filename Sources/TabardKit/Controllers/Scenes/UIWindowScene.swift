/// A scene of windows: what `UIWindow(windowScene:)` makes belongs to one.
///
/// The first window of a scene is its main one: when the user closes it, the scene ends.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable, TraitHolder {
    var _traitState: TraitState?
    private var attached: [WeakWindow] = []
    weak var _lastKeyWindow: UIWindow?
    /// The window of the scene's storyboard, which a delegate need not keep.
    var _storyboardWindow: UIWindow?
    var _geometry: SceneGeometry?
    private(set) var _restrictions: UISceneSizeRestrictions?
    private lazy var statusBar = UIStatusBarManager()

    /// The windows of the scene, shown or not, in the order in which they were added.
    open var windows: [UIWindow] {
        guard !_isOfAppWithoutScenes else { return UIApplication.shared.windows }
        return attached.compactMap(\.window)
    }

    /// The window of the scene that the keyboard goes to while the scene is active.
    open var keyWindow: UIWindow? {
        _isOfAppWithoutScenes ? UIApplication.shared._keyWindow : _lastKeyWindow
    }

    /// The screen of the app.
    open var screen: UIScreen { .main }

    /// The traits of the main window; those of the screen before there is one.
    open var traitCollection: UITraitCollection { _mainWindow?._traits ?? screen.traitCollection }

    /// The traits that are others in the scene's windows than on the screen; none by default.
    public var traitOverrides: UITraitOverrides {
        get { _traitState?.overrides ?? UITraitOverrides() }
        set {
            _ownTraitState.overrides = newValue
            for window in windows { window._updateSizeClasses() }
        }
    }

    /// Called after light, dark, size class or direction changed; does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// `portrait` while the scene is higher than wide, else `landscapeRight`.
    open var interfaceOrientation: UIInterfaceOrientation { _currentGeometry.orientation }

    /// How the scene stands on the screen now.
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// The area of the main window; that of the screen before there is one.
    open var coordinateSpace: any UICoordinateSpace { _mainWindow ?? screen }

    /// Whether the main window has all of its monitor, as F11 or the desktop made it.
    open var isFullScreen: Bool { _mainWindow?._native?.isFullscreen == true }

    /// The least and the largest size that the user may give the windows.
    open var sizeRestrictions: UISceneSizeRestrictions? {
        let restrictions = _restrictions ?? UISceneSizeRestrictions(of: self)
        _restrictions = restrictions
        return restrictions
    }

    /// The status bar, which no app has on Linux: it is hidden and has no size.
    open var statusBarManager: UIStatusBarManager? { statusBar }

    /// The window that the scene stands and falls with.
    var _mainWindow: UIWindow? { windows.first }

    /// Whether this is the one scene of an app without a scene manifest.
    var _isOfAppWithoutScenes: Bool { UIApplication.shared._sceneOfAppWithoutScenes === self }

    func _attach(_ window: UIWindow) {
        attached.removeAll { $0.window == nil || $0.window === window }
        attached.append(WeakWindow(window: window))
    }

    func _detach(_ window: UIWindow) {
        attached.removeAll { $0.window == nil || $0.window === window }
        if _lastKeyWindow === window { _lastKeyWindow = nil }
    }

    override var _stateToFollow: ActivationState {
        let shown = windows.compactMap(\._native)
        guard !shown.isEmpty, !UIApplication.shared._isAsleep else { return super._stateToFollow }
        if shown.allSatisfy(\.isMinimized) { return .background }
        return shown.contains(where: \.isActive) ? .foregroundActive : .foregroundInactive
    }

    override var _responders: [UIResponder] { super._responders + windows.flatMap(\._responders) }

    override func _titleChanged() {
        super._titleChanged()
        for window in windows { window._updateTitle() }
    }

    override func _close() {
        for window in windows { window.isHidden = true }
    }

    override func _present() {
        _mainWindow?._native?.present()
    }
}

/// A window that is not held.
private struct WeakWindow {
    weak var window: UIWindow?
}
