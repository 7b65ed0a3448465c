/// An action and the events at which a control performs it.
struct ControlRegistration {
    var action: UIAction
    var events: UIControl.Event
}

extension UIControl {
    func _addAction(_ action: UIAction, for events: UIControl.Event) {
        if let index = _registrations.firstIndex(where: { $0.action === action }) {
            _registrations[index].events.formUnion(events)
            return
        }
        _removeAction(action.identifier, for: events)
        _registrations.append(ControlRegistration(action: action, events: events))
    }

    func _removeAction(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        for index in _registrations.indices where _registrations[index].action.identifier == identifier {
            _registrations[index].events.subtract(events)
        }
        _registrations.removeAll { $0.events.isEmpty }
    }

    func _sendActions(for events: UIControl.Event) {
        // An action may add and remove others, which then count from the next event on.
        for registration in _registrations where !registration.events.isDisjoint(with: events) {
            sendAction(registration.action)
        }
    }

    /// Names the control after its content, unless the app has named it.
    func _setAutomaticLabel(_ text: String?) {
        let former = _automaticLabel
        _automaticLabel = text
        _changeAccessibility { if $0.label == nil || $0.label == former { $0.label = text } }
    }
}
