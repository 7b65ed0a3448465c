extension NSObjectProtocol where Self: NSObject {
    /// Tells an observer when a property changes, by its `observeValue(forKeyPath:of:change:context:)` (O4).
    ///
    /// The property is an `@objc dynamic` one of the app's, or one of UIKit's `contentOffset`, `contentSize`, `bounds`,
    /// `frame` and `selectedItem`. Neither object is kept alive, and an observer need not be removed.
    ///
    /// - Parameters:
    ///   - observer: Who is told.
    ///   - keyPath: The property's name, or several with dots between them.
    ///   - options: What is told.
    ///   - context: Is told as well, for telling one observation from another.
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        NamedObservers.add(observer, to: self, keyPath, options, context)
    }

    /// Tells an observer no more; the last observation of this path with this context ends.
    public func removeObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer?
    ) {
        NamedObservers.remove(observer, from: self, keyPath, context: .some(context))
    }

    /// Tells an observer no more; the last observation of this path ends.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        NamedObservers.remove(observer, from: self, keyPath, context: nil)
    }

    /// Called when an observed property changed; override it, and call `super` for what you don't observe.
    ///
    /// What nobody handled stops the program.
    public func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        NamedObservers.stopUnhandled(self, keyPath, object)
    }

    /// Says that a property is about to change, for properties that don't say so themselves.
    ///
    /// Each call is followed by one of `didChangeValue(forKey:)`.
    public func willChangeValue(forKey key: String) { ValueObservers.willChange(self, key) }

    /// Says that a property changed.
    public func didChangeValue(forKey key: String) { ValueObservers.didChange(self, key) }
}

extension NSObjectProtocol {
    /// Says that a property is about to change; lowering writes it for `@objc dynamic` members.
    public func _willChangeValue(forKey key: String) {
        if !ValueObservers.isIdle, AutomaticNotifying.isOn(key, of: self) {
            ValueObservers.willChange(self, key)
        }
    }

    /// Says that a property changed; lowering writes it for `@objc dynamic` members.
    public func _didChangeValue(forKey key: String) {
        if !ValueObservers.isIdle, AutomaticNotifying.isOn(key, of: self) {
            ValueObservers.didChange(self, key)
        }
    }
}
