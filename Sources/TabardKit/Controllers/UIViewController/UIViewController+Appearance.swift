/// Where a controller is between off and on the screen.
enum AppearanceState {
    case disappeared
    case appearing
    case appeared
    case disappearing
}

extension UIViewController {
    func _beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if let standIn = _standIn {
            return standIn.beginAppearanceTransition(isAppearing, animated: animated)
        }
        switch (_appearance, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            loadViewIfNeeded()
            _isTransitionAnimated = animated
            _prepareToAppear()
            _appearance = .appearing
            _tellInOrder(
                children: { $0.beginAppearanceTransition(true, animated: animated) },
                own: { viewWillAppear(animated) }
            )
            guard _appearance == .appearing else { return }
            _awaitsIsAppearing = true
            // The next layout in the window tells, when the view has its place there.
            _view?.setNeedsLayout()
        case (.appeared, false), (.appearing, false):
            _awaitsIsAppearing = false
            _isTransitionAnimated = animated
            _appearance = .disappearing
            _tellInOrder(
                children: { $0.beginAppearanceTransition(false, animated: animated) },
                own: { viewWillDisappear(animated) }
            )
        default:
            break
        }
    }

    func _endAppearanceTransition() {
        if let standIn = _standIn {
            if standIn._appearance == .appearing { _restoreContext() }
            standIn.endAppearanceTransition()
            if standIn._appearance == .disappeared { _leaveContext() }
            return
        }
        switch _appearance {
        case .appearing:
            _restoreContext()
            _tellIsAppearing()
            _awaitsIsAppearing = false
            // The call may have taken the controller off the screen again.
            guard _appearance == .appearing else { return }
            _appearance = .appeared
            _tellInOrder(
                children: { child in
                    // It came in after the beginning.
                    if child._appearance == .disappeared {
                        child.beginAppearanceTransition(true, animated: _isTransitionAnimated)
                    }
                    child.endAppearanceTransition()
                },
                own: {
                    _takeInput()
                    viewDidAppear(_isTransitionAnimated)
                }
            )
        case .disappearing:
            _appearance = .disappeared
            _tellInOrder(
                children: { $0.endAppearanceTransition() },
                own: {
                    if FirstResponder.current === self { resignFirstResponder() }
                    viewDidDisappear(_isTransitionAnimated)
                }
            )
            if _appearance == .disappeared { _leaveContext() }
        case .appeared, .disappeared:
            break
        }
    }

    /// Tells once that the view is in its place, after the controllers around.
    func _tellIsAppearing() {
        guard _awaitsIsAppearing, _view?._window != nil else { return }
        _parent?._tellIsAppearing()
        guard _awaitsIsAppearing else { return }
        _awaitsIsAppearing = false
        viewIsAppearing(_isTransitionAnimated)
    }

    /// A controller with a view at the lower edge of the window shows it as soon as it is there, unless a text is edited.
    private func _takeInput() {
        if canBecomeFirstResponder, EditedField.current?._window !== _view?._window { becomeFirstResponder() }
    }

    /// Tells the controller what is left to tell, so that it is as far on the screen as it must be, whatever it was told
    /// meanwhile.
    ///
    /// - Parameter wanted: Where its container is, or nowhere if the container does not show it.
    func _reach(_ wanted: AppearanceState, animated: Bool) {
        switch wanted {
        case .appeared, .appearing:
            beginAppearanceTransition(true, animated: animated)
            // While the container appears, the end is told with its own.
            if wanted == .appeared, (_standIn ?? self)._appearance == .appearing { endAppearanceTransition() }
        case .disappearing, .disappeared:
            beginAppearanceTransition(false, animated: animated)
            if wanted == .disappeared, (_standIn ?? self)._appearance == .disappearing {
                endAppearanceTransition()
            }
        }
    }

    private func _tellInOrder(children tell: (UIViewController) -> Void, own: () -> Void) {
        let forwards = shouldAutomaticallyForwardAppearanceMethods
        if forwards, _tellsChildrenFirst, !_tellChildren(tell) { return }
        let appearance = _appearance
        own()
        // Asked only now, since the call may have brought children in.
        if forwards, !_tellsChildrenFirst, appearance == _appearance { _ = _tellChildren(tell) }
    }

    /// Those that come and go with this controller: children, and what lies over its view alone.
    private var _toldChildren: [UIViewController] { _shownChildren + [_shownInContext].compactMap { $0 } }

    /// - Returns: False if a callback took this controller off the screen, or back: the children are then where it is.
    private func _tellChildren(_ tell: (UIViewController) -> Void) -> Bool {
        let appearance = _appearance
        for child in _toldChildren {
            tell(child)
            // Whoever changed it meanwhile could not tell a child that was only on its way.
            guard _toldChildren.contains(child) else {
                if child._parent === self || child._parent == nil {
                    child._reach(.disappeared, animated: false)
                }
                continue
            }
            guard appearance == _appearance else {
                child._reach(_appearance, animated: false)
                return false
            }
        }
        return appearance == _appearance
    }

    /// Whether adding the view to `superview` brings it on the screen without anyone saying so.
    func _appearsOnItsOwn(in superview: UIView) -> Bool {
        _appearance == .disappeared && superview._window?._native != nil && !_isManaged
            && (_parent?._appearance ?? .appeared) == .appeared
    }

    /// Whether removing the view takes it off the screen without anyone saying so.
    var _disappearsOnItsOwn: Bool {
        _appearance != .disappeared && _view?._window != nil && !_isManaged
    }

    /// Whether the parent says when the view comes on the screen and when it leaves.
    var _isManaged: Bool {
        guard let parent = _parent else { return false }
        return parent._managesChildAppearance || !parent.shouldAutomaticallyForwardAppearanceMethods
    }
}
