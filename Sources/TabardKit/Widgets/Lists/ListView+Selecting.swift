extension ListView {
    /// Selects an item, or none; the delegate does not hear of it.
    func _select(_ path: IndexPath?, animated: Bool) {
        _reloadIfNeeded()
        if let path { _require(path, to: "select") }
        if let path, _selection.contains(path) { return }
        for old in _selection.others(than: path, allowsMultiple: _allowsMultipleNow) {
            _cells[old]?._show(isSelected: false, animated: animated)
        }
        _selection.select(path, allowsMultiple: _allowsMultipleNow)
        if let path { _cells[path]?._show(isSelected: true, animated: animated) }
    }

    /// Takes the selection off an item; the delegate does not hear of it.
    func _deselect(_ path: IndexPath, animated: Bool) {
        if _selection.deselect(path) { _cells[path]?._show(isSelected: false, animated: animated) }
    }

    var _takesPresses: Bool { _allowsSelectionNow }

    func _userSelected(_ path: IndexPath) { _choose(path) }

    /// Selects an item for the user, or takes the selection off it where several can be selected.
    func _choose(_ path: IndexPath) {
        // A screen reader and the keyboard choose without a touch.
        RestorableChange.happened()
        guard _allowsSelectionNow, _counts.contains(path), _shouldHighlight(path) else { return }
        if _allowsMultipleNow, _selection.contains(path) {
            guard let wanted = _willDeselect(path) else { return }
            _deselect(wanted, animated: false)
            _didDeselect(wanted)
            return
        }
        guard let wanted = _willSelect(path), _counts.contains(wanted) else { return }
        let old = _selection.others(than: wanted, allowsMultiple: _allowsMultipleNow)
        for path in old { _willReplaceSelection(of: path) }
        _focusedPath = wanted
        _select(wanted, animated: false)
        _updateFocusable()
        for path in old { _didDeselect(path) }
        _didSelect(wanted)
    }

    /// Shows which item is pressed, or that none is.
    func _highlight(_ path: IndexPath?) {
        guard path != _highlightedPath else { return }
        if let old = _highlightedPath {
            _cells[old]?._show(isHighlighted: false)
            _didUnhighlight(old)
        }
        _highlightedPath = path
        guard let path else { return }
        _cells[path]?._show(isHighlighted: true)
        _didHighlight(path)
    }
}
