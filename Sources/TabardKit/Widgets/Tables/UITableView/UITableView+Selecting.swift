import GtkInterop

extension UITableView {
    var _allowsSelectionNow: Bool {
        _isEditingTable
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var _allowsMultipleNow: Bool {
        _isEditingTable ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func _select(_ path: IndexPath?, animated: Bool) {
        _reloadIfNeeded()
        if let path { _require(path, to: "select") }
        if let path, _selectedPaths.contains(path) { return }
        if path == nil || !_allowsMultipleNow {
            for old in _selectedPaths { _cells[old]?.setSelected(false, animated: animated) }
            _selectedPaths = []
        }
        guard let path else { return }
        _selectedPaths.append(path)
        _cells[path]?.setSelected(true, animated: animated)
    }

    func _deselect(_ path: IndexPath, animated: Bool) {
        guard let index = _selectedPaths.firstIndex(of: path) else { return }
        _selectedPaths.remove(at: index)
        _cells[path]?.setSelected(false, animated: animated)
    }

    /// The user chose a row, by whatever means.
    func _userSelected(_ path: IndexPath) {
        if _swipe != nil {
            _closeSwipe(animated: true)
            return
        }
        guard _allowsSelectionNow, _counts.contains(path),
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        if _allowsMultipleNow, _selectedPaths.contains(path) {
            let wanted = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
            guard let wanted, _selectedPaths.contains(wanted) else { return }
            _deselect(wanted, animated: false)
            delegate?.tableView(self, didDeselectRowAt: wanted)
            return
        }
        let wanted = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let wanted, _counts.contains(wanted) else { return }
        let old = _allowsMultipleNow ? [] : _selectedPaths.filter { $0 != wanted }
        for path in old { _ = delegate?.tableView(self, willDeselectRowAt: path) }
        _focusedPath = wanted
        _select(wanted, animated: false)
        _updateFocusable()
        for path in old { delegate?.tableView(self, didDeselectRowAt: path) }
        delegate?.tableView(self, didSelectRowAt: wanted)
    }

    func _highlight(_ path: IndexPath?) {
        guard path != _highlightedPath else { return }
        if let old = _highlightedPath {
            _cells[old]?.setHighlighted(false, animated: false)
            delegate?.tableView(self, didUnhighlightRowAt: old)
        }
        _highlightedPath = path
        guard let path else { return }
        _cells[path]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    func _listen(on widget: Widget) {
        let click = ClickGesture(on: widget)
        click.pressed = { [weak self] _, x, y in
            guard let self, self._allowsSelectionNow || self._swipe != nil,
                let path = self._path(at: self._point(x, y)), !self._isTaken(self._point(x, y)),
                self.delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
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
        _listenForDrags(on: widget)
        _menuGesture = MenuGesture(on: widget) { [weak self] place in
            guard let self else { return false }
            return self._openMenu(at: place.map { self._point($0.x, $0.y) })
        }
    }

    /// Whether something in the row takes presses for itself.
    private func _isTaken(_ point: CGPoint) -> Bool {
        sequence(first: hitTest(point, with: nil)) { $0?._superview }
            .prefix { $0 != nil && $0 !== self }
            .contains { $0 is any PressTaking }
    }

    func _point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: CGFloat(x) + bounds.minX, y: CGFloat(y) + bounds.minY)
    }
}
