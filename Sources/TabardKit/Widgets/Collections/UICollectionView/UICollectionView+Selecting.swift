import GtkInterop

extension UICollectionView {
    func _select(_ path: IndexPath?) {
        _reloadIfNeeded()
        if let path {
            require(
                _contains(path),
                "There is no item \(path.count == 2 ? "\(path.item) of section \(path.section)" : "\(path)") to select"
            )
        }
        if let path, _selected.contains(path) { return }
        if path == nil || !allowsMultipleSelection {
            for old in _selected { _cells[old]?.isSelected = false }
            _selected = []
        }
        guard let path else { return }
        _selected.append(path)
        _cells[path]?.isSelected = true
    }

    func _deselect(_ path: IndexPath) {
        guard let index = _selected.firstIndex(of: path) else { return }
        _selected.remove(at: index)
        _cells[path]?.isSelected = false
    }

    /// The user chose an item, by whatever means.
    func _userSelected(_ path: IndexPath) {
        guard allowsSelection, _contains(path),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        if allowsMultipleSelection, _selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            _deselect(path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let old = allowsMultipleSelection ? [] : _selected.filter { $0 != path }
        _focusedPath = path
        _select(path)
        _updateFocusable()
        for path in old { delegate?.collectionView(self, didDeselectItemAt: path) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    private func _highlight(_ path: IndexPath?) {
        guard path != _highlighted else { return }
        if let old = _highlighted {
            _cells[old]?.isHighlighted = false
            delegate?.collectionView(self, didUnhighlightItemAt: old)
        }
        _highlighted = path
        guard let path else { return }
        _cells[path]?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    func _pressBegan(_ touches: Set<UITouch>) {
        // One item at a time; a text in the item has its presses for itself.
        guard _press?._isOver != false, let touch = touches.first, !touch._isTakenByWidget, allowsSelection,
            let path = _path(at: touch.location(in: self)),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        _press = touch
        _highlight(path)
    }

    func _pressEnded(_ touches: Set<UITouch>) {
        guard let touch = _press, touches.contains(touch) else { return }
        _press = nil
        guard let path = _highlighted else { return }
        _highlight(nil)
        if _path(at: touch.location(in: self)) == path { _userSelected(path) }
    }

    func _pressCancelled(_ touches: Set<UITouch>) {
        guard let touch = _press, touches.contains(touch) else { return }
        _press = nil
        _highlight(nil)
    }

    func _listen(on widget: Widget) {
        widget.onKeyPress { [weak self] key, modifiers in
            self?._handleKey(key, modifiers) ?? false
        }
        _itemMenus = RowMenus(of: self) { [weak self] place in
            guard let self, let delegate = self.delegate else { return nil }
            let focused = self._cells.first { $0.value._widget?.isFocused == true }?.key
            let path = place.map { self._path(at: $0) } ?? focused
            let cell = path.flatMap { self._cells[$0] }
            let point = place ?? cell?.center ?? CGPoint(x: self.bounds.midX, y: self.bounds.midY)
            let menu = delegate.collectionView(
                self,
                contextMenuConfigurationForItemsAt: [path].compactMap(\.self),
                point: point
            )
            return menu?._menu.map { (cell ?? self, $0) }
        }
    }

    /// The collection is one stop of the Tab key: the item that was focused last, else a selected one, else the first.
    func _updateFocusable() {
        let focused = _cells.first { $0.value._widget?.isFocused == true }?.key
        let entry =
            [focused, _focusedPath, _selected.first].compactMap { $0 }.first { _cells[$0] != nil }
            ?? indexPathsForVisibleItems.first
        for (path, cell) in _cells { cell._takesFocus = path == entry && allowsSelection }
    }

    func _handleKey(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isEmpty,
            let current = _cells.first(where: { $0.value._widget?.isFocused == true })?.key
        else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key {
        case .left: _moveFocus(to: isMirrored ? _path(after: current) : _path(before: current))
        case .right: _moveFocus(to: isMirrored ? _path(before: current) : _path(after: current))
        case .up: _moveFocus(to: _path(from: current, by: -1))
        case .down: _moveFocus(to: _path(from: current, by: 1))
        case .home: _moveFocus(to: _path(after: nil))
        case .end: _moveFocus(to: _path(before: nil))
        case .pageUp: _moveFocus(to: _path(from: current, by: -1, page: true))
        case .pageDown: _moveFocus(to: _path(from: current, by: 1, page: true))
        default: return false
        }
        return true
    }

    private func _moveFocus(to path: IndexPath?) {
        guard let path else { return }
        _focusedPath = path
        // Only an item in sight has a cell that can take the focus.
        scrollToItem(at: path, at: [], animated: false)
        layoutIfNeeded()
        _layOutItems()
        guard let cell = _cells[path] else { return }
        for (_, other) in _cells { other._takesFocus = other === cell }
        cell._widget?.grabFocus()
        setNeedsLayout()
    }

    private func _path(after path: IndexPath?) -> IndexPath? {
        if let path, path.item + 1 < _itemCounts[path.section] {
            return IndexPath(item: path.item + 1, section: path.section)
        }
        return _itemCounts.indices.dropFirst(path.map { $0.section + 1 } ?? 0)
            .first { _itemCounts[$0] > 0 }.map { IndexPath(item: 0, section: $0) }
    }

    private func _path(before path: IndexPath?) -> IndexPath? {
        if let path, path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
        return _itemCounts.indices.prefix(path?.section ?? _itemCounts.count)
            .last { _itemCounts[$0] > 0 }.map { IndexPath(item: _itemCounts[$0] - 1, section: $0) }
    }

    /// The item above or below, or a page away: the nearest one to the side in the next line there.
    private func _path(from path: IndexPath, by direction: CGFloat, page: Bool = false) -> IndexPath? {
        guard let start = _layout.layoutAttributesForItem(at: path)?.frame else { return nil }
        let visible = bounds.inset(by: adjustedContentInset)
        let distance = page ? max(1, visible.height - start.height) : 0
        // A strip from the item's edge, or a page further, to where the next line must have begun.
        var area = CGRect(x: 0, y: 0, width: max(contentSize.width, bounds.width), height: 2 * bounds.height)
        area.origin.y = direction > 0 ? start.maxY + distance : start.minY - distance - area.height
        let found = (_layout.layoutAttributesForElements(in: area) ?? [])
            .filter { $0.representedElementKind == nil }
            .filter { direction > 0 ? $0.frame.midY > start.maxY : $0.frame.midY < start.minY }
        guard let nearest = found.map({ abs($0.frame.midY - start.midY) }).min() else {
            return page ? (direction > 0 ? _path(before: nil) : _path(after: nil)) : nil
        }
        return found.filter { abs($0.frame.midY - start.midY) <= nearest + start.height / 2 }
            .min { abs($0.frame.midX - start.midX) < abs($1.frame.midX - start.midX) }?.indexPath
    }
}
