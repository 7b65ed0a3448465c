internal import GtkInterop

extension UITableView {
    var _takesKeyboard: Bool { _allowsSelectionNow || _isEditingTable }

    var _firstPathInSight: IndexPath? {
        let visible = bounds.inset(by: adjustedContentInset)
        return _visiblePaths.first { path in
            let (start, end) = _tableGeometry.span(of: path)
            return start >= visible.minY - 0.5 && end <= visible.maxY + 0.5
        }
    }

    func _handleKey(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard let current = _pathWithFocus else { return false }
        if modifiers == .alternate, key == .up || key == .down {
            return _moveRowByKey(current, to: _path(from: current, isForward: key == .down, isPage: false))
        }
        if _takeTyped(key, modifiers, at: current) { return true }
        guard modifiers.isEmpty else { return false }
        switch key {
        case .character("\u{7F}"): return _deleteByKey(current)
        case .escape where _swipe != nil:
            _closeSwipe(animated: true)
            return true
        default: return _handleKey(key, at: current)
        }
    }

    func _path(ofIndexTitleBeginning text: String) -> IndexPath? {
        guard let titles = _sectionIndex?.titles, let dataSource else { return nil }
        let number = titles.firstIndex { !$0.isEmpty && TypeAhead.begins(text, with: $0) }
        guard let number else { return nil }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[number], at: number)
        guard _counts.sections.indices.contains(section), _counts.sections[section] > 0 else { return nil }
        return IndexPath(row: 0, section: section)
    }

    func _path(from path: IndexPath, isForward: Bool, isPage: Bool) -> IndexPath? {
        let next = isForward ? _counts.path(after: path) : _counts.path(before: path)
        guard isPage else { return next }
        let page = max(1, bounds.inset(by: adjustedContentInset).height - TableCellLayout.height)
        let target = _tableGeometry.span(of: path).start + (isForward ? page : -page)
        if target <= 0 { return _counts.path(after: nil) }
        if target >= _tableGeometry.contentHeight { return _counts.path(before: nil) }
        return _tableGeometry.row(at: target) ?? next
    }
}
