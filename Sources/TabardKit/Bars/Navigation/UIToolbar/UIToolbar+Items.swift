extension UIToolbar {
    func _setItems(_ items: [UIBarButtonItem], animated: Bool) {
        for item in _items { item._removeObserver(self) }
        let isChanged = items.count != _items.count || zip(items, _items).contains { $0 !== $1 }
        _items = items
        for item in items {
            item._addObserver(self) { [weak self, weak item] in
                if let item { self?._itemChanged(item) }
            }
        }
        let old = _itemViews
        _showItems()
        guard animated, isChanged else { return }
        let new = _itemViews.compactMap(\.self).filter { view in !old.contains { $0 === view } }
        for view in new { view.alpha = 0 }
        UIView.animate(withDuration: 0.25) { for view in new { view.alpha = 1 } }
    }

    private var _shownItems: [UIBarButtonItem] { _items.filter { !$0.isHidden } }

    private func _itemChanged(_ item: UIBarButtonItem) {
        if item._updateButton() { return }
        _itemsAreChanged = true
        setNeedsLayout()
    }

    /// Shows what has changed about which items are there; many may have by then.
    func _updateItems() {
        if _itemsAreChanged { _showItems() }
    }

    private func _showItems() {
        _itemsAreChanged = false
        let items = _shownItems.map { $0._systemItem?._isSpace == true ? nil : $0 }
        _itemViews = BarButtonViews.views(for: items, replacing: _itemViews, in: self)
        setNeedsLayout()
    }

    func _placeItems() {
        let content = zip(_shownItems, _itemViews).map { item, view -> ToolbarLayout.Item in
            if item._systemItem == .flexibleSpace { return .flexible }
            if let width = item._ownWidth { return .fixed(width) }
            if let button = view as? NavigationBarButton { return .fixed(button.contentWidth) }
            return .fixed((view?.bounds.width ?? 0) + 2 * NavigationBarLayout.buttonPadding)
        }
        let margin = NavigationBarLayout.margin - NavigationBarLayout.buttonPadding
        let layout = ToolbarLayout(
            content,
            width: bounds.width,
            margin: margin,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        for (view, frame) in zip(_itemViews, layout.frames) {
            if let button = view as? NavigationBarButton {
                button.frame = frame
            } else {
                view?.center = CGPoint(x: frame.midX, y: frame.midY)
            }
        }
    }

    var _backgroundCommands: [DrawingCommand] {
        let traits = traitCollection
        let hairline = 1 / max(1, traits.displayScale)
        var background = (barTintColor ?? ._barBackground).components(with: traits)
        var separator = UIColor._barSeparator.components(with: traits)
        separator.alpha *= _backgroundOpacity
        if barTintColor == nil, isTranslucent {
            background.alpha *= _backgroundOpacity
        } else if barTintColor == nil {
            background.alpha = 1
        }
        return [
            .fill(CGRect(origin: .zero, size: bounds.size), cornerRadius: 0, color: background),
            .fill(
                CGRect(x: 0, y: 0, width: bounds.width, height: hairline),
                cornerRadius: 0,
                color: separator
            ),
        ]
    }
}
