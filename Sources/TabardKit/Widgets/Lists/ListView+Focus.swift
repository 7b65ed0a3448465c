internal import GtkInterop

extension ListView {
    /// The item whose cell has the keyboard focus.
    ///
    /// The keys of a list are for the row, too, while a button in it has the focus.
    var _pathWithFocus: IndexPath? { _cells.first { $0.value._isFocusedRow }?.key }

    /// A list is one stop of the Tab key: the item that was focused last, else a selected one, else the first in sight; of those that
    /// may have the focus.
    func _updateFocusable() {
        func focusable(_ path: IndexPath?) -> IndexPath? {
            path.flatMap { _cells[$0]?.canBecomeFocused == true ? $0 : nil }
        }
        let entry =
            focusable(_pathWithFocus) ?? focusable(_focusedPath) ?? focusable(_selection.first)
            ?? focusable(_firstPathInSight) ?? _visiblePaths.first { focusable($0) != nil }
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
        case .up, .down:
            let isForward = key == .down
            let next = { self._path(from: $0, isForward: isForward, isPage: false) }
            _moveFocus(to: next(current), orAfterIt: next)
        case .pageUp, .pageDown:
            let isForward = key == .pageDown
            let target = _path(from: current, isForward: isForward, isPage: true)
            // Where nothing beyond takes the focus, what is nearer may.
            _ =
                _moveFocus(to: target) { self._path(from: $0, isForward: isForward, isPage: false) }
                || _moveFocus(to: target) { path in
                    let nearer = self._path(from: path, isForward: !isForward, isPage: false)
                    return nearer == current ? nil : nearer
                }
        case .home: _moveFocus(to: _counts.path(after: nil)) { self._counts.path(after: $0) }
        case .end: _moveFocus(to: _counts.path(before: nil)) { self._counts.path(before: $0) }
        default: return false
        }
        return true
    }

    /// Moves the focus to an item, or else to the first after it that may have it.
    ///
    /// - Returns: Whether one may.
    @discardableResult
    func _moveFocus(to first: IndexPath?, orAfterIt next: (IndexPath) -> IndexPath?) -> Bool {
        var candidate = first
        while let path = candidate {
            if _cells[path]?.canBecomeFocused ?? _mayFocus(path), _moveFocus(to: path) { return true }
            candidate = next(path).flatMap { $0 == path ? nil : $0 }
        }
        return false
    }

    /// The item in whose cell something is; nil if it is in none.
    func _path(containing item: (any UIFocusItem)?) -> IndexPath? {
        sequence(first: item as? UIView, next: { $0?.superview }).prefix { $0 != nil && $0 !== self }
            .lazy.compactMap { view in view is Cell ? self._cells.first { $0.value === view }?.key : nil }
            .first
    }

    /// Whether the list and its delegate let an item have the focus, whose cell may yet say no.
    func _mayFocus(cell: UIView) -> Bool {
        _cells.first { $0.value === cell }.map { _mayFocus($0.key) } ?? true
    }

    /// The cell to which the focus shall come, brought into sight, if the list has a wish.
    var _wantedCell: Cell? {
        let path = remembersLastFocusedIndexPath ? _focusedPath ?? _preferredPath() : _preferredPath()
        guard let path else { return nil }
        if _cells[path] == nil {
            _bringIntoSight(path)
            layoutIfNeeded()
            _layOutCells()
        }
        return _cells[path]
    }

    /// Selects the item to which a key moved the focus, where the app wants that.
    func _select(followingFocus context: UIFocusUpdateContext) {
        guard !context.focusHeading.isEmpty, !_allowsMultipleNow,
            let path = _path(containing: context.nextFocusedItem),
            path != _path(containing: context.previouslyFocusedItem), !_selection.contains(path),
            _selectsByFocus(path)
        else { return }
        _userSelected(path)
    }

    /// - Returns: Whether it is one of the list's.
    func _moveFocus(toCell cell: UIView) -> Bool {
        guard let path = _cells.first(where: { $0.value === cell })?.key else { return false }
        _moveFocus(to: path)
        return true
    }

    /// - Returns: Whether the item's cell takes the focus.
    @discardableResult
    func _moveFocus(to path: IndexPath?) -> Bool {
        guard let path else { return false }
        let last = _focusedPath
        _focusedPath = path
        // Only an item in sight has a cell that can take the focus.
        _bringIntoSight(path)
        layoutIfNeeded()
        _layOutCells()
        guard let cell = _cells[path], cell.canBecomeFocused else {
            _focusedPath = last
            return false
        }
        for (_, other) in _cells {
            other._takesFocus = other === cell
            other._offersControls = other === cell
        }
        cell._widget?.grabFocus()
        setNeedsLayout()
        return true
    }
}
