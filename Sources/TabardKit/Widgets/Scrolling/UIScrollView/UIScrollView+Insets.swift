extension UIScrollView {
    var _adjustedInset: UIEdgeInsets {
        var inset = contentInset
        let safe = safeAreaInsets
        let adjusts = _adjustedAxes
        if adjusts.horizontal {
            inset.left += safe.left
            inset.right += safe.right
        }
        if adjusts.vertical {
            inset.top += safe.top
            inset.bottom += safe.bottom
        }
        inset.top += _refreshControl?._shownHeight ?? 0
        return inset
    }

    /// The part of the safe area that the insets are not adjusted to.
    var _unadjustedSafeArea: UIEdgeInsets {
        var safe = _safeAreaInsets
        let adjusts = _adjustedAxes
        if adjusts.horizontal { (safe.left, safe.right) = (0, 0) }
        if adjusts.vertical { (safe.top, safe.bottom) = (0, 0) }
        return safe
    }

    /// The margins without what the insets already keep the content out of.
    var _unadjustedMargins: UIEdgeInsets {
        var margins = _resolvedMargins
        guard insetsLayoutMarginsFromSafeArea else { return margins }
        let (safe, unadjusted) = (safeAreaInsets, _unadjustedSafeArea)
        margins.top -= safe.top - unadjusted.top
        margins.left -= safe.left - unadjusted.left
        margins.bottom -= safe.bottom - unadjusted.bottom
        margins.right -= safe.right - unadjusted.right
        return margins
    }

    private var _adjustedAxes: (horizontal: Bool, vertical: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .never: return (false, false)
        case .always: return (true, true)
        case .automatic, .scrollableAxes:
            let safe = safeAreaInsets
            let isAutomatic = contentInsetAdjustmentBehavior == .automatic
            return (
                contentSize.width > bounds.width,
                isAutomatic || contentSize.height > bounds.height - safe.top - safe.bottom
            )
        }
    }

    /// How far the content can be moved beyond its edges: the adjusted inset, and at the top the height that a
    /// bar which collapses by scrolling has lost. It stays the same while the bar collapses, so that the bar follows the
    /// content and the content never follows the bar.
    var _reach: UIEdgeInsets {
        var inset = _adjustedInset
        if _adjustedAxes.vertical { inset.top += _collapsedHeight }
        return inset
    }

    /// How far the content has been moved up from where it stands at first, in points.
    var _distanceFromTop: CGFloat { bounds.minY + _lastReach.top }

    func _insetsChanged() {
        let new = _adjustedInset
        let reach = _reach
        let (old, oldReach) = (_lastAdjustedInset, _lastReach)
        guard new != old || reach != oldReach else { return }
        _lastAdjustedInset = new
        _lastReach = reach
        setNeedsLayout()
        // What stood below the old insets stands below the new ones.
        var offset = bounds.origin
        offset.x -= reach.left - oldReach.left
        offset.y -= reach.top - oldReach.top
        if offset != bounds.origin { bounds.origin = offset }
        guard new != old else { return }
        adjustedContentInsetDidChange()
        _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
