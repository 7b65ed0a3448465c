extension UIView {
    func _setNeedsUpdateConstraints() {
        _needsUpdateConstraints = true
        _markConstraintUpdate()
        setNeedsLayout()
    }

    func _markConstraintUpdate() {
        var view: UIView? = self
        while let current = view {
            current._subtreeNeedsUpdateConstraints = true
            view = current._superview
            if view?._subtreeNeedsUpdateConstraints == true { break }
        }
    }

    func _updateConstraintsIfNeeded() {
        guard _needsUpdateConstraints || _subtreeNeedsUpdateConstraints else { return }
        _subtreeNeedsUpdateConstraints = false
        // From the inside outward, since a view's constraints may depend on those in it.
        for subview in _subviews { subview._updateConstraintsIfNeeded() }
        guard _needsUpdateConstraints else { return }
        _needsUpdateConstraints = false
        if let owner = _owner {
            owner.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }
}
