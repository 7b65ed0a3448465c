extension NSObjectProtocol where Self: UIView {
    /// Calls a closure when a property of the view changes, as long as what is returned is held (O4).
    ///
    /// UIKit's properties that can be observed are `frame`, `bounds` and `center`. They tell of themselves when they become
    /// another value, not when they are set to the one that they have.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let name = Self._observedName(keyPath)
        return observe(keyPath, _key: name, options: options, changeHandler: changeHandler)
    }

    @MainActor
    static func _observedName(_ path: AnyKeyPath) -> String? {
        let names: [AnyKeyPath: String] = [
            \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center",
        ]
        return names[path]
    }
}

extension UIView {
    /// Takes another geometry, and tells those who observe it.
    func _takeObserved(_ new: ViewGeometry) {
        let keys = _observedKeys(from: _geometry, to: new)
        for key in keys { _willChangeValue(forKey: key) }
        _geometry = new
        for key in keys { _didChangeValue(forKey: key) }
    }
}
