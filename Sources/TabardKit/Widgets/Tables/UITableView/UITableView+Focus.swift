import GtkInterop

extension UITableView {
    /// The table is one stop of the Tab key: the row that was focused last, else the selected one,
    /// else the first in sight.
    func _updateFocusable() {
        let focused = _cells.first { $0.value._widget?.isFocused == true }?.key
        let candidates = [focused, _focusedPath, _selectedPaths.first].compactMap { $0 }
        let entry = candidates.first { _cells[$0] != nil } ?? _fullyVisiblePaths.first
        for (path, cell) in _cells { cell._takesFocus = path == entry && _takesKeyboard }
    }

    private var _takesKeyboard: Bool { _allowsSelectionNow || _isEditingTable }

    private var _fullyVisiblePaths: [IndexPath] {
        let visible = bounds.inset(by: adjustedContentInset)
        return _visiblePaths.filter { path in
            let (start, end) = _tableGeometry.span(of: path)
            return start >= visible.minY - 0.5 && end <= visible.maxY + 0.5
        }
    }

    func _handleKey(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard let current = _cells.first(where: { $0.value._widget?.isFocused == true })?.key else {
            return false
        }
        if modifiers == .alternate, key == .up || key == .down {
            return _moveRowByKey(current, to: key == .up ? _path(before: current) : _path(after: current))
        }
        guard modifiers.isEmpty else { return false }
        switch key {
        case .character("\u{7F}"): return _deleteByKey(current)
        case .escape where _swipe != nil: _closeSwipe(animated: true)
        case .down: _moveFocus(to: _path(after: current))
        case .up: _moveFocus(to: _path(before: current))
        case .home: _moveFocus(to: _path(after: nil))
        case .end: _moveFocus(to: _path(before: nil))
        case .pageDown: _moveFocus(to: _path(pages: 1, from: current))
        case .pageUp: _moveFocus(to: _path(pages: -1, from: current))
        default: return false
        }
        return true
    }

    func _moveFocus(to path: IndexPath?) {
        guard let path else { return }
        _focusedPath = path
        // Only a row in sight has a cell that can take the focus.
        scrollToRow(at: path, at: .none, animated: false)
        layoutIfNeeded()
        _layOutRows()
        guard let cell = _cells[path] else { return }
        for (_, other) in _cells { other._takesFocus = other === cell }
        cell._widget?.grabFocus()
        setNeedsLayout()
    }

    /// The next row, or the first one.
    private func _path(after path: IndexPath?) -> IndexPath? {
        if let path, path.row + 1 < _tableGeometry.sections[path.section].count {
            return IndexPath(row: path.row + 1, section: path.section)
        }
        let start = path.map { $0.section + 1 } ?? 0
        return _tableGeometry.sections.indices.dropFirst(start)
            .first { _tableGeometry.sections[$0].count > 0 }
            .map { IndexPath(row: 0, section: $0) }
    }

    /// The row before, or the last one.
    private func _path(before path: IndexPath?) -> IndexPath? {
        if let path, path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let end = path?.section ?? _tableGeometry.sections.count
        return _tableGeometry.sections.indices.prefix(end)
            .last { _tableGeometry.sections[$0].count > 0 }
            .map { IndexPath(row: _tableGeometry.sections[$0].count - 1, section: $0) }
    }

    private func _path(pages: Int, from path: IndexPath) -> IndexPath? {
        let page = max(1, bounds.inset(by: adjustedContentInset).height - TableCellLayout.height)
        let target = _tableGeometry.span(of: path).start + CGFloat(pages) * page
        if target <= 0 { return _path(after: nil) }
        if target >= _tableGeometry.contentHeight { return _path(before: nil) }
        return _tableGeometry.row(at: target) ?? (pages > 0 ? _path(after: path) : _path(before: path))
    }
}
