extension UITabBarController {
    /// Hides the bar, at the bottom or at the top, or shows it.
    func _setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != _isTabBarHidden else { return }
        _isTabBarHidden = hidden
        if hidden { _abandonCustomizing() }
        guard animated, _appearance == .appeared, UIView.areAnimationsEnabled, let view = _view else {
            return _barVisibilityChanged()
        }
        // What goes is seen until it is gone.
        _tabBar.isHidden = _usesTopBar || _hidesBar || _minimizing.isMinimized
        _topBar?.isLeaving = hidden && _topBar?.isHidden == false
        if _usesTopBar, !hidden { _topBar?.alpha = 0 }
        UIView.animate(withDuration: 0.25) { [self] in
            _placeContent()
            _topBar?.alpha = hidden ? 0 : 1
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self, hidden == _isTabBarHidden else { return }
            _barVisibilityChanged()
        }
    }

    /// The bar comes or goes.
    func _barVisibilityChanged() {
        _tabBar.isHidden = !_isBottomBarShown
        _topBar?.isLeaving = false
        _topBar?.alpha = 1
        _view?.setNeedsLayout()
        _placeContent()
    }

    /// The content moved below the bar at the bottom, which may become small by that, or large again.
    func _minimizeBar(following scroll: UIScrollView) {
        guard _minimizing.isUsed, !_usesTopBar, !_isTabBarHidden, !_hidesBar, !_tabBar.isCustomizing else {
            return
        }
        let range = scroll._offsetRange
        let changes = _minimizing.moved(
            to: scroll.contentOffset.y,
            in: range.least.y...max(range.least.y, range.most.y),
            isUsers: scroll._movement != .none
        )
        if changes { _minimizingChanged() }
    }

    /// Brings the bar back to its full size.
    func _expandBar() {
        if _minimizing.expand() { _minimizingChanged() }
    }

    /// The bar becomes small or large.
    func _minimizingChanged() {
        guard let view = _view else { return }
        let isAnimated = _appearance == .appeared && UIView.areAnimationsEnabled
        guard isAnimated else { return _barVisibilityChanged() }
        if !_minimizing.isMinimized { _tabBar.isHidden = false }
        UIView.animate(withDuration: 0.25) { [self] in
            _placeContent()
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?._barVisibilityChanged()
        }
    }

    /// Where the small bar and the accessory stand.
    var _bottomPlaces: BottomPlaces {
        guard let view = _view else {
            return BottomPlaces(
                in: .zero,
                barHeight: nil,
                safeBottom: 0,
                isMinimized: false,
                hasAccessory: false,
                isRightToLeft: false
            )
        }
        let geometry = _sidebarGeometry
        let taken = geometry?.taken ?? .zero
        let covered = geometry?.covered ?? .zero
        return BottomPlaces(
            in: view.bounds.inset(by: taken).inset(by: covered),
            barHeight: _isBottomBarShown ? _barHeight : nil,
            safeBottom: view.safeAreaInsets.bottom,
            isMinimized: _isBarMinimized,
            hasAccessory: _accessory != nil,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }

    /// How much of the lower edge the bar, small or not, and the accessory cover.
    var _bottomCover: CGFloat {
        guard _accessory != nil || _isBarMinimized else { return _isBottomBarShown ? _barHeight : 0 }
        return _bottomPlaces.covered
    }

    /// Whether the small bar is to be seen.
    var _isBarMinimized: Bool { _minimizing.isMinimized && !_usesTopBar && !_hidesBar && !_isTabBarHidden }

    /// Places the small bar and the accessory, and says where the content is free.
    func _placeBottom() {
        guard let view = _view else { return }
        if _accessory != nil || _accessoryView != nil || _minimizedBar != nil || _isBarMinimized {
            let places = _bottomPlaces
            placeMinimizedBar(places.minimized, in: view)
            placeAccessory(places, in: view)
        }
        _updateContentGuide()
    }

    private func placeMinimizedBar(_ frame: CGRect?, in view: UIView) {
        guard let frame else {
            _minimizedBar?.isHidden = true
            return
        }
        let bar = _minimizedBar ?? MinimizedTabBar(of: self)
        if _minimizedBar == nil {
            _minimizedBar = bar
            UIView.performWithoutAnimation {
                bar.frame = frame
                view.insertSubview(bar, belowSubview: _tabBar)
            }
        }
        bar.isHidden = false
        bar.frame = frame
        bar.update()
    }

    private func placeAccessory(_ places: BottomPlaces, in view: UIView) {
        guard let accessory = _accessory, let frame = places.accessory else {
            _accessoryView?.removeFromSuperview()
            _accessoryView = nil
            return
        }
        if _accessoryView?.accessory !== accessory {
            _accessoryView?.removeFromSuperview()
            let new = TabAccessoryView(accessory, of: self)
            _accessoryView = new
            UIView.performWithoutAnimation {
                new.frame = frame
                view.insertSubview(new, belowSubview: _tabBar)
            }
        }
        _accessoryView?.environment = places.minimized == nil ? .regular : .inline
        _accessoryView?.frame = frame
    }

    /// Gives the controller another accessory.
    func _setAccessory(_ accessory: UITabAccessory?, animated: Bool) {
        guard accessory !== _accessory else { return }
        let old = _accessoryView
        _accessory = accessory
        guard animated, _appearance == .appeared, UIView.areAnimationsEnabled, let view = _view else {
            _view?.setNeedsLayout()
            return _placeContent()
        }
        // What goes fades out where it stands.
        _accessoryView = nil
        _placeContentBeside(old, in: view)
    }

    private func _placeContentBeside(_ old: TabAccessoryView?, in view: UIView) {
        UIView.performWithoutAnimation { _placeBottom() }
        let new = _accessoryView === old ? nil : _accessoryView
        new?.alpha = 0
        UIView.animate(withDuration: 0.25) { [self] in
            new?.alpha = 1
            if old !== _accessoryView { old?.alpha = 0 }
            _placeContent()
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            if old !== self?._accessoryView { old?.removeFromSuperview() }
        }
    }

    /// The part of the view that neither a bar nor the sidebar covers, as a guide.
    func _makeContentGuide() -> UILayoutGuide {
        if let _contentGuide { return _contentGuide.guide }
        loadViewIfNeeded()
        let made = ContentGuide(in: view)
        _contentGuide = made
        _updateContentGuide()
        return made.guide
    }

    private func _updateContentGuide() {
        guard let guide = _contentGuide, let view = _view else { return }
        let geometry = _sidebarGeometry
        let (taken, covered) = (geometry?.taken ?? .zero, geometry?.covered ?? .zero)
        let top =
            _isTopBarShown ? _topBar.map { $0.frame.maxY + $0.frame.minY - view._barTop } : nil
        guide.insets = UIEdgeInsets(
            top: max(view.safeAreaInsets.top, top ?? 0),
            left: taken.left + covered.left,
            bottom: _isBottomBarShown ? _barHeight : view.safeAreaInsets.bottom,
            right: taken.right + covered.right
        )
    }
}
