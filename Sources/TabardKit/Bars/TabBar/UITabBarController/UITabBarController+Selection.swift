internal import TabModel

extension UITabBarController {
    var _selectedViewController: UIViewController? {
        switch _state.selection {
        case .none: nil
        case .more: _more
        case .tab(let tab): tab.controller
        }
    }

    func _select(_ controller: UIViewController?) {
        guard let controller, _acceptsChanges else { return }
        if _isMore(controller) {
            _perform(_state.selectMore())
            return
        }
        if let tab = _rootTab(of: controller)?.tab { return _select(tab) }
        switch _state.selectTab(_rootTab(of: controller) ?? .controller(controller)) {
        case .success(let effects):
            _perform(effects)
            _follower?.tabBarControllerDidSelect(self)
        case .failure(let misuse): fatalError(_message(of: misuse, tried: [controller]))
        }
    }

    func _select(index: Int) {
        guard _acceptsChanges else { return }
        _arrangeTabsIfNeeded()
        if let tabs = _state.tabs, tabs.indices.contains(index), let tab = tabs[index].tab {
            return _select(tab)
        }
        switch _state.selectIndex(index) {
        case .success(let effects):
            _perform(effects)
            _follower?.tabBarControllerDidSelect(self)
        case .failure(let misuse): fatalError(_message(of: misuse, tried: []))
        }
    }

    /// The tab that an item of the bar at the bottom stands for; nil where the tabs are no values.
    func _tab(of item: UITabBarItem) -> UITab? {
        for case .tab(.tab(let tab)) in _state.slots where tab._item === item { return tab }
        return nil
    }

    /// The user tapped an item of the bar.
    func _userChose(_ item: UITabBarItem) {
        guard let index = (_tabBar._items ?? []).firstIndex(where: { $0 === item }),
            _state.slots.indices.contains(index)
        else { return }
        _userTapped(_state.slots[index])
    }

    func _userTapped(_ slot: TabBarState<RootTab>.Slot) {
        let former = _state.selectedSlot
        if case .tab(.tab(let tab)) = slot {
            _userChose(tab, canChoose: { _canTap(slot) }, choose: { _state.tap(slot) })
            if _state.selectedSlot != former { _focusChosenTab() }
            return
        }
        if former != .more, case .tab(let tab) = _state.presentedInMore {
            // What stands above More's list is selected with it.
            _userChose(
                tab,
                canChoose: { _canTap(slot) && _state.presentedInMore == .tab(tab) },
                choose: { _state.tap(slot) }
            )
            if _state.selectedSlot != former { _focusChosenTab() }
            return
        }
        guard _canTap(slot), _declared != nil || _shouldSelect(_controller(of: slot)) else { return }
        // The delegate may have changed the tabs; a place that is gone then no longer counts.
        guard _canTap(slot) else { return }
        _perform(_state.tap(slot), animated: true)
        if _state.selectedSlot != former { _focusChosenTab() }
    }

    /// Leaves the focus on the tab that the user chose, where a screen reader says it, unless the new content took it (V1, V4).
    func _focusChosenTab() {
        guard let window = view._window, !tabBar.isHidden || _isTopBarShown else { return }
        let content = selectedViewController?.viewIfLoaded
        if let content, (window._focusedElement as? UIView)?.isDescendant(of: content) == true { return }
        if _usesTopBar { _focusChosenOnTopBar() } else { tabBar._focusSelectedItem() }
    }

    private func _canTap(_ slot: TabBarState<RootTab>.Slot) -> Bool {
        _acceptsChanges && _state.canTap(slot) && _item(of: slot).isEnabled
    }

    /// The user chose a row of More's list (D4).
    func _userChoseInMore(_ tab: RootTab) {
        if case .tab(let value) = tab {
            return _userChose(
                value,
                canChoose: { _canChooseInMore(tab) },
                choose: { _state.chooseInMore(tab) }
            )
        }
        guard _canChooseInMore(tab), _shouldSelect(tab.controller), _canChooseInMore(tab) else { return }
        _perform(_state.chooseInMore(tab), animated: true)
    }

    private func _canChooseInMore(_ tab: RootTab) -> Bool {
        _acceptsChanges && _state.canChooseInMore(tab) && tab.item.isEnabled
    }

    /// The user, or the app, took the hidden tab off More's stack.
    func _presentedTabLeftMore() {
        _perform(_state.withdrawPresentedInMore(), animated: true)
    }

    /// The tab that a controller is that of; nil for any other controller.
    func _rootTab(of controller: UIViewController) -> RootTab? {
        guard _declared != nil else {
            let tab = RootTab.controller(controller)
            return _state.index(of: tab) == nil ? nil : tab
        }
        // Most are found by who made them, or whose stack they manage.
        let group = (controller as? UINavigationController)?._managedGroup
        for tab in [group, controller.tab].compactMap(\.self)
        where tab._existingRootController === controller && _state.index(of: .tab(tab)) != nil {
            return .tab(tab)
        }
        return _state.tabs?.first { $0.existingController === controller }
    }

    func _controller(of slot: TabBarState<RootTab>.Slot) -> UIViewController {
        switch slot {
        case .tab(let tab): tab.controller
        case .more: _more
        }
    }

    private func _shouldSelect(_ controller: UIViewController) -> Bool {
        delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }
}
