internal import GtkInterop

/// A value within a range, as a slider has it.
struct AccessibleRange: Equatable {
    var least: Double
    var most: Double
    var current: Double
    var text: String?

    @MainActor
    func apply(to widget: Widget) {
        widget.setAccessibleRange(from: least, to: most, current: current, text: text)
    }
}

/// What a view tells assistive technology.
struct ViewAccessibility: Equatable {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var isSelected: Bool?
    var isChecked: Bool?
    var isPressed: Bool?
    var range: AccessibleRange?
    var position: (index: Int, count: Int)?
    var isHidden = false
    var isDisabled = false
    var traits: UIAccessibilityTraits?
    var customActions: [UIAccessibilityCustomAction]?

    static func == (first: ViewAccessibility, second: ViewAccessibility) -> Bool {
        first.label == second.label && first.value == second.value && first.hint == second.hint
            && first.identifier == second.identifier && first.isSelected == second.isSelected
            && first.isChecked == second.isChecked && first.isPressed == second.isPressed
            && first.range == second.range && first.position?.index == second.position?.index
            && first.position?.count == second.position?.count && first.isHidden == second.isHidden
            && first.isDisabled == second.isDisabled
    }

    /// The value is spoken before the hint, as VoiceOver does.
    var description: String? {
        let parts = [value, hint].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    @MainActor
    func apply(to widget: Widget) {
        if let label { widget.setAccessibleLabel(label) }
        if let description { widget.setAccessibleDescription(description) }
        if let isSelected { widget.setAccessibleSelected(isSelected) }
        if let isChecked { widget.setAccessibleChecked(isChecked) }
        if let isPressed { widget.setAccessiblePressed(isPressed) }
        range?.apply(to: widget)
        if let position { widget.setAccessiblePosition(position.index, of: position.count) }
        if isHidden { widget.setAccessibleHidden(true) }
        if isDisabled { widget.setAccessibleDisabled(true) }
    }
}

extension UIView {
    func _changeAccessibility(_ change: (inout ViewAccessibility) -> Void) {
        let old = _accessibility
        change(&_accessibility)
        guard let widget = _widget, old != _accessibility else { return }
        if old.label != _accessibility.label { widget.setAccessibleLabel(_accessibility.label) }
        if old.description != _accessibility.description {
            widget.setAccessibleDescription(_accessibility.description)
        }
        if old.isSelected != _accessibility.isSelected, let isSelected = _accessibility.isSelected {
            widget.setAccessibleSelected(isSelected)
        }
        if old.isChecked != _accessibility.isChecked, let isChecked = _accessibility.isChecked {
            widget.setAccessibleChecked(isChecked)
        }
        if old.isPressed != _accessibility.isPressed, let isPressed = _accessibility.isPressed {
            widget.setAccessiblePressed(isPressed)
        }
        if old.range != _accessibility.range { _accessibility.range?.apply(to: widget) }
        if let position = _accessibility.position {
            widget.setAccessiblePosition(position.index, of: position.count)
        }
        if old.isHidden != _accessibility.isHidden { widget.setAccessibleHidden(_accessibility.isHidden) }
        if old.isDisabled != _accessibility.isDisabled {
            widget.setAccessibleDisabled(_accessibility.isDisabled)
        }
    }
}
