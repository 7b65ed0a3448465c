extension UIPageViewController {
    private static let _pageControlHeight: CGFloat = 37

    /// Whether later pages stand on the left.
    var _isMirrored: Bool {
        _orientation == .horizontal && _pageScrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The way from one page to the next, in points.
    var _stride: CGFloat {
        let size = _pageScrollView.bounds.size
        return _orientation == .vertical ? size.height : size.width
    }

    /// Places all, and asks the data source for what is not known yet.
    func _layOut() {
        _placePages()
        _placePageControl()
        _askForNeighbors()
    }

    /// Where the content stands when the page in a direction is in sight.
    func _offset(of direction: NavigationDirection) -> CGPoint { _point(at: _slot(direction)) }

    private func _slot(_ direction: NavigationDirection) -> CGFloat {
        (direction == .forward) != _isMirrored ? 2 : 0
    }

    private func _point(at slot: CGFloat) -> CGPoint {
        _orientation == .vertical ? CGPoint(x: 0, y: slot * _stride) : CGPoint(x: slot * _stride, y: 0)
    }

    private func _hasPages(_ direction: NavigationDirection) -> Bool {
        _turn?.direction == direction || _neighbors[direction]?.isEmpty == false
    }

    /// Gives the scroll view its size and the pages their places; a turn stays as far as it is.
    func _placePages() {
        guard let view = _view, !_isArranging else { return }
        _isArranging = true
        defer { _isArranging = false }
        let scroll = _pageScrollView
        let isVertical = _orientation == .vertical
        let oldStride = _stride
        let offset = isVertical ? scroll.contentOffset.y : scroll.contentOffset.x
        let slot = _turn == nil || oldStride == 0 ? 1 : offset / oldStride
        var area = view.bounds
        if _pageControl != nil {
            area.size.height = max(0, area.height - Self._pageControlHeight - view.safeAreaInsets.bottom)
        }
        area = area.insetBy(dx: isVertical ? 0 : -_spacing / 2, dy: isVertical ? -_spacing / 2 : 0)
        if scroll.frame != area { scroll.frame = area }
        scroll.contentSize = CGSize(
            width: area.width * (isVertical ? 1 : 3),
            height: area.height * (isVertical ? 3 : 1)
        )
        let first = _hasPages(_isMirrored ? .forward : .reverse) ? 0 : -_stride
        let last = _hasPages(_isMirrored ? .reverse : .forward) ? 0 : -_stride
        scroll.contentInset =
            isVertical
            ? UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
            : UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
        _place(_shown, at: 1)
        if let turn = _turn { _place(turn.pages, at: _slot(turn.direction)) }
        let wanted = _point(at: slot)
        if scroll.contentOffset != wanted { scroll.contentOffset = wanted }
        scroll.setNeedsLayout()
    }

    private func _place(_ pages: [UIViewController], at slot: CGFloat) {
        let isVertical = _orientation == .vertical
        let origin = _point(at: slot)
        let area = CGRect(origin: origin, size: _pageScrollView.bounds.size)
            .insetBy(dx: isVertical ? 0 : _spacing / 2, dy: isVertical ? _spacing / 2 : 0)
        for (index, page) in pages.enumerated() {
            guard let content = page._view, content._superview === _pageScrollView else { continue }
            var frame = area
            let place = CGFloat(_isMirrored ? pages.count - 1 - index : index)
            if isVertical {
                frame.size.height /= CGFloat(pages.count)
                frame.origin.y += place * frame.height
            } else {
                frame.size.width /= CGFloat(pages.count)
                frame.origin.x += place * frame.width
            }
            if content.frame != frame { content.frame = frame }
        }
    }

    private func _placePageControl() {
        guard let view = _view, let control = _pageControl else { return }
        let height = Self._pageControlHeight
        control.frame = CGRect(
            x: 0,
            y: view.bounds.height - view.safeAreaInsets.bottom - height,
            width: view.bounds.width,
            height: height
        )
    }
}
