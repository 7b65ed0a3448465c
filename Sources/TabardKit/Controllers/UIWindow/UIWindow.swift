internal import GtkInterop

/// The root of a tree of views, in a window of the desktop.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = UITabBarController()
/// window.makeKeyAndVisible()
/// ```
///
/// The app must keep a reference to the window, as it must on iOS.
///
/// Some desktops draw a title bar above the window, with the buttons that close it or give it another size. Where a desktop leaves that
/// to programs, as most do on Wayland, the window has one bar at its top all the same:
///
/// - **W1** There is no title bar. The buttons, those that the desktop has and in its order, stand in the upper corners of the content.
/// - **W2** The bar that lies in a corner, which may be a navigation bar, the tabs of a wide window or a sidebar, stands in the
///   row of the buttons and leaves them their room.
/// - **W3** Where there is no bar, the row, 44 points high, is covered as by a status bar: it is outside the safe area.
/// - **W4** In that row, whatever is no control and has no gesture recognizer moves the window; a double click and the secondary button
///   there do what they do on title bars.
/// - **W5** Full screen, and where the desktop has no such buttons, as on a phone, there is neither row nor room.
@preconcurrency @MainActor
open class UIWindow: UIView, RootView {
    var _native: NativeWindow?
    var _traits = UIScreen.main.traitCollection
    var _asWindow: UIWindow { self }
    lazy var _arena = GestureArena(root: self)
    var _touchTracker: TouchTracker?
    var _drops: WindowDrops?
    /// Whether the window was shown in this turn of the run loop, so that nobody has seen it yet.
    var _isUnseen = false
    var _buttonRoom = WindowButtonRoom()
    var _menuButton: UIButton?
    lazy var _heldKeys = HeldKeys(of: self)

    weak var _scene: UIWindowScene?

    private lazy var ownUndoManager = UndoManager()

    /// The window's own, which all its views and controllers have in common.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Makes a window that opens with the size of the frame; the desktop decides where it stands.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _window = self
        backgroundColor = .systemBackground
        isHidden = true
    }

    /// Makes a window of a scene, with the size of the screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        _window = self
        backgroundColor = .systemBackground
        isHidden = true
        self.windowScene = windowScene
    }

    /// Makes a window of the screen's size.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Makes a window from an archive, with the size of the screen.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame = UIScreen.main.bounds
        _window = self
        backgroundColor = .systemBackground
        isHidden = true
    }

    isolated deinit {
        _native?.destroy()
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { _rootViewControllerChanged(from: oldValue) }
    }

    /// The scene that the window belongs to.
    ///
    /// In an app without a scene manifest all windows belong to its one scene. In one with scenes a window that belongs to
    /// none, as `init(frame:)` makes them, is shown all the same; iOS does not show it.
    open weak var windowScene: UIWindowScene? {
        get { _scene ?? UIApplication.shared._sceneOfAppWithoutScenes }
        set {
            guard _scene !== newValue else { return }
            _scene?._detach(self)
            _scene = newValue
            _scene?._attach(self)
            _takeRestoredSize()
            _updateTitle()
            _applySizeRestrictions()
        }
    }

    /// Whether this is the window that the keyboard goes to.
    open var isKeyWindow: Bool { UIApplication.shared._keyWindow === self }

    open override var next: UIResponder? { _scene ?? UIApplication.shared }

    /// Whether the window is off the screen; true until it is shown.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { _hide() } else { _show() }
        }
    }

    /// Shows the window and makes it the one that the keyboard goes to.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { _show() }
        makeKey()
    }

    /// Makes this the window that the keyboard goes to.
    open func makeKey() {
        UIApplication.shared._makeKey(self)
    }

    /// Called when the window becomes the key window; does nothing by default.
    open func becomeKey() {}

    /// Called when the window is no longer the key window; does nothing by default.
    open func resignKey() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.viewIfLoaded?.frame = bounds
        _placeMenuButton()
    }

    /// The view that has the keyboard focus of the window.
    var _focusedView: UIView? {
        // A view around a widget of GTK's own, such as a text, only holds what has the focus.
        (_focusedElement as? UIView).flatMap { $0._widget?.isFocused == true ? $0 : nil }
    }

    private(set) lazy var _focus = WindowFocus(self)

    /// The view of the controller in front.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        _frontController.map { [$0] } ?? []
    }

    private var _frontController: UIViewController? {
        rootViewController?._presentedChain.last ?? rootViewController
    }

    override func _moveFocus(_ direction: FocusDirection) -> Bool? {
        guard direction == .forward, _focus.isEntered, let view = _frontController?.viewIfLoaded,
            let item = FocusSearch.preferredItem(in: view)
        else { return nil }
        return _focus.move(to: item)
    }

    var _focusEntry: UIView? {
        guard let controller = _frontController else { return self }
        return controller._focusEntry
    }

    override func _widgetDidLoad(_ widget: Widget) {
        widget.connect("notify::scale-factor") { [weak self] in self?._updateSizeClasses() }
        _followTouches(on: widget)
    }

    override func _willLayOut(width: Int, height: Int) {
        let size = CGSize(width: width, height: height)
        guard bounds.size != size else { return }
        let coordinator = _announce(size)
        frame = CGRect(origin: .zero, size: size)
        _updateSizeClasses()
        ScreenKeyboard.windowResized(self)
        coordinator?.end()
    }
}
