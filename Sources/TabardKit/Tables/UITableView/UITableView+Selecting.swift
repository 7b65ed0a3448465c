import GtkInterop

extension UITableView {
    func _select(_ path: IndexPath?, animated: Bool) {
        _reloadIfNeeded()
        if let path {
            require(
                _tableGeometry.contains(path),
                "There is no row \(path.count == 2 ? "\(path.row) of section \(path.section)" : "\(path)") to select"
            )
        }
        guard path != _selectedPath else { return }
        if let old = _selectedPath { _cells[old]?.setSelected(false, animated: animated) }
        _selectedPath = path
        if let path { _cells[path]?.setSelected(true, animated: animated) }
    }

    /// The user chose a row, by whatever means.
    func _userSelected(_ path: IndexPath) {
        guard allowsSelection, _tableGeometry.contains(path),
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        let wanted = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let wanted, _tableGeometry.contains(wanted) else { return }
        let old = _selectedPath
        _focusedPath = wanted
        _select(wanted, animated: false)
        _updateFocusable()
        if let old, old != wanted { delegate?.tableView(self, didDeselectRowAt: old) }
        delegate?.tableView(self, didSelectRowAt: wanted)
    }

    func _highlight(_ path: IndexPath?) {
        guard path != _highlightedPath else { return }
        if let old = _highlightedPath { _cells[old]?.setHighlighted(false, animated: false) }
        _highlightedPath = path
        if let path { _cells[path]?.setHighlighted(true, animated: false) }
    }

    func _listen(on widget: Widget) {
        let click = ClickGesture(on: widget)
        click.pressed = { [weak self] _, x, y in
            guard let self, self.allowsSelection, let path = self._path(at: self._point(x, y)),
                self.delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
            else { return }
            self._highlight(path)
        }
        click.cancelled = { [weak self] in self?._highlight(nil) }
        click.released = { [weak self] _, x, y in
            guard let self, let path = self._highlightedPath else { return }
            self._highlight(nil)
            if self._path(at: self._point(x, y)) == path { self._userSelected(path) }
        }
        _click = click
        widget.onKeyPress { [weak self] key, modifiers in
            self?._handleKey(key, modifiers) ?? false
        }
    }

    private func _point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: CGFloat(x) + bounds.minX, y: CGFloat(y) + bounds.minY)
    }
}
