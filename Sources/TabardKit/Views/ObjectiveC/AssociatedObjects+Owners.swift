import Synchronization

extension CALayer: AssociatedObjectsOwner {
    func _withAssociatedValues<Result: Sendable>(
        _ body: (inout AssociatedObjects.Values) -> Result
    ) -> Result {
        _associatedValues.withLock { body(&$0) }
    }
}

extension UIGestureRecognizer: AssociatedObjectsOwner {
    nonisolated func _withAssociatedValues<Result: Sendable>(
        _ body: (inout AssociatedObjects.Values) -> Result
    ) -> Result {
        _associatedValues.withLock { body(&$0) }
    }
}

extension UIResponder: AssociatedObjectsOwner {
    nonisolated func _withAssociatedValues<Result: Sendable>(
        _ body: (inout AssociatedObjects.Values) -> Result
    ) -> Result {
        _associatedValues.withLock { body(&$0) }
    }
}
