extension UIBarItem: AssociatedObjectsOwner {
    package nonisolated func _withAssociatedValues<Result: Sendable>(
        _ body: (inout AssociatedObjects.Values) -> Result
    ) -> Result {
        _associatedValues.withLock { body(&$0) }
    }
}
