internal import GtkInterop

extension UIStepper {
    func _setValue(_ value: Double) {
        _value = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
        _announce()
        setNeedsDisplay()
    }

    func _rangeChanged() {
        require(
            minimumValue <= maximumValue,
            "minimumValue must not be above maximumValue, but they are \(minimumValue) and \(maximumValue)"
        )
        _setValue(_value)
    }

    func _announce() {
        _changeAccessibility {
            $0.range = AccessibleRange(least: minimumValue, most: maximumValue, current: _value)
        }
    }

    /// Steps once; false if the number is at its end.
    private func _step(_ part: StepperDrawing.Part) -> Bool {
        let old = _value
        var new = part == .more ? old + stepValue : old - stepValue
        if wraps {
            if new > maximumValue { new = minimumValue } else if new < minimumValue { new = maximumValue }
        }
        _setValue(new)
        return _value != old
    }

    func _userSteps(_ part: StepperDrawing.Part) {
        if _step(part) { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    func _begin(_ touch: UITouch) -> Bool {
        let place = touch.location(in: self)
        let part: StepperDrawing.Part = _drawing.half(.less).contains(place) ? .less : .more
        guard part == .less ? _canDecrease : _canIncrease else { return false }
        _pressedPart = part
        _pressed = part
        _repetition += 1
        _hasRepeated = false
        if autorepeat { _repeat(_repetition, after: 0.5, count: 0) }
        return true
    }

    private func _repeat(_ repetition: Int, after seconds: Double, count: Int) {
        MainLoop.after(seconds: seconds) { [weak self] in
            guard let self, self._repetition == repetition else { return }
            if let part = self._pressed, self._step(part) {
                self._hasRepeated = true
                if self.isContinuous { self.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
            }
            self._repeat(repetition, after: count < 4 ? 0.3 : 0.1, count: count + 1)
        }
    }

    /// A short press steps once, when it ends.
    func _end() {
        _repetition += 1
        guard let part = _pressed else { return }
        _pressed = nil
        if _hasRepeated {
            if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        } else {
            _userSteps(part)
        }
    }

    func _useStepperKey(_ key: Key) -> Bool {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key {
        case .up: _userSteps(.more)
        case .down: _userSteps(.less)
        case .right: _userSteps(isRightToLeft ? .less : .more)
        case .left: _userSteps(isRightToLeft ? .more : .less)
        default: return false
        }
        return true
    }

    private var _canDecrease: Bool { wraps || _value > minimumValue }
    private var _canIncrease: Bool { wraps || _value < maximumValue }

    var _drawing: StepperDrawing {
        let traits = traitCollection
        return StepperDrawing(
            colors: StepperDrawing.Colors(
                background: UIColor.tertiarySystemFill.components(with: traits),
                pressed: UIColor.systemFill.components(with: traits),
                divider: UIColor.separator.components(with: traits),
                sign: UIColor.label.components(with: traits),
                exhausted: UIColor.tertiaryLabel.components(with: traits),
                focus: tintColor.components(with: traits)
            ),
            canDecrease: _canDecrease,
            canIncrease: _canIncrease,
            pressed: _pressed,
            isEnabled: isEnabled,
            showsFocus: _widget?.showsFocus == true,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }
}
