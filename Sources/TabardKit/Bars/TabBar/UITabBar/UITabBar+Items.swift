internal import GtkInterop

extension UITabBar {
    func _setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let new = items ?? []
        require(
            Set(new.map(ObjectIdentifier.init)).count == new.count,
            "An item may stand in a tab bar only once; the items are \(new.map { $0.title ?? "untitled" })"
        )
        let before = animated ? _shownPlaces : [:]
        let old = _items ?? []
        for item in old { item._removeObserver(self) }
        _items = items
        for item in new {
            item._addObserver(self) { [weak self, weak item] in
                if let item { self?._itemChanged(item) }
            }
        }
        if let selected = _selectedItem, !new.contains(where: { $0 === selected }) {
            _setSelectedItem(nil)
        }
        let known = Set(old.map(ObjectIdentifier.init))
        _applyAppearanceProxies(to: new.filter { !known.contains(ObjectIdentifier($0)) })
        _matchButtons(to: new)
        setNeedsLayout()
        setNeedsDisplay()
        _rearrangement = nil
        if animated { _animateRearrangement(from: before) }
        _checkInvariants()
    }

    /// Takes another selected item, and tells those who observe it.
    private func _setSelectedItem(_ item: UITabBarItem?) {
        _willChangeValue(forKey: "selectedItem")
        _selectedItem = item
        _didChangeValue(forKey: "selectedItem")
    }

    func _select(_ item: UITabBarItem?) {
        _session?.selected = item
        _highlight(item)
    }

    func _highlight(_ item: UITabBarItem?) {
        guard _selectedItem !== item else { return }
        let former = _selectedItem
        let hadOwnLook = former?._hasOwnLook ?? false
        _setSelectedItem(item)
        for item in [former, item].compactMap(\.self) { _button(of: item)?._update() }
        setNeedsDisplay()
        // Icons and fonts of the two states may differ in size.
        setNeedsLayout()
        if hadOwnLook || item?._hasOwnLook == true { _lookChanged() }
    }

    /// The user chose an item, by whatever means.
    func _userChose(_ item: UITabBarItem) {
        if let session = _session {
            session.choose(item)
            return
        }
        guard item.isEnabled else { return }
        if let manager = _manager {
            manager._userChose(item)
            return
        }
        _select(item)
        _delegate?.tabBar(self, didSelect: item)
    }

    func _checkStandsAlone(_ property: String, use instead: String) {
        require(
            _manager == nil,
            "A tab bar controller manages this tab bar, so its \(property) can't be changed; use the controller's \(instead) instead"
        )
    }

    var _itemList: String {
        (_items ?? []).map { "'\($0.title ?? "untitled")'" }.joined(separator: ", ")
    }

    /// What reacts for an item; nil for one that the bar doesn't show.
    func _button(of item: UITabBarItem) -> TabBarButton? {
        _buttonsOfItems[ObjectIdentifier(item)]
    }

    private func _itemChanged(_ item: UITabBarItem) {
        _button(of: item)?._update()
        _lookChanged()
    }

    /// One button an item; those of items that stay are kept, so that the focus stays too.
    private func _matchButtons(to items: [UITabBarItem]) {
        let focused = _buttons.firstIndex { $0._widget?.isFocused == true }
        var old = _buttonsOfItems
        _buttons = items.map { item in
            old.removeValue(forKey: ObjectIdentifier(item)) ?? TabBarButton(item: item, bar: self)
        }
        _buttonsOfItems = Dictionary(uniqueKeysWithValues: _buttons.map { (ObjectIdentifier($0.item), $0) })
        for (index, button) in _buttons.enumerated() {
            button._position = (index + 1, items.count)
            if index >= _subviews.count || _subviews[index] !== button {
                insertSubview(button, at: index)
            }
            button._update()
        }
        if let focused, old.values.contains(where: { $0._widget?.isFocused == true }) {
            // The focus stays in its place when another item comes there.
            if _buttons.isEmpty {
                _window?._native?.clearFocus()
            } else {
                _buttons[min(focused, _buttons.count - 1)]._widget?.grabFocus()
            }
        }
        for button in old.values { button.removeFromSuperview() }
    }
}
