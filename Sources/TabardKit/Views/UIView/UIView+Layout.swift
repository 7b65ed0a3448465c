internal import GtkInterop

extension UIView {
    func _setNeedsLayout() {
        _needsLayout = true
        // The window lays everything out when GTK next allocates it.
        var view: UIView? = self
        while let current = view, !current._subtreeNeedsLayout {
            current._subtreeNeedsLayout = true
            view = current._superview
        }
        _window?._widget?.queueAllocate()
    }

    func _layoutIfNeeded() {
        _updateConstraintsIfNeeded()
        guard _needsLayout || _subtreeNeedsLayout else { return }
        // A layout that always asks for another one would hang; UIKit gives up as well.
        var passes = 0
        while (_needsLayout || _subtreeNeedsLayout) && passes < 16 {
            _layoutTree()
            _updateConstraintsIfNeeded()
            passes += 1
        }
    }

    private func _layoutTree() {
        if _needsLayout {
            _needsLayout = false
            _updateSafeArea()
            _currentTraits.performAsCurrent {
                if _window != nil { _owner?._tellIsAppearing() }
                _owner?._updateContentUnavailable()
                _owner?.viewWillLayoutSubviews()
                let isInner = UIView._isLayingOut
                UIView._isLayingOut = true
                layoutSubviews()
                UIView._isLayingOut = isInner
                _owner?._placeOwnViews()
                _owner?.viewDidLayoutSubviews()
            }
            _container?.queueAllocate()
        }
        _subtreeNeedsLayout = false
        for subview in _subviews where subview._needsLayout || subview._subtreeNeedsLayout {
            subview._layoutTree()
        }
    }

    func _resizeKeepingOrigin(to size: CGSize) {
        if transform.isIdentity {
            frame.size = size
        } else {
            bounds.size = size
        }
    }

    func _autoresizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        for subview in _subviews where !subview.autoresizingMask.isEmpty {
            let mask = subview.autoresizingMask
            let size = bounds.size
            if subview.transform.isIdentity {
                subview.frame = mask.resize(subview.frame, from: oldSize, to: size)
            } else {
                // The frame of a turned view is larger than the view, so that it would grow each time.
                subview._changeGeometry {
                    $0.untransformedFrame = mask.resize($0.untransformedFrame, from: oldSize, to: size)
                }
            }
        }
    }
}
