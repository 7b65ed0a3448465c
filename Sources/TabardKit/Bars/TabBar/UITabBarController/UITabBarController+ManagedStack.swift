extension UITabBarController {
    /// Brings the stack of a managing navigation controller into step with the selected tab, if its root tab is on the screen.
    func _settleStack() {
        guard let declared = _declared, declared.needsStack, let shown = _shown,
            let root = declared.selected?._root._existingRootController,
            shown === root || _isMore(shown) && _more.presentedTab?.existingController === root
        else { return }
        _buildStack(animated: _appearance == .appeared && UIView.areAnimationsEnabled)
    }

    /// Makes the stack that stands for the selected tab: one level for each tab of its path, from the managing group down (T7).
    ///
    /// A callback that selects another tab has the last word.
    func _buildStack(animated: Bool) {
        guard let declared = _declared, !declared.isBuildingStack else { return }
        declared.isBuildingStack = true
        var attempts = 0
        while declared.needsStack, attempts < 8 {
            attempts += 1
            declared.needsStack = false
            if let selected = declared.selected { buildStack(for: selected, animated: animated) }
        }
        declared.isBuildingStack = false
    }

    private func buildStack(for selected: UITab, animated: Bool) {
        guard let group = selected.managingTabGroup,
            let navigation = group.managingNavigationController
        else { return }
        keepPushed(of: group, navigation)
        var levels: [ManagedLevel] = []
        for tab in selected._path.drop(while: { $0 !== group }) {
            var proposed = [tab.viewController].compactMap(\.self)
            if tab === selected {
                proposed += tab._pushed.filter { $0._parent == nil || $0._parent === navigation }
            }
            let displayed =
                delegate?.tabBarController(
                    self,
                    displayedViewControllersFor: tab,
                    proposedViewControllers: proposed
                ) ?? proposed
            levels.append(ManagedLevel(tab: tab, controllers: displayed))
        }
        guard _declared?.needsStack == false else { return }
        group._levels = levels
        let stack = levels.flatMap(\.controllers)
        guard stack != navigation.viewControllers else { return }
        let isStep = isStep(from: navigation.viewControllers, to: stack)
        navigation.setViewControllers(stack, animated: animated && isStep)
    }

    /// What stands on the stack without having been put there for a tab was pushed by the user or the app: it is the last level's.
    private func keepPushed(of group: UITabGroup, _ navigation: UINavigationController) {
        guard let last = group._levels.last else { return }
        let known = Set(group._levels.flatMap(\.controllers)).subtracting(last.tab._pushed)
        last.tab._pushed = navigation.viewControllers.filter { !known.contains($0) }
    }

    /// Whether one stack is the other with something on top.
    private func isStep(from old: [UIViewController], to new: [UIViewController]) -> Bool {
        !old.isEmpty && (new.starts(with: old) || old.starts(with: new))
    }

    /// The user, or the app, changed the stack of a managing navigation controller: where the selected tab is gone from it, the one
    /// that stands there now is selected.
    func _managedStackChanged(of group: UITabGroup) {
        guard let declared = _declared, !declared.isBuildingStack, !declared.needsStack,
            let selected = declared.selected, selected.managingTabGroup === group,
            let navigation = group.managingNavigationController
        else { return }
        let stack = Set(navigation.viewControllers)
        guard let index = group._levels.lastIndex(where: { !stack.isDisjoint(with: $0.controllers) }),
            index < group._levels.count - 1, !group._levels[group._levels.count - 1].controllers.isEmpty
        else { return }
        for level in group._levels[(index + 1)...] { level.tab._pushed = [] }
        group._levels.removeSubrange((index + 1)...)
        let tab = group._levels[index].tab
        (tab as? UITabGroup)?._selectedChild = nil
        declared.selected = tab
        _updateTopBarSelection()
        RestorableChange.happened()
    }

    /// A group has another managing navigation controller, or none.
    func _managingNavigationControllerChanged(of group: UITabGroup) {
        guard let declared = _declared else { return }
        group._levels = []
        declared.needsStack = true
        guard group._parent == nil, _state.index(of: .tab(group)) != nil else { return }
        _controllerWasMade(of: group)
        // The root tab's controller is another one now.
        _settling.parts.formUnion([.tabs, .content])
        _settle()
    }
}
