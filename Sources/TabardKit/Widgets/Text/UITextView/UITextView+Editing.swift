internal import GtkInterop

extension UITextView: EditedText {
    func _makeTextArea(in widget: Widget) {
        // A focusable view would take the focus in front of its text.
        widget.isFocusable = false
        let text = TextArea()
        let area = ScrollArea(content: text)
        _textArea = text
        _area = area
        widget.insertChild(area, above: nil)
        text.text = _currentText
        // What the native text cut off is not there.
        _knownText = nil
        text.selection = _earlySelection
        _runsChanged()
        text.shouldChange = { [weak self] range, text in self?._shouldChange(range, text) ?? true }
        text.shouldPerform = { [weak self] command in self.map { EditActions.may($0, command) } ?? true }
        text.changed = { [weak self] in self?._userChangedText() }
        text.selectionChanged = { [weak self] in self?._selectionMoved() }
        text.onFocusChange { [weak self] isInside in
            if isInside { self?._focusCame() } else { self?._focusMayHaveGone() }
        }
        text.onKeyPress(.beforeFocus) { [weak self] key, modifiers in
            self?._leaveBackward(key, modifiers) ?? false
        }
        _followLinks(in: text)
        area.didScroll = { [weak self] in self?._textScrolled() }
        area.didResize = { [weak self] in self?._textResized() }
        text.setAccessibleLabel(accessibilityLabel)
        _traitsChanged()
        _usesChanged()
        _styleChanged()
        _updateModes()
        _marginsChanged()
        _configureArea()
    }

    /// Leaves a text that is edited by Shift+Tab: a tab is typed by Tab alone, and Ctrl+Tab may be for the tabs around (V4).
    private func _leaveBackward(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard key == .tab, modifiers == .shift, isEditable else { return false }
        return _window?._native?.moveFocus(isForward: false) ?? false
    }

    var _currentText: String {
        if let text = _knownText { return text }
        let text = _textArea?.text ?? ""
        _knownText = text
        return text
    }

    func _setText(_ text: String) {
        _attributed = nil
        _typing = nil
        _replaceText(text)
    }

    func _replaceText(_ text: String) {
        _foundLinks = nil
        if let area = _textArea {
            area.text = text
            _knownText = nil
            area.selection = area.count..<area.count
        } else {
            _knownText = text
            let end = text.unicodeScalars.count
            _earlySelection = end..<end
        }
        _runsChanged()
        _sizesChanged()
    }

    var _selection: Range<Int> {
        get { _textArea?.selection ?? _earlySelection }
        set {
            if let area = _textArea { area.selection = newValue } else { _earlySelection = newValue }
        }
    }

    private func _shouldChange(_ range: Range<Int>, _ replacement: String) -> Bool {
        if enablesReturnKeyAutomatically, replacement == "\n", _currentText.isEmpty { return false }
        guard let delegate else { return true }
        return delegate.textView(
            self,
            shouldChangeTextIn: UTF16Places.units(of: range, in: _currentText),
            replacementText: replacement
        )
    }

    private func _userChangedText() {
        _knownText = nil
        _foundLinks = nil
        _attributesFollowText()
        _follow()
        _sizesChanged()
        RestorableChange.happened()
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private func _selectionMoved() {
        // It moves before the text is told to be another one.
        _knownText = nil
        _follow()
        RestorableChange.happened()
        delegate?.textViewDidChangeSelection(self)
    }

    /// GTK scrolls to the insertion mark soon after it moved, which is no dragging.
    private func _follow() {
        guard !_followsMark else { return }
        _followsMark = true
        MainLoop.after(seconds: 0.3) { [weak self] in self?._followsMark = false }
    }

    func _usesChanged() {
        _textArea?.setEditable(isEditable, selectable: isSelectable)
        if !isEditable, _isEditing {
            _endEditing(asks: false)
            _window?._native?.clearFocus()
        }
    }

    func _traitsChanged() {
        _textArea?.setPurpose(_purpose, hints: _hints)
    }

    func _beginEditing() -> Bool {
        guard let area = _textArea, canBecomeFirstResponder else { return false }
        guard isEditable else { return area.takeFocus() }
        if _isEditing { return true }
        if delegate?.textViewShouldBeginEditing(self) == false { return false }
        _isAllowedToBegin = true
        defer { _isAllowedToBegin = false }
        guard area.takeFocus() else { return false }
        _begin()
        return true
    }

    /// GTK gave the text the focus: after a click, or the Tab key.
    private func _focusCame() {
        guard isEditable, !_isEditing, !EditedField.isWindowOpening else { return }
        if !_isAllowedToBegin, delegate?.textViewShouldBeginEditing(self) == false {
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
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    /// A window that is left keeps its focus, so it is asked a moment later who has it.
    private func _focusMayHaveGone() {
        MainLoop.whenIdle { [weak self] in
            guard let self, self._isEditing, self._textArea?.isFocused != true else { return }
            if !self._endEditing(asks: true) { self._textArea?.takeFocus() }
        }
    }

    func _resign() -> Bool {
        guard _endEditing(asks: true) else { return false }
        if _textArea?.isFocused == true { _window?._native?.clearFocus() }
        return true
    }

    @discardableResult
    func _endEditing(asks: Bool) -> Bool {
        guard _isEditing else { return true }
        if asks, delegate?.textViewShouldEndEditing(self) == false { return false }
        _isEditing = false
        EditedField.end(self)
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }
}
