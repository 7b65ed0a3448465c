import Synchronization

/// An object that takes part in the responder chain: views, view controllers, the window and the
/// application.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring, _SelectorAnswering {
    nonisolated let _associatedValues = Mutex<AssociatedObjects.Values>([:])

    public override init() {
        super.init()
    }

    /// Called when the responder came from an interface document and everything in that is made and connected.
    ///
    /// Call `super`. It does nothing by default.
    open func awakeFromNib() {}

    /// Called by Interface Builder before it draws the view. Without effect on Linux, where nothing calls it.
    open func prepareForInterfaceBuilder() {}

    /// The next responder in the chain, or nil at its end.
    ///
    /// A view's is its controller or its superview; a controller's is its view's superview; a
    /// window's is the application; the application's is its delegate.
    open var next: UIResponder? { nil }

    /// What takes the user's changes back: by default that of the next responder, and at last the window's own.
    open var undoManager: UndoManager? { next?.undoManager }

    /// The activity that the user is at here. When a scene is to be restored from it, `updateUserActivityState(_:)` is called
    /// before it is kept (R3).
    open var userActivity: NSUserActivity? {
        didSet { if userActivity !== oldValue { RestorableChange.happened() } }
    }

    /// Called before the responder's activity is kept: time to bring its `userInfo` up to date. Does nothing by default.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Brings back what an activity says: an app calls it, or gives the object to the `restorationHandler` of
    /// `application(_:continue:restorationHandler:)`. It does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Whether the responder can take the keyboard focus; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder has the keyboard focus.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Takes the keyboard focus.
    ///
    /// A controller gets no keys by it, but its `inputAccessoryView` is shown at the lower edge of the window.
    ///
    /// - Returns: Whether the responder has the focus now.
    @discardableResult
    open func becomeFirstResponder() -> Bool { canBecomeFirstResponder && FirstResponder.become(self) }

    /// Gives the keyboard focus up.
    ///
    /// - Returns: Whether the focus was given up.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        FirstResponder.resign(self)
        return true
    }

    /// The window in which the views of `inputView` and `inputAccessoryView` are shown.
    var _inputWindow: UIView? { nil }

    /// The responder, if it has to do with the focus. Views and controllers say so themselves: whether a class conforms to a protocol
    /// is looked up among all conformances of the program, once for each class.
    var _focusEnvironment: (any UIFocusEnvironment)? { self as? any UIFocusEnvironment }

    /// Called when fingers, or the primary button of the mouse, came down in a view; asks the next responder by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when they moved; asks the next responder by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when they came up; asks the next responder by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when a gesture, scrolling or the desktop took them over; asks the next responder by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Called when a key went down that no shortcut has; asks the next responder by default.
    ///
    /// A key that the method does not pass on, by calling `super`, is used: texts and controls don't get it (K2). A key that is held is
    /// told once.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        _passOn(event) { $0.pressesBegan(presses, with: event) }
    }

    /// Called when a key is pressed otherwise than before; never on Linux. Asks the next responder by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        _passOn(event) { $0.pressesChanged(presses, with: event) }
    }

    /// Called when a key came up; asks the next responder by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        _passOn(event) { $0.pressesEnded(presses, with: event) }
    }

    /// Called when the window lost the keyboard while a key was down (K4); asks the next responder by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        _passOn(event) { $0.pressesCancelled(presses, with: event) }
    }

    /// Called when the device begins to be shaken (SH1); asks the next responder by default.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when the device was shaken (SH1, SH2); asks the next responder by default.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard let next else {
            event?._isLeft = true
            return
        }
        next.motionEnded(motion, with: event)
    }

    /// Called when the device is shaken for longer than a shake takes; never on Linux. Asks the next responder by default.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Whether the responder can do what a selector names, now.
    ///
    /// By default it can if it has such a method. Override it to say when a command makes sense.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isAnswered(by: self)
    }

    /// The first responder from this one on that can do what a selector names; nil if none can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }

    /// The shortcuts of the responder, while it or something in it has the focus, or its controller is on the screen; nil by
    /// default.
    ///
    /// It is asked for at keys that no control or text used, at those with Ctrl or Alt, and for the window of shortcuts.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called for the app and its delegate when the main menu is built, to put menus into it (M1); does nothing by default.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Called before a command is shown or performed, for the responder that would perform it to change its title, its state or
    /// whether it can be used; does nothing by default.
    open func validate(_ command: UICommand) {}

    /// Called when assistive technology presses an element, or the keyboard one that is no control, before it is tapped.
    ///
    /// - Returns: Whether that was all; false, the default, taps it.
    open func accessibilityActivate() -> Bool { false }

    /// Called for an adjustable element's value to go up by a step; does nothing by default.
    open func accessibilityIncrement() {}

    /// Called for an adjustable element's value to go down by a step; does nothing by default.
    open func accessibilityDecrement() {}

    /// Called for a page to be scrolled; false, that it can't be, by default.
    ///
    /// Screen readers on Linux scroll by moving the focus, so only an app's own code calls it.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Called for what is modal to go away: by Escape, where nothing else used the key.
    ///
    /// The focused view's chain of responders is asked up to the first that returns true; false by default.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Called for what matters most in the app, such as playing and pausing: by the keyboard's Play key, where nothing used it.
    ///
    /// The focused view's chain of responders is asked up to the first that returns true; false by default.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Called when the focus, and with it a screen reader, came to the element; does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when the focus left the element; does nothing by default.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether the focus, and with it a screen reader, is on the element.
    open func accessibilityElementIsFocused() -> Bool { isFirstResponder }

    /// A view at the lower edge of the window while the responder takes the keyboard's input; nil by default.
    ///
    /// Text fields and text views show theirs while they are edited, keyboard or not. While a responder has none, that of the
    /// nearest one after it in the chain is shown. A controller that can become first responder does when it has appeared.
    open var inputAccessoryView: UIView? { nil }

    /// A view in the place of a keyboard while the responder takes its input; nil, that is the desktop's own, by default.
    open var inputView: UIView? { nil }

    /// Puts the views of `inputView` and `inputAccessoryView` in the place of those that are shown.
    open func reloadInputViews() { InputPanel.reload(for: self) }

    /// Copies what is selected, and takes it away; does nothing by default.
    open func cut(_ sender: Any?) {}

    /// Copies what is selected; does nothing by default.
    open func copy(_ sender: Any?) {}

    /// Puts what was copied in the place of what is selected; does nothing by default.
    open func paste(_ sender: Any?) {}

    /// Takes away what is selected; does nothing by default.
    open func delete(_ sender: Any?) {}

    /// Selects what is at the insertion mark; does nothing by default.
    open func select(_ sender: Any?) {}

    /// Selects all; does nothing by default.
    open func selectAll(_ sender: Any?) {}

    /// Called when a property that this object observes changed; override it, and call `super` for what you don't observe.
    ///
    /// What nobody handled stops the program.
    open func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        NamedObservers.stopUnhandled(self, keyPath, object)
    }

    /// Sets an app's `@objc` property, or one of UIKit's well-known ones such as a tab bar controller's `tabBar`, by its name.
    ///
    /// A name that the class doesn't know goes to `setValue(_:forUndefinedKey:)`. A value of another kind, or a property
    /// that can only be read, is a programming error.
    open func setValue(_ value: Any?, forKey key: String) { KeyedValues.set(value, of: self, forKey: key) }

    /// Reads an app's `@objc` property, or one of UIKit's well-known ones, by its name.
    open func value(forKey key: String) -> Any? { KeyedValues.value(of: self, forKey: key) }

    /// The same for a property of a property, with dots between the names; nothing happens where one of them holds nil.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyedValues.set(value, of: self, forKeyPath: keyPath)
    }

    /// Reads a property of a property, with dots between the names.
    open func value(forKeyPath keyPath: String) -> Any? { KeyedValues.value(of: self, forKeyPath: keyPath) }

    /// Called for a name that the class doesn't know; stops the program, with the names that it does.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyedValues.stop("setValue(_:forUndefinedKey:)", self, key)
    }

    /// Called for a name that the class doesn't know; stops the program, with the names that it does.
    open func value(forUndefinedKey key: String) -> Any? {
        KeyedValues.stop("value(forUndefinedKey:)", self, key)
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UIResponder.self, _SelectorEntry<UIResponder>.answered)
    }
}
