extension UIControl {
    func _decodeControl(from coder: InterfaceCoder) {
        if let enabled = coder.bool("enabled") { isEnabled = enabled }
        if let selected = coder.bool("selected") { isSelected = selected }
        if let highlighted = coder.bool("highlighted") { isHighlighted = highlighted }
        if let alignment = coder.choice(
            "contentHorizontalAlignment",
            ContentHorizontalAlignment.interfaceNames
        ) {
            contentHorizontalAlignment = alignment
        }
        if let alignment = coder.choice("contentVerticalAlignment", ContentVerticalAlignment.interfaceNames) {
            contentVerticalAlignment = alignment
        }
        if let toolTip = coder.string("toolTip") { self.toolTip = toolTip }
    }
}

extension UIControl: InterfaceActionSource {
    func _connect(action: Selector, target: AnyObject?, event: String?) -> Bool {
        guard let event, let events = Event.interfaceNames[event] else { return false }
        addTarget(target, action: action, for: events)
        return true
    }
}

extension UIControl.Event {
    static let interfaceNames: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
        "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]
}

extension UIControl.State {
    static let interfaceNames: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "focused": .focused,
    ]
}

extension UIControl.ContentHorizontalAlignment {
    static let interfaceNames: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
    ]
}

extension UIControl.ContentVerticalAlignment {
    static let interfaceNames: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
