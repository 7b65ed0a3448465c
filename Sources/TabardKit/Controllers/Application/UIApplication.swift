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

    /// Names what an app was launched with. Nothing is passed on Linux yet.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    static var _shared: UIApplication?

    var _endings: [Ending] = []

    /// The one application object.
    open class var shared: UIApplication {
        if let shared = _shared { return shared }
        let application = UIApplication()
        _shared = application
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

    var _state: State = .inactive
    var _targetState: State = .inactive
    var _isChangingState = false
    var _windows: [UIWindow] { RootViews.shown.map(\._asWindow) }
    weak var _keyWindow: UIWindow?
    var _isLaunched = false
    var _isTerminating = false
    var _isAsleep = false
    var _sleepSubscription: DBusSubscription?
    var _followsDesktop = false
    /// The delegate property is weak, as on iOS, so something must hold the object.
    var _ownedDelegate: NSObject?
}
