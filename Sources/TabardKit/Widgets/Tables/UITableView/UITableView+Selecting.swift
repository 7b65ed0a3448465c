internal import GtkInterop

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

    func _pressBegan(_ touches: Set<UITouch>) {
        // One row at a time; a text in the row has its presses for itself.
        guard _press?._isOver != false, let touch = touches.first, !touch._isTakenByWidget,
            _allowsSelectionNow || _swipe != nil, let path = _path(at: touch.location(in: self)),
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        _press = touch
        _highlight(path)
    }

    func _pressEnded(_ touches: Set<UITouch>) {
        guard let touch = _press, touches.contains(touch) else { return }
        _press = nil
        guard let path = _highlightedPath else { return }
        _highlight(nil)
        if _path(at: touch.location(in: self)) == path { _userSelected(path) }
    }

    func _pressCancelled(_ touches: Set<UITouch>) {
        guard let touch = _press, touches.contains(touch) else { return }
        _press = nil
        _highlight(nil)
    }

    func _listen(on widget: Widget) {
        widget.onKeyPress { [weak self] key, modifiers in
            self?._handleKey(key, modifiers) ?? false
        }
        _followDrags()
        _menuRequests = MenuRequests(of: self) { [weak self] place in self?._openMenu(at: place) ?? false }
    }
}
