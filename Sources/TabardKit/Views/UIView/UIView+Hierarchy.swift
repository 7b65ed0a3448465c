internal import GtkInterop

extension UIView {
    func _insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard let index = _subviews.index(of: sibling) else {
            fatalError(
                "The view beside which another is inserted must be a subview of \(type(of: self)); it is not one of its \(_subviews.count) subviews"
            )
        }
        guard view !== sibling else { return }
        let before = _subviews.index(of: view).map { $0 < index } ?? false
        _insert(view, at: index + offset - (before ? 1 : 0))
    }

    /// Inserts at an index that counts after the view has been taken from where it was.
    func _insert(_ view: UIView, at index: Int) {
        // A document may set a property to a view in which the object stands.
        guard !isDescendant(of: view) else {
            return KeyedValues.refuse("A view can't be added to itself or to a view inside it")
        }
        if view._superview === self {
            _reorder(view, to: index)
            return
        }
        let appearing = view._ownersInTree.filter { $0._appearsOnItsOwn(in: self) }
        for owner in appearing { owner.beginAppearanceTransition(true, animated: false) }
        let newWindow = _window
        let changesWindow = view._window !== newWindow
        let leaving = newWindow == nil ? view._ownersInTree.filter { $0._disappearsOnItsOwn } : []
        for owner in leaving { owner.beginAppearanceTransition(false, animated: false) }
        let old = view._superview
        if old != nil { view._detachConstraints() }
        old?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        if changesWindow { view._leaveWindow(for: newWindow) }
        view._superview?._subviews.remove(view)
        view._widget?.removeFromParent()
        let place = min(max(0, index), _subviews.count)
        _subviews.insert(view, at: place)
        view._superview = self
        view._constraintsAppeared()
        // A view that once was in a window keeps its widget, and so must all that stand in it.
        if newWindow != nil || _widget != nil { view._ensureWidgetTree() }
        _attachWidget(of: view, at: place)
        if changesWindow { view._setWindowOfTree(newWindow) }
        view._inheritanceChanged()
        if changesWindow { view._didMoveTree(to: newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
        old?.setNeedsLayout()
        setNeedsLayout()
        for owner in leaving { owner.endAppearanceTransition() }
        for owner in appearing { owner.endAppearanceTransition() }
        _checkInvariants()
    }

    private func _reorder(_ view: UIView, to index: Int) {
        _subviews.remove(view)
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
        let leaving = _ownersInTree.filter { $0._disappearsOnItsOwn }
        for owner in leaving { owner.beginAppearanceTransition(false, animated: false) }
        let changesWindow = _window != nil
        _detachConstraints()
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if changesWindow { _leaveWindow(for: nil) }
        superview._subviews.remove(self)
        _superview = nil
        // GTK would give the focus to what comes next, such as a text field that nobody chose.
        if let _widget, let window = _window, window._native?.clearFocus(inside: _widget) == true,
            _superview?._looksAfterFocus != true
        {
            AccessibilityFocus.wasLost(in: window)
        }
        _widget?.removeFromParent()
        if changesWindow {
            _setWindowOfTree(nil)
            _didMoveTree(to: nil)
        }
        didMoveToSuperview()
        superview._numberTabs()
        if _accessibility.details?.isModal == true { superview._arrangeElements() }
        superview.setNeedsLayout()
        for owner in leaving { owner.endAppearanceTransition() }
        superview._checkInvariants()
    }

    func _willMoveTree(to newWindow: (any RootView)?) {
        willMove(toWindow: newWindow?._asWindow)
        for subview in _subviews { subview._willMoveTree(to: newWindow) }
    }

    /// The view and all in it leaves its window for another, or for none.
    private func _leaveWindow(for newWindow: (any RootView)?) {
        _window?._arena.viewLeaves(self)
        _willMoveTree(to: newWindow)
    }

    private func _setWindowOfTree(_ newWindow: (any RootView)?) {
        _window = newWindow
        if newWindow == nil { _layer?._leftWindow() }
        for subview in _subviews { subview._setWindowOfTree(newWindow) }
    }

    private func _didMoveTree(to newWindow: (any RootView)?) {
        // An earlier call of this round may have moved the view on.
        guard _window === newWindow else { return }
        if newWindow != nil, AppearanceProxies.areUsed { _applyAppearanceProxies() }
        didMoveToWindow()
        for subview in _subviews { subview._didMoveTree(to: newWindow) }
    }

    /// The owners of this view or of those in it, without those inside another's view.
    var _ownersInTree: [any ViewOwner] {
        if let owner = _owner { return [owner] }
        return _subviews.flatMap(\._ownersInTree)
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
    ///
    /// Many views are not looked at, so that a change of one costs no look at all.
    func _checkInvariants() {
        assert(
            _subviews.count > 40 || _subviews.allSatisfy { $0._superview === self },
            "a subview does not know its superview"
        )
    }
}
