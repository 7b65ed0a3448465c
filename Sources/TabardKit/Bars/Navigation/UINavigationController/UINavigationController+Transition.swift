extension UINavigationController {
    /// A change of the stack.
    typealias StackChange = (
        leaving: [UIViewController], coming: [UIViewController], former: [UIViewController], isPush: Bool
    )

    /// Lets the delegate animate a change of the stack.
    ///
    /// - Returns: False if it does not want to, or nothing can be seen.
    func _startCustom(from old: UIViewController, to new: UIViewController, _ change: StackChange) -> Bool {
        guard _appearance == .appeared, let view = _view, view._window != nil, let from = old._view,
            let delegate
        else { return false }
        let stack = _stack
        guard
            let animator = delegate.navigationController(
                self,
                animationControllerFor: change.isPush ? .push : .pop,
                from: old,
                to: new
            )
        else { return false }
        // What More shows is the tab bar controller's to decide, so there is no going back half way.
        let interaction =
            _nestsNavigationControllers
            ? nil : delegate.navigationController(self, interactionControllerFor: animator)
        guard stack == _stack, _transition == nil else {
            _settleWhatRemains(leaving: change.leaving, coming: change.coming)
            return true
        }
        let transition = NavigationTransition(
            from: old,
            to: new,
            isPush: change.isPush,
            leaving: change.leaving,
            coming: change.coming,
            isAnimated: true,
            isVisible: true
        )
        transition.formerStack = change.former
        // The bar takes the place that it has for the new controller at once.
        transition.progress = 1
        new.loadViewIfNeeded()
        let container = TransitionContainer(frame: CGRect(origin: .zero, size: view.bounds.size))
        view.insertSubview(container, at: 0)
        container.addSubview(from)
        let initialFrame = from.frame
        _place(new, shift: 0, isFree: true)
        let context = TransitionContext(
            in: container,
            from: .init(controller: old, view: from, initialFrame: initialFrame),
            to: .init(controller: new, view: new._view, finalFrame: new._view?.frame ?? .zero)
        )
        let controller = ControllerTransition(
            context,
            animator: animator,
            interaction: interaction,
            end: { [weak self, weak transition] didComplete in
                guard let self, let transition, self._transition === transition else { return }
                self._endCustom(transition, didComplete: didComplete)
            }
        )
        transition.custom = (controller, container)
        _transition = transition
        _installed = new
        _coordinator = controller.coordinator
        delegate.navigationController(self, willShow: new, animated: true)
        // Each call into the app may have changed the stack again, which ended this transition.
        guard _transition === transition else { return true }
        old.beginAppearanceTransition(false, animated: true)
        if _transition === transition { new.beginAppearanceTransition(true, animated: true) }
        guard _transition === transition else {
            _correctAppearances(old, new, animated: true)
            return true
        }
        _updateBar()
        controller.start()
        return true
    }

    private func _endCustom(_ transition: NavigationTransition, didComplete: Bool) {
        guard let (controller, container) = transition.custom, let old = transition.old,
            let new = transition.new
        else { return }
        _transition = nil
        let (shown, gone) = didComplete ? (new, old) : (old, new)
        if let content = shown._view { _view?.insertSubview(content, at: 0) }
        _uninstall(gone)
        if gone._view?._superview === container { gone._view?.removeFromSuperview() }
        if let content = gone._view { _release(content, of: gone) }
        container.removeFromSuperview()
        if didComplete {
            _complete(transition, old: old, new: new)
        } else {
            _goBack(transition, old: old, new: new)
        }
        if _coordinator === controller.coordinator { _coordinator = nil }
    }

    private func _complete(_ transition: NavigationTransition, old: UIViewController, new: UIViewController) {
        _install(new)
        _updateBar()
        // They may not have been told yet, if their own callbacks ended the transition.
        old._reach(.disappeared, animated: true)
        if new === _installed { new._reach(_appearance, animated: true) }
        _settle(leaving: transition.leaving, coming: transition.coming)
        delegate?.navigationController(self, didShow: new, animated: true)
    }

    private func _goBack(_ transition: NavigationTransition, old: UIViewController, new: UIViewController) {
        _stack = transition.formerStack
        _install(old)
        _updateBar()
        _updateBottomBar(animated: false)
        new.beginAppearanceTransition(false, animated: true)
        new.endAppearanceTransition()
        old.beginAppearanceTransition(true, animated: true)
        if _appearance == .appeared { old.endAppearanceTransition() }
        for controller in transition.leaving { controller.didMove(toParent: self) }
        for controller in transition.coming where controller._parent === self {
            controller.willMove(toParent: nil)
            controller._navigationItem?._changed = nil
            controller.removeFromParent()
            _didRelease(controller)
        }
    }
}
