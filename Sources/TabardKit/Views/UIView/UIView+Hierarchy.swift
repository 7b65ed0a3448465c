import GtkInterop

extension UIView {
    func _insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard let index = _subviews.firstIndex(where: { $0 === sibling }) else {
            fatalError(
                "The view beside which another is inserted must be a subview of \(type(of: self)); it is not one of its \(_subviews.count) subviews"
            )
        }
        guard view !== sibling else { return }
        let before = _subviews.firstIndex { $0 === view }.map { $0 < index } ?? false
        _insert(view, at: index + offset - (before ? 1 : 0))
    }

    /// Inserts at an index that counts after the view has been taken from where it was.
    func _insert(_ view: UIView, at index: Int) {
        require(!isDescendant(of: view), "A view can't be added to itself or to a view inside it")
        if view._superview === self {
            _reorder(view, to: index)
            return
        }
        let appearing = view._viewController.flatMap { $0._appearsOnItsOwn(in: self) ? $0 : nil }
        appearing?.beginAppearanceTransition(true, animated: false)
        let newWindow = _window
        if let old = view._superview {
            view._superview = nil
            old.willRemoveSubview(view)
            old._subviews.removeAll { $0 === view }
            view._widget?.removeFromParent()
        }
        view.willMove(toSuperview: self)
        if view._window !== newWindow { view._willMoveTree(to: newWindow) }
        let place = min(max(0, index), _subviews.count)
        _subviews.insert(view, at: place)
        view._superview = self
        if newWindow != nil { view._ensureWidgetTree() }
        _attachWidget(of: view, at: place)
        view._inheritanceChanged()
        view.didMoveToSuperview()
        if view._window !== newWindow { view._moveTree(to: newWindow) }
        didAddSubview(view)
        setNeedsLayout()
        appearing?.endAppearanceTransition()
        _checkInvariants()
    }

    private func _reorder(_ view: UIView, to index: Int) {
        _subviews.removeAll { $0 === view }
        let place = min(max(0, index), _subviews.count)
        _subviews.insert(view, at: place)
        _attachWidget(of: view, at: place)
        _checkInvariants()
    }

    func _exchange(_ first: Int, _ second: Int) {
        require(
            _subviews.indices.contains(first) && _subviews.indices.contains(second),
            "The indices must be from 0 to \(_subviews.count - 1), but are \(first) and \(second)"
        )
        let (low, high) = (min(first, second), max(first, second))
        guard low != high else { return }
        let (lower, upper) = (_subviews[low], _subviews[high])
        _reorder(upper, to: low)
        _reorder(lower, to: high)
    }

    func _removeFromSuperview() {
        guard let superview = _superview else { return }
        let leaving = _viewController.flatMap { $0._disappearsOnItsOwn ? $0 : nil }
        leaving?.beginAppearanceTransition(false, animated: false)
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if _window != nil { _willMoveTree(to: nil) }
        superview._subviews.removeAll { $0 === self }
        _superview = nil
        _widget?.removeFromParent()
        didMoveToSuperview()
        if _window != nil { _moveTree(to: nil) }
        superview.setNeedsLayout()
        leaving?.endAppearanceTransition()
        superview._checkInvariants()
    }

    func _willMoveTree(to newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        for subview in _subviews { subview._willMoveTree(to: newWindow) }
    }

    func _moveTree(to newWindow: UIWindow?) {
        _window = newWindow
        if newWindow != nil { _updateTraits() }
        didMoveToWindow()
        for subview in _subviews { subview._moveTree(to: newWindow) }
    }

    func _viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in _subviews {
            if let found = subview._viewWithTag(tag) { return found }
        }
        return nil
    }

    func _inheritanceChanged() {
        _updateSafeArea()
        if _tintColor == nil { _tintColorChanged() }
        _updateTraits()
    }

    /// Stops the program, in debug builds, when the tree of views contradicts itself.
    func _checkInvariants() {
        assert(_subviews.allSatisfy { $0._superview === self }, "a subview does not know its superview")
    }
}
