extension UIToolbar {
    func _setItems(_ items: [UIBarButtonItem], animated: Bool) {
        for item in _items { item._removeObserver(self) }
        let isChanged = items.count != _items.count || zip(items, _items).contains { $0 !== $1 }
        _items = items
        for item in items { item._addObserver(self) { [weak self] in self?._showItems() } }
        let old = _itemViews
        _showItems()
        guard animated, isChanged else { return }
        let new = _itemViews.compactMap(\.self).filter { view in !old.contains { $0 === view } }
        for view in new { view.alpha = 0 }
        UIView.animate(withDuration: 0.25) { for view in new { view.alpha = 1 } }
    }

    private var _shownItems: [UIBarButtonItem] { _items.filter { !$0.isHidden } }

    /// Keeps the buttons of items that stay, so that their focus stays with them.
    private func _showItems() {
        let old = _itemViews.compactMap(\.self)
        let buttons = old.compactMap { $0 as? NavigationBarButton }
        _itemViews = _shownItems.map { item in
            if item._systemItem?._isSpace == true { return nil }
            if let custom = item.customView {
                if custom.bounds.isEmpty { custom.sizeToFit() }
                return custom
            }
            let button = buttons.first { $0.item === item } ?? NavigationBarButton(frame: .zero)
            button.show(item)
            return button
        }
        let new = _itemViews.compactMap(\.self)
        for view in old where !new.contains(where: { $0 === view }) && view.superview === self {
            view.removeFromSuperview()
        }
        for view in new where view.superview !== self { addSubview(view) }
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
