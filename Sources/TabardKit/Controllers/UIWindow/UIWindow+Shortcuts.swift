internal import GtkInterop

/// The window that lists the keyboard shortcuts.
extension UIWindow {
    /// Opens it; what it lists is collected now.
    func _showShortcuts() -> Bool {
        guard let native = _native else { return false }
        return ShortcutsWindow.open(_shortcutGroups, titled: Word.keyboardShortcuts.text, over: native)
    }

    /// The app's shortcuts that have a title, as the user's keys find them now, and Tabard's own.
    var _shortcutGroups: [ShortcutsWindow.Group] {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var taken: Set<KeyStroke> = []
        let chain = _commandChain
        let all = chain.flatMap { $0.keyCommands ?? [] } + MainMenu.shared.keyCommands
        let commands = all.filter { command in
            chain.contains { $0.canPerformAction(command.action, withSender: command) }
        }
        let own = commands.compactMap { command -> ShortcutsWindow.Shortcut? in
            guard
                let stroke = KeyStroke(
                    input: command.input,
                    flags: command.modifierFlags,
                    isMirrored: isMirrored && command.allowsAutomaticMirroring
                ), taken.insert(stroke).inserted, !command.attributes.contains(.hidden)
            else { return nil }
            let titles = [command.discoverabilityTitle, command.title].compactMap { $0 }
            guard let title = titles.first(where: { !$0.isEmpty }) else { return nil }
            return ShortcutsWindow.Shortcut(title, key: stroke.key, modifiers: stroke.modifiers)
        }
        let shown = rootViewController.map { ($0._presentedChain.last ?? $0)._shortcutsInTree } ?? []
        var ofWindow = [
            ShortcutsWindow.Shortcut(
                Word.keyboardShortcuts.text,
                key: .character("?"),
                modifiers: .control
            )
        ]
        let fullScreen = KeyStroke(.function(11), [])
        if _native?.canBeFullscreen == true, !taken.contains(fullScreen) {
            ofWindow.append(
                ShortcutsWindow.Shortcut(
                    Word.fullScreen.text,
                    key: fullScreen.key,
                    modifiers: fullScreen.modifiers
                )
            )
        }
        return [
            ShortcutsWindow.Group(_native?.title ?? "", own),
            ShortcutsWindow.Group(Word.general.text, shown + ofWindow),
        ]
    }
}

extension UIViewController {
    /// The shortcuts of this controller's class and of those that it shows.
    var _shortcutsInTree: [ShortcutsWindow.Shortcut] {
        var shortcuts = _shortcuts
        for shortcut in _shownChildren.flatMap(\._shortcutsInTree) where !shortcuts.contains(shortcut) {
            shortcuts.append(shortcut)
        }
        return shortcuts
    }
}
