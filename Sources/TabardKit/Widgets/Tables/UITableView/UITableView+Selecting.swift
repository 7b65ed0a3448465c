import GtkInterop

extension UITableView {
    var _allowsSelectionNow: Bool {
        _isEditingTable
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var _allowsMultipleNow: Bool {
        _isEditingTable ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// The user chose a row, by whatever means.
    func _userSelected(_ path: IndexPath) {
        if _swipe != nil { _closeSwipe(animated: true) } else { _choose(path) }
    }

    func _listen(on widget: Widget) {
        let click = ClickGesture(on: widget)
        click.pressed = { [weak self] _, x, y in
            guard let self, self._allowsSelectionNow || self._swipe != nil,
                let path = self._path(at: self._point(x, y)), !self._isTaken(self._point(x, y)),
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
        _listenForDrags(on: widget)
        _menuGesture = MenuGesture(on: widget) { [weak self] place in
            guard let self else { return false }
            return self._openMenu(at: place.map { self._point($0.x, $0.y) })
        }
    }

    /// Whether something in the row takes presses for itself.
    private func _isTaken(_ point: CGPoint) -> Bool {
        sequence(first: hitTest(point, with: nil)) { $0?._superview }
            .prefix { $0 != nil && $0 !== self }
            .contains { $0 is any PressTaking }
    }

    func _point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: CGFloat(x) + bounds.minX, y: CGFloat(y) + bounds.minY)
    }
}
