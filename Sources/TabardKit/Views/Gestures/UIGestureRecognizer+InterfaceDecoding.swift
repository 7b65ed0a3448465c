extension UIGestureRecognizer: InterfaceConfigurable, InterfaceActionSource {
    func _decode(from coder: InterfaceCoder) {
        if let enabled = coder.bool("enabled") { isEnabled = enabled }
        if let cancels = coder.bool("cancelsTouchesInView") { cancelsTouchesInView = cancels }
        if let delays = coder.bool("delaysTouchesBegan") { delaysTouchesBegan = delays }
        if let delays = coder.bool("delaysTouchesEnded") { delaysTouchesEnded = delays }
        switch self {
        case let tap as UITapGestureRecognizer: tap._decodeTap(from: coder)
        case let press as UILongPressGestureRecognizer: press._decodePress(from: coder)
        case let swipe as UISwipeGestureRecognizer: swipe._decodeSwipe(from: coder)
        case let pan as UIPanGestureRecognizer: pan._decodePan(from: coder)
        case let pinch as UIPinchGestureRecognizer:
            if let scale = coder.number("scale") { pinch.scale = scale }
        case let turn as UIRotationGestureRecognizer:
            if let angle = coder.number("rotation") { turn.rotation = angle }
        default: break
        }
    }

    func _connect(action: Selector, target: AnyObject?, event: String?) -> Bool {
        if let target { addTarget(target, action: action) }
        return true
    }
}

extension UITapGestureRecognizer {
    fileprivate func _decodeTap(from coder: InterfaceCoder) {
        if let taps = coder.integer("numberOfTapsRequired") { numberOfTapsRequired = max(taps, 1) }
        if let touches = coder.integer("numberOfTouchesRequired") {
            numberOfTouchesRequired = max(touches, 1)
        }
    }
}

extension UILongPressGestureRecognizer {
    fileprivate func _decodePress(from coder: InterfaceCoder) {
        if let duration = coder.number("minimumPressDuration") { minimumPressDuration = max(duration, 0) }
        if let taps = coder.integer("numberOfTapsRequired") { numberOfTapsRequired = max(taps, 0) }
        if let touches = coder.integer("numberOfTouchesRequired") {
            numberOfTouchesRequired = max(touches, 1)
        }
        if let movement = coder.number("allowableMovement") { allowableMovement = max(movement, 0) }
    }
}

extension UISwipeGestureRecognizer {
    fileprivate func _decodeSwipe(from coder: InterfaceCoder) {
        if let touches = coder.integer("numberOfTouchesRequired") {
            numberOfTouchesRequired = max(touches, 1)
        }
        guard let element = coder.child("swipeGestureDirection") ?? coder.child(key: "direction", "direction")
        else {
            if let name = coder.text("direction") { direction = Direction.interfaceNames[name] ?? direction }
            return
        }
        let reader = InterfaceCoder(element, coder.assembly)
        direction = Direction(
            Direction.interfaceNames.filter { reader.bool($0.key) == true }.map(\.value)
        )
        reader.tellUnknown()
    }
}

extension UISwipeGestureRecognizer.Direction {
    static let interfaceNames: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
    ]
}

extension UIPanGestureRecognizer {
    fileprivate func _decodePan(from coder: InterfaceCoder) {
        if let touches = coder.integer("minimumNumberOfTouches") { minimumNumberOfTouches = max(touches, 1) }
        if let touches = coder.integer("maximumNumberOfTouches") { maximumNumberOfTouches = max(touches, 1) }
    }
}
