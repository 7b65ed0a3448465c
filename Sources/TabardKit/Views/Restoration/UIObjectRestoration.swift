/// Makes or finds a registered object when the state of the interface comes back (R1).
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    /// Answers with the object, or nil if it is not to come back.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers of the object and, before it, of its parents.
    ///   - coder: What the object wrote.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> (any UIStateRestoring)?
}
