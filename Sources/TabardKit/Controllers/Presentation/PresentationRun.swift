internal import GtkInterop

/// One controller's way into the window, with all who hear of it in their order.
@MainActor
struct PresentationRun {
    let presenter: UIViewController
    let controller: UIViewController
    let presentation: PresentationView
    let isAnimated: Bool
    let completion: (() -> Void)?

    private var owner: UIPresentationController { presentation.owner }

    /// Whether no callback has dismissed the controller, or put another one into the window.
    private var isStill: Bool { controller._presentation === presentation }

    /// - Parameter animator: The app's own, if it has one.
    func begin(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
        let covers = presentation.covers
        let ownsPlace = presentation.kind == .custom
        let animator =
            animator ?? (ownsPlace && isAnimated ? CoverTransition(controller, isPresenting: true) : nil)
        presentation.isFree = animator != nil || ownsPlace
        let transition = animator.map { makeTransition($0) }
        if isAnimated { coordinate(transition?.coordinator ?? makeCoordinator()) }
        owner._stage = .presenting
        owner._delegate?.presentationController(
            owner,
            willPresentWithAdaptiveStyle: owner._adaptedStyle(presentation.kind) ?? .none,
            transitionCoordinator: presentation.coordinator
        )
        guard isStill else { return abandon() }
        owner.presentationTransitionWillBegin()
        guard isStill else { return abandon() }
        if covers { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        guard isStill else { return abandon() }
        controller.beginAppearanceTransition(true, animated: isAnimated)
        guard isStill else { return abandon() }
        if animator == nil { addView() }
        presentation.superview?.layoutIfNeeded()
        guard isStill else { return abandon() }
        presentation.takeFocus()
        presenter._setCovered(!presentation.letsThrough)
        if let transition { return start(transition) }
        presentation.coordinator?.begin()
        guard isStill else { return abandon() }
        presentation.move(to: 1, animated: isAnimated) {
            end()
            presentation.endCoordinator()
        }
    }

    private func addView() {
        guard let view = presentation.presentedView else { return }
        guard presentation.kind == .custom else {
            presentation.sheet.insertSubview(view, at: 0)
            return
        }
        view.frame = owner.frameOfPresentedViewInContainerView
        presentation.addSubview(view)
        presentation.show(1)
    }

    private func makeTransition(_ animator: any UIViewControllerAnimatedTransitioning) -> ControllerTransition
    {
        let interaction = controller.transitioningDelegate?.interactionControllerForPresentation(
            using: animator
        )
        let covers = presentation.covers
        let context = TransitionContext(
            in: presentation,
            from: .init(
                controller: presenter,
                view: covers ? presenter.viewIfLoaded : nil,
                initialFrame: presentation.area,
                finalFrame: covers ? .zero : presentation.area
            ),
            to: .init(controller: controller, view: presentation.presentedView),
            style: controller.modalPresentationStyle
        )
        return ControllerTransition(
            context,
            animator: animator,
            interaction: interaction,
            end: { didComplete in
                presentation.transition = nil
                ended(didComplete)
            },
            afterwards: { presentation.endCoordinator() }
        )
    }

    /// What tells others of a way in that no app animates.
    private func makeCoordinator() -> TransitionCoordinator {
        let context = TransitionContext(
            in: presentation,
            from: .init(controller: presenter, view: nil),
            to: .init(controller: controller, view: presentation.presentedView),
            style: controller.modalPresentationStyle
        )
        return TransitionCoordinator(context, duration: presentation.movingTime)
    }

    private func coordinate(_ coordinator: TransitionCoordinator) {
        presentation.coordinator = coordinator
        presenter._coordinator = coordinator
        controller._coordinator = coordinator
    }

    private func start(_ transition: ControllerTransition) {
        let frame = presentation.finalFrame
        if presentation.covers { presenter._lendView(to: presentation) }
        presentation.presentedView?.frame = frame
        transition.context.to.finalFrame = frame
        presentation.transition = transition
        transition.start()
    }

    private func ended(_ didComplete: Bool) {
        presenter._takeViewBack(from: presentation)
        guard !didComplete else {
            presentation.settle()
            return end()
        }
        owner._endPresenting(false)
        guard isStill else { return }
        controller._isBeingPresented = false
        controller.beginAppearanceTransition(false, animated: true)
        if presentation.covers { presenter.beginAppearanceTransition(true, animated: true) }
        presenter._setCovered(false)
        presenter._removePresented()
        if presentation.covers { presenter.endAppearanceTransition() }
    }

    /// Tells those concerned that the controller is there.
    private func end() {
        let isStill = { controller._presentation === presentation && !controller._isBeingDismissed }
        guard isStill() else { return abandon() }
        let covers = presentation.covers
        presentation._barsArrived()
        if covers { presenter._layer?._widget?.isVisible = false }
        controller.endAppearanceTransition()
        controller._isBeingPresented = false
        // It may have been dismissed in that call, and then all is told already.
        if covers, isStill() {
            presenter.endAppearanceTransition()
            presentation.standsIn = presentation.contextView != nil
        }
        if isStill() { owner._endPresenting(true) }
        completion?()
    }

    private func abandon() {
        presentation.endCoordinator()
        controller._abandonPresentation(completion)
    }
}

extension UIViewController {
    /// Puts the root's view in front of which another comes into the container, as animators expect it there.
    func _lendView(to presentation: PresentationView) {
        guard _presentation == nil, let view = viewIfLoaded, view._superview is UIWindow else { return }
        presentation.insertSubview(view, at: 0)
    }

    /// An animator may have put the root's view into its container.
    func _takeViewBack(from presentation: PresentationView) {
        guard _presentation == nil, let view = viewIfLoaded, view._superview === presentation,
            let window = presentation._window
        else { return }
        window.insertSubview(view, at: 0)
        view.frame = window.bounds
    }
}

extension PresentationView {
    /// The view that comes and goes.
    var presentedView: UIView? {
        controller === owner.presentedViewController ? owner.presentedView : controller.view
    }

    /// Where that view stands in the end.
    var finalFrame: CGRect {
        kind == owner._kind ? owner.frameOfPresentedViewInContainerView : _frameOfPresentedView
    }

    /// An app's animation has brought the view here: it stays where it is, or stands in the sheet from now on.
    func settle() {
        show(1)
        guard let view = presentedView else { return }
        guard kind != .custom else {
            if view.superview !== self { addSubview(view) }
            return
        }
        isFree = false
        sheet.insertSubview(view, at: 0)
        setNeedsLayout()
        layoutIfNeeded()
    }
}
