extension UITableView {
    /// Beside the sections, in points.
    var _sideMargin: CGFloat {
        _style == .insetGrouped ? SystemMargins.side(width: bounds.width) : 0
    }

    /// What the rows' content keeps from their sides.
    var _contentMargin: CGFloat {
        SystemMargins.rowSide(windowWidth: window?.bounds.width ?? bounds.width)
    }

    /// What headers and footers, which reach from side to side, keep from the sides.
    var _labelMargin: CGFloat { _sideMargin + _contentMargin }

    var _visiblePaths: [IndexPath] {
        _tableGeometry.rows(from: bounds.minY, to: bounds.maxY)
    }

    func _rect(of path: IndexPath) -> CGRect {
        _reloadIfNeeded()
        guard _counts.contains(path) else { return .zero }
        return _rect(_tableGeometry.span(of: path))
    }

    func _rect(_ span: (start: CGFloat, end: CGFloat)) -> CGRect {
        CGRect(
            x: _sideMargin,
            y: span.start,
            width: max(0, bounds.width - 2 * _sideMargin),
            height: span.end - span.start
        )
    }

    func _rect(_ section: Int, _ span: (TableGeometry) -> (start: CGFloat, end: CGFloat)) -> CGRect {
        _requireSection(section)
        let (start, end) = span(_tableGeometry)
        return CGRect(x: 0, y: start, width: bounds.width, height: end - start)
    }

    func _path(at point: CGPoint) -> IndexPath? {
        _reloadIfNeeded()
        guard let path = _tableGeometry.row(at: point.y), _rect(of: path).contains(point) else { return nil }
        return path
    }

    /// Makes the cells that came into sight, and puts away those that left it.
    func _layOutRows() {
        _layOutOnce {
            let changesWidth = _laidOutWidth != bounds.width
            _laidOutWidth = bounds.width
            if changesWidth { _updatePlaces() }
            _updateContentSize()
            let measuresAll = changesWidth || _mayRowsHaveGrown
            _mayRowsHaveGrown = false
            _settleRows(measuringAll: measuresAll)
            _removeCells(except: Set(_visiblePaths + [_reorder?.path].compactMap(\.self)))
            _updateContentSize()
            _placeRows()
            _layOutLabels()
            _layOutEdgeViews()
            _layOutFillerRows()
            _layOutSectionIndex()
        }
    }

    /// Gives every row in sight its cell and its real height.
    private func _settleRows(measuringAll: Bool) {
        var settled: Set<IndexPath> = []
        var changed = true
        var passes = 0
        // Each pass settles at least one more row; a table of a million rows without a height must end some time.
        while changed, passes < 100_000 {
            changed = false
            for path in _visiblePaths where !settled.contains(path) {
                settled.insert(path)
                passes += 1
                guard _settle(path, measuring: measuringAll) else { continue }
                changed = true
                break
            }
        }
    }

    /// - Returns: Whether the row's height changed.
    private func _settle(_ path: IndexPath, measuring: Bool) -> Bool {
        // The app may change everything whenever it is asked.
        guard _counts.contains(path) else { return true }
        guard _cells[path] == nil || measuring else { return false }
        let given = _givenHeight(of: path)
        guard _counts.contains(path) else { return true }
        if let given, given != _tableGeometry.sections[path.section].rows[path.row] {
            _setHeight(given, of: path)
            return true
        }
        guard _cells[path] != nil || _makeCell(at: path, prepare: { _prepare($0, for: path) }) != nil,
            given == nil, let cell = _cells[path]
        else { return !_counts.contains(path) }
        let width = _rect(of: path).width
        let height = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let sane =
            height > 0 && height.isFinite
            ? min(height.rounded(.up), Self._greatestHeight) : TableCellLayout.height
        guard sane != _tableGeometry.sections[path.section].rows[path.row] else { return false }
        _setHeight(sane, of: path)
        cell.frame = _rect(of: path)
        return true
    }

    /// Gives a row in sight the height that it wants now.
    func _remeasure(_ path: IndexPath) { _ = _settle(path, measuring: true) }

    private func _setHeight(_ height: CGFloat, of path: IndexPath) {
        let start = _tableGeometry.span(of: path).start
        let change = _tableGeometry.setHeight(height, of: path)
        _updateContentSize()
        // What the user looks at stays where it is, when a row above turns out to be higher than it counted.
        if start < bounds.minY + adjustedContentInset.top, bounds.minY > -adjustedContentInset.top {
            bounds.origin.y += change
        }
    }

    private func _prepare(_ cell: UITableViewCell, for path: IndexPath) {
        cell._table = self
        _updatePlace(of: cell, at: path)
        cell.frame = _rect(of: path)
        cell.setSelected(_selection.contains(path), animated: false)
        cell.setHighlighted(path == _highlightedPath, animated: false)
        _updateEditing(of: cell, at: path)
        cell._editingAmount = _isEditingTable ? 1 : 0
        cell._updateConfigurationIfNeeded()
        cell._updateAccessibility()
    }

    func _updatePlace(of cell: UITableViewCell, at path: IndexPath) {
        let position = _counts.position(of: path)
        cell._place = UITableViewCell.Place(
            isFirst: path.row == 0,
            isLast: position.index == position.count,
            style: _style,
            separator: separatorStyle,
            inset: _separatorInset,
            margin: _contentMargin,
            separatorColor: separatorColor,
            indexWidth: _sectionIndex == nil ? 0 : SectionIndexLayout.width
        )
        cell._position = position
    }

    func _updatePlaces() {
        for (path, cell) in _cells where _counts.contains(path) {
            _updatePlace(of: cell, at: path)
            _updateEditing(of: cell, at: path)
            cell.setNeedsLayout()
        }
    }

    func _placeRows() {
        let carried = _reorder.map { _rect(of: $0.path).height } ?? 0
        for (path, cell) in _cells {
            var target = _rect(of: path)
            if let reorder = _reorder {
                target.origin.y =
                    path == reorder.path
                    ? bounds.minY + reorder.pointer - reorder.grip
                    : target.minY + CGFloat(reorder.shift(of: path)) * carried
            }
            if let swipe = _swipe, swipe.path == path { target.origin.x += swipe.shift }
            cell.frame = _transition?.frame(of: cell, to: target) ?? target
        }
        _layOutSwipe()
    }

    private func _layOutEdgeViews() {
        if let view = tableHeaderView {
            view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
        }
        if let view = tableFooterView {
            if view.superview == nil { addSubview(view) }
            let y = _tableGeometry.contentHeight - view.bounds.height
            view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
        }
    }

    func _scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        _reloadIfNeeded()
        if path.count == 2, path.row == NSNotFound {
            _requireSection(path.section)
            scrollRectToVisible(rect(forSection: path.section), animated: animated)
            return
        }
        _require(path, to: "scroll to")
        if animated {
            _setContentOffset(_offset(showing: path, at: position), animated: true)
            return
        }
        // Rows get their real height as they come into sight, which moves the others.
        for _ in 0..<8 {
            let offset = _offset(showing: path, at: position)
            guard offset != contentOffset else { break }
            contentOffset = offset
            _layOutRows()
        }
    }

    private func _offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
        let rect = _rect(of: path)
        var visible = bounds.inset(by: adjustedContentInset)
        if _style == .plain, position == .none || position == .top {
            // A header that stays in sight must not cover the row.
            let header = _tableGeometry.sections[path.section].header
            if position == .top || rect.minY < visible.minY + header {
                visible.origin.y += header
                visible.size.height -= header
            }
        }
        var offset = contentOffset
        switch position {
        case .none:
            if rect.minY < visible.minY || rect.height > visible.height {
                offset.y += rect.minY - visible.minY
            } else if rect.maxY > visible.maxY {
                offset.y += rect.maxY - visible.maxY
            }
        case .top: offset.y += rect.minY - visible.minY
        case .middle: offset.y += rect.midY - visible.midY
        case .bottom: offset.y += rect.maxY - visible.maxY
        }
        return _clamped(offset)
    }
}
