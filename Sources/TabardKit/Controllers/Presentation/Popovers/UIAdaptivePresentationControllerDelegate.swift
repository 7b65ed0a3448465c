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
