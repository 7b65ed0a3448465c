import Foundation

/// Finds what shall have the keyboard focus.
@MainActor
enum FocusSearch {
    /// What an environment wants most (FO3).
    static func item(in environment: any UIFocusEnvironment) -> UIView? {
        var seen: Set<ObjectIdentifier> = []
        return item(in: environment, &seen)
    }

    /// What an app's own environment prefers, of those that are in a view; nil if none prefers anything.
    static func preferredItem(in view: UIView) -> UIView? {
        guard isReached(view) else { return nil }
        var preferred = environment(of: view).preferredFocusEnvironments
        // A controller that prefers nothing else leaves it to its view.
        if preferred.count == 1, preferred[0] === view { preferred = view.preferredFocusEnvironments }
        guard preferred.isEmpty else { return preferred.lazy.compactMap { item(in: $0) }.first }
        return view.subviews.lazy.compactMap { preferredItem(in: $0) }.first
    }

    /// - Parameter isNamed: Whether an app named it, and not the order of the subviews led to it.
    private static func item(
        in environment: any UIFocusEnvironment,
        _ seen: inout Set<ObjectIdentifier>,
        isNamed: Bool = true
    ) -> UIView? {
        guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
        let view = environment as? UIView
        if let view, !isReached(view) { return nil }
        for preferred in environment.preferredFocusEnvironments {
            if let item = item(in: preferred, &seen) { return item }
        }
        guard let view else { return nil }
        if isNamed ? view.canBecomeFocused : view._isFocusStop, view.window != nil { return view }
        for subview in view.subviews {
            let inside = FocusSearch.environment(of: subview)
            if let item = item(in: inside, &seen, isNamed: false) { return item }
        }
        return nil
    }

    /// A controller speaks for its view.
    private static func environment(of view: UIView) -> any UIFocusEnvironment {
        view._owner as? any UIFocusEnvironment ?? view
    }

    private static func isReached(_ view: UIView) -> Bool { !view.isHidden && view._takesPointer }
}
