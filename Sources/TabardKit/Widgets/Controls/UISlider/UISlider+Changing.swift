internal import GtkInterop

extension UISlider {
    func _setValue(_ value: Float, animated: Bool) {
        _value = _clamped(value)
        _shown.move(to: _part(of: _value), animated: animated)
        _announce()
    }

    func _rangeChanged() {
        _setValue(_value, animated: false)
    }

    private func _clamped(_ value: Float) -> Float {
        value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    }

    func _announce() {
        let percent = "\(Int((_part(of: _value) * 100).rounded()))%"
        _changeAccessibility {
            $0.range = AccessibleRange(
                least: Double(minimumValue),
                most: Double(maximumValue),
                current: Double(_value),
                text: percent
            )
        }
    }

    /// A finger takes the knob; a mouse may also press the track, and the knob comes.
    func _grab(_ touch: UITouch) -> Bool {
        let place = touch.location(in: self)
        let thumb = _thumb
        let reach: CGFloat = touch.type == .direct ? 15 : 0
        if thumb.insetBy(dx: -reach, dy: -reach).contains(place) {
            _grip = place.x - thumb.midX
            return true
        }
        guard touch.type != .direct else { return false }
        _grip = 0
        _drag(to: place)
        return true
    }

    func _drag(to place: CGPoint) {
        let area = CGRect(origin: .zero, size: bounds.size)
        let track = trackRect(forBounds: area)
        let first = _thumbRect(in: area, track: track, part: 0).midX
        let last = _thumbRect(in: area, track: track, part: 1).midX
        guard first != last else { return }
        let part = min(max(0, (place.x - _grip - first) / (last - first)), 1)
        _userMoved(to: minimumValue + Float(part) * (maximumValue - minimumValue), isOver: false)
    }

    func _step(by part: Float) {
        _userMoved(to: _value + part * (maximumValue - minimumValue), isOver: true)
    }

    private func _userMoved(to value: Float, isOver: Bool) {
        let value = _clamped(value)
        guard value != _value else { return }
        _setValue(value, animated: isOver)
        if isContinuous || isOver { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    func _useSliderKey(_ key: Key) -> Bool {
        switch key {
        case .up: _step(by: 0.05)
        case .down: _step(by: -0.05)
        case .right: _step(by: _isRightToLeft ? -0.05 : 0.05)
        case .left: _step(by: _isRightToLeft ? 0.05 : -0.05)
        case .pageUp: _step(by: 0.2)
        case .pageDown: _step(by: -0.2)
        case .home: _step(by: -1)
        case .end: _step(by: 1)
        default: return false
        }
        return true
    }
}
