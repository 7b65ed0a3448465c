internal import TabModel

extension UITabBarController: CustomizingOwner {
    var _trailingCustomizingItems: [UITabBarItem] { _state.showsMore ? [_moreTabBarItem] : [] }

    /// Shows the edit screen, if there is something to move (M2).
    package func _beginCustomizing() {
        guard !_tabBar.isCustomizing, _offersEditScreen, _tellCustomizingWillBegin() else { return }
        let customization = _makeCustomization()
        _customizedItems = (_state.tabs ?? []).map { ($0, $0.item) }
        _tabBar._begin(customization)
        tabBar(_tabBar, didBeginCustomizing: customization.listed)
    }

    /// The tabs' items as they stand, ready to be arranged.
    func _makeCustomization() -> TabCustomization<UITabBarItem> {
        TabCustomization(
            order: (_state.tabs ?? []).map(\.item),
            barCount: _state.visibleTabs.count,
            listed: (_state.customizableTabs ?? []).map(\.item),
            defaultOrder: _defaultItems
        )
    }

    /// Tells that the user is about to arrange the tabs.
    ///
    /// The delegate may thereupon change which of them can be moved, or all of them; then these are arranged.
    ///
    /// - Returns: False if nothing is left to arrange, and the delegate was told that it is over.
    func _tellCustomizingWillBegin() -> Bool {
        guard !_isTellingOfCustomizing else { return false }
        _isTellingOfCustomizing = true
        let movable = _state.customizableTabs ?? []
        tabBar(_tabBar, willBeginCustomizing: movable.map(\.item))
        if _declared != nil {
            delegate?.tabBarControllerWillBeginEditing(self)
        } else {
            delegate?.tabBarController(self, willBeginCustomizing: movable.map(\.controller))
        }
        _isTellingOfCustomizing = false
        if !_state.offersEditing { _tellCustomizingDidEnd(changed: false) }
        return _state.offersEditing
    }

    func _customizingEnds(_ customization: TabCustomization<UITabBarItem>, animated: Bool) {
        guard !_isTellingOfCustomizing else { return }
        let order = _tabs(in: customization.order)
        let changed = order != _state.tabs ?? []
        let items = Array(customization.bar) + _trailingCustomizingItems
        _tellCustomizingWillEnd(items, order, changed: changed)
        _tabBar._closeCustomizing(animated: animated)
        // The delegate may have set other tabs, which then are as it set them.
        if Set(order) == Set(_state.tabs ?? []) {
            _saveOrder(order)
            if case .success(let effects) = _state.reorder(order) { _perform(effects, animated: animated) }
        }
        _updateBar(animated: false)
        _endedWithReset = changed && customization.isReset
        _tellCustomizingDidEnd(changed: changed)
        _endedWithReset = false
    }

    /// Whatever the app does meanwhile, it is told once.
    private func _tellCustomizingWillEnd(
        _ items: [UITabBarItem],
        _ order: [RootTab],
        changed: Bool
    ) {
        _isTellingOfCustomizing = true
        tabBar(_tabBar, willEndCustomizing: items, changed: changed)
        if _declared == nil {
            delegate?.tabBarController(self, willEndCustomizing: order.map(\.controller), changed: changed)
        }
        _isTellingOfCustomizing = false
    }

    private func _tellCustomizingDidEnd(changed: Bool) {
        _customizedItems = []
        tabBar(_tabBar, didEndCustomizing: _tabBar._items ?? [], changed: changed)
        if let declared = _declared {
            declared.session.userFinished()
            _defaultsChanged()
            delegate?.tabBarControllerDidEndEditing(self)
            return
        }
        _follower?.tabBarControllerDidEndCustomizing(self)
        delegate?.tabBarController(self, didEndCustomizing: viewControllers ?? [], changed: changed)
    }

    /// Ends a customizing that the app's own change of the tabs makes pointless; nothing is changed by it.
    func _abandonCustomizing() {
        guard let session = _tabBar._session, !_isTellingOfCustomizing else { return }
        session.cancel()
        _tellCustomizingWillEnd(_slotItems, _state.tabs ?? [], changed: false)
        _tabBar._closeCustomizing(animated: false)
        _updateBar(animated: false)
        _tellCustomizingDidEnd(changed: false)
    }

    /// Puts new items of tabs into the places of their old ones; what the user arranged stays.
    func _followItemsWhileCustomizing() {
        guard let session = _tabBar._session else { return }
        var isChanged = false
        for index in _customizedItems.indices {
            let (tab, old) = _customizedItems[index]
            let new = tab.item
            guard new !== old else { continue }
            session.replace(old, with: new)
            _customizedItems[index].item = new
            isChanged = true
        }
        if isChanged { _tabBar._renewCustomizingScreen() }
    }

    private func _tabs(in order: [UITabBarItem]) -> [RootTab] {
        let known = Dictionary(
            (_state.tabs ?? []).map { (ObjectIdentifier($0.item), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return order.compactMap { known[ObjectIdentifier($0)] }
    }
}
