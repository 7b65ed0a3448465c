internal import GtkInterop

extension UINavigationController {
    static let _transitionSeconds = 0.35

    /// Brings the top of the stack on the screen, in UIKit's order of callbacks: the new
    /// controller's viewDidLoad, the old one's viewWillDisappear, the new one's viewWillAppear, and
    /// at the end the old one's viewDidDisappear and the new one's viewDidAppear.
    func _show(
        leaving: [UIViewController],
        coming: [UIViewController],
        former: [UIViewController],
        isPush: Bool,
        animated: Bool
    ) {
        let new = _stack.last
        let old = _installed
        let isVisible = _appearance == .appeared || _appearance == .appearing
        guard isVisible, old !== new else {
            if old !== new {
                _uninstall(old)
                old?._reach(.disappeared, animated: false)
            }
            _settle(leaving: leaving, coming: coming)
            _updateBar()
            return
        }
        if animated, let old, let new,
            _startCustom(
                from: old,
                to: new,
                (leaving: leaving, coming: coming, former: former, isPush: isPush)
            )
        {
            return
        }
        let animates =
            animated && _appearance == .appeared && _view?._widget?.isMapped == true && old != nil
            && new != nil && Toolkit.areAnimationsEnabled
        let transition = NavigationTransition(
            from: old,
            to: new,
            isPush: isPush,
            leaving: leaving,
            coming: coming,
            isAnimated: animates,
            isVisible: isVisible
        )
        _transition = transition
        new?.loadViewIfNeeded()
        // Each call into the app may have changed the stack again, or taken all of it away, which ended this transition.
        guard _transition === transition else { return }
        if animates { _makeCoordinator(of: transition) }
        if let new { delegate?.navigationController(self, willShow: new, animated: animates) }
        guard _transition === transition else { return }
        old?.beginAppearanceTransition(false, animated: animates)
        guard _transition === transition else { return _correctAppearances(old, new, animated: animates) }
        new?.beginAppearanceTransition(true, animated: animates)
        guard _transition === transition else { return _correctAppearances(old, new, animated: animates) }
        _start(transition)
    }

    /// A transition was ended from within an appearance call: what that call has set going is brought to its end.
    func _correctAppearances(_ old: UIViewController?, _ new: UIViewController?, animated: Bool) {
        for controller in [old, new] {
            guard let controller, controller._parent === self || controller._parent == nil,
                controller !== _transition?.old, controller !== _transition?.new
            else { continue }
            controller._reach(controller === _installed ? _appearance : .disappeared, animated: animated)
        }
    }

    private func _start(_ transition: NavigationTransition) {
        guard transition.isAnimated, let view = _view, let widget = view._widget else {
            _finishTransition()
            return
        }
        let nested = transition.old is UINavigationController || transition.new is UINavigationController
        transition.movesBarWithLower = nested && !_isBarHidden
        if let new = transition.new?._view {
            _installed = transition.new
            view.addSubview(new)
        }
        _arrange(transition, in: view)
        if nested, let window = view._window, window._buttonRoom.height > 0 {
            // A bar that slides in leaves the room that the window's own buttons take of it where it comes to stand.
            transition.progress = 1
            _layOut()
            view.layoutIfNeeded()
            transition.progress = 0
        }
        if !transition.movesBarWithLower {
            _bar._beginTransition()
            _updateBar()
        }
        _layOut()
        view.layoutIfNeeded()
        transition.animation = TimedAnimation(
            on: widget,
            seconds: Self._transitionSeconds,
            easing: .easeOut,
            update: { [weak self, weak transition] value in
                transition?.progress = CGFloat(value)
                self?._layOut()
            },
            completion: { [weak self, weak transition] in
                guard let self, let transition, self._transition === transition else { return }
                self._finishTransition()
            }
        )
        transition.animation?.play()
        transition.coordinator?.begin()
    }

    private func _makeCoordinator(of transition: NavigationTransition) {
        guard let view = _view else { return }
        let context = TransitionContext(
            in: view,
            from: .init(controller: transition.old, view: transition.old?._view),
            to: .init(controller: transition.new, view: transition.new?._view)
        )
        transition.coordinator = TransitionCoordinator(context, duration: Self._transitionSeconds)
        _coordinator = transition.coordinator
    }

    private func _arrange(_ transition: NavigationTransition, in view: UIView) {
        guard let upper = transition.upper, let lower = transition.lower else { return }
        view.bringSubviewToFront(lower)
        if transition.movesBarWithLower {
            _bar._isHiddenByController = false
            view.bringSubviewToFront(_bar)
        }
        view.addSubview(transition.shade)
        view.bringSubviewToFront(upper)
        if !transition.movesBarWithLower { view.bringSubviewToFront(_bar) }
        // Nothing can be pressed while it moves.
        view.addSubview(transition.shield)
    }

    /// Ends what moves at once; the callbacks of its end are made now.
    func _finishTransition() {
        guard let transition = _transition else { return }
        if let (custom, _) = transition.custom { return custom.finishNow() }
        _transition = nil
        // Skipping ends the animation for good; its completion finds the transition gone.
        transition.animation?.skip()
        transition.shade.removeFromSuperview()
        transition.shield.removeFromSuperview()
        let (old, new) = (transition.old, transition.new)
        _uninstall(old)
        _install(new)
        _bar._endTransition()
        _updateBar()
        if transition.isAnimated { new?._view?._barsArrived() }
        new?._tellIsAppearing()
        guard _transition == nil, new === _installed else {
            _correctAppearances(old, new, animated: transition.isAnimated)
            _settleWhatRemains(leaving: transition.leaving, coming: transition.coming)
            return _endCoordinator(of: transition)
        }
        // They may not have been told yet, if the callbacks ended the transition.
        if transition.isVisible { old?._reach(.disappeared, animated: transition.isAnimated) }
        if let new, new === _installed { new._reach(_appearance, animated: transition.isAnimated) }
        _settle(leaving: transition.leaving, coming: transition.coming)
        if let new { delegate?.navigationController(self, didShow: new, animated: transition.isAnimated) }
        _endCoordinator(of: transition)
    }

    private func _endCoordinator(of transition: NavigationTransition) {
        transition.coordinator?.end()
        if let coordinator = transition.coordinator, _coordinator === coordinator { _coordinator = nil }
    }

    /// The same after a callback changed the stack, for those of which it is still true.
    func _settleWhatRemains(leaving: [UIViewController], coming: [UIViewController]) {
        _settle(leaving: leaving.filter { !_isOnStack($0) }, coming: coming.filter(_isOnStack))
    }

    func _settle(leaving: [UIViewController], coming: [UIViewController]) {
        for controller in leaving where controller._parent === self {
            controller._navigationItem?._changed = nil
            controller.removeFromParent()
            _didRelease(controller)
        }
        for controller in coming where controller._parent === self {
            controller.didMove(toParent: self)
        }
    }

    /// Puts the top's view in place if it is not there.
    func _installTop() {
        while _transition == nil, _view != nil, _installed !== _stack.last {
            _uninstall(_installed)
            let top = _stack.last
            top?.loadViewIfNeeded()
            // It may have changed the stack when its view was made.
            if top === _stack.last { _install(top) }
        }
    }

    func _install(_ controller: UIViewController?) {
        _installed = controller
        guard let view = _view, let content = controller?.view else { return }
        if content._superview !== view { view.insertSubview(content, at: 0) }
        view.bringSubviewToFront(_bar)
        _layOut()
    }

    func _uninstall(_ controller: UIViewController?) {
        if _installed === controller { _installed = nil }
        guard let content = controller?._view, content._superview === _view else { return }
        _release(content, of: controller)
        content.removeFromSuperview()
    }
}
