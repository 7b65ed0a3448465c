/// Hears of the controllers that a navigation controller shows. All methods are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A controller is about to come on the screen, with or without an animation.
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )

    /// A controller has come on the screen.
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )

    /// Animates a push or a pop that is to be animated; nil, the default, leaves it to Tabard.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Lets the user move the animation; nil, the default, lets it run by itself.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Which ways up the interface may be; never asked on Linux, where no app turns.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask

    /// Which way up a controller would come; never asked on Linux.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationController {
    /// How the stack changes.
    public enum Operation: Int, Sendable {
        /// Not at all.
        case none = 0
        /// A controller comes on top.
        case push = 1
        /// The topmost goes.
        case pop = 2
    }
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        _answer(
            "navigationController:willShowViewController:animated:",
            navigationController,
            viewController,
            animated
        ) as Void?
    }

    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        _answer(
            "navigationController:didShowViewController:animated:",
            navigationController,
            viewController,
            animated
        ) as Void?
    }

    /// Answers nil.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        _answer(
            "navigationController:animationControllerForOperation:fromViewController:toViewController:",
            navigationController,
            operation,
            fromVC,
            toVC
        )
    }

    /// Answers nil.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        _answer(
            "navigationController:interactionControllerForAnimationController:",
            navigationController,
            animationController
        )
    }

    /// What the navigation controller says.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        _answer("navigationControllerSupportedInterfaceOrientations:", navigationController)
            ?? navigationController.supportedInterfaceOrientations
    }

    /// What the navigation controller says.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        _answer("navigationControllerPreferredInterfaceOrientationForPresentation:", navigationController)
            ?? navigationController.preferredInterfaceOrientationForPresentation
    }
}
