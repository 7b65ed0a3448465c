internal import GtkInterop
internal import TabModel

extension UITabBarController {
    /// The controller whose view fills the screen for the current selection.
    var _wanted: UIViewController? {
        _state.selectedSlot.map(_controller(of:))
    }

    /// Puts the selected tab's view on the screen, in UIKit's order of callbacks (C17).
    ///
    /// A callback that changes the selection before the old content was told to leave calls the switch off. After that
    /// the switch is finished, and another one follows.
    func _settleContent() {
        guard _wanted !== _shown else {
            if _tabTransition == nil { _state.settleSelection() }
            _settleStack()
            return
        }
        guard _tabTransition == nil else {
            // A switch during a transition starts from where that one leads.
            _settling.parts.insert(.content)
            return _finishTransition()
        }
        if _isMore(_shown) { _more._finishTransition() }
        guard let new = _wanted, new !== _shown else {
            _state.settleSelection()
            return _hideShown()
        }
        if let old = _shown, _startTransition(from: old, to: new) { return }
        guard _load(new) else { return }
        if _isVisible { new.beginAppearanceTransition(true, animated: false) }
        guard _isStillWanted(new) else { return _matchAppearance(of: new) }
        _switch(from: _shown, to: new)
    }

    private func _switch(from old: UIViewController?, to new: UIViewController) {
        _state.settleSelection()
        if let old, _isVisible { old.beginAppearanceTransition(false, animated: false) }
        old?._view?.removeFromSuperview()
        _shown = new
        if let content = new._view {
            _placeContent()
            view.insertSubview(content, at: 0)
        }
        new._tellIsAppearing()
        if let old { _matchAppearance(of: old) }
        _bottomBarVisibilityChanged(animated: false)
        if _isVisible { view.layoutIfNeeded() }
        _matchAppearance(of: new)
    }

    /// Makes the view of what is to be shown.
    ///
    /// - Returns: False if a callback made it wrong to show it.
    func _load(_ new: UIViewController) -> Bool {
        _adoptIfNeeded(new)
        if let declared = _declared, new === declared.selected?._root._existingRootController {
            _buildStack(animated: false)
        }
        guard _isStillWanted(new) else { return false }
        new.loadViewIfNeeded()
        return _isStillWanted(new)
    }

    /// Whether no callback changed what is to be shown, or where it stands; else it is looked at again.
    func _isStillWanted(_ new: UIViewController) -> Bool {
        if _wanted === new, !_settling.parts.contains(.tabs) { return true }
        _settling.parts.insert(.content)
        return false
    }

    private var _isVisible: Bool { _appearance == .appeared || _appearance == .appearing }

    /// Tells a child what is left to tell: it must be on the screen as this controller is if it is shown, else not at all.
    func _matchAppearance(of child: UIViewController, animated: Bool = false) {
        child._reach(child === _shown ? _appearance : .disappeared, animated: animated)
    }

    /// Takes the shown content away because its tab goes.
    func _hideShown() {
        guard let old = _shown else { return }
        if _isVisible { old.beginAppearanceTransition(false, animated: false) }
        old._view?.removeFromSuperview()
        _shown = nil
        _matchAppearance(of: old)
    }

    /// More is no tab, but it stands in this controller like one once it is shown.
    func _adoptIfNeeded(_ controller: UIViewController) {
        guard controller._parent == nil else { return }
        _addChild(controller)
        controller.didMove(toParent: self)
    }

    /// Lays out the bar at the bottom and the content above or behind it (C12).
    func _placeContent() {
        guard let view = _view else { return }
        _placeBar(in: view)
        _updateCapacity()
        _placeSidebar()
        _placeTopBar()
        _placeBottom()
        if let transition = _tabTransition {
            transition.container.frame = view.bounds
        } else if let shown = _shown {
            _place(shown)
        }
    }

    /// Gives the bar its place at the bottom.
    func _placeBar(in view: UIView) {
        let height = _barHeight
        _tabBar.frame = CGRect(
            x: 0,
            y: view.bounds.height - (_isBottomBarShown ? height : 0),
            width: view.bounds.width,
            height: height
        )
    }

    /// Where a tab's view stands.
    func _contentFrame(of controller: UIViewController) -> CGRect {
        guard let view = _view else { return .zero }
        let extends = controller.edgesForExtendedLayout.contains(.bottom)
        let visible = _bottomCover
        let extendsUp = controller.edgesForExtendedLayout.contains(.top)
        let top = extendsUp ? 0 : _topBarRow.map { $0 + view._barTop } ?? 0
        let taken = _sidebarGeometry?.taken ?? .zero
        return CGRect(
            x: taken.left,
            y: top,
            width: view.bounds.width - taken.left - taken.right,
            height: view.bounds.height - top - (extends ? 0 : visible)
        )
    }

    /// How much the bar of a wide window covers below what is covered at the top without it.
    private var _topBarCover: CGFloat {
        guard let row = _topBarRow, let view = _view else { return 0 }
        return max(0, view._barTop + row - view.safeAreaInsets.top)
    }

    /// Gives a tab's view its place, and says what the bar covers of it.
    func _place(_ controller: UIViewController) {
        guard let view = _view, let content = controller._view else { return }
        content.frame = _contentFrame(of: controller)
        let visible = _bottomCover
        let extends = controller.edgesForExtendedLayout.contains(.bottom)
        let covered = extends ? max(0, visible - view.safeAreaInsets.bottom) : 0
        var contribution = content._safeAreaContribution
        contribution.bottom = covered
        contribution.top = controller.edgesForExtendedLayout.contains(.top) ? _topBarCover : 0
        let sidebar = _sidebarGeometry?.covered ?? .zero
        (contribution.left, contribution.right) = (sidebar.left, sidebar.right)
        if content._safeAreaContribution != contribution {
            content._safeAreaContribution = contribution
            content._updateSafeArea()
        }
        _followContent()
    }

    /// The height by which the bar, the content above it and the content's safe area go: what the bar itself wants, as a
    /// subclass may say, if it is a height at all, and the safe area below.
    var _barHeight: CGFloat {
        guard let view = _view else { return 0 }
        let wanted = _tabBar.sizeThatFits(view.bounds.size).height
        let height = wanted.isFinite && wanted >= 0 ? wanted : _tabBar._layoutStyle.barHeight
        return min(height + view.safeAreaInsets.bottom, view.bounds.height)
    }

    /// How many places the bar has: five on a phone's width, more where there is room (C8).
    private func _updateCapacity() {
        _updateForm()
        let width = _view?.bounds.width ?? 0
        let isWide = traitCollection.horizontalSizeClass == .regular
        let barCapacity = isWide ? min(12, max(5, Int(width / 120))) : 5
        // The bar of a wide window scrolls, and has no More.
        let capacity = _usesTopBar ? .max : barCapacity
        guard capacity != _state.capacity else { return _arrangeTabsIfNeeded() }
        _holdingSettling {
            _perform(_state.setCapacity(capacity))
            // Which new tabs yield to those that the user placed depends on it, and which is selected if More goes.
            _declared?.needsArranging = true
            _arrangeTabsIfNeeded()
        }
    }

    /// The shown tab asks for the bar to go or to come back (C16).
    func _bottomBarVisibilityChanged(animated: Bool) {
        _followContent()
        let hides = _shown?._wantsBottomBarHidden ?? false
        if _minimizing.isMinimized { _expandBar() }
        guard hides != _hidesBar else { return }
        _hidesBar = hides
        _tabBar.isHidden = !_isBottomBarShown
        _view?.setNeedsLayout()
        _placeContent()
    }

    func _warnOfContainer() {
        guard !_warnedOfContainer else { return }
        _warnedOfContainer = true
        Log.warn("A UITabBarController should be the window's root, not stand in another controller")
    }
}

extension UIViewController {
    /// Whether what this controller shows asks for the bottom bar to be hidden.
    var _wantsBottomBarHidden: Bool {
        guard let navigation = self as? UINavigationController else { return false }
        return navigation._hidesBottomBar || (navigation.topViewController?._wantsBottomBarHidden ?? false)
    }
}
