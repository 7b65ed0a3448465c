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

    /// A press on a row beside an open swipe closes the swipe.
    var _takesPresses: Bool { _allowsSelectionNow || _swipe != nil }

    func _listen(on widget: Widget) {
        // Nearer to the cells than the scrolling around them, which itself uses Page Up, Page Down, Home and End.
        (_container ?? widget).onKeyPress { [weak self] key, modifiers in
            self?._handleKey(key, modifiers) ?? false
        }
        _followDrags()
        _menuRequests = MenuRequests(of: self) { [weak self] place in self?._openMenu(at: place) ?? false }
    }
}
