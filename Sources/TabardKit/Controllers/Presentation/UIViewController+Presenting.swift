internal import GtkInterop

extension UIViewController {
    /// What is presented by the outermost controller, what that presents, and so on.
    var _presentedChain: [UIViewController] {
        Array(sequence(first: self, next: \._presented).dropFirst())
    }

    private var _outermost: UIViewController {
        var outermost = self
        for ancestor in _ancestors { outermost = ancestor }
        return outermost
    }

    func _present(
        _ controller: UIViewController,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        require(controller !== self, "A controller can't present itself")
        require(
            controller._parent == nil,
            "\(type(of: controller)) stands in another controller; remove it from there before it is presented"
        )
        let presenter = _outermost
        guard presenter._presented == nil else {
            return Log.warn(
                "\(type(of: presenter)) already presents a controller, so \(type(of: controller)) is not presented"
            )
        }
        guard let window = presenter.viewIfLoaded?._window, window._native != nil,
            controller._presenting == nil
        else {
            return Log.warn(
                "\(type(of: controller)) is not presented, since its presenter is in no window or it is presented already"
            )
        }
        presenter._presented = controller
        controller._presenting = presenter
        controller._isBeingPresented = true
        let animator =
            animated
            ? controller.transitioningDelegate?.animationController(
                forPresented: controller,
                presenting: presenter,
                source: self
            ) : nil
        controller.loadViewIfNeeded()
        // Each call into the app may have dismissed the controller, or put another one into the window.
        guard controller._presenting === presenter, controller._presentation == nil else {
            return controller._abandonPresentation(completion)
        }
        let presentation = PresentationView(controller)
        controller._presentation = presentation
        let covers = presentation.kind.covers
        if covers { presenter.beginAppearanceTransition(false, animated: animated) }
        guard controller._presentation === presentation else {
            return controller._abandonPresentation(completion)
        }
        controller.beginAppearanceTransition(true, animated: animated)
        guard controller._presentation === presentation else {
            return controller._abandonPresentation(completion)
        }
        presentation.frame = CGRect(origin: .zero, size: window.bounds.size)
        presentation.isFree = animator != nil
        if animator == nil { presentation.sheet.addSubview(controller.view) }
        window.addSubview(presentation)
        window.layoutIfNeeded()
        guard controller._presentation === presentation else {
            return controller._abandonPresentation(completion)
        }
        presentation.takeFocus()
        presenter._setCovered(true)
        if let animator {
            presenter._present(controller, by: animator, completion: completion)
            return
        }
        presentation.move(to: 1, animated: animated) {
            presenter._endPresenting(controller, in: presentation, completion: completion)
        }
    }

    /// Tells those concerned that a controller is there.
    func _endPresenting(
        _ controller: UIViewController,
        in presentation: PresentationView,
        completion: (() -> Void)?
    ) {
        let isStill = { controller._presentation === presentation && !controller._isBeingDismissed }
        guard isStill() else { return controller._abandonPresentation(completion) }
        let covers = presentation.kind.covers
        if covers { _layer?._widget?.isVisible = false }
        controller.endAppearanceTransition()
        controller._isBeingPresented = false
        // It may have been dismissed in that call, and then all is told already.
        if covers, isStill() { endAppearanceTransition() }
        completion?()
    }

    /// A callback dismissed the controller while it was being presented, or presented it anew.
    private func _abandonPresentation(_ completion: (() -> Void)?) {
        if _presenting == nil {
            _isBeingPresented = false
            if _parent == nil, viewIfLoaded?._superview == nil { _reach(.disappeared, animated: false) }
        }
        completion?()
    }

    func _dismiss(animated: Bool, completion: (() -> Void)?) {
        let holder = _ancestors.first { $0._presented != nil } ?? presentingViewController
        guard let holder else {
            completion?()
            return
        }
        holder._dismissPresented(animated: animated, completion: completion)
    }

    private func _dismissPresented(animated: Bool, completion: (() -> Void)?) {
        let chain = _presentedChain
        guard let first = chain.first, let last = chain.last, let top = last._presentation,
            !first._isBeingDismissed
        else {
            completion?()
            return
        }
        // What is still coming is there now.
        for controller in chain { controller._presentation?.finish() }
        guard first._presenting === self, last._presentation === top, !first._isBeingDismissed else {
            completion?()
            return
        }
        let covers = first._presentation?.kind.covers == true
        let animator = animated ? last.transitioningDelegate?.animationController(forDismissed: last) : nil
        for controller in chain.reversed() where controller._presentation != nil {
            controller._isBeingDismissed = true
            controller.beginAppearanceTransition(false, animated: animated)
            if controller !== last { controller._presentation?.isHidden = true }
        }
        // Each call into the app may have put another controller into the window, which dropped all that was presented.
        guard first._presentation != nil, last._presentation === top else {
            completion?()
            return
        }
        if covers {
            _layer?._widget?.isVisible = _layer?.isHidden == false
            beginAppearanceTransition(true, animated: animated)
        }
        guard first._presentation != nil, last._presentation === top else {
            completion?()
            return
        }
        if let animator {
            _dismissPresented(by: animator, completion: completion)
            return
        }
        top.move(to: 0, animated: animated) { [self] in
            guard last._presentation === top else {
                completion?()
                return
            }
            _setCovered(false)
            if covers { endAppearanceTransition() }
            _removePresented()
            completion?()
        }
    }

    /// Takes all that is presented out of the window.
    func _removePresented() {
        let chain = _presentedChain
        chain.first?._presentation?.returnFocus()
        for controller in chain.reversed() {
            controller._presentation?.removeFromSuperview()
            controller.viewIfLoaded?.removeFromSuperview()
            controller.endAppearanceTransition()
            controller._presentation = nil
            controller._presenting?._presented = nil
            controller._presenting = nil
            controller._isBeingPresented = false
            controller._isBeingDismissed = false
        }
    }

    /// Lets go of what is presented when its window or the root controller goes.
    func _dropPresented() {
        guard _presented != nil else { return }
        for controller in _presentedChain { controller._presentation?.finish() }
        guard _presented != nil else { return }
        for controller in _presentedChain.reversed() {
            controller._isBeingDismissed = true
            controller.beginAppearanceTransition(false, animated: false)
        }
        _setCovered(false)
        _layer?._widget?.isVisible = _layer?.isHidden == false
        _removePresented()
    }

    /// The view that stands for the controller in its window.
    var _layer: UIView? { _presentation ?? viewIfLoaded }

    /// What lies below something presented takes no focus, and screen readers pass over it.
    func _setCovered(_ isCovered: Bool) {
        guard let layer = _layer else { return }
        layer._widget?.canFocus = !isCovered
        layer._widget?.setAccessibleHidden(isCovered || layer.accessibilityElementsHidden)
    }
}
