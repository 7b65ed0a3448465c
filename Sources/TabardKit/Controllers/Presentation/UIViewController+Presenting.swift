internal import GtkInterop

extension UIViewController {
    /// What is presented by the outermost controller, what that presents, and so on.
    var _presentedChain: [UIViewController] {
        Array(sequence(first: self, next: \._presented).dropFirst())
    }

    var _outermost: UIViewController {
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
        require(
            controller.viewIfLoaded?.window?.rootViewController !== controller,
            "\(type(of: controller)) is the root of a window; only what is not on the screen is presented"
        )
        // One that is busy presenting is told below, as a second tap on a button is no mistake of the app's.
        require(
            controller._presenting == nil || _outermost._presented != nil,
            "\(type(of: controller)) is presented already; dismiss it before another controller presents it"
        )
        guard _canPresent(controller, from: _outermost) else { return }
        let owner = controller._takePresentationController(presenting: _outermost, source: self)
        let presenter = _presenter(of: controller, by: owner)
        // Each call into the app may have presented something.
        guard _canPresent(controller, from: presenter), controller._parent == nil,
            let window = presenter.viewIfLoaded?._window
        else { return }
        presenter._takeTransitionStyle(for: controller, source: self)
        presenter._presented = controller
        RestorableChange.happened()
        controller._presenting = presenter
        controller._isBeingPresented = true
        controller._isBeingDismissed = false
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
        let kind = controller._presentationKind
        let shown = controller._adapted(to: kind, owner, presenter)
        guard shown._presenting === presenter, shown._presentation == nil else {
            return shown._abandonPresentation(completion)
        }
        let presentation = PresentationView(shown, owner: owner, kind: kind)
        shown._presentation = presentation
        owner._begin(from: presenter, in: presentation)
        presenter._place(presentation, in: window)
        let run = PresentationRun(
            presenter: presenter,
            controller: shown,
            presentation: presentation,
            isAnimated: animated,
            completion: completion
        )
        run.begin(animator)
    }

    private func _canPresent(_ controller: UIViewController, from presenter: UIViewController) -> Bool {
        guard presenter._presented == nil else {
            Log.warn(
                "\(type(of: presenter)) already presents a controller, so \(type(of: controller)) is not presented"
            )
            return false
        }
        guard let window = presenter.viewIfLoaded?._window, window._native != nil else {
            Log.warn("\(type(of: controller)) is not presented, since \(type(of: presenter)) is in no window")
            return false
        }
        guard controller._presenting == nil else {
            Log.warn("\(type(of: controller)) is not presented, since another controller presents it already")
            return false
        }
        return true
    }

    /// A callback dismissed the controller while it was being presented, or presented it anew.
    func _abandonPresentation(_ completion: (() -> Void)?) {
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
        guard let first = _presented, let last = _presentedChain.last, let top = last._presentation,
            !first._isBeingDismissed
        else {
            completion?()
            return
        }
        // What is still coming is there now.
        for controller in _presentedChain { controller._presentation?.finish() }
        guard first._presenting === self, last._presentation === top, !first._isBeingDismissed else {
            completion?()
            return
        }
        DismissalRun(
            presenter: self,
            first: first,
            last: last,
            top: top,
            isAnimated: animated,
            completion: completion
        )
        .begin()
    }

    /// Takes all that is presented out of the window.
    func _removePresented() {
        for former in _unlinkPresented() { former.remove() }
    }

    /// Gives up all that is presented, so that another controller can be; its views are still there.
    ///
    /// - Returns: What then has to be removed, the topmost first.
    func _unlinkPresented() -> [FormerPresentation] {
        let chain = _presentedChain
        chain.first?._presentation?.returnFocus()
        return chain.reversed().map(FormerPresentation.init)
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
        layer._changeAccessibility { $0.isCovered = isCovered }
    }
}
