/// Makes or finds a controller when the state of the interface comes back (R1). A controller's `restorationClass` adopts it.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Answers with the controller, one that is there or a new one, or nil if it is not to come back, nor what was in it.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers of the controller and, before it, of those that it was in.
    ///   - coder: What the controller wrote.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
}
