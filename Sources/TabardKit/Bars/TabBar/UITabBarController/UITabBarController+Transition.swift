internal import TabModel

/// One tab giving way to another by an app's animation.
@MainActor
final class TabTransition {
    let old: UIViewController
    let new: UIViewController
    let container: UIView
    /// What is selected by the transition.
    let wanted: TabBarState<RootTab>.Selection
    var controller: ControllerTransition?

    init(
        from old: UIViewController,
        to new: UIViewController,
        in container: UIView,
        wanted: TabBarState<RootTab>.Selection
    ) {
        self.old = old
        self.new = new
        self.container = container
        self.wanted = wanted
    }
}

extension UITabBarController {
    /// Lets the delegate animate the way to another tab (D3).
    ///
    /// - Returns: False if it does not want to, or nothing can be seen.
    func _startTransition(from old: UIViewController, to new: UIViewController) -> Bool {
        guard _appearance == .appeared, let view = _view, view._window != nil, let from = old._view,
            from._superview === view, let delegate
        else { return false }
        let wanted = _state.selection
        guard
            let animator = delegate.tabBarController(
                self,
                animationControllerForTransitionFrom: old,
                to: new
            )
        else { return !_isStillWanted(new) }
        let interaction = delegate.tabBarController(self, interactionControllerFor: animator)
        guard _isStillWanted(new), _load(new), _appearance == .appeared else {
            _settling.parts.insert(.content)
            return true
        }
        let container = TransitionContainer(frame: view.bounds)
        let transition = TabTransition(from: old, to: new, in: container, wanted: wanted)
        _tabTransition = transition
        _shown = new
        let isInteractive = interaction?.wantsInteractiveStart == true
        _bottomBarVisibilityChanged(animated: !isInteractive)
        view.insertSubview(container, at: 0)
        container.addSubview(from)
        _place(new)
        let context = TransitionContext(
            in: container,
            from: .init(controller: old, view: from, initialFrame: from.frame, finalFrame: .zero),
            to: .init(
                controller: new,
                view: new._view,
                initialFrame: .zero,
                finalFrame: _contentFrame(of: new)
            )
        )
        let controller = ControllerTransition(
            context,
            animator: animator,
            interaction: interaction,
            end: { [weak self, weak transition] didComplete in
                guard let self, let transition else { return }
                self._end(transition, didComplete: didComplete)
            }
        )
        transition.controller = controller
        _coordinator = controller.coordinator
        if _appearance == .appeared { new.beginAppearanceTransition(true, animated: true) }
        if _appearance == .appeared { old.beginAppearanceTransition(false, animated: true) }
        // A callback may have ended this one, or taken the whole interface away.
        guard _tabTransition === transition else {
            _matchAppearance(of: old, animated: true)
            _matchAppearance(of: new, animated: true)
            return true
        }
        if _appearance == .appeared { controller.start() } else { controller.finishNow() }
        return true
    }

    /// Ends what moves at once; the callbacks of its end are made now.
    func _finishTransition() { _tabTransition?.controller?.finishNow() }

    private func _end(_ transition: TabTransition, didComplete: Bool) {
        guard _tabTransition === transition else { return }
        _holdingSettling {
            _tabTransition = nil
            let (shown, gone) =
                didComplete ? (transition.new, transition.old) : (transition.old, transition.new)
            _shown = shown
            if let view = _view, let content = shown._view { view.insertSubview(content, at: 0) }
            if let content = gone._view, content._superview === transition.container {
                content.removeFromSuperview()
            }
            transition.container.removeFromSuperview()
            if didComplete {
                _state.settleSelection(on: transition.wanted)
            } else if _state.selection == transition.wanted {
                _perform(_state.selectSettled())
            }
            _bottomBarVisibilityChanged(animated: false)
            _placeContent()
            _view?.setNeedsLayout()
            _matchAppearance(of: gone, animated: true)
            _matchAppearance(of: shown, animated: true)
            if _coordinator === transition.controller?.coordinator { _coordinator = nil }
        }
    }
}
