/// A part of the interface that has a say in where the keyboard focus goes: a view, a controller, or an object of an app's own.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus shall go when it comes here, the most wanted first.
    ///
    /// The first of them in which anything can have the focus gets it (FO3). A view's are none by default, so that its subviews
    /// are asked in their order; a controller's is its view.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment around this one; nil for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// What knows which items are in here; nil if nothing does.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// Asks for the focus to be moved to what is wanted here most, at the end of this turn of the run loop.
    ///
    /// Nothing happens if something else has the focus (FO4); `UIFocusSystem.requestFocusUpdate(to:)` moves it in any case.
    func setNeedsFocusUpdate()

    /// Moves the focus now, if that was asked for.
    func updateFocusIfNeeded()

    /// Whether the focus may move (FO2).
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// The focus has moved from something in here, or to something in here (FO1).
    ///
    /// - Parameters:
    ///   - context: What had the focus, and what has it.
    ///   - coordinator: Takes animations that go along.
    func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )
}

extension UIFocusEnvironment {
    /// Whether an environment is this one, or in it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        environment._focusAncestry.contains { $0 === self }
    }

    /// The environment and those around it, from the inside out.
    var _focusAncestry: [any UIFocusEnvironment] {
        var ancestry: [any UIFocusEnvironment] = []
        var seen: Set<ObjectIdentifier> = []
        var next: (any UIFocusEnvironment)? = self
        // An app's own environments may stand in a circle.
        while let environment = next, seen.insert(ObjectIdentifier(environment)).inserted {
            ancestry.append(environment)
            next = environment.parentFocusEnvironment
        }
        return ancestry
    }

    /// The window's view in which the environment is.
    var _focusRoot: (any RootView)? {
        _focusAncestry.lazy.compactMap { ($0 as? UIView)?._window }.first
    }
}
