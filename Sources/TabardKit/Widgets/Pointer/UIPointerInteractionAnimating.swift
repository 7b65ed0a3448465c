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
    private static let duration = 0.2

    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    /// Does it, once the delegate has said what.
    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: Self.duration) {
            for animation in animations { animation() }
        } completion: { isFinished in
            for completion in completions { completion(isFinished) }
        }
    }
}
