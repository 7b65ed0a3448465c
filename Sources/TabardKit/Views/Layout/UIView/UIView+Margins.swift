extension UIView {
    /// A controller's view keeps the system's least margins.
    var _directionalMargins: NSDirectionalEdgeInsets {
        var margins = _autoLayout?.margins ?? ViewLayout.standardMargins
        guard let owner = _owner, owner.viewRespectsSystemMinimumLayoutMargins else {
            return margins
        }
        let least = owner.systemMinimumLayoutMargins
        margins.leading = max(margins.leading, least.leading)
        margins.trailing = max(margins.trailing, least.trailing)
        return margins
    }

    var _resolvedMargins: UIEdgeInsets {
        let margins = directionalLayoutMargins.resolved(isRightToLeft: _runsRightToLeft)
        guard insetsLayoutMarginsFromSafeArea else { return margins }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: margins.top + safe.top,
            left: margins.left + safe.left,
            bottom: margins.bottom + safe.bottom,
            right: margins.right + safe.right
        )
    }

    func _setMargins(_ margins: NSDirectionalEdgeInsets) {
        guard margins != _autoLayout?.margins else { return }
        _ensuredLayout.margins = margins
        _layoutInsetsChanged()
        setNeedsLayout()
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
