internal import GtkInterop

/// Shortcuts of the app's own.
extension UIWindow {
    /// Who is asked for shortcuts: what has the focus, the controllers on the screen, and all that follow them.
    var _commandChain: [UIResponder] {
        var inner = rootViewController
        while let presented = inner?._presented { inner = presented }
        while let child = inner?._shownChildren.first { inner = child }
        var chain: [UIResponder] = []
        for first in [_focusedElement, FirstResponder.current, inner] {
            var responder = first
            // Behind one that is there already stand those that are there behind it.
            while let current = responder, !chain.contains(where: { $0 === current }) {
                chain.append(current)
                responder = current.next
            }
        }
        return chain
    }

    /// Performs the app's shortcut for a key before the focused control gets it, if it is to come first.
    ///
    /// Where a text is edited, what writes or edits is left to the text.
    func _performEarlyCommand(_ key: Key, _ modifiers: Modifiers) -> Bool {
        let stroke = KeyStroke(key, modifiers)
        let isEarly = _isEarly(stroke)
        return _performCommand(for: stroke) { isEarly || $0.wantsPriorityOverSystemBehavior }
    }

    private func _isEarly(_ stroke: KeyStroke) -> Bool {
        _native?.isTextFocused == true ? stroke.isLeftByTexts : stroke.isLeftByControls
    }

    /// Performs the app's shortcut for a key that nothing used.
    func _performCommand(_ key: Key, _ modifiers: Modifiers) -> Bool {
        let stroke = KeyStroke(key, modifiers)
        guard !_isEarly(stroke) else { return false }
        return _performCommand(for: stroke) { !$0.wantsPriorityOverSystemBehavior }
    }

    private func _performCommand(for stroke: KeyStroke, where isWanted: (UIKeyCommand) -> Bool) -> Bool {
        // No shortcut names such a key: most of them are those that are held.
        if case .other = stroke.key { return false }
        let chain = _commandChain
        lazy var isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for commands in chain.map({ $0.keyCommands ?? [] }) + [MainMenu.shared.keyCommands] {
            for command in commands {
                guard let selector = command._action(for: stroke, isMirrored: isMirrored), isWanted(command),
                    let target = chain.first(where: {
                        $0.canPerformAction(selector, withSender: command)
                    })
                else { continue }
                target.validate(command)
                guard !command.attributes.contains(.disabled) else { continue }
                return ActionDelivery.send(selector, to: target, from: command, for: nil)
            }
        }
        return false
    }
}

extension UIKeyCommand {
    /// What the command calls for the keys; nil for other keys than its own.
    func _action(for stroke: KeyStroke, isMirrored: Bool) -> Selector? {
        let isMirrored = isMirrored && allowsAutomaticMirroring
        func asks(_ flags: UIKeyModifierFlags) -> Bool {
            KeyStroke(input: input, flags: flags, isMirrored: isMirrored).map(stroke.isPressed) ?? false
        }
        if asks(modifierFlags) { return action }
        return alternates.first { asks(modifierFlags.union($0.modifierFlags)) }?.action
    }
}
