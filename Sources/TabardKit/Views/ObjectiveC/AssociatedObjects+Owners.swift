import Synchronization

extension CALayer: AssociatedObjectsOwner {
    package func _withAssociatedValues<Result: Sendable>(
        _ body: (inout AssociatedObjects.Values) -> Result
    ) -> Result {
        _associatedValues.withLock { body(&$0) }
    }
}

extension UIGestureRecognizer: AssociatedObjectsOwner {
    package nonisolated func _withAssociatedValues<Result: Sendable>(
        _ body: (inout AssociatedObjects.Values) -> Result
    ) -> Result {
        _associatedValues.withLock { body(&$0) }
    }
}

extension UIResponder: AssociatedObjectsOwner {
    package nonisolated func _withAssociatedValues<Result: Sendable>(
        _ body: (inout AssociatedObjects.Values) -> Result
    ) -> Result {
        _associatedValues.withLock { body(&$0) }
    }
}
