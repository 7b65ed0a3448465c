import XCTest

@testable import TabardKit

/// An animator that fades the new view in, and writes down what happens.
@MainActor
class RecordingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let journal: Journal
    var duration: TimeInterval = 0.2
    /// Whether it ends by itself.
    var ends = true
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(_ journal: Journal) { self.journal = journal }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        journal.entries.append("animate")
        guard let view = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        guard ends else { return }
        UIView.animate(
            withDuration: duration,
            animations: {
                view.alpha = 1
                transitionContext.view(forKey: .from)?.frame.origin.x -= 50
            },
            completion: { [journal] _ in
                journal.entries.append("complete")
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        )
    }

    func animationEnded(_ transitionCompleted: Bool) {
        journal.entries.append("ended \(transitionCompleted)")
    }
}

/// Hands animators out and writes down who asked.
@MainActor
final class TransitionDelegate: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    let journal: Journal
    var makeAnimator: () -> RecordingAnimator?
    var interaction: UIPercentDrivenInteractiveTransition?
    private(set) var animator: RecordingAnimator?

    init(_ journal: Journal) {
        self.journal = journal
        makeAnimator = { RecordingAnimator(journal) }
    }

    /// Keeps nothing of the last transition.
    func forget() { animator = nil }

    private func make() -> RecordingAnimator? {
        animator = makeAnimator()
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.entries.append("asked \(fromVC.title ?? "?") \(toVC.title ?? "?")")
        return make()
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.entries.append("asked \(operation) \(fromVC.title ?? "?") \(toVC.title ?? "?")")
        return make()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.entries.append("asked to present \(presented.title ?? "?")")
        return make()
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.entries.append("asked to dismiss \(dismissed.title ?? "?")")
        return make()
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
