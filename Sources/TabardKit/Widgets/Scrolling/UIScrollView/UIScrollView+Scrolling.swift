internal import GtkInterop

extension UIScrollView: ScrollingView {
    func _makeArea(in widget: Widget) {
        let inner = Widget(handler: _scrollContent, isScrollable: true)
        let area = ScrollArea(content: inner)
        _inner = inner
        _area = area
        widget.insertChild(area, above: nil)
        area.didScroll = { [weak self] in self?._areaDidScroll() }
        area.didPullAtTop = { [weak self] in
            guard let self, self._canPullDown else { return }
            self._refreshControl?._userPulled()
        }
        inner.onWheel { [weak self] turn in
            guard let self, turn.modifiers == .control else { return false }
            return self._zoomByWheel(turn.steps, at: CGPoint(x: turn.x, y: turn.y))
        }
        widget.onKeyPress { [weak self] key, modifiers in self?._refreshByKey(key, modifiers) ?? false }
        _updateModes()
        _updateIndicatorStyle()
        _placeIndicators()
        _configureArea()
    }

    func _updateModes() {
        let range = _offsetRange
        func mode(_ showsIndicator: Bool, fits: Bool, alwaysBounces: Bool) -> ScrollArea.Mode {
            guard isScrollEnabled else { return .off }
            // Without an indicator GTK lets content be pulled though it fits, and with one only what does not fit.
            if fits { return bounces && alwaysBounces ? .withoutIndicator : .withIndicator }
            return showsIndicator ? .withIndicator : .withoutIndicator
        }
        _area?.setModes(
            horizontal: mode(
                showsHorizontalScrollIndicator,
                fits: range.most.x <= range.least.x,
                alwaysBounces: alwaysBounceHorizontal
            ),
            vertical: mode(
                showsVerticalScrollIndicator,
                fits: range.most.y <= range.least.y,
                alwaysBounces: alwaysBounceVertical
            )
        )
        _area?.showsOvershoot = bounces
    }

    /// Whether the user can pull the content down beyond its upper edge.
    var _canPullDown: Bool {
        guard isScrollEnabled, bounces else { return false }
        let range = _offsetRange
        return alwaysBounceVertical || range.most.y > range.least.y
    }

    /// Tells GTK how far the content reaches, and takes over where it then stands.
    func _configureArea() {
        _insetsChanged()
        guard let area = _area else { return }
        _updateModes()
        let inset = _lastReach
        let wanted = (x: Double(bounds.minX + inset.left), y: Double(bounds.minY + inset.top))
        _isMovingArea = true
        area.configure(
            contentWidth: Double(contentSize.width + inset.left + inset.right),
            contentHeight: Double(contentSize.height + inset.top + inset.bottom),
            visibleWidth: Double(bounds.width),
            visibleHeight: Double(bounds.height)
        )
        area.setOffset(x: wanted.x, y: wanted.y)
        _isMovingArea = false
        _takeOffset()
    }

    private func _areaDidScroll() {
        guard !_isMovingArea else { return }
        _userMoves()
        _lockDirection()
        _takeOffset()
    }

    func _updateIndicatorStyle() {
        _area?.indicatorColor = indicatorStyle.color?.components(with: traitCollection)
    }

    /// Keeps the bars that show where the content stands away from the edges.
    func _placeIndicators() {
        guard let area = _area else { return }
        let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
        let (vertical, horizontal) = (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        area.setIndicatorMargins(
            vertical: (
                start: Double(vertical.top + safe.top), end: Double(vertical.bottom + safe.bottom),
                side: Double(isRightToLeft ? vertical.left + safe.left : vertical.right + safe.right)
            ),
            horizontal: (
                start: Double(horizontal.left + safe.left), end: Double(horizontal.right + safe.right),
                side: Double(horizontal.bottom + safe.bottom)
            )
        )
    }

    func _takeOffset() {
        guard let area = _area, bounds.width > 0, bounds.height > 0 else { return }
        let offset = area.offset
        let inset = _lastReach
        let origin = CGPoint(x: CGFloat(offset.x) - inset.left, y: CGFloat(offset.y) - inset.top)
        guard origin != bounds.origin else { return }
        bounds.origin = origin
    }

    func _offsetChanged() {
        if let area = _area, !_isMovingArea {
            let inset = _lastReach
            _isMovingArea = true
            area.setOffset(x: Double(bounds.minX + inset.left), y: Double(bounds.minY + inset.top))
            _isMovingArea = false
        }
        setNeedsLayout()
        _follower?.contentMoved(in: self)
        _barBelow?.contentMoved(in: self)
        RestorableChange.happened()
        _scrollDelegate?.scrollViewDidScroll(self)
    }

    func _setContentOffset(_ target: CGPoint, animated: Bool) {
        _stopScrollAnimation()
        guard animated, target != contentOffset else {
            contentOffset = target
            return
        }
        _animateOffset(to: target) { [weak self] in
            guard let self else { return }
            self._scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Moves the content within a third of a second, or at once where nothing is animated.
    func _animateOffset(
        to target: CGPoint,
        easing: TimedAnimation.Easing = .easeInOut,
        completion: @escaping () -> Void
    ) {
        let start = contentOffset
        guard let widget = _widget, widget.isMapped, Toolkit.areAnimationsEnabled else {
            contentOffset = target
            completion()
            return
        }
        let animation = TimedAnimation(
            on: widget,
            seconds: 0.3,
            easing: easing,
            update: { [weak self] value in
                guard let self, self._scrollAnimation != nil else { return }
                let part = CGFloat(value)
                self.contentOffset = CGPoint(
                    x: start.x + (target.x - start.x) * part,
                    y: start.y + (target.y - start.y) * part
                )
            },
            completion: { [weak self] in
                guard let self, self._scrollAnimation != nil else { return }
                self._scrollAnimation = nil
                completion()
            }
        )
        _scrollAnimation = animation
        animation.play()
    }

    /// The smallest and the largest offset.
    var _offsetRange: (least: CGPoint, most: CGPoint) {
        let inset = _reach
        let least = CGPoint(x: -inset.left, y: -inset.top)
        let most = CGPoint(
            x: max(least.x, contentSize.width + inset.right - bounds.width),
            y: max(least.y, contentSize.height + inset.bottom - bounds.height)
        )
        return (least, most)
    }

    func _clamped(_ offset: CGPoint) -> CGPoint {
        let (least, most) = _offsetRange
        return CGPoint(
            x: min(max(offset.x, least.x), most.x),
            y: min(max(offset.y, least.y), most.y)
        )
    }

    func _scrollToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: _adjustedInset)
        var offset = contentOffset
        offset.x += Self.shift(from: visible.minX, visible.maxX, to: rect.minX, rect.maxX)
        offset.y += Self.shift(from: visible.minY, visible.maxY, to: rect.minY, rect.maxY)
        offset = _clamped(offset)
        if offset != contentOffset { _setContentOffset(offset, animated: animated) }
    }

    /// The least movement that brings a span into sight; its start if it is longer than what shows.
    private static func shift(
        from visibleStart: CGFloat,
        _ visibleEnd: CGFloat,
        to start: CGFloat,
        _ end: CGFloat
    ) -> CGFloat {
        if start < visibleStart || end - start > visibleEnd - visibleStart { return start - visibleStart }
        if end > visibleEnd { return end - visibleEnd }
        return 0
    }
}
