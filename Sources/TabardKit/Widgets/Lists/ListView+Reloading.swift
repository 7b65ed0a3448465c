extension ListView {
    func _setNeedsReload() {
        _needsReload = true
        setNeedsLayout()
    }

    /// Every row has another height with texts of another size; the selection stays.
    func _followTextSize(after previous: UITraitCollection?) {
        guard let previous, !_needsReload,
            previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        _setNeedsReload()
    }

    func _reloadData() {
        _selection = ListSelection()
        _highlightedPath = nil
        _setNeedsReload()
        _reloadIfNeeded()
    }

    /// Asks the data source how many items there are, if that is needed, and forgets what was shown.
    func _reloadIfNeeded() {
        guard _needsReload, _batch.depth == 0 else { return }
        _needsReload = false
        _endTransition()
        _stopInteraction()
        let old = _cells
        _cells = [:]
        for (path, cell) in old { _retire(cell, at: path) }
        _prefetching.reset()
        _placeholders = ListPlaceholders()
        _reloadContent()
        _selection.keep(within: _counts)
        if let path = _focusedPath, !_counts.contains(path) { _focusedPath = nil }
        _updateContentSize()
    }

    func _replaceBackground(_ old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        if let view = backgroundView { insertSubview(view, at: 0) }
        setNeedsLayout()
    }
}
