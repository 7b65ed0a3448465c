extension UIView {
    /// A controller's view keeps the system's least margins.
    var _directionalMargins: NSDirectionalEdgeInsets {
        var margins =
            _autoLayout?.margins ?? _superview?._systemMargins(of: self) ?? ViewLayout.standardMargins
        guard let owner = _owner else { return margins }
        if _autoLayout?.margins == nil {
            // The top and the bottom of a controller's view are for bars.
            margins.top = 0
            margins.bottom = 0
        }
        guard owner.viewRespectsSystemMinimumLayoutMargins else { return margins }
        let least = owner.systemMinimumLayoutMargins
        margins.leading = max(margins.leading, least.leading)
        margins.trailing = max(margins.trailing, least.trailing)
        return margins
    }

    var _resolvedMargins: UIEdgeInsets {
        var margins = directionalLayoutMargins.resolved(isRightToLeft: _runsRightToLeft)
        if insetsLayoutMarginsFromSafeArea {
            let safe = safeAreaInsets
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        guard preservesSuperviewLayoutMargins, let superview = _superview else { return margins }
        // What of the superview's margins lies on this view.
        let (outer, frame, bounds) = (superview.layoutMargins, frame, superview.bounds)
        return UIEdgeInsets(
            top: max(margins.top, outer.top - max(0, frame.minY - bounds.minY)),
            left: max(margins.left, outer.left - max(0, frame.minX - bounds.minX)),
            bottom: max(margins.bottom, outer.bottom - max(0, bounds.maxY - frame.maxY)),
            right: max(margins.right, outer.right - max(0, bounds.maxX - frame.maxX))
        )
    }

    /// Whether content also keeps out of the superview's margins, where they lie on the view; false by default.
    public var preservesSuperviewLayoutMargins: Bool {
        get { _autoLayout?.keepsSuperviewMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            _ensuredLayout.keepsSuperviewMargins = newValue
            _layoutInsetsChanged()
            setNeedsLayout()
        }
    }

    func _setMargins(_ margins: NSDirectionalEdgeInsets) {
        guard margins != _autoLayout?.margins else { return }
        _ensuredLayout.margins = margins
        _layoutInsetsChanged()
        setNeedsLayout()
    }

    /// Tells of the margins of a controller's view, which depend on its width.
    func _updateSystemMargins(from oldWidth: CGFloat) {
        guard _owner != nil, SystemMargins.side(width: oldWidth) != SystemMargins.side(width: bounds.width)
        else { return }
        _layoutInsetsChanged()
    }

    func _setMarginsHaveSafeArea(_ hasSafeArea: Bool) {
        guard hasSafeArea != insetsLayoutMarginsFromSafeArea else { return }
        _ensuredLayout.marginsHaveSafeArea = hasSafeArea
        _layoutInsetsChanged()
        setNeedsLayout()
    }

    /// Whether the safe area adds to the margins; true by default.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { _autoLayout?.marginsHaveSafeArea ?? true }
        set { _setMarginsHaveSafeArea(newValue) }
    }

    /// The frame without `alignmentRectInsets`, by which constraints place the view.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame whose alignment rectangle is the given one.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top,
                left: -insets.left,
                bottom: -insets.bottom,
                right: -insets.right
            )
        )
    }

    /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
    public class var layoutFittingCompressedSize: CGSize { .zero }

    /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
