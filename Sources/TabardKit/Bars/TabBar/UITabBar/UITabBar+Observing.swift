extension NSObjectProtocol where Self: UITabBar {
    /// Calls a closure when a property of the bar changes, as long as what is returned is held (O4).
    ///
    /// UIKit's properties that can be observed are `selectedItem`, `frame`, `bounds` and `center`.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let name = keyPath == \Self.selectedItem ? "selectedItem" : Self._observedName(keyPath)
        return observe(keyPath, _key: name, options: options, changeHandler: changeHandler)
    }
}
