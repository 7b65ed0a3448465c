import TabModel

extension UITabBarController {
    /// Brings the screen into step with the state.
    func _perform(_ effects: [TabBarState<UIViewController>.Effect], animated: Bool = false) {
        if effects.contains(where: \.movesTabs) { _finishTransition() }
        for effect in effects { _perform(effect, animated: animated) }
        _checkInvariants()
    }

    private func _perform(_ effect: TabBarState<UIViewController>.Effect, animated: Bool) {
        switch effect {
        case .moveOutOfMore(let controller):
            _moveOutOfMore(controller)
        case .removeTabs(let controllers):
            for controller in controllers { _remove(controller) }
        case .installTabs(let controllers):
            for controller in controllers { _install(controller) }
        case .updateBar:
            _updateBar(animated: animated)
        case .updateMore:
            _more._updateList()
            _moreTabBarItem.hiddenTabsChanged()
        case .moveIntoMore(let controller):
            _more._present(controller, animated: animated && _shown === _more)
        case .show:
            if let session = _tabBar._session {
                session.selected = _selectedItem
                _tabBar._customizingChanged()
            } else {
                _tabBar._select(_selectedItem)
            }
            if _appearance != .disappeared { _showSelection(animated: animated) }
        case .popToRoot(let slot):
            _popToRoot(slot, animated: animated)
        case .didSelect(let slot):
            if let item = _selectedItem { tabBar(_tabBar, didSelect: item) }
            _follower?.tabBarControllerDidSelect(self)
            delegate?.tabBarController(self, didSelect: _controller(of: slot))
        case .didSelectInMore(let controller):
            _follower?.tabBarControllerDidSelect(self)
            delegate?.tabBarController(self, didSelect: controller)
        }
    }

    private func _install(_ controller: UIViewController) {
        addChild(controller)
        controller.didMove(toParent: self)
    }

    private func _remove(_ controller: UIViewController) {
        if _shown === controller { _hideShown() }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }

    private func _moveOutOfMore(_ controller: UIViewController) {
        _more._withdraw(controller)
        if controller._parent !== self, (_state.tabs ?? []).contains(controller) {
            _install(controller)
        }
    }

    private func _popToRoot(_ slot: TabBarState<UIViewController>.Slot, animated: Bool) {
        switch slot {
        case .tab(let controller):
            _ = (controller as? UINavigationController)?.popToRootViewController(animated: animated)
        case .more:
            // Whatever the tab above the list had pushed goes with it (C9).
            _more._popToList(animated: animated)
        }
    }

    var _selectedItem: UITabBarItem? {
        switch _state.selectedSlot {
        case nil: nil
        case .more: _state.showsMore ? _moreTabBarItem : nil
        case .tab(let controller): controller.tabBarItem
        }
    }

    /// The items of the places on the bar.
    var _slotItems: [UITabBarItem] {
        _state.slots.map { slot in
            switch slot {
            case .tab(let controller): controller.tabBarItem as UITabBarItem
            case .more: _moreTabBarItem
            }
        }
    }

    func _updateBar(animated: Bool) {
        if let session = _tabBar._session {
            // The edit screen decides what the bar shows; only how much of it is decided here (C8).
            session.setBarCount(_state.visibleTabs.count)
            _tabBar._customizingChanged()
            return
        }
        _tabBar._setItems(_slotItems, animated: animated)
        _tabBar._select(_selectedItem)
    }

    /// A controller has another item now.
    func _tabBarItemsChanged() {
        guard _state.tabs != nil else { return }
        _abandonCustomizing()
        _updateBar(animated: false)
        _more._updateList()
        _moreTabBarItem.hiddenTabsChanged()
    }

    func _checkInvariants() {
        guard !_tabBar.isCustomizing else { return }
        assert(
            _tabBar._items == nil || _tabBar._items?.count == _state.slots.count,
            "the bar shows other items than the state has places"
        )
        assert(
            _tabBar._selectedItem === _selectedItem,
            "the bar highlights another item than the selected one"
        )
    }
}

extension TabBarState.Effect {
    /// Whether a tab gets another parent, or none, which must not happen while it is on its way.
    fileprivate var movesTabs: Bool {
        switch self {
        case .moveOutOfMore, .moveIntoMore, .installTabs, .removeTabs: true
        case .updateBar, .updateMore, .show, .popToRoot, .didSelect, .didSelectInMore: false
        }
    }
}
