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

    /// How the value is said; without a text of its own, as the plain number.
    var spoken: String { text ?? current.formatted(.number.precision(.fractionLength(0...2))) }
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
    /// Whether what is below a row shows; nil if nothing is.
    var isExpanded: Bool?
    var range: AccessibleRange?
    var position: (index: Int, count: Int)?
    /// Whether being selected and the place are said in words: screen readers leave them out of what they say of a tab.
    var saysState = false
    var isHidden = false
    /// Whether an element around the view, a list of elements or a modal sibling keeps it, and all in it, from screen readers.
    var isLeftOut = false
    /// Whether something that is shown above does.
    var isCovered = false
    var isDisabled = false
    /// Whether the value stands for a name that the app does not give, as VoiceOver says "page 1 of 3" of a page control.
    var isNamedByValue = false
    /// Whether there is nothing to find as long as it has no label and the app does not say that it is an element.
    var isSilentWithoutLabel = false
    var traits: UIAccessibilityTraits?
    var customActions: [UIAccessibilityCustomAction]?
    /// What few views have.
    var details: AccessibilityDetails?

    static func == (first: ViewAccessibility, second: ViewAccessibility) -> Bool {
        first.label == second.label && first.value == second.value && first.hint == second.hint
            && first.identifier == second.identifier && first.isSelected == second.isSelected
            && first.isChecked == second.isChecked && first.isPressed == second.isPressed
            && first.isExpanded == second.isExpanded
            && first.range == second.range && first.position?.index == second.position?.index
            && first.position?.count == second.position?.count && first.saysState == second.saysState
            && first.isHidden == second.isHidden && first.isLeftOut == second.isLeftOut
            && first.isCovered == second.isCovered
            && first.isDisabled == second.isDisabled
            && first.isSilentWithoutLabel == second.isSilentWithoutLabel
            && first.isNamedByValue == second.isNamedByValue
    }

    /// Whether screen readers don't find the view, for whatever reason.
    @MainActor
    var isKeptBack: Bool { isHidden || isLeftOut || isCovered || (isSilentWithoutLabel && hasNothingToSay) }

    /// Whether it has no label, and is no element by the app's word.
    @MainActor
    var hasNothingToSay: Bool { spokenLabel?.isEmpty != false && details?.isElement != true }

    /// The value that was set, or what the range says.
    var valueInWords: String? { value ?? range?.spoken }

    /// The name as it is said.
    @MainActor
    var spokenLabel: String? { ownLabel ?? (isNamedByValue ? spokenValue : nil) }

    @MainActor
    private var ownLabel: String? { details?.overridden?.label ?? label }

    @MainActor
    private var spokenValue: String? { details?.overridden?.value ?? valueInWords }

    /// What is said after the name: what is true of it, its value, and at last the hint, as VoiceOver does.
    @MainActor
    var description: String? {
        let value = isNamedByValue && ownLabel == nil ? nil : spokenValue
        let hint = details?.overridden?.hint ?? hint
        let parts = state + [value, details?.importantContent, hint].compactMap { $0 }
        let spoken = parts.filter { !$0.isEmpty }
        return spoken.isEmpty ? nil : spoken.joined(separator: ", ")
    }

    /// Whether the same is said after the name; told by what that is made of, since to put it into words takes far longer.
    func isDescribed(like other: ViewAccessibility) -> Bool {
        let isSameState =
            isSelected == other.isSelected && position?.index == other.position?.index
            && position?.count == other.position?.count
        let isNamedAlike = !isNamedByValue || (label == nil) == (other.label == nil)
        return value == other.value && hint == other.hint && range == other.range && details === other.details
            && isNamedByValue == other.isNamedByValue && isNamedAlike
            && saysState == other.saysState && (!saysState || isSameState)
    }

    @MainActor
    private var state: [String] {
        guard saysState else { return [] }
        let place = position.map { Word.placeOf.text(place: $0.index, count: $0.count) }
        return [isSelected == true ? Word.selected.text : nil, place].compactMap { $0 }
    }

    @MainActor
    func apply(to widget: Widget) {
        if let spokenLabel { widget.setAccessibleLabel(spokenLabel) }
        if let description { widget.setAccessibleDescription(description) }
        if let isSelected { widget.setAccessibleSelected(isSelected) }
        if let isChecked { widget.setAccessibleChecked(isChecked) }
        if let isPressed { widget.setAccessiblePressed(isPressed) }
        if let isExpanded { widget.setAccessibleExpanded(isExpanded) }
        range?.apply(to: widget)
        if let position { widget.setAccessiblePosition(position.index, of: position.count) }
        if isKeptBack { widget.setAccessibleHidden(true) }
        if isDisabled { widget.setAccessibleDisabled(true) }
    }
}

extension UIView {
    func _changeAccessibility(_ change: (inout ViewAccessibility) -> Void) {
        let old = _accessibility
        change(&_accessibility)
        guard let widget = _widget, old != _accessibility else { return }
        if old.spokenLabel != _accessibility.spokenLabel {
            widget.setAccessibleLabel(_accessibility.spokenLabel)
        }
        if !old.isDescribed(like: _accessibility) {
            widget.setAccessibleDescription(_accessibility.description)
        }
        if _accessibility.details?.overridden != nil { _askForAccessibility() }
        if old.isSelected != _accessibility.isSelected, let isSelected = _accessibility.isSelected {
            widget.setAccessibleSelected(isSelected)
        }
        if old.isChecked != _accessibility.isChecked, let isChecked = _accessibility.isChecked {
            widget.setAccessibleChecked(isChecked)
        }
        if old.isPressed != _accessibility.isPressed, let isPressed = _accessibility.isPressed {
            widget.setAccessiblePressed(isPressed)
        }
        if old.isExpanded != _accessibility.isExpanded {
            widget.setAccessibleExpanded(_accessibility.isExpanded)
        }
        if old.range != _accessibility.range { _accessibility.range?.apply(to: widget) }
        if let position = _accessibility.position,
            old.position?.index != position.index || old.position?.count != position.count
        {
            widget.setAccessiblePosition(position.index, of: position.count)
        }
        if old.isKeptBack != _accessibility.isKeptBack {
            widget.setAccessibleHidden(_accessibility.isKeptBack)
        }
        if old.isDisabled != _accessibility.isDisabled {
            widget.setAccessibleDisabled(_accessibility.isDisabled)
        }
    }

    /// Asks a view whose class has properties of its own in the place of UIKit's what they are now.
    ///
    /// UIKit asks whenever a screen reader wants to know. Here it is told, so views are asked when they come into a window, get
    /// the focus or are used, and when the app says that something changed.
    func _askForAccessibility() {
        guard let widget = _widget else { return }
        let (label, description) = (_accessibility.spokenLabel, _accessibility.description)
        let wasKeptBack = _accessibility.isKeptBack
        _readOverriddenTexts()
        _readCustomContent()
        let (newLabel, newDescription) = (_accessibility.spokenLabel, _accessibility.description)
        if label != newLabel { widget.setAccessibleLabel(newLabel) }
        if description != newDescription { widget.setAccessibleDescription(newDescription) }
        if wasKeptBack != _accessibility.isKeptBack { widget.setAccessibleHidden(!wasKeptBack) }
    }

    func _readOverriddenTexts() {
        let (label, value, hint) = (accessibilityLabel, accessibilityValue, accessibilityHint)
        let isOwn =
            label != _accessibility.label || value != _accessibility.valueInWords
            || hint != _accessibility.hint
        guard isOwn || _accessibility.details?.overridden != nil else { return }
        _accessibilityDetails.overridden =
            isOwn ? AccessibleTexts(label: label, value: value, hint: hint) : nil
    }

    /// Offers what a class of the app's own has beyond texts, which nothing tells of before it is asked.
    private func _readCustomContent() {
        let content = AXCustomContent.of(self)
        let hadSome = _accessibility.details?.importantContent != nil
        if !content.isEmpty || hadSome {
            _accessibilityDetails.importantContent = AXCustomContent.important(among: content)
        }
        if !content.isEmpty || hadSome || accessibilityCustomActions?.isEmpty == false
            || accessibilityCustomRotors?.isEmpty == false
        {
            _offerCustomActions()
        }
    }

    /// What few views have; made when the first of it is set.
    var _accessibilityDetails: AccessibilityDetails {
        if let details = _accessibility.details { return details }
        let details = AccessibilityDetails()
        _accessibility.details = details
        return details
    }
}
