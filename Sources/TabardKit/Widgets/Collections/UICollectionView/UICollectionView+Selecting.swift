import GtkInterop

extension UICollectionView {
    func _select(_ path: IndexPath?) {
        _reloadIfNeeded()
        if let path { _require(path, to: "select") }
        if let path, _selectedPaths.contains(path) { return }
        if path == nil || !allowsMultipleSelection {
            for old in _selectedPaths { _cells[old]?.isSelected = false }
            _selectedPaths = []
        }
        guard let path else { return }
        _selectedPaths.append(path)
        _cells[path]?.isSelected = true
    }

    func _deselect(_ path: IndexPath) {
        guard let index = _selectedPaths.firstIndex(of: path) else { return }
        _selectedPaths.remove(at: index)
        _cells[path]?.isSelected = false
    }

    /// The user chose an item, by whatever means.
    func _userSelected(_ path: IndexPath) {
        guard allowsSelection, _counts.contains(path),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        if allowsMultipleSelection, _selectedPaths.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            _deselect(path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let old = allowsMultipleSelection ? [] : _selectedPaths.filter { $0 != path }
        _focusedPath = path
        _select(path)
        _updateFocusable()
        for path in old { delegate?.collectionView(self, didDeselectItemAt: path) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    private func _highlight(_ path: IndexPath?) {
        guard path != _highlightedPath else { return }
        if let old = _highlightedPath {
            _cells[old]?.isHighlighted = false
            delegate?.collectionView(self, didUnhighlightItemAt: old)
        }
        _highlightedPath = path
        guard let path else { return }
        _cells[path]?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    func _listen(on widget: Widget) {
        let click = ClickGesture(on: widget)
        click.pressed = { [weak self] _, x, y in
            guard let self, self.allowsSelection, let path = self._path(at: self._point(x, y)),
                self.delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
            else { return }
            self._highlight(path)
        }
        click.cancelled = { [weak self] in self?._highlight(nil) }
        click.released = { [weak self] _, x, y in
            guard let self, let path = self._highlightedPath else { return }
            self._highlight(nil)
            if self._path(at: self._point(x, y)) == path { self._userSelected(path) }
        }
        _click = click
        widget.onKeyPress { [weak self] key, modifiers in
            self?._handleKey(key, modifiers) ?? false
        }
        _itemMenus = RowMenus(on: widget, of: self) { [weak self] place in
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

    private func _point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: CGFloat(x) + bounds.minX, y: CGFloat(y) + bounds.minY)
    }

    /// The collection is one stop of the Tab key: the item that was focused last, else a selected one, else the first.
    func _updateFocusable() {
        let focused = _cells.first { $0.value._widget?.isFocused == true }?.key
        let entry =
            [focused, _focusedPath, _selectedPaths.first].compactMap { $0 }.first { _cells[$0] != nil }
            ?? indexPathsForVisibleItems.first
        for (path, cell) in _cells { cell._takesFocus = path == entry && allowsSelection }
    }

    func _handleKey(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isEmpty,
            let current = _cells.first(where: { $0.value._widget?.isFocused == true })?.key
        else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key {
        case .left: _moveFocus(to: isMirrored ? _counts.path(after: current) : _counts.path(before: current))
        case .right: _moveFocus(to: isMirrored ? _counts.path(before: current) : _counts.path(after: current))
        case .up: _moveFocus(to: _path(from: current, by: -1))
        case .down: _moveFocus(to: _path(from: current, by: 1))
        case .home: _moveFocus(to: _counts.path(after: nil))
        case .end: _moveFocus(to: _counts.path(before: nil))
        case .pageUp: _moveFocus(to: _path(from: current, by: -1, page: true))
        case .pageDown: _moveFocus(to: _path(from: current, by: 1, page: true))
        case .space, .enter: _userSelected(current)
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
            return page ? (direction > 0 ? _counts.path(before: nil) : _counts.path(after: nil)) : nil
        }
        return found.filter { abs($0.frame.midY - start.midY) <= nearest + start.height / 2 }
            .min { abs($0.frame.midX - start.midX) < abs($1.frame.midX - start.midX) }?.indexPath
    }
}
