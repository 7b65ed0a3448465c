/// A presentation that is over, as far as who presented knows; what was presented is still to be removed and told.
@MainActor
struct FormerPresentation {
    private let controller: UIViewController
    private let view: PresentationView?
    private let presentedView: UIView?
    private let owner: UIPresentationController?

    /// Unties a presented controller from who presented it.
    init(_ controller: UIViewController) {
        self.controller = controller
        view = controller._presentation
        presentedView = view?.presentedView
        owner = view?.owner
        controller._presentation = nil
        RestorableChange.happened()
        controller._presenting?._presented = nil
        controller._presenting = nil
        if let presented = owner?.presentedViewController, presented._presentationController === owner {
            presented._presentationController = nil
        }
    }

    /// Whether no callback has presented the controller again.
    private var isGone: Bool { controller._presenting == nil }

    /// Takes the views out of the window, and tells the controllers.
    func remove() {
        view?.removeFromSuperview()
        if isGone {
            presentedView?.removeFromSuperview()
            controller.viewIfLoaded?.removeFromSuperview()
            controller.endAppearanceTransition()
        }
        if isGone {
            controller._isBeingPresented = false
            controller._isBeingDismissed = false
        }
        if let presented = owner?.presentedViewController, presented !== controller {
            controller._giveBack(presented)
        }
        // A way in that a callback gave up is over too.
        owner?._endPresenting(false)
        owner?._leave()
    }
}
