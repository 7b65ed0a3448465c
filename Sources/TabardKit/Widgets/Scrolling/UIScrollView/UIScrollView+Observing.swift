extension NSObjectProtocol where Self: UIScrollView {
    /// Calls a closure when a property of the view changes, as long as what is returned is held (O4).
    ///
    /// UIKit's properties that can be observed are `contentOffset`, `contentSize`, `frame`, `bounds` and `center`. They tell
    /// of themselves when they become another value, not when they are set to the one that they have.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let names: [AnyKeyPath: String] = [
            \Self.contentOffset: "contentOffset", \Self.contentSize: "contentSize", \Self.bounds: "bounds",
        ]
        let name = names[keyPath] ?? Self._observedName(keyPath)
        return observe(keyPath, _key: name, options: options, changeHandler: changeHandler)
    }
}
