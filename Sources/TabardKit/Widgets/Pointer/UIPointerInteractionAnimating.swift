/// Lets views change along with the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Changes views along with the pointer.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Does something once that is over.
    ///
    /// - Parameter completion: Called with whether it came to its end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// What is done while the pointer comes into a region, or leaves it.
@MainActor
final class PointerMovement: NSObject, UIPointerInteractionAnimating {
    private let collected = CollectedAnimations()

    func addAnimations(_ animations: @escaping () -> Void) { collected.add(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { collected.addCompletion(completion) }

    /// Does it, once the delegate has said what.
    func run() { collected.run() }
}
