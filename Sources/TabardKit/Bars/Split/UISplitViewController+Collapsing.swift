extension UISplitViewController {
    /// Collapses in a narrow window, and expands in a wide one.
    func _widthMayHaveChanged() {
        guard _view?._window != nil, !_isChangingWidth else { return }
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        guard isNarrow != _collapses else { return }
        _chosenMode = nil
        _isChangingWidth = true
        if isNarrow { _collapse() } else { _expand() }
        _isChangingWidth = false
        _arrange(animated: false)
        guard _style != .unspecified else { return }
        if isNarrow {
            delegate?.splitViewControllerDidCollapse(self)
        } else {
            delegate?.splitViewControllerDidExpand(self)
        }
    }

    private func _collapse() {
        if _style == .unspecified { return _collapsePair() }
        let restored = _takeRestoredTop()
        let proposed: Column =
            restored ?? (_columns[.compact] != nil ? .compact : _wideColumns.last { _columns[$0] != nil })
            ?? .primary
        let chosen =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            ?? proposed
        let top = restored ?? chosen
        _collapses = true
        if top == .compact, let compact = _columns[.compact] {
            _collapsedRoot = compact
            return
        }
        _chooseCollapsedStack()
        for column in _wideColumns.dropFirst() where column.rawValue <= min(top.rawValue, 2) {
            _release(column)
            _pushOnStack(column, animated: false)
        }
    }

    /// The first column that there is holds the others.
    private func _chooseCollapsedStack() {
        _collapsedRoot = _wideColumns.lazy.compactMap { self._container($0) }.first
    }

    func _chooseCollapsedRoot() {
        if let compact = _columns[.compact] {
            _collapsedRoot = compact
        } else if _collapsedRoot.map({ root in !_wideColumns.contains { _container($0) === root } }) ?? true {
            _chooseCollapsedStack()
        }
    }

    private func _collapsePair() {
        let restored = _takeRestoredTop()
        let primary = delegate?.primaryViewController(forCollapsing: self) ?? _columns[.primary]
        let secondary = _columns[.secondary]
        _release(.secondary)
        _collapses = true
        _collapsedRoot = primary
        guard let primary, let secondary, primary !== secondary else { return }
        let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if !isDone, restored != .primary { primary.collapseSecondaryViewController(secondary, for: self) }
        // Nobody has taken it.
        if secondary._parent == nil { secondary._reach(.disappeared, animated: false) }
    }

    /// Takes what stands in a column out, so that it can go onto a stack. In sight before and after, it hears of nothing.
    private func _release(_ column: Column) {
        guard let controller = _installed[column] ?? _container(column), controller._parent === self,
            controller !== _collapsedRoot
        else { return }
        _installed[column] = nil
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    private func _expand() {
        if _style == .unspecified {
            let root = _collapsedRoot
            let primary = delegate?.primaryViewController(forExpanding: self) ?? root
            if let primary {
                let separated =
                    delegate?.splitViewController(self, separateSecondaryFrom: primary)
                    ?? primary.separateSecondaryViewController(for: self)
                if let separated { _columns[.secondary] = separated }
            }
            _columns[.primary] = primary
        } else {
            _unstack()
            for column in _wideColumns { (_container(column) as? UINavigationController)?._outerBack = nil }
        }
        _collapses = false
        _collapsedRoot = nil
        if _style != .unspecified {
            let mode = _mode
            let chosen = delegate?.splitViewController(
                self,
                displayModeForExpandingToProposedDisplayMode: mode
            )
            if let chosen, chosen != mode, chosen != .automatic { _chosenMode = chosen }
        }
    }

    // The stack of a narrow window.

    /// Takes the columns off the stack of the first one.
    private func _unstack() {
        let columns = _wideColumns.compactMap(_container)
        for case let stack as UINavigationController in columns {
            let left = stack.viewControllers.filter { held in !columns.contains { $0 === held } }
            if left.count != stack.viewControllers.count { stack.viewControllers = left }
        }
    }

    private func _pushOnStack(_ column: Column, animated: Bool) {
        guard let stack = _collapsedRoot as? UINavigationController, let controller = _container(column),
            controller !== stack, !stack.viewControllers.contains(where: { $0 === controller })
        else { return }
        stack._pushCollapsed(controller, animated: animated)
    }

    func _showOnStack(_ column: Column) {
        guard let stack = _collapsedRoot as? UINavigationController, stack !== _columns[.compact],
            column != .compact
        else { return }
        for other in _wideColumns.dropFirst() where other.rawValue <= column.rawValue {
            _pushOnStack(other, animated: true)
        }
        guard let controller = _container(column) else { return }
        if controller === stack {
            stack.popToRootViewController(animated: true)
        } else if stack.topViewController !== controller {
            stack.popToViewController(controller, animated: true)
        }
    }

    func _hideOnStack(_ column: Column) {
        guard let stack = _collapsedRoot as? UINavigationController, let controller = _container(column),
            let index = stack.viewControllers.firstIndex(where: { $0 === controller }), index > 0
        else { return }
        stack.popToViewController(stack.viewControllers[index - 1], animated: true)
    }
}

extension UINavigationController {
    /// Pushes what stood in a column, which may be a navigation controller with a bar of its own.
    func _pushCollapsed(_ controller: UIViewController, animated: Bool) {
        _giveWayBack(to: controller, from: _stack.last)
        pushViewController(controller, animated: animated)
    }

    /// Lets the bar of a navigation controller on this one's stack lead back to what is below.
    func _giveWayBack(to controller: UIViewController, from back: UIViewController?) {
        let title = (back as? UINavigationController)?.topViewController?.title ?? back?.title
        (controller as? UINavigationController)?._outerBack = (
            title: title ?? "", action: { [weak self] in _ = self?.popViewController(animated: true) }
        )
    }
}
