extension UINavigationController {
    /// - Parameter shift: How far the bar stands beside its place.
    func _placeBar(shift: CGFloat) {
        let places: NavigationPlaces
        if let transition = _transition, transition.isAnimated, !transition.movesBarWithLower {
            let old = transition.old.map(_places) ?? NavigationPlaces()
            places = transition.new.map(_places) ?? NavigationPlaces()
            let part = transition.progress
            _placeBar(
                height: old.barHeight + (places.barHeight - old.barHeight) * part,
                background: old.backgroundOpacity
                    + (places.backgroundOpacity - old.backgroundOpacity) * part,
                shift: shift
            )
        } else {
            let lower = _transition.map { $0.isPush ? $0.old : $0.new } ?? _installed ?? _stack.last
            places = lower.map(_places) ?? NavigationPlaces()
            let height = places.barHeight > 0 ? places.barHeight : NavigationBarLayout.height
            _placeBar(height: height, background: places.backgroundOpacity, shift: shift)
        }
        _bar._content.largeTitleExtent = places.largeTitleExtent
        _placeSearchBar(places)
        // Where no view lies under the bar, nothing else would be seen through it.
        _bar._keepsBackground = (_installed ?? _stack.last).map { !_extendsUnderBar($0) } ?? false
    }

    private func _placeBar(height: CGFloat, background: CGFloat, shift: CGFloat) {
        guard let view = _view else { return }
        let top = view._barTop
        _bar._backgroundOpacity = background
        _bar.frame = CGRect(
            x: shift,
            y: top - (1 - _shownBarPresence) * (height + top),
            width: view.bounds.width,
            height: height
        )
    }

    /// Under the bar, if the controller's view extends there, else below it (C12).
    ///
    /// - Parameter isFree: Whether the view need not stand in this controller's.
    func _place(_ controller: UIViewController, shift: CGFloat, isFree: Bool = false) {
        guard let view = _view, let content = controller._view, isFree || content._superview === view else {
            return
        }
        let places = _places(of: controller)
        let extendsDown = _extendsUnderToolbar(controller)
        let toolbar = controller is UINavigationController ? 0 : _toolbarHeight
        let bottom = extendsDown || toolbar == 0 ? 0 : toolbar + view.safeAreaInsets.bottom
        content.frame = CGRect(
            x: shift,
            y: places.top,
            width: view.bounds.width,
            height: max(0, view.bounds.height - places.top - bottom)
        )
        // Both at once, so that the content stays where it is while one grows as the other shrinks.
        let scroll = _followedScrollView(of: controller)
        if let old = controller._followedScrollView, old !== scroll {
            _unfollow(controller)
            old._insetsChanged()
        }
        if let scroll {
            controller._followedScrollView = scroll
            scroll._follower = self
            scroll._collapsedHeight = places.collapsedHeight
        }
        var covered = content._safeAreaContribution
        covered.top = places.covered
        covered.bottom = extendsDown ? toolbar : 0
        if content._safeAreaContribution != covered {
            content._safeAreaContribution = covered
            content._updateSafeArea()
        }
        scroll?._insetsChanged()
    }

    func _places(of controller: UIViewController) -> NavigationPlaces {
        guard let view = _view, !(controller is UINavigationController) else { return NavigationPlaces() }
        let item = controller.navigationItem
        let scroll = _followedScrollView(of: controller)
        let other = scroll == nil ? controller.contentScrollView(for: .top) : nil
        let hidesTitle = item.searchController?._hidesTitle == true
        let content = NavigationPlaces.Content(
            titleHeight: hidesTitle ? 0 : UINavigationBar._titleHeight(for: item),
            largeTitleHeight: item._showsLargeTitle && !hidesTitle ? _bar._largeTitleHeight : 0,
            searchHeight: item.searchController?._heightInBar(width: view.bounds.width) ?? 0,
            hidesSearch: item._hidesSearchNow,
            distance: scroll?._distanceFromTop,
            coveredDistance: other.map { _top(of: $0, in: controller) > 0 ? 0 : $0._distanceFromTop } ?? 0,
            extendsUnderBar: _extendsUnderBar(controller)
        )
        return NavigationPlaces(
            content,
            safeTop: view.safeAreaInsets.top,
            barTop: view._barTop,
            presence: _shownBarPresence
        )
    }

    /// How much of the bar is in sight; an app may hide the bar itself.
    private var _shownBarPresence: CGFloat { _bar._isHiddenByApp ? 0 : _barPresence }

    /// Where a scroll view begins in a controller's view.
    private func _top(of scroll: UIScrollView, in controller: UIViewController) -> CGFloat {
        guard let content = controller._view, scroll !== content else { return 0 }
        return scroll._superview?.convert(scroll.frame.origin, to: content).y ?? 0
    }

    private func _extendsUnderBar(_ controller: UIViewController) -> Bool {
        controller.edgesForExtendedLayout.contains(.top)
            && (_bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    private func _extendsUnderToolbar(_ controller: UIViewController) -> Bool {
        controller.edgesForExtendedLayout.contains(.bottom)
            && (_toolbar?.isTranslucent != false || controller.extendedLayoutIncludesOpaqueBars)
    }

    /// The scroll view whose content moves the bar.
    ///
    /// One that stands below the bar would itself move with the bar, so the bar does not follow it.
    private func _followedScrollView(of controller: UIViewController) -> UIScrollView? {
        guard let content = controller._view, let scroll = controller.contentScrollView(for: .top),
            scroll.contentInsetAdjustmentBehavior != .never, scroll.isDescendant(of: content),
            !isInNestedStack(scroll, of: content)
        else { return nil }
        let lowest = (_view?._barTop ?? 0) + UINavigationBar._titleHeight(for: nil)
        return _top(of: scroll, in: controller) < lowest ? scroll : nil
    }

    /// Whether a navigation controller inside has the scroll view: its bar is the one that follows.
    private func isInNestedStack(_ scroll: UIScrollView, of content: UIView) -> Bool {
        for view in sequence(first: scroll as UIView, next: \._superview) {
            if view._owner is UINavigationController { return true }
            if view === content { break }
        }
        return false
    }

    /// Ends what `_place` began.
    func _release(_ content: UIView, of controller: UIViewController?) {
        content._safeAreaContribution.top = 0
        content._safeAreaContribution.bottom = 0
        if let controller { _unfollow(controller) }
    }

    private func _unfollow(_ controller: UIViewController) {
        guard let scroll = controller._followedScrollView else { return }
        controller._followedScrollView = nil
        guard scroll._follower === self else { return }
        scroll._follower = nil
        scroll._collapsedHeight = 0
    }
}

extension UINavigationController: ScrollFollower {
    /// Decides for each item on the stack whether its title is large.
    func _resolveLargeTitles() {
        var isLarge = true
        for controller in _stack where !(controller is UINavigationController) {
            let item = controller.navigationItem
            switch item.largeTitleDisplayMode {
            case .automatic: break
            case .always: isLarge = true
            case .never: isLarge = false
            }
            item._showsLargeTitle = isLarge && _bar.prefersLargeTitles
        }
    }

    func _barHeightMayHaveChanged() {
        guard let view = _view else { return }
        view.setNeedsLayout()
    }

    func contentMoved(in scrollView: UIScrollView) {
        guard _transition?.isAnimated != true, !_isPlacing, let installed = _installed,
            installed._followedScrollView === scrollView
                || installed.contentScrollView(for: .top) === scrollView
        else { return }
        _placeToolbar()
        let places = _places(of: installed)
        guard places != _lastPlaces else { return }
        _lastPlaces = places
        _isPlacing = true
        defer { _isPlacing = false }
        _placeBar(shift: 0)
        _place(installed, shift: 0)
    }

    func restingOffset(in scrollView: UIScrollView) -> CGPoint {
        var offset = scrollView.contentOffset
        guard let view = _view, let installed = _installed, _followedScrollView(of: installed) === scrollView
        else { return offset }
        let item = installed.navigationItem
        let distance = scrollView._distanceFromTop
        let range = scrollView._offsetRange
        var parts: [CGFloat] = []
        if item._hidesSearchNow, let search = item.searchController {
            parts.append(search._heightInBar(width: view.bounds.width))
        }
        if item._showsLargeTitle { parts.append(_bar._largeTitleHeight) }
        offset.y +=
            LargeTitleLayout.restingDistance(distance, parts: parts, most: range.most.y - range.least.y)
            - distance
        return offset
    }
}
