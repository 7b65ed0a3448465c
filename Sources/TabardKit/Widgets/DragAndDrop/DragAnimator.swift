/// Collects what is to move along, then moves it.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Moves what was added.
    ///
    /// - Parameter own: What moves in any case.
    func run(duration: TimeInterval = 0.2, _ own: @escaping () -> Void = {}, ended: @escaping () -> Void = {})
    {
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: duration) {
            own()
            for animation in animations { animation() }
        } completion: { isFinished in
            for completion in completions { completion(isFinished ? .end : .current) }
            ended()
        }
    }
}
