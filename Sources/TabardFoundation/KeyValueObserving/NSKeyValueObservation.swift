/// Observes a property for a closure until it is invalidated or nobody holds it any more.
public final class NSKeyValueObservation: NSObject {
    private var observation: KeyPathObservation?

    init(_ observation: KeyPathObservation) {
        self.observation = observation
    }

    /// Stops observing.
    public func invalidate() {
        observation?.stop()
        observation = nil
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Calls a closure when a property changes, as long as what is returned is held (O4).
    ///
    /// The property is an `@objc dynamic` one of the app's, or one of UIKit's `contentOffset`, `contentSize`, `bounds`,
    /// `frame` and `selectedItem`. The closure is called on the thread on which it changes.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - _key: Its name, which lowering adds: a key path does not know it here. Without it, the property must be one of
    ///     UIKit's that are named above.
    ///   - options: What the closure hears; without `.new` and `.old`, only that there was a change.
    ///   - changeHandler: Called with the object and the change.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        _key: String? = nil,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let key = _key ?? ObservedNames.name(of: keyPath, root: Self.self) else {
            fatalError(
                "observe(_:options:changeHandler:) can't tell which property of \(Self.self) is meant; mark it @objc dynamic in source that tabard-swift lowers"
            )
        }
        let observation = KeyPathObservation(
            self,
            key,
            options,
            read: { ($0 as? Self).map { $0[keyPath: keyPath] } },
            tell: { object, change in
                guard let object = object as? Self else { return }
                changeHandler(object, NSKeyValueObservedChange(change))
            }
        )
        observation.begin()
        return NSKeyValueObservation(observation)
    }
}

extension NSKeyValueObservedChange {
    init(_ change: [NSKeyValueChangeKey: Any]) {
        kind = .setting
        newValue = change[.newKey] as? Value
        oldValue = change[.oldKey] as? Value
        indexes = nil
        isPrior = change[.notificationIsPriorKey] as? Bool ?? false
    }
}
