/// What a control does, and the events at which it does it.
struct ControlRegistration {
    enum Call {
        case action(UIAction)
        case target(TargetAction)

        var action: UIAction? {
            guard case .action(let action) = self else { return nil }
            return action
        }

        var target: TargetAction? {
            guard case .target(let target) = self else { return nil }
            return target
        }
    }

    var call: Call
    var events: UIControl.Event
}

extension UIControl {
    func _addAction(_ action: UIAction, for events: UIControl.Event) {
        if let index = _registrations.firstIndex(where: { $0.call.action === action }) {
            _registrations[index].events.formUnion(events)
            return
        }
        _removeAction(action.identifier, for: events)
        _registrations.append(ControlRegistration(call: .action(action), events: events))
    }

    func _removeAction(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        _remove(events) { $0.action?.identifier == identifier }
    }

    func _addTarget(_ target: Any?, _ action: Selector, for events: UIControl.Event) {
        _registrations.removeAll { $0.call.target?.isGone == true }
        let index = _registrations.firstIndex { registration in
            registration.call.target.map { $0.action == action && $0.isFor(target) } ?? false
        }
        if let index {
            _registrations[index].events.formUnion(events)
        } else {
            let call = ControlRegistration.Call.target(TargetAction(target, action))
            _registrations.append(ControlRegistration(call: call, events: events))
        }
    }

    func _removeTarget(_ target: Any?, _ action: Selector?, for events: UIControl.Event) {
        _remove(events) { call in
            guard let registered = call.target else { return false }
            return (target == nil || registered.isFor(target))
                && (action == nil || registered.action == action)
        }
    }

    private func _remove(_ events: UIControl.Event, where isMeant: (ControlRegistration.Call) -> Bool) {
        for index in _registrations.indices where isMeant(_registrations[index].call) {
            _registrations[index].events.subtract(events)
        }
        _registrations.removeAll { $0.events.isEmpty }
    }

    var _targets: Set<AnyHashable> {
        Set(
            _registrations.compactMap { registration -> AnyHashable? in
                guard let registered = registration.call.target, !registered.isGone else { return nil }
                guard let target = registered.target else { return NSNull() }
                return target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target))
            }
        )
    }

    func _actions(of target: Any?, for events: UIControl.Event) -> [String]? {
        let names = _registrations.compactMap { registration -> String? in
            guard let registered = registration.call.target, registered.isFor(target), !registered.isGone,
                !registration.events.isDisjoint(with: events)
            else { return nil }
            return registered.action.description
        }
        return names.isEmpty ? nil : names
    }

    func _sendActions(for events: UIControl.Event) {
        RestorableChange.happened()
        // An action may add and remove others, which then count from the next event on.
        for registration in _registrations where !registration.events.isDisjoint(with: events) {
            switch registration.call {
            case .action(let action): sendAction(action)
            case .target(let target) where !target.isGone:
                sendAction(target.action, to: target.target, for: _event)
            case .target: break
            }
        }
    }

    func _setToolTip(_ text: String?) {
        if let interaction = toolTipInteraction {
            interaction.defaultToolTip = text
        } else if let text {
            addInteraction(UIToolTipInteraction(defaultToolTip: text))
        }
    }

    /// Names the control after its content, unless the app has named it.
    func _setAutomaticLabel(_ text: String?) {
        let former = _automaticLabel
        _automaticLabel = text
        _changeAccessibility { if $0.label == nil || $0.label == former { $0.label = text } }
    }
}
