internal import GtkInterop

extension UISplitViewController {
    /// What stands in the view for a column.
    func _container(_ column: Column) -> UIViewController? {
        guard let controller = _columns[column] else { return nil }
        guard _style != .unspecified, column != .compact, !(controller is UINavigationController) else {
            return controller
        }
        if let wrapper = _wrappers[column] { return wrapper }
        let wrapper = UINavigationController(rootViewController: controller)
        wrapper._wrapsColumn = true
        wrapper._restorationOwner = self
        _wrappers[column] = wrapper
        return wrapper
    }

    /// What stands in the view for a column, if that has been made.
    func _knownContainer(_ column: Column) -> UIViewController? { _wrappers[column] ?? _columns[column] }

    private var _sideColumns: [Column] {
        _style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    }

    /// The columns of a wide window, the outermost first.
    var _wideColumns: [Column] { _sideColumns + [.secondary] }

    var _shownControllers: [UIViewController] {
        if let root = _collapsedRoot, _collapses { return [root] }
        return _wideColumns.compactMap(_container)
    }

    func _setViewControllers(_ controllers: [UIViewController]) {
        require(
            _style == .unspecified,
            "viewControllers of a UISplitViewController with columns can't be set; use setViewController(_:for:)"
        )
        require(
            controllers.count <= 2,
            "A UISplitViewController shows two controllers, not \(controllers.count)"
        )
        require(
            controllers.count < 2 || controllers[0] !== controllers[1],
            "\(controllers.first.map { "\(type(of: $0))" } ?? "A controller") is twice in viewControllers; each may be there once"
        )
        _columns[.primary] = controllers.first
        _columns[.secondary] = controllers.count > 1 ? controllers[1] : nil
        if _collapses {
            _collapsedRoot = controllers.first
            if let first = controllers.first, controllers.count > 1 {
                first.collapseSecondaryViewController(controllers[1], for: self)
            }
        }
        _arrange(animated: false)
    }

    func _setColumn(_ controller: UIViewController?, _ column: Column) {
        require(
            _style != .unspecified,
            "A UISplitViewController without a style has no columns; set viewControllers, or make it with init(style:)"
        )
        require(
            column != .supplementary || _style == .tripleColumn,
            "Only the style tripleColumn has a supplementary column; with doubleColumn there are primary, secondary and compact"
        )
        require(controller !== self, "A UISplitViewController can't be its own column")
        guard _columns[column] !== controller else { return }
        if let controller, let other = _columns.first(where: { $0.value === controller })?.key {
            Log.warn("\(type(of: controller)) stands in the column \(other) already, and moves to \(column)")
            _setColumn(nil, other)
        }
        let former = _container(column)
        if let former = former as? UINavigationController {
            former._containerItem = nil
            former._outerBack = nil
        }
        _wrappers[column] = nil
        _columns[column] = controller
        if _collapses, column != .compact, let former { _replaceOnStack(former, by: _container(column)) }
        if _collapses { _chooseCollapsedRoot() }
        _arrange(animated: false)
    }

    /// In a narrow window a column that is on the stack is changed there.
    private func _replaceOnStack(_ former: UIViewController, by new: UIViewController?) {
        guard let stack = _collapsedRoot as? UINavigationController,
            let index = stack.viewControllers.firstIndex(where: { $0 === former })
        else { return }
        var controllers = stack.viewControllers
        if let new { controllers[index] = new } else { controllers.remove(at: index) }
        if let new, index > 0 { stack._giveWayBack(to: new, from: controllers[index - 1]) }
        stack.viewControllers = controllers
    }

    /// Which columns are in sight, with what stands for them.
    var _wanted: [Column: UIViewController] {
        if _collapses { return _collapsedRoot.map { [.compact: $0] } ?? [:] }
        let others = _mode.others
        let shown = _sideColumns.suffix(others) + [.secondary]
        return Dictionary(
            uniqueKeysWithValues: shown.compactMap { column in _container(column).map { (column, $0) } }
        )
    }

    /// Brings children, views and their places into step with the columns and the mode.
    func _arrange(animated: Bool) {
        guard !_isChangingWidth else { return }
        _arrangement += 1
        RestorableChange.happened()
        let arrangement = _arrangement
        let orphans = _changeChildren()
        guard arrangement == _arrangement else { return _drop(orphans) }
        guard let view = _view as? SplitView, view._window != nil else {
            for (column, controller) in _installed where _isIn(orphans, controller) {
                _installed[column] = nil
                controller.viewIfLoaded?.removeFromSuperview()
            }
            return _drop(orphans)
        }
        let wanted = _wanted
        // While this controller comes, its own end tells those in it of theirs.
        let isVisible = _appearance == .appeared || _appearance == .appearing
        let animates = animated && _appearance == .appeared
        // What only changes its column stays. In the order of the columns, since the app hears of each.
        let former = _installed
        let leaving = former.filter { gone in !wanted.values.contains { $0 === gone.value } }
            .sorted { $0.key.rawValue < $1.key.rawValue }
        let coming = wanted.filter { new in !former.values.contains { $0 === new.value } }
            .sorted { $0.key.rawValue < $1.key.rawValue }
        _installed = wanted
        for (_, controller) in leaving where isVisible {
            controller.beginAppearanceTransition(false, animated: animates)
        }
        for (column, controller) in coming where _installed[column] === controller {
            if isVisible { controller.beginAppearanceTransition(true, animated: animates) }
            guard _installed[column] === controller else { continue }
            controller.view.autoresizingMask = []
            if animates, let from = _formerFrame(of: column) { controller.view.frame = from }
            view.addSubview(controller.view)
        }
        _order(in: view)
        let finish = { [weak self] in
            for (_, controller) in leaving where self?._shownChildren.contains(controller) != true {
                if controller._parent == nil || controller._parent === self {
                    controller.viewIfLoaded?.removeFromSuperview()
                }
                if isVisible { controller.endAppearanceTransition() }
            }
            self?._drop(orphans)
            guard self?._appearance == .appeared else { return }
            for (column, controller) in coming where self?._installed[column] === controller {
                controller.endAppearanceTransition()
            }
        }
        _updateDisplayModeButton()
        guard animates, Toolkit.areAnimationsEnabled else {
            view.setNeedsLayout()
            // Those that come have their places before they hear that they are there.
            if isVisible { view.layoutIfNeeded() }
            return finish()
        }
        UIView.animate(
            withDuration: 0.35,
            delay: 0,
            options: .curveEaseOut,
            animations: {
                self._placeColumns(with: leaving)
                view.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                finish()
                if self?._arrangement == arrangement { self?._view?.setNeedsLayout() }
            }
        )
    }

    private func _isIn(_ controllers: [UIViewController], _ one: UIViewController) -> Bool {
        controllers.contains { $0 === one }
    }

    /// Makes children of all that may be shown.
    ///
    /// - Returns: Those that are to be children no more, once they have left the screen.
    private func _changeChildren() -> [UIViewController] {
        let wanted = _collapses ? [_collapsedRoot].compactMap(\.self) : _wideColumns.compactMap(_container)
        let orphans = _children.filter { !_isIn(wanted, $0) }
        for child in orphans { child.willMove(toParent: nil) }
        for controller in wanted where controller._parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        _narrowSideColumns()
        return orphans
    }

    /// Takes out what nothing has brought back meanwhile.
    private func _drop(_ orphans: [UIViewController]) {
        for orphan in orphans where orphan._parent === self && !_shownChildren.contains(orphan) {
            orphan.removeFromParent()
        }
    }

    /// The columns beside the secondary one are as narrow as a phone, and what is in them is to look so.
    private func _narrowSideColumns() {
        let narrow = _collapses ? [] : _sideColumns.compactMap(_container)
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        for child in _children {
            let current = overrideTraitCollection(forChild: child)
            // What the app itself has said for a child stays.
            if narrow.contains(where: { $0 === child }) {
                if current == nil { setOverrideTraitCollection(compact, forChild: child) }
            } else if current == compact {
                setOverrideTraitCollection(nil, forChild: child)
            }
        }
    }

    /// The columns that may lie over the secondary one are above it, and the lines above all.
    private func _order(in view: SplitView) {
        for column in [Column.secondary, .compact] {
            if let shown = _installed[column]?.viewIfLoaded { view.bringSubviewToFront(shown) }
        }
        if view.dimming.superview == nil { view.addSubview(view.dimming) }
        view.bringSubviewToFront(view.dimming)
        for column in [Column.supplementary, .primary] {
            if let shown = _installed[column]?.viewIfLoaded { view.bringSubviewToFront(shown) }
        }
        for line in view.lines {
            if line.superview == nil { view.addSubview(line) }
            view.bringSubviewToFront(line)
        }
    }
}
