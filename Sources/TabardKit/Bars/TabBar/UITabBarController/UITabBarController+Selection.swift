internal import TabModel

extension UITabBarController {
    var _selectedViewController: UIViewController? {
        switch _state.selection {
        case .none: nil
        case .more: _more
        case .tab(let controller): controller
        }
    }

    func _select(_ controller: UIViewController?) {
        guard let controller, _acceptsChanges else { return }
        if controller === _more {
            _perform(_state.selectMore())
            return
        }
        switch _state.selectTab(controller) {
        case .success(let effects):
            _perform(effects)
            _follower?.tabBarControllerDidSelect(self)
        case .failure(let misuse): fatalError(_message(of: misuse, tried: [controller]))
        }
    }

    func _select(index: Int) {
        guard _acceptsChanges else { return }
        switch _state.selectIndex(index) {
        case .success(let effects):
            _perform(effects)
            _follower?.tabBarControllerDidSelect(self)
        case .failure(let misuse): fatalError(_message(of: misuse, tried: []))
        }
    }

    /// The user tapped an item of the bar.
    func _userChose(_ item: UITabBarItem) {
        guard let index = (_tabBar._items ?? []).firstIndex(where: { $0 === item }),
            _state.slots.indices.contains(index)
        else { return }
        _userTapped(_state.slots[index])
    }

    func _userTapped(_ slot: TabBarState<UIViewController>.Slot) {
        guard _canTap(slot), _shouldSelect(_controller(of: slot)) else { return }
        // The delegate may have changed the tabs; a place that is gone then no longer counts.
        guard _canTap(slot) else { return }
        let former = _state.selectedSlot
        _perform(_state.tap(slot), animated: true)
        if _state.selectedSlot != former { _focusChosenTab() }
    }

    /// Leaves the focus on the tab that the user chose, where a screen reader says it, unless the new content took it (V1, V4).
    private func _focusChosenTab() {
        guard let window = view._window, !tabBar.isHidden else { return }
        let content = selectedViewController?.viewIfLoaded
        if let content, (window._focusedElement as? UIView)?.isDescendant(of: content) == true { return }
        tabBar._focusSelectedItem()
    }

    private func _canTap(_ slot: TabBarState<UIViewController>.Slot) -> Bool {
        _acceptsChanges && _state.canTap(slot) && _item(of: slot).isEnabled
    }

    /// The user chose a row of More's list (D4).
    func _userChoseInMore(_ controller: UIViewController) {
        guard _canChooseInMore(controller), _shouldSelect(controller), _canChooseInMore(controller) else {
            return
        }
        _perform(_state.chooseInMore(controller), animated: true)
    }

    private func _canChooseInMore(_ controller: UIViewController) -> Bool {
        _acceptsChanges && _state.canChooseInMore(controller) && controller.tabBarItem.isEnabled
    }

    /// The user, or the app, took the hidden tab off More's stack.
    func _presentedTabLeftMore() {
        _perform(_state.withdrawPresentedInMore(), animated: true)
    }

    func _controller(of slot: TabBarState<UIViewController>.Slot) -> UIViewController {
        switch slot {
        case .tab(let controller): controller
        case .more: _more
        }
    }

    private func _shouldSelect(_ controller: UIViewController) -> Bool {
        delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }
}
