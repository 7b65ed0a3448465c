internal import GtkInterop

extension UITabBarController {
    /// Whether there is a sidebar: in a wide window, where the mode says so, or by itself where one of the root tabs is a group (T5).
    var _hasSidebar: Bool {
        guard _usesTopBar, let declared = _declared else { return false }
        return switch mode {
        case .automatic: declared.hasGroups
        case .tabBar: false
        case .tabSidebar: true
        }
    }

    /// Whether the sidebar is in sight.
    var _isSidebarShown: Bool { _hasSidebar && !sidebar.isHidden }

    /// Whether the controller's view is on the screen.
    var _isOnScreen: Bool { _view?._window != nil }

    private var isSidebarOnLeft: Bool { _view?.effectiveUserInterfaceLayoutDirection != .rightToLeft }

    /// How wide the sidebar is: as the user wants, or as its rows do.
    var _sidebarWidth: CGFloat {
        guard let sidebar = _existingSidebar else { return SidebarGeometry.widths.lowerBound }
        return SidebarGeometry.clamped(sidebar._chosenWidth ?? sidebar._view?.list.naturalWidth ?? 0)
    }

    /// Whether the sidebar stands beside what the tabs show.
    var _tilesSidebar: Bool {
        SidebarGeometry.isTiled(
            _existingSidebar?.preferredLayout ?? .automatic,
            in: _view?.bounds.size ?? .zero,
            width: _sidebarWidth
        )
    }

    /// Where the sidebar stands now; nil if there is none.
    var _sidebarGeometry: SidebarGeometry? {
        guard _hasSidebar, let view = _view, let sidebar = _existingSidebar else { return nil }
        return SidebarGeometry(
            in: view.bounds.size,
            width: _sidebarWidth,
            isTiled: _tilesSidebar,
            isHidden: sidebar.isHidden,
            isOnLeft: isSidebarOnLeft
        )
    }

    /// The root tabs as the sidebar has them.
    var _sidebarRoots: [UITab] {
        _arrangeTabsIfNeeded()
        return _declared?.order ?? []
    }

    /// The tabs stand elsewhere, or another one is selected.
    func _sidebarTabsChanged() {
        guard let sidebar = _existingSidebar else { return }
        sidebar._takeSaved(_declared)
        guard let shown = sidebar._view else { return }
        shown.list.isStale = true
        guard _hasSidebar, !shown.isHidden else { return }
        shown.list.update(animated: UIView.areAnimationsEnabled && shown._window != nil)
        shown.updateBar()
    }

    /// Something changed of which it depends whether and where the sidebar is seen.
    func _sidebarChanged() {
        _view?.setNeedsLayout()
    }

    /// Takes over what is saved and what the window is like, and places the sidebar, if there is one.
    func _placeSidebar() {
        _existingSidebar?._takeSaved(_declared)
        guard _hasSidebar, let view = _view, view._window != nil else {
            if let sidebar = _existingSidebar, let shown = sidebar._view {
                if sidebar._isEditing { _setEditingTabs(false) }
                shown.isHidden = true
            }
            return
        }
        let sidebar = self.sidebar
        sidebar._takeSaved(_declared)
        sidebar._takeUsual(SidebarGeometry.isHiddenByDefault(isTiled: _tilesSidebar, in: view.bounds.size))
        followSidebarSwipes(on: view)
        if !sidebar.isHidden { _bringSidebar() }
        guard let shown = sidebar._view, let geometry = _sidebarGeometry else { return }
        shown.frame = geometry.sidebar
        shown.look(isTiled: _tilesSidebar, isOnLeft: isSidebarOnLeft)
        if sidebar.isHidden, ViewAnimation.current == nil, shown._motion == nil { shown.isHidden = true }
    }

    /// Makes the sidebar's view, if it is not there yet, where it comes from.
    func _bringSidebar() {
        guard let view = _view else { return }
        let sidebar = self.sidebar
        let isNew = sidebar._view == nil
        let shown = sidebar._view ?? SidebarView(of: sidebar)
        if isNew {
            sidebar._view = shown
            shown.list.update(animated: false)
            UIView.performWithoutAnimation {
                view.addSubview(shown)
                shown.look(isTiled: _tilesSidebar, isOnLeft: isSidebarOnLeft)
            }
        }
        guard shown.isHidden || isNew else { return }
        UIView.performWithoutAnimation {
            shown.isHidden = false
            view.bringSubviewToFront(shown)
            shown.frame =
                SidebarGeometry(
                    in: view.bounds.size,
                    width: _sidebarWidth,
                    isTiled: _tilesSidebar,
                    isHidden: true,
                    isOnLeft: isSidebarOnLeft
                ).sidebar
        }
        if shown.list.isStale { shown.list.update(animated: false) }
    }

    /// Takes the sidebar off the screen once it went.
    func _putSidebarAway() {
        guard let sidebar = _existingSidebar, let shown = sidebar._view, sidebar.isHidden || !_hasSidebar
        else {
            return
        }
        shown.isHidden = true
    }

    /// Shows or hides the sidebar for the user, who wants it from then on.
    func _toggleSidebar() {
        guard _hasSidebar else { return }
        sidebar._setHidden(!sidebar.isHidden, isAnimated: true, isUsers: true)
    }

    /// Brings the sidebar by a swipe from its edge.
    private func followSidebarSwipes(on view: UIView) {
        let edge: UIRectEdge = isSidebarOnLeft ? .left : .right
        if let swipe = sidebar._swipe {
            if swipe.edges != edge { swipe.edges = edge }
            return
        }
        let swipe = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        swipe.edges = edge
        swipe.addHandler { [weak self, weak swipe] _ in
            guard let self, swipe?.state == .began, self._hasSidebar, self.sidebar.isHidden else { return }
            self._toggleSidebar()
        }
        view.addGestureRecognizer(swipe)
        sidebar._swipe = swipe
    }
}
