internal import TabModel

extension UITabBarController {
    /// The selected tab; nil while More's list is.
    var _selectedTab: UITab? {
        _arrangeTabsIfNeeded()
        return _state.selection == .more ? nil : _declared?.selected
    }

    /// Selects a tab for the app, which nobody is told of (D1). One that can't be seen is not selected.
    func _select(_ tab: UITab) {
        guard let declared = _declared else {
            fatalError(
                "selectedTab can't be \(tab._name), since the tab bar controller has no tabs; set them first"
            )
        }
        require(
            TabID(tab.identifier).flatMap { declared.tabs[$0] } === tab,
            "selectedTab must be one of the tab bar controller's tabs, or in one of them, which are [\(declared.roots.map(\._name).joined(separator: ", "))], but is \(tab._name)"
        )
        guard _acceptsChanges else { return }
        _arrangeTabsIfNeeded()
        let leaf = tab._leaf
        guard leaf._isSeen, case .success(let effects) = _state.selectTab(.tab(leaf._root)) else { return }
        _noteSelected(leaf)
        _perform(effects)
        _settleStack()
    }

    /// Takes note of the selected tab, and of the way there in its groups.
    func _noteSelected(_ tab: UITab) {
        for tab in tab._path { tab._parent?._selectedChild = tab }
        guard let declared = _declared, declared.selected !== tab else { return }
        declared.selected = tab
        declared.needsStack = true
        _updateTopBarSelection()
        _existingSidebar?._view?.list.updateSelection()
    }

    /// A group is told which of its tabs is selected.
    func _selectedChildChanged(of group: UITabGroup) {
        guard let selected = _declared?.selected, selected._path.contains(group) else { return }
        _select(group)
    }

    /// The user chose a root tab on the bar, or in More's list: asks and tells the delegate (T13).
    ///
    /// - Parameters:
    ///   - root: The root tab. Of a group the tab in it is selected that was selected last, or that is its default.
    ///   - canChoose: Whether it can still be chosen, whatever the delegate did.
    ///   - choose: Changes the state.
    func _userChose(
        _ root: UITab,
        canChoose: () -> Bool,
        choose: () -> [TabBarState<RootTab>.Effect]
    ) {
        guard let former = _declared?.selected, canChoose() else { return }
        _ask(for: former._root === root ? former : root._leaf, canChoose: canChoose, choose: choose)
    }

    /// The user chose a tab where each has a row of its own, such as the sidebar: a root tab or one in a group (T13).
    ///
    /// Of a group that can't be selected itself, the tab in it is selected that was selected last, or that is its default.
    func _userSelects(_ tab: UITab) {
        let isDestination = (tab as? UITabGroup)?.isSidebarDestination ?? false
        _select(isDestination ? tab : tab._leaf, chosenBy: tab)
    }

    /// The user chose a tab on the bar of a wide window, where a group stands for all that is in it.
    func _userTapped(_ tab: UITab) {
        guard tab._parent != nil else { return _userTapped(.tab(.tab(tab))) }
        guard let former = _declared?.selected else { return }
        _select(former._path.contains(tab) ? former : tab._leaf, chosenBy: tab)
        if _declared?.selected !== former { _focusChosenTab() }
    }

    /// Selects a tab for the user, who chose it, or a group that it is in. The selected one goes back to where it began.
    private func _select(_ tab: UITab, chosenBy chosen: UITab) {
        let root = RootTab.tab(tab._root)
        _ask(for: tab) { [self] in
            guard let id = TabID(chosen.identifier), _acceptsChanges else { return false }
            return _declared?.tabs[id] === chosen && chosen.isEnabled && _state.index(of: root) != nil
        } choose: { [self] in
            guard case .success(let effects) = _state.selectTab(root) else { return [] }
            guard tab === _choice?.former else {
                // It stands for itself now, not for what was selected in it.
                (tab as? UITabGroup)?._selectedChild = nil
                return effects + [.didSelect(.tab(root))]
            }
            _holdingSettling { tab._popToBeginning(of: chosen) }
            return [.didSelect(.tab(root))]
        }
    }

    /// Asks the delegate whether a tab may be selected, and selects it.
    private func _ask(
        for tab: UITab,
        canChoose: () -> Bool,
        choose: () -> [TabBarState<RootTab>.Effect]
    ) {
        let root = tab._root
        guard canChoose(), tab._isSeen, delegate?.tabBarController(self, shouldSelectTab: tab) ?? true,
            canChoose(), tab._isSeen, tab._root === root
        else { return }
        let former = _declared?.selected
        _choice = (tab, former)
        _noteSelected(tab)
        _perform(choose(), animated: true)
        _settleStack()
        if let tab = tab as? UISearchTab, let former, tab !== former {
            _activateSearch(of: tab, after: former)
        }
    }

    /// Begins the search of a tab's content, whose end leads back to the tab before (T11).
    private func _activateSearch(of tab: UISearchTab, after former: UITab) {
        guard tab.automaticallyActivatesSearch, _declared?.selected === tab else { return }
        let root = tab._existingRootController
        let content = (root as? UINavigationController)?.topViewController ?? root
        guard let search = content?.navigationItem.searchController else { return }
        search.isActive = true
        search._whenEnded = { [weak self, weak tab, weak former] in
            guard let self, let tab, let former, _declared?.selected === tab, former.tabBarController === self
            else { return }
            _select(former)
        }
    }

    /// Tells that the user selected a tab, perhaps the selected one again.
    func _tellSelectedTab() {
        guard let (tab, former) = _choice else { return }
        _choice = nil
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: former)
    }
}

extension UITab {
    /// Takes off the stack what stands above the level of a tab of the selected path.
    fileprivate func _popToBeginning(of level: UITab) {
        guard let group = managingTabGroup, let navigation = group.managingNavigationController else {
            _ = (_root._existingRootController as? UINavigationController)?.popToRootViewController(
                animated: true
            )
            return
        }
        let own = group._levels.first { $0.tab === level }?.controllers.filter { !level._pushed.contains($0) }
        if let last = own?.last(where: navigation.viewControllers.contains) {
            navigation.popToViewController(last, animated: true)
        } else {
            navigation.popToRootViewController(animated: true)
        }
    }
}
