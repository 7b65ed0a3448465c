internal import GtkInterop

/// The way of what is presented out of the window, with all who hear of it in their order.
@MainActor
struct DismissalRun {
    let presenter: UIViewController
    /// What the presenter presents.
    let first: UIViewController
    /// What is seen on top of all that is presented.
    let last: UIViewController
    let top: PresentationView
    let isAnimated: Bool
    let completion: (() -> Void)?

    private var chain: [UIViewController] { presenter._presentedChain }
    /// Whether the presenter comes back; it does not where another tab is chosen meanwhile.
    private var covers: Bool { first._presentation?.covers == true && first._presentation?.superview != nil }

    /// Whether no callback has put another controller into the window, which dropped all that was presented.
    private var isStill: Bool { first._presentation != nil && last._presentation === top }

    func begin() {
        let ownsPlace = top.kind == .custom
        let animator =
            isAnimated
            ? last.transitioningDelegate?.animationController(forDismissed: last)
                ?? (ownsPlace ? CoverTransition(last, isPresenting: false) : nil) : nil
        guard isStill, !first._isBeingDismissed else { return abandon() }
        let covers = covers
        let transition = animator.map { makeTransition($0) }
        if isAnimated { coordinate(transition?.coordinator ?? makeCoordinator()) }
        let chain = chain
        for controller in chain { controller._isBeingDismissed = true }
        for owner in chain.reversed().compactMap({ $0._presentation?.owner }) {
            owner._endPresenting(false)
            guard isStill else { return abandon() }
            owner._stage = .dismissing
            owner.dismissalTransitionWillBegin()
            guard isStill else { return abandon() }
        }
        for controller in chain.reversed() where controller._presentation != nil {
            controller.beginAppearanceTransition(false, animated: isAnimated)
            if controller !== last { controller._presentation?.isHidden = true }
        }
        guard isStill else { return abandon() }
        if first._presentation?.covers == true {
            presenter._layer?._widget?.isVisible = presenter._layer?.isHidden == false
        }
        if covers {
            presenter.beginAppearanceTransition(true, animated: isAnimated)
        }
        guard isStill else { return abandon() }
        if let transition { return start(transition) }
        top.coordinator?.begin()
        guard isStill else { return abandon() }
        top.move(to: 0, animated: isAnimated) {
            guard last._presentation === top else { return abandon() }
            end(covers: covers)
            top.endCoordinator()
        }
    }

    private func makeTransition(_ animator: any UIViewControllerAnimatedTransitioning) -> ControllerTransition
    {
        let interaction = last.transitioningDelegate?.interactionControllerForDismissal(using: animator)
        let covers = covers
        let chain = chain
        let context = TransitionContext(
            in: top,
            from: .init(controller: last, view: top.presentedView),
            to: .init(
                controller: presenter,
                view: covers ? presenter.viewIfLoaded : nil,
                initialFrame: covers ? .zero : top.area,
                finalFrame: top.area
            ),
            style: last.modalPresentationStyle
        )
        return ControllerTransition(
            context,
            animator: animator,
            interaction: interaction,
            end: { didComplete in
                top.transition = nil
                presenter._takeViewBack(from: top)
                if didComplete { end(covers: covers) } else { stay(chain, covers: covers) }
            },
            afterwards: { top.endCoordinator() }
        )
    }

    /// What tells others of a way out that no app animates.
    private func makeCoordinator() -> TransitionCoordinator {
        let context = TransitionContext(
            in: top,
            from: .init(controller: last, view: top.presentedView),
            to: .init(controller: presenter, view: nil),
            style: last.modalPresentationStyle
        )
        return TransitionCoordinator(context, duration: top.movingTime)
    }

    private func coordinate(_ coordinator: TransitionCoordinator) {
        top.coordinator = coordinator
        presenter._coordinator = coordinator
        last._coordinator = coordinator
    }

    private func start(_ transition: ControllerTransition) {
        guard let view = top.presentedView else { return transition.finishNow() }
        let frame = top.convert(view.bounds, from: view)
        top.isFree = true
        if view.superview !== top {
            top.addSubview(view)
            view.frame = frame
        }
        top.show(0)
        transition.context.from.initialFrame = frame
        top.transition = transition
        transition.start()
    }

    private func end(covers: Bool) {
        let owners = chain.reversed().compactMap { $0._presentation?.owner }
        presenter._setCovered(false)
        // The presenter is free before it hears that it is in sight, so that it may present another controller then.
        let former = presenter._unlinkPresented()
        if covers { presenter.endAppearanceTransition() }
        for presentation in former { presentation.remove() }
        for owner in owners { owner.dismissalTransitionDidEnd(true) }
        completion?()
    }

    /// What was to be dismissed stays.
    private func stay(_ chain: [UIViewController], covers: Bool) {
        if covers {
            presenter.beginAppearanceTransition(false, animated: true)
            presenter.endAppearanceTransition()
            presenter._layer?._widget?.isVisible = false
        }
        for controller in chain {
            controller._isBeingDismissed = false
            controller._presentation?.isHidden = false
            controller.beginAppearanceTransition(true, animated: true)
            controller.endAppearanceTransition()
        }
        top.settle()
        for owner in chain.reversed().compactMap({ $0._presentation?.owner }) {
            owner._stage = .presented
            owner.dismissalTransitionDidEnd(false)
        }
    }

    private func abandon() {
        top.endCoordinator()
        completion?()
    }
}
