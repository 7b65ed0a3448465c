internal import GtkInterop

extension ListView {
    /// The item whose cell has the keyboard focus.
    ///
    /// The keys of a list are for the row, too, while a button in it has the focus.
    var _pathWithFocus: IndexPath? { _cells.first { $0.value._isFocusedRow }?.key }

    /// A list is one stop of the Tab key: the item that was focused last, else a selected one, else the first in sight.
    func _updateFocusable() {
        let candidates = [_pathWithFocus, _focusedPath, _selection.first].compactMap { $0 }
        let entry = candidates.first { _cells[$0] != nil } ?? _firstPathInSight
        for (path, cell) in _cells {
            cell._takesFocus = path == entry && _takesKeyboard
            cell._offersControls = path == entry || !_takesKeyboard
        }
    }

    /// Does what a key does in every list.
    ///
    /// - Parameter current: The item with the focus.
    func _handleKey(_ key: Key, at current: IndexPath) -> Bool {
        switch key {
        case .up: _moveFocus(to: _path(from: current, isForward: false, isPage: false))
        case .down: _moveFocus(to: _path(from: current, isForward: true, isPage: false))
        case .pageUp: _moveFocus(to: _path(from: current, isForward: false, isPage: true))
        case .pageDown: _moveFocus(to: _path(from: current, isForward: true, isPage: true))
        case .home: _moveFocus(to: _counts.path(after: nil))
        case .end: _moveFocus(to: _counts.path(before: nil))
        default: return false
        }
        return true
    }

    /// - Returns: Whether it is one of the list's.
    func _moveFocus(toCell cell: UIView) -> Bool {
        guard let path = _cells.first(where: { $0.value === cell })?.key else { return false }
        _moveFocus(to: path)
        return true
    }

    func _moveFocus(to path: IndexPath?) {
        guard let path else { return }
        _focusedPath = path
        // Only an item in sight has a cell that can take the focus.
        _bringIntoSight(path)
        layoutIfNeeded()
        _layOutCells()
        guard let cell = _cells[path] else { return }
        for (_, other) in _cells {
            other._takesFocus = other === cell
            other._offersControls = other === cell
        }
        cell._widget?.grabFocus()
        setNeedsLayout()
    }
}
