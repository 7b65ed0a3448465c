internal import GtkInterop

/// The view at the top of a tree that is on the screen: the window, which lies on a floor above.
@MainActor
protocol RootView: UIView {
    /// The same, as Apple's members name it.
    var _asWindow: UIWindow { get }
    var _native: NativeWindow? { get }
    /// The style, size classes and direction that hold where nothing in the tree says otherwise.
    var _traits: UITraitCollection { get }
    /// Who gets the presses in the tree.
    var _arena: GestureArena { get }
    /// The view that has the keyboard focus of the window.
    var _focusedView: UIView? { get }
    /// The keyboard focus, as UIKit's environments hear of it.
    var _focus: WindowFocus { get }
    /// Where the focus begins in what is shown: a heading, something that takes it itself, or what holds such.
    var _focusEntry: UIView? { get }
    /// Who is asked for shortcuts, and what commands of menus are for.
    var _commandChain: [UIResponder] { get }
    /// Whether the window was shown in this turn of the run loop, so that nobody has seen it yet.
    var _isUnseen: Bool { get }
    /// What the window's own buttons take of its upper corners.
    var _buttonRoom: WindowButtonRoom { get }
}
