/// Says how a presentation adapts to a narrow window, and hears of its end. All methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// How the controller is presented in a narrow window; `none` leaves it as it is. A page by default.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// How the controller is presented under the traits; what the other method says by default.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// The controller that is shown instead where the presentation adapts to another style, such as a navigation controller
    /// around the presented one; nil, the default, shows the presented one itself.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// The presentation adapts; the moment to say how, such as the detents of a sheet that stands for a popover.
    ///
    /// - Parameters:
    ///   - presentationController: What would present the controller if it did not adapt.
    ///   - adaptivePresentationController: What presents the controller instead.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    )

    /// The controller is about to come.
    ///
    /// - Parameters:
    ///   - presentationController: What presents the controller.
    ///   - style: The style that it adapts to; `none` if it comes as it was wanted.
    ///   - transitionCoordinator: Lets something be animated with it; nil if nothing is animated.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Whether the user may turn away from the presented controller; true by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The user turns away from the presented controller.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The presented controller is gone, as the user turned away from it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The user wanted to turn away from a controller from which that is not possible.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// A page.
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    {
        _answer("adaptivePresentationStyleForPresentationController:", controller) ?? .pageSheet
    }

    /// What the other method says.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        _answer(
            "adaptivePresentationStyleForPresentationController:traitCollection:",
            controller,
            traitCollection
        ) ?? adaptivePresentationStyle(for: controller)
    }

    /// Answers nil.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        _answer("presentationController:viewControllerForAdaptivePresentationStyle:", controller, style)
    }

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        _answer(
            "presentationController:prepareAdaptivePresentationController:",
            presentationController,
            adaptivePresentationController
        ) as Void?
    }

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        _answer(
            "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
            presentationController,
            style,
            transitionCoordinator
        ) as Void?
    }

    /// True.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    {
        _answer("presentationControllerShouldDismiss:", presentationController) ?? true
    }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        _answer("presentationControllerWillDismiss:", presentationController) as Void?
    }

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        _answer("presentationControllerDidDismiss:", presentationController) as Void?
    }

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    {
        _answer("presentationControllerDidAttemptToDismiss:", presentationController) as Void?
    }
}

/// Hears of what happens to a popover. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to come; the last moment to say where it stands.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        _answer("prepareForPopoverPresentation:", popoverPresentationController) as Void?
    }
}
