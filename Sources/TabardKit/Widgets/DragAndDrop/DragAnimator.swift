/// Collects what is to move along with what is dragged, then moves it.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
    private let collected = CollectedAnimations()

    func addAnimations(_ animations: @escaping () -> Void) { collected.add(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        collected.addCompletion { completion($0 ? .end : .current) }
    }

    /// Moves what was added.
    ///
    /// - Parameter own: What moves in any case.
    func run(duration: TimeInterval = 0.2, _ own: @escaping () -> Void = {}, ended: @escaping () -> Void = {})
    {
        collected.run(duration: duration, own, ended: ended)
    }
}
