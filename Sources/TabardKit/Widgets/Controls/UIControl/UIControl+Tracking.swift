internal import GtkInterop

extension UIControl {
    var _state: UIControl.State {
        var state = UIControl.State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if _widget?.showsFocus == true { state.insert(.focused) }
        return state
    }

    func _listen(on widget: Widget) {
        widget.isSensitive = isEnabled
        widget.isFocusable = _takesKeyboard && canBecomeFocused
        widget.setActions(
            _accessibleActions.map { action in
                let perform: () -> Void = { [weak self] in
                    if self?.isEnabled == true { action.perform() }
                }
                return (action.name, perform)
            }
        )
        widget.onKeyPress { [weak self] key, modifiers in
            guard let self, self.isEnabled, modifiers.isEmpty else { return false }
            return self._useKey(key)
        }
    }

    func _enabledChanged() {
        if !isEnabled { _cancelPress() }
        _widget?.isSensitive = isEnabled
        _keyboardChanged()
        _stateChanged()
    }

    /// Lets the keyboard focus come to the control, or no longer.
    func _keyboardChanged() { _widget?.isFocusable = _takesKeyboard && canBecomeFocused }

    /// A whole press in the control, without a pointer.
    func _press() {
        isHighlighted = true
        sendActions(for: .touchDown)
        isHighlighted = false
        sendActions(for: _releaseEvents)
    }

    func _pressBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        // One press at a time; a text in the control has its own.
        guard isEnabled, _touch?._isOver != false, let touch = touches.first, !touch._isTakenByWidget else {
            return
        }
        _isTouchInside = true
        guard beginTracking(touch, with: event) else {
            _isTouchInside = false
            return
        }
        _touch = touch
        _isTracking = true
        if _claimsPress { _window?._arena.claim(touch._identifier) }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    func _pressMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = _touch, touches.contains(touch) else { return }
        let wasInside = _isTouchInside
        _isTouchInside = _isInside(touch)
        isHighlighted = _isTouchInside
        guard continueTracking(touch, with: event) else {
            _isTracking = false
            _touch = nil
            isHighlighted = false
            return
        }
        switch (wasInside, _isTouchInside) {
        case (true, true): sendActions(for: .touchDragInside)
        case (false, false): sendActions(for: .touchDragOutside)
        case (false, true): sendActions(for: .touchDragEnter)
        case (true, false): sendActions(for: .touchDragExit)
        }
    }

    func _pressEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = _touch, touches.contains(touch) else { return }
        _isTouchInside = _isInside(touch)
        _isTracking = false
        _touch = nil
        isHighlighted = false
        endTracking(touch, with: event)
        sendActions(for: _isTouchInside ? _releaseEvents : .touchUpOutside)
    }

    func _pressCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = _touch, touches.contains(touch) else { return }
        _isTracking = false
        _isTouchInside = false
        _touch = nil
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    /// Lets go of a press in progress, as if something else had taken it.
    func _cancelPress() {
        guard let touch = _touch else { return }
        touch._cancelInView()
        // A touch that an app made up is in no view.
        if _touch === touch { _pressCancelled([touch], nil) }
    }

    /// A finger covers what it presses, so it may slip further than a mouse.
    private func _isInside(_ touch: UITouch) -> Bool {
        let reach = touch.type == .direct ? _fingerReach : 0
        return bounds.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
            || point(inside: touch.location(in: self), with: nil)
    }
}
