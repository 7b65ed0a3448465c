extension ListView {
    /// Lays out what is in sight, unless that is going on already or the items are just changing.
    func _layOutOnce(_ layOut: () -> Void) {
        // An app that asks for layout while it makes a cell must not make it twice.
        guard !_isLayingOutCells, _batch.depth == 0 else { return }
        _isLayingOutCells = true
        defer { _isLayingOutCells = false }
        _reloadIfNeeded()
        layOut()
        backgroundView?.frame = bounds
        _updateFocusable()
        _prefetch()
    }

    /// Asks the data source for the cell of an item that comes into sight.
    ///
    /// - Parameter prepare: Tells the cell all about its item.
    func _makeCell(at path: IndexPath, prepare: (Cell) -> Void) -> Cell? {
        let changes = _changeCount
        guard let cell = _placeholderCell(at: path) ?? _dataSourceCell(at: path) else { return nil }
        // The app may have changed everything as it was asked.
        guard changes == _changeCount, _counts.contains(path), _cells[path] == nil else {
            _cellQueue.enqueue(cell)
            setNeedsLayout()
            return nil
        }
        require(
            !_cells.values.contains { $0 === cell },
            "The data source gave a cell for \(Self._noun) \(path.item) of section \(path.section) that another \(Self._noun) shows; dequeue or make one for each \(Self._noun)"
        )
        // Another item's cell may be on its way out.
        if _transition?.contains(cell) == true { _endTransition() }
        cell._activate = { [weak self, weak cell] in
            guard let self, let cell, let path = self._path(of: cell) else { return }
            self._userSelected(path)
        }
        _cells[path] = cell
        prepare(cell)
        _willDisplay(cell, at: path)
        guard _cells[path] === cell else { return nil }
        _insert(cell, at: path)
        return cell
    }

    /// The path at which a cell in sight shows.
    func _path(of cell: Cell) -> IndexPath? { _cells.first { $0.value === cell }?.key }

    /// Puts a cell among the others: the order of the views is the order for the keyboard and for screen readers.
    func _insert(_ cell: Cell, at path: IndexPath) {
        let container = _container(of: path)
        let before = _cells.keys.filter { $0 < path }.max()
        if let before, let sibling = _cells[before], sibling.superview === container {
            container.insertSubview(cell, aboveSubview: sibling)
        } else {
            container.insertSubview(cell, at: container === self ? _firstCellIndex : 0)
        }
    }

    /// Brings the views of cells into the order of their items again, after some have moved.
    func _sortCells() {
        let cells = _cells.keys.sorted().compactMap { _cells[$0] }
        for (before, cell) in zip(cells, cells.dropFirst()) where before.superview === cell.superview {
            guard let container = cell.superview,
                let first = container.subviews.first(where: { $0 === before || $0 === cell }),
                first === cell
            else { continue }
            container.insertSubview(cell, aboveSubview: before)
        }
    }

    /// Takes all cells out of sight but those of some items, and that with the focus.
    func _removeCells(except kept: Set<IndexPath>) {
        for (path, cell) in _cells where !kept.contains(path) && !cell._isFocusedRow {
            _cells[path] = nil
            _retire(cell, at: path)
        }
    }

    /// Takes a cell out of sight and keeps it for reuse.
    func _retire(_ cell: Cell, at path: IndexPath) {
        cell.removeFromSuperview()
        _didEndDisplaying(cell, at: path)
        _cellQueue.enqueue(cell)
    }
}
