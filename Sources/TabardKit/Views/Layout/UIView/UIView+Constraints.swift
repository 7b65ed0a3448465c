extension UIView {
    /// Holds constraints, which makes them active.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

    /// No longer holds constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { _removeConstraints(constraints) }

    /// Whether `updateConstraints()` is going to be called.
    public func needsUpdateConstraints() -> Bool { _needsUpdateConstraints }

    var _ensuredLayout: ViewLayout {
        if let layout = _autoLayout { return layout }
        let layout = ViewLayout()
        _autoLayout = layout
        return layout
    }

    var _runsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The topmost view around this one that holds constraints, at which the layout of all starts.
    var _layoutRoot: UIView? {
        var root: UIView?
        var view: UIView? = self
        while let current = view {
            if current._autoLayout?.constraints.isEmpty == false { root = current }
            if current._isLayoutBoundary { break }
            view = current._superview
        }
        return root
    }

    /// The engine that lays this view and its subviews out.
    var _layoutEngine: LayoutEngine? {
        if let engine = _autoLayout?.system, engine.isCurrent { return engine }
        guard let root = _layoutRoot else { return nil }
        let layout = root._ensuredLayout
        if let engine = layout.engine { return engine }
        let engine = LayoutEngine(root: root)
        layout.engine = engine
        return engine
    }

    /// Constraints came, went, or weigh something else.
    func _constraintsChanged() {
        _autoLayout?.system?.needsRebuild = true
        guard let root = _layoutRoot else { return }
        root._layoutEngine?.needsRebuild = true
        root._autoLayout?.engine?.needsRebuild = true
        root.setNeedsLayout()
    }

    func _constraintConstantsChanged() {
        guard let engine = _layoutEngine else { return }
        engine.needsConstants = true
        engine.root?.setNeedsLayout()
    }

    func _layoutGeometryChanged() {
        guard let engine = _autoLayout?.system,
            !engine.isApplying || translatesAutoresizingMaskIntoConstraints
        else { return }
        engine.needsConstants = true
        if engine.root !== self { engine.root?.setNeedsLayout() }
    }

    func _layoutInsetsChanged() {
        layoutMarginsDidChange()
        for subview in _subviews where subview.preservesSuperviewLayoutMargins {
            subview._layoutInsetsChanged()
            subview.setNeedsLayout()
        }
        guard let engine = _autoLayout?.system else { return }
        engine.needsConstants = true
        engine.root?.setNeedsLayout()
    }

    func _layOutByConstraints() {
        guard
            _autoLayout?.constraints.isEmpty == false || _subviews.contains(where: { $0._autoLayout != nil }),
            let engine = _layoutEngine
        else { return }
        engine.update()
        engine.apply(toSubviewsOf: self)
    }

    func _invalidateIntrinsicContentSize() {
        _superview?.setNeedsLayout()
        guard let engine = _autoLayout?.system else { return }
        engine.forgetContentSize(of: self)
        engine.root?.setNeedsLayout()
    }

    func _setTranslates(_ translates: Bool) {
        guard translates != translatesAutoresizingMaskIntoConstraints else { return }
        _ensuredLayout.translates = translates
        _constraintsChanged()
    }

    func _setPriority(
        _ priority: UILayoutPriority,
        of list: ReferenceWritableKeyPath<ViewLayout, [UILayoutPriority?]>,
        for axis: NSLayoutConstraint.Axis
    ) {
        let layout = _ensuredLayout
        guard layout[keyPath: list][axis.rawValue] != priority else { return }
        layout[keyPath: list][axis.rawValue] = priority
        if layout.system != nil { _constraintsChanged() }
    }

    func _removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraint._holder === self { constraint._deactivate() }
    }

    /// Ends the constraints between what is in this view and what is around it, before it goes from there.
    func _detachConstraints() {
        var leaving: [NSLayoutConstraint] = []
        var isLaidOut = false
        func visit(_ view: UIView) {
            if view._autoLayout?.system != nil { isLaidOut = true }
            for constraint in view._autoLayout?.touching ?? []
            where constraint._holder.map({ !$0.isDescendant(of: self) }) ?? false {
                leaving.append(constraint)
            }
            for subview in view._subviews { visit(subview) }
        }
        visit(self)
        for constraint in leaving { constraint._deactivate() }
        if isLaidOut { _constraintsChanged() }
    }

    /// Tells the engine around this view of the constraints that came in with it.
    func _constraintsAppeared() {
        if _needsUpdateConstraints || _subtreeNeedsUpdateConstraints { _markConstraintUpdate() }
        guard !_isLayoutBoundary, _holdsConstraints, let root = _superview?._layoutRoot else { return }
        root._autoLayout?.engine?.needsRebuild = true
        _autoLayout?.engine = nil
    }

    /// Whether this view, or one in it that belongs to the same layout, holds constraints.
    private var _holdsConstraints: Bool {
        _autoLayout?.constraints.isEmpty == false
            || _subviews.contains { !$0._isLayoutBoundary && $0._holdsConstraints }
    }

    func _systemLayoutSize(
        _ size: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        _updateConstraintsIfNeeded()
        let fitting = LayoutEngine.Fitting(size: size, horizontal: horizontal, vertical: vertical)
        return LayoutEngine(root: _fittedView, fitting: fitting).fittedSize
    }
}
