internal import GtkInterop

extension UITabBarController {
    var _tabShortcuts: [ShortcutsWindow.Shortcut] {
        guard _state.slots.count > 1 else { return [] }
        let last = Unicode.Scalar(UInt8(ascii: "0") + UInt8(min(9, _state.slots.count)))
        return [
            .init(Word.nextTab.text, key: .tab, modifiers: .control),
            .init(Word.previousTab.text, key: .tab, modifiers: [.control, .shift]),
            .init(
                Word.tabs.text,
                from: .character("1"),
                to: .character(last),
                modifiers: .alternate
            ),
        ]
    }

    /// Ctrl+Tab and Ctrl+Shift+Tab go round the bar; Alt+1 to Alt+9 choose a place (V4).
    func _handleTabShortcut(_ key: Key, _ modifiers: Modifiers) -> Bool {
        let slots = _state.slots
        guard !slots.isEmpty else { return false }
        switch key {
        case .tab where modifiers.contains(.control) && !modifiers.contains(.alternate):
            let current = _state.selectedSlot.flatMap { slots.firstIndex(of: $0) }
            let step = modifiers.contains(.shift) ? slots.count - 1 : 1
            // Tabs that can't be chosen are passed over.
            let targets = current.map { current in
                (1..<slots.count).map { (current + $0 * step) % slots.count }
            }
            let target = (targets ?? Array(slots.indices)).first { _item(of: slots[$0]).isEnabled }
            if let target { _userTapped(slots[target]) }
            return true
        case .character(let scalar) where modifiers == .alternate && ("1"..."9").contains(scalar):
            let index = Int(scalar.value - ("1" as Unicode.Scalar).value)
            guard slots.indices.contains(index) else { return false }
            _userTapped(slots[index])
            return true
        default:
            return false
        }
    }
}
