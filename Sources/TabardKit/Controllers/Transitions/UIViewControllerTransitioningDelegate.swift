/// Makes the animations with which a controller is presented and dismissed. All methods are optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Animates how a controller comes; nil, the default, leaves it to Tabard.
    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Animates how a controller goes; nil, the default, leaves it to Tabard.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Presents a controller of the style `custom`; nil, the default, leaves it to Tabard.
    ///
    /// - Parameters:
    ///   - presented: The controller that comes.
    ///   - presenting: The controller that presents it.
    ///   - source: The controller whose `present(_:animated:completion:)` was called.
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?

    /// Lets the user move the animation; nil, the default, lets it run by itself.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Lets the user move the animation; nil, the default, lets it run by itself.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// Answers nil.
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        _answer(
            "animationControllerForPresentedController:presentingController:sourceController:",
            presented,
            presenting,
            source
        )
    }

    /// Answers nil.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        _answer("animationControllerForDismissedController:", dismissed)
    }

    /// Answers nil.
    public func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        _answer(
            "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
            presented,
            presenting,
            source
        )
    }

    /// Answers nil.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        _answer("interactionControllerForPresentation:", animator)
    }

    /// Answers nil.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        _answer("interactionControllerForDismissal:", animator)
    }
}
