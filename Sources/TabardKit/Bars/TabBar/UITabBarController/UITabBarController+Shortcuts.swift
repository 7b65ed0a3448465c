internal import GtkInterop

extension UITabBarController {
    var _tabShortcuts: [ShortcutsWindow.Shortcut] {
        let sidebar = _sidebarShortcuts
        let count = placeCount
        guard count > 1 else { return sidebar }
        let last = Unicode.Scalar(UInt8(ascii: "0") + UInt8(min(9, count)))
        return [
            .init(Word.nextTab.text, key: .tab, modifiers: .control),
            .init(Word.previousTab.text, key: .tab, modifiers: [.control, .shift]),
            .init(
                Word.tabs.text,
                from: .character("1"),
                to: .character(last),
                modifiers: .alternate
            ),
        ] + sidebar
    }

    /// Ctrl+Tab and Ctrl+Shift+Tab go round the bar; Alt+1 to Alt+9 choose a place (V4).
    func _handleTabShortcut(_ key: Key, _ modifiers: Modifiers) -> Bool {
        if _handleSidebarShortcut(key, modifiers) { return true }
        _arrangeTabsIfNeeded()
        let count = placeCount
        guard count > 0 else { return false }
        switch key {
        case .tab where modifiers.contains(.control) && !modifiers.contains(.alternate):
            let step = modifiers.contains(.shift) ? count - 1 : 1
            // Tabs that can't be chosen are passed over.
            let targets = selectedPlace.map { current in
                (1..<count).map { (current + $0 * step) % count }
            }
            let target = (targets ?? Array(0..<count)).first(where: isEnabled(place:))
            if let target { choose(place: target) }
            return true
        case .character(let scalar) where modifiers == .alternate && ("1"..."9").contains(scalar):
            let index = Int(scalar.value - ("1" as Unicode.Scalar).value)
            guard index < count else { return false }
            choose(place: index)
            return true
        default:
            return false
        }
    }

    private var topBar: [UITab]? { _usesTopBar ? _declared?.bar : nil }

    private var placeCount: Int { topBar?.count ?? _state.slots.count }

    private var selectedPlace: Int? {
        if let topBar { return _selectedOnTopBar.flatMap(topBar.firstIndex(of:)) }
        return _state.selectedSlot.flatMap { _state.slots.firstIndex(of: $0) }
    }

    private func isEnabled(place: Int) -> Bool {
        topBar?[place].isEnabled ?? _item(of: _state.slots[place]).isEnabled
    }

    private func choose(place: Int) {
        if let tab = topBar?[place] { _userTapped(tab) } else { _userTapped(_state.slots[place]) }
    }
}
