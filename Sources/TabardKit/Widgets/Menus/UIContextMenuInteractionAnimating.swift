/// The coming or going of a context menu: add what is to move with it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that is shown beside the menu; nil if there is none.
    var previewViewController: UIViewController? { get }

    /// Changes views along with the movement.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Does something once the movement is over.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What a preview that the user chose turns into.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The menu only closes.
    case dismiss = 0
    /// What the preview shows is shown as a whole; on Linux the app shows it, and nothing more moves.
    case pop = 1
}

/// The going of a context menu whose preview the user chose.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What the preview turns into; `dismiss` by default.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what is to move along with a context menu, then moves it.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ controller: UIViewController?) { previewViewController = controller }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Moves what was added.
    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: 0.2) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}
