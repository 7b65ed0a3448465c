internal import GtkInterop

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
        _updateControlsInReach()
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

    var _rowControls: [any RowControl] { [_control, _detailButton].compactMap { $0 } }

    /// The mark that holds now: that of editing, or the usual one.
    var _shownAccessoryType: AccessoryType { _isEditingCell ? editingAccessoryType : accessoryType }

    var _shownAccessoryView: UIView? { _isEditingCell ? editingAccessoryView : accessoryView }

    func _gripContains(_ point: CGPoint) -> Bool { _grip?.frame.contains(point) ?? false }

    func _setEditing(_ editing: Bool, animated: Bool) {
        guard editing != _isEditingCell else { return }
        _isEditingCell = editing
        setNeedsUpdateConfiguration()
        let isAnimated =
            animated && Toolkit.areAnimationsEnabled && UIView.areAnimationsEnabled
            && _widget?.isMapped == true
        _fadesAccessories = isAnimated
        _updateAccessoryViews()
        _updateMark()
        _fadesAccessories = false
        // The parts slide in all rows together while the table itself is edited or no longer is.
        guard let table = _table, _isEditedAlone || table.isEditing != editing else { return }
        _isEditedAlone = table.isEditing != editing
        _editAlone(editing, in: table, isAnimated)
    }

    /// Shows or hides what the row is edited with while the other rows stay as they are.
    private func _editAlone(_ editing: Bool, in table: UITableView, _ isAnimated: Bool) {
        if editing { _editingStyle = table._path(of: self).map(table._editingStyle(at:)) ?? .none }
        _updateControls()
        let running = _editingAnimation
        _editingAnimation = nil
        running?.skip()
        let (start, end): (CGFloat, CGFloat) = (_editingAmount, editing ? 1 : 0)
        guard isAnimated, let widget = _widget else {
            _endEditingAlone(at: end)
            return
        }
        let animation = TimedAnimation(
            on: widget,
            seconds: 0.25,
            update: { [weak self] value in
                guard let self, self._editingAnimation != nil else { return }
                self._editingAmount = start + (end - start) * CGFloat(value)
            },
            completion: { [weak self] in
                guard let self, self._editingAnimation != nil else { return }
                self._editingAnimation = nil
                self._endEditingAlone(at: end)
            }
        )
        _editingAnimation = animation
        animation.play()
    }

    private func _endEditingAlone(at amount: CGFloat) {
        if amount == 0 { _editingStyle = .none }
        _editingAmount = amount
        _updateControls()
        _updateActions()
    }

    func _updateAccessoryViews() {
        for view in [accessoryView, editingAccessoryView].compactMap({ $0 }) {
            if view === _shownAccessoryView {
                if view.superview !== self || _leaving.contains(where: { $0.view === view }) { _bring(view) }
            } else if view.superview === self {
                _takeAway(view)
            }
        }
    }

    /// Puts a mark or a view at the row's end, where it fades in if the change is animated.
    func _bring(_ view: UIView) {
        let alpha = _stopLeaving(view) ?? view.alpha
        if view.superview !== self { addSubview(view) }
        guard _fadesAccessories else {
            view.alpha = alpha
            return
        }
        UIView.performWithoutAnimation { view.alpha = 0 }
        UIView.animate(withDuration: Self._fadingTime) { view.alpha = alpha }
    }

    /// Takes a mark or a view from the row's end, which fades out if the change is animated.
    func _takeAway(_ view: UIView) {
        guard _fadesAccessories else {
            let alpha = _stopLeaving(view)
            view.removeFromSuperview()
            if let alpha { view.alpha = alpha }
            return
        }
        guard !_leaving.contains(where: { $0.view === view }) else { return }
        _leaving.append((view, view.alpha))
        UIView.animate(withDuration: Self._fadingTime) {
            view.alpha = 0
        } completion: { [weak self] _ in
            // It may have been brought back meanwhile.
            guard let alpha = self?._stopLeaving(view) else { return }
            view.removeFromSuperview()
            view.alpha = alpha
        }
    }

    private static var _fadingTime: TimeInterval { 0.25 }

    /// Returns what opacity a view that fades out has at other times.
    private func _stopLeaving(_ view: UIView) -> CGFloat? {
        guard let index = _leaving.firstIndex(where: { $0.view === view }) else { return nil }
        return _leaving.remove(at: index).alpha
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
                        guard let self, let table = self._table, let path = table._path(of: self) else {
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
