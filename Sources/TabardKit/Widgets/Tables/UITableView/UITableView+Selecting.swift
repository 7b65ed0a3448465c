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
        if let path {
            require(
                _tableGeometry.contains(path),
                "There is no row \(path.count == 2 ? "\(path.row) of section \(path.section)" : "\(path)") to select"
            )
        }
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
        guard _allowsSelectionNow, _tableGeometry.contains(path),
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
        guard let wanted, _tableGeometry.contains(wanted) else { return }
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

    func _pressBegan(_ touches: Set<UITouch>) {
        // One row at a time; a text in the row has its presses for itself.
        guard _press?._isOver != false, let touch = touches.first, !touch._isTakenByWidget,
            _allowsSelectionNow || _swipe != nil, let path = _path(at: touch.location(in: self)),
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        _press = touch
        _highlight(path)
    }

    func _pressEnded(_ touches: Set<UITouch>) {
        guard let touch = _press, touches.contains(touch) else { return }
        _press = nil
        guard let path = _highlightedPath else { return }
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
        _followDrags()
        _menuRequests = MenuRequests(of: self) { [weak self] place in self?._openMenu(at: place) ?? false }
    }
}
