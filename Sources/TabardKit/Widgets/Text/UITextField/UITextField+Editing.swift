internal import GtkInterop

extension UITextField: EditedText {
    func _makeEntry(in widget: Widget) {
        // A focusable field would take the focus in front of its text.
        widget.isFocusable = false
        let entry = TextEntry(isSearch: _isSearch)
        _entry = entry
        widget.insertChild(entry, above: nil)
        entry.text = _text
        if let range = _restoredSelection { entry.selection = UTF16Places.scalars(of: range, in: _text) }
        _restoredSelection = nil
        entry.shouldChange = { [weak self] range, text in self?._shouldChange(range, text) ?? true }
        entry.shouldPerform = { [weak self] command in self.map { EditActions.may($0, command) } ?? true }
        entry.changed = { [weak self] in self?._userChangedText() }
        entry.selectionChanged = { [weak self] in
            guard let self else { return }
            self.delegate?.textFieldDidChangeSelection(self)
        }
        entry.activated = { [weak self] in self?._return() }
        entry.onFocusChange { [weak self] isInside in
            if isInside { self?._focusCame() } else { self?._focusMayHaveGone() }
        }
        _traitsChanged()
        _placeholderChanged()
        _styleChanged()
    }

    func _setText(_ text: String) {
        _attributed = nil
        _replaceText(text)
    }

    func _replaceText(_ text: String) {
        _text = text
        _restoredSelection = nil
        if let entry = _entry {
            entry.text = text
            // What the native field cut off is not there.
            _text = entry.text
            _spansChanged()
        }
        _sidesChanged()
        if intrinsicContentSizeFollowsText { invalidateIntrinsicContentSize() }
    }

    private var intrinsicContentSizeFollowsText: Bool { _text.utf8.count < 10_000 }

    private func _shouldChange(_ range: Range<Int>, _ replacement: String) -> Bool {
        guard let delegate else { return true }
        return delegate.textField(
            self,
            shouldChangeCharactersIn: UTF16Places.units(of: range, in: _entry?.text ?? ""),
            replacementString: replacement
        )
    }

    private func _userChangedText() {
        guard let entry = _entry else { return }
        let old = _text
        _text = entry.text
        _attributesFollowText(old)
        _sidesChanged()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func _beginEditing() -> Bool {
        guard isEnabled, let entry = _entry else { return false }
        if _isEditing { return true }
        if delegate?.textFieldShouldBeginEditing(self) == false { return false }
        _isAllowedToBegin = true
        defer { _isAllowedToBegin = false }
        guard entry.takeFocus() else { return false }
        _begin()
        return true
    }

    /// GTK gave the field the focus: after a click, or the Tab key.
    private func _focusCame() {
        guard !_isEditing, !EditedField.isWindowOpening else { return }
        if !_isAllowedToBegin, delegate?.textFieldShouldBeginEditing(self) == false {
            // The focus can't be refused while it moves.
            MainLoop.whenIdle { [weak self] in self?._window?._native?.clearFocus() }
            return
        }
        _begin()
    }

    private func _begin() {
        guard !_isEditing else { return }
        _isEditing = true
        EditedField.begin(self)
        if clearsOnBeginEditing, !_text.isEmpty { _setText("") }
        _sidesChanged()
        setNeedsDisplay()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    /// A window that is left keeps its focus, so it is asked a moment later who has it.
    private func _focusMayHaveGone() {
        MainLoop.whenIdle { [weak self] in
            guard let self, self._isEditing, self._entry?.isFocused != true else { return }
            if !self._endEditing(asks: true) { self._entry?.takeFocus() }
        }
    }

    func _resign() -> Bool {
        guard _isEditing else { return true }
        guard _endEditing(asks: true) else { return false }
        if _entry?.isFocused == true { _window?._native?.clearFocus() }
        return true
    }

    @discardableResult
    func _endEditing(asks: Bool) -> Bool {
        guard _isEditing else { return true }
        if asks, delegate?.textFieldShouldEndEditing(self) == false { return false }
        _isEditing = false
        EditedField.end(self)
        _sidesChanged()
        setNeedsDisplay()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    func _return() {
        if enablesReturnKeyAutomatically, _text.isEmpty { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { _ = resignFirstResponder() }
    }

    func _clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        _setText("")
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        becomeFirstResponder()
    }
}
