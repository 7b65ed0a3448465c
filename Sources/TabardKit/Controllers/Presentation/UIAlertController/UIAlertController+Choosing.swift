extension UIAlertController {
    func _addAction(_ action: UIAlertAction) {
        require(
            action.style != .cancel || !_actions.contains { $0.style == .cancel },
            "An alert can have only one action of style cancel"
        )
        _actions.append(action)
        _alertView.contentChanged()
    }

    func _addTextField(_ configure: ((UITextField) -> Void)?) {
        require(_style == .alert, "Only an alert can have text fields; an action sheet can't")
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .scaled(14, as: .subheadline)
        field.adjustsFontForContentSizeCategory = true
        _fields.append(field)
        configure?(field)
        // Return goes to the next field, and from the last one chooses the strongest button.
        field.addAction(
            UIAction { [weak self, weak field] _ in
                if let field { self?._returned(from: field) }
            },
            for: .primaryActionTriggered
        )
        _alertView.contentChanged()
    }

    private func _returned(from field: UITextField) {
        guard let index = _fields.firstIndex(of: field) else { return }
        if index + 1 < _fields.count {
            _fields[index + 1].becomeFirstResponder()
        } else if let action = preferredAction ?? _actions.last(where: { $0.style == .default }) {
            _choose(action)
        }
    }

    func _textChanged() { if isViewLoaded { _alertView.contentChanged() } }

    /// The actions in the order in which they are shown: cancel is first of two, and last of others.
    var _shownActions: [UIAlertAction] {
        let others = _actions.filter { $0.style != .cancel }
        let cancel = _actions.filter { $0.style == .cancel }
        if case .popover = _kind { return others }
        return _style == .alert && _actions.count == 2 ? cancel + others : others + cancel
    }

    /// What the user chose is done once the alert is gone.
    func _choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed else { return }
        guard presentingViewController != nil else {
            action._handler?(action)
            return
        }
        dismiss(animated: true) { action._handler?(action) }
    }

    func _cancel() {
        if let cancel = _actions.first(where: { $0.style == .cancel }) {
            _choose(cancel)
        } else if _style == .actionSheet || _actions.isEmpty {
            dismiss(animated: true)
        }
    }

    var _kind: PresentationKind {
        guard _style == .actionSheet else { return .alert }
        guard let source = _popover.sourceView, let window = source.window,
            window.traitCollection.horizontalSizeClass == .regular
        else { return .actionSheet }
        let area = _popover.sourceRect.isNull ? source.bounds : _popover.sourceRect
        return .popover(source.convert(area, to: window))
    }

    func _contentSize(in size: CGSize) -> CGSize {
        _alertView.fittingSize(in: size)
    }

    /// The first field, or the button that Return shall press.
    func _takeInitialFocus() -> Bool {
        if let field = _fields.first { return field.becomeFirstResponder() }
        let shown = _shownActions
        let action =
            preferredAction ?? (_style == .alert ? shown.last { $0.style == .default } : nil) ?? shown.first
        return action?._button?._takeFocus() ?? false
    }
}
