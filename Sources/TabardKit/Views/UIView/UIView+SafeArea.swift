extension UIView {
    var _safeAreaInsets: UIEdgeInsets {
        var insets = _insetsFromSuperview
        let extra = _safeAreaContribution
        let owners = _owner?.additionalSafeAreaInsets ?? .zero
        insets.top += extra.top + owners.top
        insets.left += extra.left + owners.left
        insets.bottom += extra.bottom + owners.bottom
        insets.right += extra.right + owners.right
        return insets
    }

    /// How much of this view lies where the superview is covered already.
    private var _insetsFromSuperview: UIEdgeInsets {
        guard let superview = _superview, _geometry.transform.isIdentity else { return .zero }
        let outer = superview._safeAreaOfSubviews
        guard outer != .zero else { return .zero }
        let safe = superview.bounds.inset(by: outer)
        let frame = frame
        return UIEdgeInsets(
            top: max(0, min(safe.minY - frame.minY, outer.top)),
            left: max(0, min(safe.minX - frame.minX, outer.left)),
            bottom: max(0, min(frame.maxY - safe.maxY, outer.bottom)),
            right: max(0, min(frame.maxX - safe.maxX, outer.right))
        )
    }

    /// Tells the view, and those in it, if bars cover another part of it now.
    func _updateSafeArea() {
        let insets = safeAreaInsets
        guard insets != _lastSafeAreaInsets else { return }
        _lastSafeAreaInsets = insets
        if _autoLayout != nil {
            _layoutInsetsChanged()
            _keyboardGuideChanged()
        }
        safeAreaInsetsDidChange()
        _owner?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for subview in _subviews { subview._updateSafeArea() }
    }
}
