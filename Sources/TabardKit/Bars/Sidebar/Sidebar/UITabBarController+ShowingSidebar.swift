extension UITabBarController.Sidebar {
    /// How long the sidebar takes to come or go, in seconds.
    private static let seconds = 0.3

    var _isHiddenNow: Bool {
        guard let owner = _owner else { return _choice ?? _usual }
        if owner._usesTopBar, !owner._hasSidebar { return true }
        return _choice ?? _usual
    }

    /// Shows or hides the sidebar.
    ///
    /// - Parameters:
    ///   - isAnimated: Whether it slides though no animation of the app's is under way.
    ///   - isUsers: Whether the user wants it, which is saved.
    func _setHidden(_ isHidden: Bool, isAnimated: Bool, isUsers: Bool) {
        guard let owner = _owner else { return }
        let changes = isHidden != _isHiddenNow && owner._hasSidebar && owner._isOnScreen
        guard changes else {
            _choice = isHidden
            if isUsers { owner._saveSidebarHidden(isHidden) }
            owner._sidebarChanged()
            return
        }
        let animator = SidebarAnimator()
        delegate?.tabBarController(owner, sidebarVisibilityWillChange: self, animator: animator)
        if isHidden, _isEditing { owner._setEditingTabs(false) }
        _choice = isHidden
        if isUsers { owner._saveSidebarHidden(isHidden) }
        let seconds = ViewAnimation.current?.duration ?? (isAnimated ? Self.seconds : 0)
        owner._bringSidebar()
        UIView.animate(withDuration: seconds) {
            owner._placeContent()
            owner._view?.layoutIfNeeded()
            animator.animate()
        } completion: { _ in
            owner._putSidebarAway()
            animator.complete()
        }
    }

    func _scroll(to target: ScrollTarget, animated: Bool) {
        guard let list = _view?.list else { return }
        switch target {
        case .header: list.scroll(to: .header, animated: animated)
        case .footer: list.scroll(to: .footer, animated: animated)
        case .tab(let tab):
            for case let group as UITabGroup in tab._path.dropLast() where list.isFolded(group) {
                _owner?._setFolded(false, group)
            }
            list.scroll(to: .tab(tab), animated: animated)
        }
    }
}
