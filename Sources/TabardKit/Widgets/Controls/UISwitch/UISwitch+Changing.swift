internal import GtkInterop

extension UISwitch {
    func _setOn(_ on: Bool, animated: Bool) {
        _isOn = on
        _changeAccessibility { $0.isChecked = on }
        _position.move(to: on ? 1 : 0, animated: animated)
    }

    func _toggle() {
        _setOn(!_isOn, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// A knob that is dragged past the middle goes there at once, as on iOS.
    func _drag(to location: CGPoint) {
        let part = location.x / SwitchDrawing.size.width
        let wanted = (effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - part : part) > 0.5
        let current = _draggedState ?? _isOn
        // A press that stays where it is remains a tap.
        let threshold: CGFloat = 8
        guard _draggedState != nil || abs(location.x - _touchStart) > threshold, wanted != current else {
            return
        }
        _draggedState = wanted
        _position.move(to: wanted ? 1 : 0, animated: true)
    }

    private var _touchStart: CGFloat {
        // Where the knob stands is where a drag begins.
        let part = effectiveUserInterfaceLayoutDirection == .rightToLeft ? !_isOn : _isOn
        return SwitchDrawing.size.width * (part ? 0.7 : 0.3)
    }

    func _endDrag() {
        let dragged = _draggedState
        _draggedState = nil
        if let dragged {
            guard dragged != _isOn else { return }
            _toggle()
        } else if isTouchInside {
            _toggle()
        }
    }

    var _drawing: SwitchDrawing {
        let traits = traitCollection
        return SwitchDrawing(
            position: _position.value,
            colors: SwitchDrawing.Colors(
                on: (onTintColor ?? .switchOn).components(with: traits),
                off: Self._offColor.components(with: traits),
                outline: Self._outlineColor.components(with: traits),
                thumb: (thumbTintColor ?? .white).components(with: traits),
                focus: tintColor.components(with: traits)
            ),
            isPressed: isHighlighted,
            isEnabled: isEnabled,
            showsFocus: _widget?.showsFocus == true,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            showsLabels: traits.accessibilityContrast == .high || AccessibilitySettings.shared.marksSwitches
        )
    }

    private static let _offColor = UIColor(light: 0xE9E9EA, dark: 0x39393D)
    /// In the dark the white knob is seen well enough.
    private static let _outlineColor = UIColor(light: 0x86868B, 1, dark: 0x000000, 0)
}
