/// Collects what is to move along with a context menu, then moves it.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private let collected = CollectedAnimations()

    init(_ controller: UIViewController?) { previewViewController = controller }

    func addAnimations(_ animations: @escaping () -> Void) { collected.add(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { collected.addCompletion { _ in completion() } }

    /// Moves what was added.
    func run() { collected.run() }
}
