internal import GtkInterop

extension UITableView {
    /// The actions at one side of a row: the delegate's, or Delete if the row can be deleted.
    func _swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard _counts.contains(path), !_isDragging, !_isPlaceholder(path) else { return nil }
        if isTrailing {
            if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: _told(path)) {
                return own.actions.isEmpty ? nil : own
            }
            guard _editingStyle(at: path) == .delete, _isEditingTable || _isExplicitlyEditable(path) else {
                return nil
            }
            let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: _told(path))
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: title ?? Word.delete.text) {
                    [weak self] _, _, done in
                    self?._commit(.delete, at: path)
                    done(true)
                }
            ])
        }
        guard let own = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: _told(path)),
            !own.actions.isEmpty
        else { return nil }
        return own
    }

    private var _isDragging: Bool { _reorder != nil }

    // Other ways to the same actions.

    func _deleteByKey(_ path: IndexPath) -> Bool {
        let configuration = _swipeActions(at: path, isTrailing: true)
        guard let cell = _cells[path],
            let action = configuration?.actions.first(where: { $0.style == .destructive })
        else { return false }
        let next = path
        action.handler(action, cell) { _ in }
        // The keyboard goes on at the row that took the place.
        _focusRow(near: next)
        return true
    }

    private func _focusRow(near path: IndexPath) {
        layoutIfNeeded()
        guard _counts.sections.indices.contains(path.section) else { return }
        let count = _counts.sections[path.section]
        guard count > 0 else { return }
        _moveFocus(to: IndexPath(row: min(path.row, count - 1), section: path.section))
    }

    /// Opens the actions of a row as a menu: of the one at a point, or of the focused one.
    func _openMenu(at point: CGPoint?) -> Bool {
        let focused = _cells.first { $0.value._widget?.isFocused == true }?.key
        guard let path = point.map({ _path(at: $0) }) ?? focused, let widget = _widget, _menu == nil,
            _openRowMenu == nil, let cell = _cells[path]
        else { return false }
        if _openContextMenu(of: cell, at: path, point: point) { return true }
        let actions = [false, true].flatMap { _swipeActions(at: path, isTrailing: $0)?.actions ?? [] }
            .filter { $0.title?.isEmpty == false }
        guard !actions.isEmpty else { return false }
        let commands = actions.map { action in
            PopoverMenu.Command(action.title ?? "") { [weak cell] in
                if let cell { action.handler(action, cell) { _ in } }
            }
        }
        let rect = _rect(of: path).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        let place =
            point.map { CGRect(x: $0.x - bounds.minX, y: $0.y - bounds.minY, width: 1, height: 1) } ?? rect
        let menu = PopoverMenu(commands, on: widget, at: place.native)
        menu.closed = { [weak self] in self?._menu = nil }
        _menu = menu
        return true
    }
}

extension UITableView: SwipingList {
    func _swipePlace(of cell: UITableViewCell) -> UITableViewCell.Place { cell._place }

    func _swipeRect(of path: IndexPath) -> CGRect { _rect(of: path) }

    func _placeSwiped() { _placeRows() }

    func _willSwipe(_ path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: _told(path)) }

    func _didSwipe(_ path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: _told(path)) }
}
