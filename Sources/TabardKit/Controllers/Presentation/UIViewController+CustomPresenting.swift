extension UIViewController {
    /// Presents a controller, of which everything else is prepared, by an app's own animation.
    func _present(
        _ controller: UIViewController,
        by animator: any UIViewControllerAnimatedTransitioning,
        completion: (() -> Void)?
    ) {
        guard let presentation = controller._presentation else { return }
        let interaction = controller.transitioningDelegate?.interactionControllerForPresentation(
            using: animator
        )
        let covers = presentation.kind.covers
        if covers { _lendView(to: presentation) }
        controller.view.frame = presentation.sheet.frame
        let context = TransitionContext(
            in: presentation,
            from: .init(
                controller: self,
                view: covers ? viewIfLoaded : nil,
                initialFrame: presentation.bounds,
                finalFrame: covers ? .zero : presentation.bounds
            ),
            to: .init(controller: controller, view: controller.view, finalFrame: presentation.sheet.frame),
            style: controller.modalPresentationStyle
        )
        _run(context, animator, interaction, in: presentation) { [weak self, weak presentation] didComplete in
            guard let self, let presentation else { return }
            self._takeViewBack(from: presentation)
            if didComplete {
                presentation.settle()
                self._endPresenting(controller, in: presentation, completion: completion)
            } else {
                controller._isBeingPresented = false
                controller.beginAppearanceTransition(false, animated: true)
                if covers { self.beginAppearanceTransition(true, animated: true) }
                self._setCovered(false)
                self._removePresented()
                if covers { self.endAppearanceTransition() }
            }
        }
    }

    /// Dismisses what this controller presents, of which everything else is prepared, by an app's own animation.
    func _dismissPresented(
        by animator: any UIViewControllerAnimatedTransitioning,
        completion: (() -> Void)?
    ) {
        let chain = _presentedChain
        guard let last = chain.last, let presentation = last._presentation else { return }
        let covers = chain.first?._presentation?.kind.covers == true
        let interaction = last.transitioningDelegate?.interactionControllerForDismissal(using: animator)
        let frame = presentation.convert(last.view.bounds, from: last.view)
        presentation.isFree = true
        presentation.addSubview(last.view)
        last.view.frame = frame
        presentation.show(0)
        let context = TransitionContext(
            in: presentation,
            from: .init(controller: last, view: last.view, initialFrame: frame),
            to: .init(
                controller: self,
                view: covers ? viewIfLoaded : nil,
                initialFrame: covers ? .zero : presentation.bounds,
                finalFrame: presentation.bounds
            ),
            style: last.modalPresentationStyle
        )
        _run(context, animator, interaction, in: presentation) { [weak self, weak presentation] didComplete in
            guard let self, let presentation else { return }
            self._takeViewBack(from: presentation)
            if didComplete {
                self._setCovered(false)
                if covers { self.endAppearanceTransition() }
                self._removePresented()
                completion?()
            } else {
                self._stay(chain, covers: covers)
                presentation.settle()
            }
        }
    }

    /// What was to be dismissed stays.
    private func _stay(_ chain: [UIViewController], covers: Bool) {
        if covers {
            beginAppearanceTransition(false, animated: true)
            endAppearanceTransition()
            _layer?._widget?.isVisible = false
        }
        for controller in chain {
            controller._isBeingDismissed = false
            controller._presentation?.isHidden = false
            controller.beginAppearanceTransition(true, animated: true)
            controller.endAppearanceTransition()
        }
    }

    private func _run(
        _ context: TransitionContext,
        _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: (any UIViewControllerInteractiveTransitioning)?,
        in presentation: PresentationView,
        end: @escaping (Bool) -> Void
    ) {
        let presented = presentation.controller
        let transition = ControllerTransition(
            context,
            animator: animator,
            interaction: interaction,
            end: { [weak self, weak presentation] didComplete in
                let coordinator = presentation?.transition?.coordinator
                presentation?.transition = nil
                end(didComplete)
                for controller in [self, presented] where controller?._coordinator === coordinator {
                    controller?._coordinator = nil
                }
            }
        )
        presentation.transition = transition
        _coordinator = transition.coordinator
        presented._coordinator = transition.coordinator
        transition.start()
    }

    /// Puts the root's view in front of which another comes into the container, as animators expect it there.
    private func _lendView(to presentation: PresentationView) {
        guard _presentation == nil, let view = viewIfLoaded, view._superview is UIWindow else { return }
        presentation.insertSubview(view, at: 0)
    }

    /// An animator may have put the root's view into its container.
    private func _takeViewBack(from presentation: PresentationView) {
        guard _presentation == nil, let view = viewIfLoaded, view._superview === presentation,
            let window = presentation._window
        else { return }
        window.insertSubview(view, at: 0)
        view.frame = window.bounds
    }
}

extension PresentationView {
    /// An app's animation has brought the view here: it stays where it is, or stands in the sheet from now on.
    func settle() {
        show(1)
        guard kind != .custom else {
            if controller.view._superview !== self { addSubview(controller.view) }
            return
        }
        isFree = false
        sheet.addSubview(controller.view)
        setNeedsLayout()
        layoutIfNeeded()
    }
}
