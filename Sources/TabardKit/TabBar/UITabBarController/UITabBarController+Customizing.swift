import TabModel

extension UITabBarController: CustomizingOwner {
    var _trailingCustomizingItems: [UITabBarItem] { _state.showsMore ? [_moreTabBarItem] : [] }

    /// Shows the edit screen, if there is something to move (M2).
    package func _beginCustomizing() {
        guard !_tabBar.isCustomizing, _state.offersEditing, _tellCustomizingWillBegin() else { return }
        let customization = _makeCustomization()
        _tabBar._begin(customization)
        tabBar(_tabBar, didBeginCustomizing: customization.listed)
    }

    /// The tabs' items as they stand, ready to be arranged.
    func _makeCustomization() -> TabCustomization<UITabBarItem> {
        TabCustomization(
            order: (_state.tabs ?? []).map { $0.tabBarItem },
            barCount: _state.visibleTabs.count,
            listed: (_state.customizableTabs ?? []).map { $0.tabBarItem },
            defaultOrder: _defaultOrder.compactMap { $0.controller?.tabBarItem }
        )
    }

    /// Tells that the user is about to arrange the tabs; false if the delegate thereupon changed them, and was told that
    /// it is over.
    func _tellCustomizingWillBegin() -> Bool {
        let tabs = _state.tabs ?? []
        let movable = _state.customizableTabs ?? []
        tabBar(_tabBar, willBeginCustomizing: movable.map { $0.tabBarItem })
        delegate?.tabBarController(self, willBeginCustomizing: movable)
        guard tabs == _state.tabs ?? [], movable == _state.customizableTabs ?? [] else {
            _tellCustomizingDidEnd(changed: false)
            return false
        }
        return true
    }

    func _customizingEnds(_ customization: TabCustomization<UITabBarItem>, animated: Bool) {
        let order = _controllers(in: customization.order)
        let changed = order != _state.tabs ?? []
        let items = Array(customization.bar) + _trailingCustomizingItems
        tabBar(_tabBar, willEndCustomizing: items, changed: changed)
        delegate?.tabBarController(self, willEndCustomizing: order, changed: changed)
        _tabBar._closeCustomizing(animated: animated)
        // The delegate may have set other tabs, which then are as it set them.
        if Set(order) == Set(_state.tabs ?? []), case .success(let effects) = _state.reorder(order) {
            _perform(effects, animated: animated)
        }
        _updateBar(animated: false)
        _tellCustomizingDidEnd(changed: changed)
    }

    private func _tellCustomizingDidEnd(changed: Bool) {
        tabBar(_tabBar, didEndCustomizing: _tabBar._items ?? [], changed: changed)
        _follower?.tabBarControllerDidEndCustomizing(self)
        delegate?.tabBarController(self, didEndCustomizing: _state.tabs ?? [], changed: changed)
    }

    /// Ends a customizing that the app's own change of the tabs makes pointless; nothing is changed by it.
    func _abandonCustomizing() {
        guard let session = _tabBar._session else { return }
        session.cancel()
        let tabs = _state.tabs ?? []
        tabBar(_tabBar, willEndCustomizing: _slotItems, changed: false)
        delegate?.tabBarController(self, willEndCustomizing: tabs, changed: false)
        _tabBar._closeCustomizing(animated: false)
        _updateBar(animated: false)
        _tellCustomizingDidEnd(changed: false)
    }

    private func _controllers(in order: [UITabBarItem]) -> [UIViewController] {
        let known = Dictionary(
            (_state.tabs ?? []).map { (ObjectIdentifier($0.tabBarItem as UITabBarItem), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return order.compactMap { known[ObjectIdentifier($0)] }
    }
}
