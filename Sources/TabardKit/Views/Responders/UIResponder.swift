import Synchronization

/// An object that takes part in the responder chain: views, view controllers, the window and the
/// application.
@preconcurrency @MainActor
open class UIResponder: NSObject, KeyValueCoding {
    nonisolated let _associatedValues = Mutex<AssociatedObjects.Values>([:])

    public override init() {
        super.init()
    }

    /// The next responder in the chain, or nil at its end.
    ///
    /// A view's is its controller or its superview; a controller's is its view's superview; a
    /// window's is the application; the application's is its delegate.
    open var next: UIResponder? { nil }

    /// Whether the responder can take the keyboard focus; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder has the keyboard focus.
    open var isFirstResponder: Bool { false }

    /// Takes the keyboard focus.
    ///
    /// - Returns: Whether the responder has the focus now.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives the keyboard focus up.
    ///
    /// - Returns: Whether the focus was given up.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

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

    /// Sets one of UIKit's well-known properties, such as a tab bar controller's `tabBar`, by its name.
    ///
    /// A name that the class doesn't know goes to `setValue(_:forUndefinedKey:)`. A value of another kind, or a property
    /// that can only be read, is a programming error.
    open func setValue(_ value: Any?, forKey key: String) { _setValue(value, forKey: key) }

    /// Reads one of UIKit's well-known properties by its name.
    open func value(forKey key: String) -> Any? { _value(forKey: key) }

    /// The same for a property of a property, with dots between the names; nothing happens where one of them holds nil.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { _setValue(value, forKeyPath: keyPath) }

    /// Reads a property of a property, with dots between the names.
    open func value(forKeyPath keyPath: String) -> Any? { _value(forKeyPath: keyPath) }

    /// Called for a name that the class doesn't know; stops the program, with the names that it does.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        _stop("setValue(_:forUndefinedKey:)", key)
    }

    /// Called for a name that the class doesn't know; stops the program, with the names that it does.
    open func value(forUndefinedKey key: String) -> Any? { _stop("value(forUndefinedKey:)", key) }

    class var _knownKeys: [KnownKeys] { [] }
}
