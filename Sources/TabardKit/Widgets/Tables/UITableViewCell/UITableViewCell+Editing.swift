import GtkInterop

extension UITableViewCell {
    /// Makes the controls that the cell's state asks for, and takes away the others.
    func _updateControls() {
        let control: TableCellControl.Kind? =
            _isMultipleChoice
            ? .choice : _editingStyle == .delete ? .delete : _editingStyle == .insert ? .insert : nil
        let showsDetail =
            _shownAccessoryType == .detailButton || _shownAccessoryType == .detailDisclosureButton
        _replace(&_control, with: control)
        _replace(&_grip, with: showsReorderControl && _isEditingCell ? .reorder : nil)
        _replace(&_detailButton, with: showsDetail && _shownAccessoryView == nil ? .detail : nil)
        _control?.isOn = _isSelectedCell
        setNeedsLayout()
    }

    private func _replace(_ control: inout TableCellControl?, with kind: TableCellControl.Kind?) {
        guard control?.kind != kind else { return }
        // What slides out stays until the table says that it is out.
        if kind == nil, _editingAmount > 0, control?.kind != .detail { return }
        control?.removeFromSuperview()
        control = kind.map { kind in
            TableCellControl(kind) { [weak self] in
                guard let self else { return }
                self._table?._controlPressed(kind, in: self)
            }
        }
        if let control { addSubview(control) }
    }

    /// The mark that holds now: that of editing, or the usual one.
    var _shownAccessoryType: AccessoryType { _isEditingCell ? editingAccessoryType : accessoryType }

    var _shownAccessoryView: UIView? { _isEditingCell ? editingAccessoryView : accessoryView }

    func _gripContains(_ point: CGPoint) -> Bool { _grip?.frame.contains(point) ?? false }

    func _setEditing(_ editing: Bool) {
        guard editing != _isEditingCell else { return }
        _isEditingCell = editing
        _updateAccessoryViews()
        _updateMark()
    }

    func _updateAccessoryViews() {
        for view in [accessoryView, editingAccessoryView].compactMap({ $0 }) {
            if view === _shownAccessoryView {
                if view.superview !== self { addSubview(view) }
            } else {
                view.removeFromSuperview()
            }
        }
    }

    /// Tells assistive technology what can be done with the row.
    func _updateActions() {
        guard let widget = _widget else { return }
        var actions: [(name: String, perform: () -> Void)] = [
            ("select", { [weak self] in self?._activate?() })
        ]
        if _editingStyle == .delete || _editingStyle == .insert {
            let style = _editingStyle
            actions.append(
                (
                    style == .delete ? "delete" : "insert",
                    { [weak self] in
                        guard let self, let table = self._table, let path = table.indexPath(for: self) else {
                            return
                        }
                        table._commit(style, at: path)
                    }
                )
            )
        }
        widget.setActions(actions)
    }
}
