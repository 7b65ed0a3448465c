internal import GtkInterop

extension UITableView {
    private func _answer(_ ask: () -> Bool) -> (value: Bool, isDefault: Bool) {
        _isDefaultAnswer = false
        defer { _isDefaultAnswer = false }
        let value = ask()
        return (value, _isDefaultAnswer)
    }

    private func _isEditable(_ path: IndexPath) -> Bool {
        guard !_isPlaceholder(path) else { return false }
        return dataSource?.tableView(self, canEditRowAt: _told(path)) ?? false
    }

    /// Whether the app itself says that a row can be edited; only then a row can be deleted without edit mode.
    func _isExplicitlyEditable(_ path: IndexPath) -> Bool {
        guard let dataSource, !_isPlaceholder(path) else { return false }
        let answer = _answer { dataSource.tableView(self, canEditRowAt: _told(path)) }
        return answer.value && !answer.isDefault
    }

    func _isMovable(_ path: IndexPath) -> Bool {
        guard let dataSource, _placeholders.isEmpty else { return false }
        let answer = _answer { dataSource.tableView(self, canMoveRowAt: _told(path)) }
        return answer.value && !answer.isDefault
    }

    func _editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        guard _isEditable(path) else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: _told(path)) ?? .delete
    }

    func _setEditing(_ editing: Bool, animated: Bool) {
        guard editing != _isEditingTable else { return }
        _closeSwipe(animated: animated)
        _reorder = nil
        _isEditingTable = editing
        if !editing {
            for path in _selection.paths { _cells[path]?.setSelected(false, animated: animated) }
            _selection = ListSelection()
        }
        for (path, cell) in _cells { _updateEditing(of: cell, at: path, animated: animated) }
        setNeedsLayout()
        let running = _editingAnimation
        _editingAnimation = nil
        running?.skip()
        let target: CGFloat = editing ? 1 : 0
        guard animated, Toolkit.areAnimationsEnabled, let widget = _widget, widget.isMapped else {
            _showEditing(target)
            return
        }
        let animation = TimedAnimation(
            on: widget,
            seconds: 0.25,
            update: { [weak self] value in
                guard let self, self._editingAnimation != nil else { return }
                self._showEditing(editing ? CGFloat(value) : 1 - CGFloat(value))
            },
            completion: { [weak self] in
                guard let self, self._editingAnimation != nil else { return }
                self._editingAnimation = nil
                self._showEditing(target)
            }
        )
        _editingAnimation = animation
        animation.play()
    }

    private func _showEditing(_ amount: CGFloat) {
        for cell in _cells.values { cell._editingAmount = amount }
    }

    /// Tells a cell what its row is edited with.
    func _updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
        let isEditing = _isEditingTable
        cell._isMultipleChoice = isEditing && allowsMultipleSelectionDuringEditing
        cell._editingStyle = isEditing && !cell._isMultipleChoice ? _editingStyle(at: path) : .none
        guard !_isPlaceholder(path) else { return }
        cell._indentsInEditing =
            delegate?.tableView(self, shouldIndentWhileEditingRowAt: _told(path))
            ?? cell.shouldIndentWhileEditing
        if isEditing { cell.showsReorderControl = _isMovable(path) }
        if cell.isEditing != isEditing {
            cell.setEditing(isEditing, animated: animated)
        } else {
            cell._isEditedAlone = false
        }
        _isDefaultAnswer = false
        let level = delegate?.tableView(self, indentationLevelForRowAt: _told(path))
        if let level, !_isDefaultAnswer { cell.indentationLevel = level }
        _isDefaultAnswer = false
        cell._updateControls()
        cell._updateActions()
    }

    func _controlPressed(_ kind: TableCellControl.Kind, in cell: UITableViewCell) {
        guard let path = _path(of: cell) else { return }
        switch kind {
        case .delete:
            if _swipe?.path == path {
                _closeSwipe(animated: true)
            } else {
                _openSwipe(at: path, isTrailing: true, animated: true)
            }
        case .insert: _commit(.insert, at: path)
        case .choice: _userSelected(path)
        case .detail:
            cell._segues.accessory?()
            delegate?.tableView(self, accessoryButtonTappedForRowWith: _told(path))
        case .reorder: break
        }
    }

    func _commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        guard _counts.contains(path), !_isPlaceholder(path) else { return }
        dataSource?.tableView(self, commit: style, forRowAt: _told(path))
    }
}
