extension UITableView: ListView {
    static var _noun: String { "row" }

    var _counts: ListCounts { _tableGeometry.counts }

    /// What stands behind the rows comes before them.
    func _container(of path: IndexPath) -> UIView { self }

    var _firstCellIndex: Int {
        subviews.prefix {
            $0 === backgroundView || $0 === tableHeaderView || $0 === _swipe?.view || $0 === _fillerRows
        }.count
    }

    func _stopInteraction() {
        _closeSwipe(animated: false)
        _reorder = nil
    }

    func _reloadContent() {
        _removeLabels()
        _tableGeometry = _makeGeometry()
        _loadSectionIndex()
    }

    func _layOutCells() { _layOutRows() }

    func _bringIntoSight(_ path: IndexPath) { scrollToRow(at: _told(path), at: .none, animated: false) }

    func _dataSourceSectionCount() -> Int? { dataSource?.numberOfSections(in: self) }

    func _dataSourceItemCount(inSection section: Int) -> Int? {
        dataSource?.tableView(self, numberOfRowsInSection: section)
    }

    func _dataSourceCell(at path: IndexPath) -> UITableViewCell? {
        dataSource?.tableView(self, cellForRowAt: _told(path))
    }

    func _mayFocus(_ path: IndexPath) -> Bool {
        guard !_isPlaceholder(path) else { return false }
        return delegate?.tableView(self, canFocusRowAt: _told(path)) ?? _allowsFocusNow
    }

    func _preferredPath() -> IndexPath? {
        let path = delegate?.indexPathForPreferredFocusedView(in: self).map { _shown($0) }
        return path.flatMap { _counts.contains($0) ? $0 : nil }
    }

    func _selectsByFocus(_ path: IndexPath) -> Bool {
        delegate?.tableView(self, selectionFollowsFocusForRowAt: _told(path)) ?? selectionFollowsFocus
    }

    func _willDisplay(_ cell: UITableViewCell, at path: IndexPath) {
        guard !_isPlaceholder(path) else { return }
        delegate?.tableView(self, willDisplay: cell, forRowAt: _told(path))
    }

    func _didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
        guard !_isPlaceholder(path) else { return }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: _told(path))
    }

    func _shouldHighlight(_ path: IndexPath) -> Bool {
        guard !_isPlaceholder(path) else { return false }
        return delegate?.tableView(self, shouldHighlightRowAt: _told(path)) ?? true
    }

    func _didHighlight(_ path: IndexPath) { delegate?.tableView(self, didHighlightRowAt: _told(path)) }

    func _didUnhighlight(_ path: IndexPath) { delegate?.tableView(self, didUnhighlightRowAt: _told(path)) }

    func _willSelect(_ path: IndexPath) -> IndexPath? {
        delegate.map { $0.tableView(self, willSelectRowAt: _told(path)).map { _shown($0) } } ?? path
    }

    func _didSelect(_ path: IndexPath) {
        // What leads on comes first, as on iOS: the row is selected by then.
        cellForRow(at: _told(path))?._segues.selection?()
        delegate?.tableView(self, didSelectRowAt: _told(path))
    }

    func _willDeselect(_ path: IndexPath) -> IndexPath? {
        let wanted =
            delegate.map { $0.tableView(self, willDeselectRowAt: _told(path)).map { _shown($0) } } ?? path
        return wanted.flatMap { _selection.contains($0) ? $0 : nil }
    }

    func _willReplaceSelection(of path: IndexPath) {
        _ = delegate?.tableView(self, willDeselectRowAt: _told(path))
    }

    func _didDeselect(_ path: IndexPath) { delegate?.tableView(self, didDeselectRowAt: _told(path)) }

    var _prefetches: Bool { prefetchDataSource != nil && isPrefetchingEnabled }

    func _paths(in area: CGRect) -> [IndexPath] { _tableGeometry.rows(from: area.minY, to: area.maxY) }

    func _askToPrefetch(_ paths: [IndexPath]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: paths.map { _told($0) })
    }

    func _cancelPrefetching(_ paths: [IndexPath]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths.map { _told($0) })
    }
}
