import GtkInterop

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
        widget.isFocusable = _takesKeyboard && isEnabled
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
            if self._useKey(key) { return true }
            guard key == .space || key == .enter else { return false }
            self._activate()
            return true
        }
        let tracking = TrackingGesture(on: widget)
        tracking.pressed = { [weak self] x, y, isTouch in
            self?._pressBegan(at: CGPoint(x: x, y: y), isTouch: isTouch) ?? false
        }
        tracking.moved = { [weak self] x, y in self?._pressMoved(to: CGPoint(x: x, y: y)) }
        tracking.ended = { [weak self] x, y in self?._pressEnded(at: CGPoint(x: x, y: y)) }
        tracking.cancelled = { [weak self] in self?._pressCancelled() }
        _tracking = tracking
    }

    func _enabledChanged() {
        if !isEnabled, _isTracking { _tracking?.cancel() }
        _widget?.isSensitive = isEnabled
        _widget?.isFocusable = _takesKeyboard && isEnabled
        _stateChanged()
    }

    /// A whole press in the control, without a pointer.
    func _press() {
        isHighlighted = true
        sendActions(for: .touchDown)
        isHighlighted = false
        sendActions(for: _releaseEvents)
    }

    func _pressBegan(at place: CGPoint, isTouch: Bool) -> Bool {
        let location = _inBounds(place)
        guard isEnabled, _isNearestControl(at: location) else { return false }
        let event = UIEvent(type: .touches)
        _tapCount = event.timestamp - _lastTouchDown < 0.4 ? _tapCount + 1 : 1
        _lastTouchDown = event.timestamp
        let touch = UITouch(
            view: self,
            location: location,
            type: isTouch ? .direct : .indirectPointer,
            tapCount: _tapCount,
            timestamp: event.timestamp
        )
        _isTouchInside = true
        guard beginTracking(touch, with: event) else {
            _isTouchInside = false
            return false
        }
        _touch = touch
        _isTracking = true
        // A mouse never scrolls by dragging, and what lies around shall not look pressed as well.
        if !isTouch || _claimsPress { _tracking?.claim() }
        isHighlighted = true
        sendActions(for: _tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
        return true
    }

    func _pressMoved(to place: CGPoint) {
        guard _isTracking, let touch = _touch else { return }
        let wasInside = _isTouchInside
        let event = UIEvent(type: .touches)
        touch._move(to: _inBounds(place), phase: .moved, timestamp: event.timestamp)
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

    func _pressEnded(at place: CGPoint) {
        guard _isTracking, let touch = _touch else { return }
        let event = UIEvent(type: .touches)
        touch._move(to: _inBounds(place), phase: .ended, timestamp: event.timestamp)
        _isTouchInside = _isInside(touch)
        _isTracking = false
        _touch = nil
        if _isTouchInside { _tracking?.claim() }
        isHighlighted = false
        endTracking(touch, with: event)
        sendActions(for: _isTouchInside ? _releaseEvents : .touchUpOutside)
    }

    func _pressCancelled() {
        guard _isTracking else { return }
        _isTracking = false
        _isTouchInside = false
        _touch = nil
        isHighlighted = false
        cancelTracking(with: UIEvent(type: .touches))
        sendActions(for: .touchCancel)
    }

    private func _inBounds(_ place: CGPoint) -> CGPoint {
        CGPoint(x: place.x + bounds.minX, y: place.y + bounds.minY)
    }

    /// A finger covers what it presses, so it may slip further than a mouse.
    private func _isInside(_ touch: UITouch) -> Bool {
        let reach: CGFloat = touch.type == .direct ? 70 : 0
        return bounds.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
            || point(inside: touch.location(in: self), with: nil)
    }

    /// Whether hit testing, which apps override, gives this control, or a view in it that is no control.
    private func _isNearestControl(at location: CGPoint) -> Bool {
        guard let window = _window else { return false }
        var view = window.hitTest(convert(location, to: window), with: UIEvent(type: .touches))
        while let current = view, !(current is UIControl) { view = current.superview }
        return view === self
    }
}
