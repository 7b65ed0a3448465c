extension UITableView {
    /// Beside the sections, in points.
    var _sideMargin: CGFloat { _style == .insetGrouped ? 16 : 0 }

    private var _visibleSpan: (top: CGFloat, bottom: CGFloat) { (bounds.minY, bounds.maxY) }

    var _visiblePaths: [IndexPath] {
        _tableGeometry.rows(from: _visibleSpan.top, to: _visibleSpan.bottom)
    }

    func _rect(of path: IndexPath) -> CGRect {
        _reloadIfNeeded()
        guard _tableGeometry.contains(path) else { return .zero }
        let (start, end) = _tableGeometry.span(of: path)
        return CGRect(
            x: _sideMargin,
            y: start,
            width: max(0, bounds.width - 2 * _sideMargin),
            height: end - start
        )
    }

    func _path(at point: CGPoint) -> IndexPath? {
        _reloadIfNeeded()
        guard let path = _tableGeometry.row(at: point.y), _rect(of: path).contains(point) else { return nil }
        return path
    }

    /// Makes the cells that came into sight, and puts away those that left it.
    func _layOutRows() {
        _reloadIfNeeded()
        if contentSize.width != bounds.width { contentSize.width = bounds.width }
        let visible = _visiblePaths
        let wanted = Set(visible)
        for (path, cell) in _cells where !wanted.contains(path) && !_holdsFocus(cell) {
            _cells[path] = nil
            _retire(cell, at: path)
        }
        for path in visible { _showCell(at: path) }
        for (path, cell) in _cells { cell.frame = _rect(of: path) }
        _layOutLabels()
        _updateFocusable()
    }

    private func _holdsFocus(_ cell: UITableViewCell) -> Bool { cell._widget?.isFocused == true }

    private func _showCell(at path: IndexPath) {
        guard _cells[path] == nil, let dataSource else { return }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        require(
            !_cells.values.contains { $0 === cell },
            "The data source gave a cell for row \(path.row) of section \(path.section) that another row shows; dequeue or make one for each row"
        )
        _prepare(cell, for: path)
        _cells[path] = cell
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        // The order of the views is the order for the keyboard and for screen readers.
        insertSubview(cell, at: _cells.keys.count { $0 < path })
    }

    private func _prepare(_ cell: UITableViewCell, for path: IndexPath) {
        let count = _tableGeometry.sections[path.section].count
        cell._place = UITableViewCell.Place(
            isFirst: path.row == 0,
            isLast: path.row == count - 1,
            style: _style
        )
        cell._row = (path.row + 1, count)
        cell._activate = { [weak self, weak cell] in
            guard let self, let cell, let path = self.indexPath(for: cell) else { return }
            self._userSelected(path)
        }
        cell.frame = _rect(of: path)
        cell.setSelected(path == _selectedPath, animated: false)
        cell.setHighlighted(path == _highlightedPath, animated: false)
        cell._updateAccessibility()
    }

    private func _layOutLabels() {
        let (top, bottom) = _visibleSpan
        let visible = _tableGeometry.sections(from: top, to: bottom)
        for (section, label) in _headers where !visible.contains(section) {
            label.removeFromSuperview()
            _headers[section] = nil
        }
        for (section, label) in _footers where !visible.contains(section) {
            label.removeFromSuperview()
            _footers[section] = nil
        }
        for section in visible {
            _layOutHeader(of: section)
            _layOutFooter(of: section)
        }
    }

    private func _layOutHeader(of section: Int) {
        guard _tableGeometry.sections[section].header > 0 else { return }
        let label = _headers[section] ?? _makeLabel(in: &_headers, section: section, isHeader: true)
        var (start, end) = _tableGeometry.headerSpan(of: section)
        if _style == .plain {
            // The header stays at the top until the section's end pushes it out.
            let height = end - start
            let limit = _tableGeometry.footerSpan(of: section).end - height
            start = max(start, min(bounds.minY + adjustedContentInset.top, limit))
            end = start + height
        }
        label.frame = CGRect(x: 0, y: start, width: bounds.width, height: end - start)
    }

    private func _layOutFooter(of section: Int) {
        guard _tableGeometry.sections[section].footer > 0 else { return }
        let label = _footers[section] ?? _makeLabel(in: &_footers, section: section, isHeader: false)
        let (start, end) = _tableGeometry.footerSpan(of: section)
        label.frame = CGRect(x: 0, y: start, width: bounds.width, height: end - start)
    }

    private func _makeLabel(
        in labels: inout [Int: TableSectionLabel],
        section: Int,
        isHeader: Bool
    ) -> TableSectionLabel {
        let text =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        let label = TableSectionLabel(text: text ?? "", style: _style, isHeader: isHeader)
        labels[section] = label
        addSubview(label)
        return label
    }

    func _scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        _reloadIfNeeded()
        require(
            _tableGeometry.contains(path),
            "There is no row \(path.count == 2 ? "\(path.row) of section \(path.section)" : "\(path)") to scroll to"
        )
        let rect = _rect(of: path)
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        switch position {
        case .none:
            scrollRectToVisible(rect, animated: animated)
            return
        case .top: offset.y += rect.minY - visible.minY
        case .middle: offset.y += rect.midY - visible.midY
        case .bottom: offset.y += rect.maxY - visible.maxY
        }
        setContentOffset(_clamped(offset), animated: animated)
    }
}
