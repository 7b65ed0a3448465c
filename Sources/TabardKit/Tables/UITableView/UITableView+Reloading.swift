extension UITableView {
    func _setNeedsReload() {
        _needsReload = true
        setNeedsLayout()
    }

    func _reloadData() {
        _needsReload = true
        _selectedPath = nil
        _highlightedPath = nil
        setNeedsLayout()
        _reloadIfNeeded()
    }

    /// Asks the data source how many rows there are, and forgets what was shown.
    func _reloadIfNeeded() {
        guard _needsReload else { return }
        _needsReload = false
        for (path, cell) in _cells { _retire(cell, at: path) }
        _cells = [:]
        for label in Array(_headers.values) + Array(_footers.values) { label.removeFromSuperview() }
        _headers = [:]
        _footers = [:]
        _tableGeometry = _makeGeometry()
        if let path = _selectedPath, !_tableGeometry.contains(path) { _selectedPath = nil }
        if let path = _focusedPath, !_tableGeometry.contains(path) { _focusedPath = nil }
        contentSize = CGSize(width: bounds.width, height: _tableGeometry.contentHeight)
    }

    private func _makeGeometry() -> TableGeometry {
        guard let dataSource else { return TableGeometry() }
        let count = max(0, dataSource.numberOfSections(in: self))
        let isPlain = _style == .plain
        let sections = (0..<count).map { number in
            let rows = max(0, dataSource.tableView(self, numberOfRowsInSection: number))
            var section = TableGeometry.Section(count: rows, heights: _heights(of: rows, in: number))
            if let title = dataSource.tableView(self, titleForHeaderInSection: number), !title.isEmpty {
                section.header = TableSectionLabel.height(of: _style)
            }
            if let title = dataSource.tableView(self, titleForFooterInSection: number), !title.isEmpty {
                section.footer = TableSectionLabel.height(of: _style)
            }
            if !isPlain { section.gap = number == 0 && section.header > 0 ? 8 : 18 }
            return section
        }
        return TableGeometry(sections, end: isPlain ? 0 : 18)
    }

    private func _heights(of rows: Int, in section: Int) -> TableGeometry.Heights {
        let usual = rowHeight >= 0 ? rowHeight : TableCellLayout.height
        guard rows > 0, let delegate,
            delegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
                != Self._undefinedHeight
        else { return .uniform(usual) }
        var end: CGFloat = 0
        return .ends(
            (0..<rows).map { row in
                let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
                end += height >= 0 && height.isFinite ? height : usual
                return end
            }
        )
    }

    func _register(_ cellClass: AnyClass?, _ identifier: String) {
        guard let cellClass else {
            _registered[identifier] = nil
            return
        }
        guard let type = cellClass as? UITableViewCell.Type else {
            fatalError(
                "The class for the reuse identifier '\(identifier)' must be UITableViewCell or a subclass of it, but is \(cellClass)"
            )
        }
        _registered[identifier] = type
    }

    func _dequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = _pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return _registered[identifier].map { UITableViewCell._make($0, reuseIdentifier: identifier) }
    }

    func _dequeueRegistered(_ identifier: String) -> UITableViewCell {
        guard _registered[identifier] != nil, let cell = _dequeue(identifier) else {
            let known = _registered.keys.sorted().joined(separator: ", ")
            fatalError(
                "No class is registered for the reuse identifier '\(identifier)'; registered are [\(known)]. Call register(_:forCellReuseIdentifier:) first"
            )
        }
        return cell
    }

    /// Takes a cell out of sight and keeps it for reuse.
    func _retire(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        guard let identifier = cell.reuseIdentifier else { return }
        if (_pool[identifier]?.count ?? 0) < 64 { _pool[identifier, default: []].append(cell) }
    }
}
