internal import TabModel

extension UITabBarController {
    /// Brings the screen into step with the state, and then tells what the user did.
    ///
    /// Called from a callback that settling itself makes, it only takes note: the screen follows when the callback has
    /// returned.
    func _perform(_ effects: [TabBarState<RootTab>.Effect], animated: Bool = false) {
        guard !effects.isEmpty else { return }
        RestorableChange.happened()
        _noteSelectionTime()
        for effect in effects { _settling.parts.formUnion(effect.parts) }
        let isNested = _settling.isRunning || _settling.holds > 0
        _settling.isAnimated = isNested ? _settling.isAnimated && animated : animated
        if effects.contains(.popToRoot(.more)) {
            // Whatever the tab above the list had pushed goes with it (C9).
            _holdingSettling { _more._popToList(animated: animated) }
        }
        _settle()
        for effect in effects { _follow(effect, animated: animated) }
    }

    /// Does what is left of an effect once the screen agrees with the state.
    private func _follow(_ effect: TabBarState<RootTab>.Effect, animated: Bool) {
        switch effect {
        case .popToRoot(.tab(let tab)):
            _ = (tab.existingController as? UINavigationController)?.popToRootViewController(
                animated: animated
            )
        case .didSelect(let slot):
            tabBar(_tabBar, didSelect: _item(of: slot))
            if case .tab(.tab) = slot { return _tellSelectedTab() }
            _follower?.tabBarControllerDidSelect(self)
            // Of More nobody hears whose tabs are values (T2), but of the tab that stands above its list.
            guard _declared == nil else { return _tellSelectedTab() }
            delegate?.tabBarController(self, didSelect: _controller(of: slot))
        case .didSelectInMore(.tab): _tellSelectedTab()
        case .didSelectInMore(let tab):
            _follower?.tabBarControllerDidSelect(self)
            delegate?.tabBarController(self, didSelect: tab.controller)
        case .popToRoot(.more), .moveOutOfMore, .removeTabs, .installTabs, .updateBar, .updateMore,
            .moveIntoMore, .show:
            break
        }
    }

    var _selectedItem: UITabBarItem? {
        guard let slot = _state.selectedSlot, slot != .more || _state.showsMore else { return nil }
        return _item(of: slot)
    }

    /// The items of the places on the bar.
    var _slotItems: [UITabBarItem] { _state.slots.map(_item(of:)) }

    func _item(of slot: TabBarState<RootTab>.Slot) -> UITabBarItem {
        switch slot {
        case .tab(let tab): tab.item
        case .more: _moreTabBarItem
        }
    }

    func _updateBar(animated: Bool) {
        if let session = _tabBar._session {
            // The edit screen decides what the bar shows; only how much of it is decided here (C8).
            session.setBarCount(_state.visibleTabs.count)
            _tabBar._customizingChanged()
            return
        }
        // A bar that can't be seen has no items that would have to be kept.
        _tabBar._setItems(_usesTopBar ? [] : _slotItems, animated: animated)
        _tabBar._select(_usesTopBar ? nil : _selectedItem)
    }

    func _updateHighlight() {
        guard let session = _tabBar._session else {
            return _tabBar._select(_usesTopBar ? nil : _selectedItem)
        }
        session.selected = _selectedItem
        _tabBar._customizingChanged()
    }

    /// A tab's controller has another item now.
    func _tabBarItemReplaced(of tab: RootTab) {
        guard _state.tabs != nil else { return }
        _followItemsWhileCustomizing()
        _updateBar(animated: false)
        _madeMore?._updateList()
        if _isBehindMore(tab) { _moreTabBarItem.hiddenItemWasReplaced(of: tab) }
    }

    func _checkInvariants() {
        guard !_tabBar.isCustomizing, !_usesTopBar, !_settling.isRunning, _settling.parts.isEmpty else {
            return
        }
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
    /// The parts of the screen that the effect is about.
    fileprivate var parts: TabSettling.Parts {
        switch self {
        case .moveOutOfMore, .moveIntoMore, .installTabs, .removeTabs: .tabs
        case .updateBar: .bar
        case .updateMore: .list
        case .show: [.highlight, .content]
        case .popToRoot, .didSelect, .didSelectInMore: []
        }
    }
}
