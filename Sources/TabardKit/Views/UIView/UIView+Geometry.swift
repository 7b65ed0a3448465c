internal import GtkInterop

extension UIView {
    func _changeGeometry(_ change: (inout ViewGeometry) -> Void) {
        let old = _geometry
        var new = old
        change(&new)
        guard new != old else { return }
        _requireFinite(new)
        ViewAnimation.current?.note(self)
        if ValueObservers.isIdle { _geometry = new } else { _takeObserved(new) }
        if _autoLayout != nil { _layoutGeometryChanged() }
        if new.bounds.size != old.bounds.size {
            _autoresizeSubviews(from: old.bounds.size)
            for subview in _subviews { subview._updateSafeArea() }
            _updateSystemMargins(from: old.bounds.width)
            setNeedsDisplay()
            setNeedsLayout()
        } else if new.bounds.origin != old.bounds.origin {
            setNeedsLayout()
        }
        _updateSafeArea()
        if let container = _superview?._container {
            container.queueAllocate()
        }
    }

    func _requireFinite(_ geometry: ViewGeometry) {
        require(
            geometry.isFinite,
            "The geometry of \(type(of: self)) must be finite numbers, but its frame would be \(geometry.frame)"
        )
    }

    /// Takes this view's coordinates to another's, or to the window's.
    func _transform(to view: UIView?) -> CGAffineTransform {
        let target = view ?? _window
        guard target !== self else { return .identity }
        return _transformToRoot().concatenating((target?._transformToRoot() ?? .identity).inverted())
    }

    private func _transformToRoot() -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var current: UIView? = self
        while let view = current, let superview = view._superview {
            result = result.concatenating(view._geometry.toSuperview)
            current = superview
        }
        return result
    }

    func _convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(_transform(to: view))
    }

    func _convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(_transform(to: view).inverted())
    }

    func _hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
        else { return nil }
        for subview in _subviews.reversed() {
            let map = subview._geometry.toSuperview
            // What is scaled to nothing has no inside.
            guard map.a * map.d != map.b * map.c else { continue }
            let inside = point.applying(map.inverted())
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return self
    }
}
