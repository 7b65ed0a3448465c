import Foundation

/// Knows what has the keyboard focus of a window, and moves it.
///
/// The focus is the desktop's: the Tab key, the arrow keys and a click move it, screen readers follow it, and what a view does to have
/// it, here it has.
///
/// - **FO1** When the focus has moved, all environments around what had it and around what has it are told, from the inside out and
///   each once; then `didUpdateNotification` is posted.
/// - **FO2** All of them are asked before. If one says no, the focus stays; a text that was clicked was being edited for that moment.
///   A focus that goes, because its view went, asks nobody.
/// - **FO3** What an environment wants most is the first of its preferred ones in which anything can have the focus, then itself, then
///   its subviews in their order. What is hidden, out of the window or takes no input is passed over. The Tab key comes to it, where
///   nothing had the focus and an app's own environment prefers something.
/// - **FO4** `setNeedsFocusUpdate()` moves the focus if it is in the environment, or nowhere. `requestFocusUpdate(to:)` moves it in any
///   case. The last one counts.
/// - **FO5** A guide that is nearest in the direction of an arrow key, and lies beside what has the focus, leads to what it prefers.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject, _SelectorAnswering {
    /// Posted when the focus has moved; the object is the system, and the user info has the context and the coordinator.
    public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")

    /// Posted when someone said no; the object and the user info are those of `didUpdateNotification`.
    public nonisolated static let movementDidFailNotification = NSNotification.Name(
        "UIFocusMovementDidFailNotification"
    )

    /// The key of the context in a notification's user info.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

    /// The key of the coordinator in a notification's user info.
    public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    private weak var root: (any RootView)?
    private nonisolated let window: ObjectIdentifier

    init(_ root: any RootView) {
        self.root = root
        window = ObjectIdentifier(root)
        super.init()
    }

    /// Finds the system that an environment is in; nil if it is in no window.
    public convenience init?(for environment: any UIFocusEnvironment) {
        guard let root = environment._focusRoot else { return nil }
        self.init(root)
    }

    /// The system that an environment is in; nil if it is in no window.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environment._focusRoot?._focus.system
    }

    /// Whether an environment is another one, or in it.
    open class func environment(
        _ environment: any UIFocusEnvironment,
        contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        environment.contains(otherEnvironment)
    }

    /// What has the focus; nil if nothing has it.
    open weak var focusedItem: (any UIFocusItem)? { root?._focus.item }

    /// Moves the focus to what an environment wants most, at the end of this turn of the run loop.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard let root, environment._focusRoot === root else { return }
        root._focus.ask(for: environment, inAnyCase: true)
    }

    /// Moves the focus now, if that was asked for; once all have been told, if they are being told of a move.
    open func updateFocusIfNeeded() { root?._focus.updateIfAsked() }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFocusSystem)?.window == window
    }

    open override var hash: Int { window.hashValue }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(
            UIFocusSystem.self,
            [.method("updateFocusIfNeeded") { $0.updateFocusIfNeeded() }]
        )
    }
}
