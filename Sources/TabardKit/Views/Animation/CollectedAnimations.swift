/// What a delegate wants to be moved along with a movement of the kit's, and done afterwards.
@MainActor
final class CollectedAnimations {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func add(_ animation: @escaping () -> Void) { animations.append(animation) }

    /// - Parameter completion: Called with whether the movement came to its end.
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    /// Moves what was added; what is added meanwhile is not moved any more.
    ///
    /// - Parameters:
    ///   - duration: How many seconds it takes.
    ///   - own: What moves in any case; nil for nothing, so that nothing happens where nothing was added.
    ///   - ended: Called at last.
    func run(duration: TimeInterval = 0.2, _ own: (() -> Void)? = nil, ended: (() -> Void)? = nil) {
        let (animations, completions) = (animations, completions)
        guard own != nil || ended != nil || !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: duration) {
            own?()
            for animation in animations { animation() }
        } completion: { isFinished in
            for completion in completions { completion(isFinished) }
            ended?()
        }
    }
}
