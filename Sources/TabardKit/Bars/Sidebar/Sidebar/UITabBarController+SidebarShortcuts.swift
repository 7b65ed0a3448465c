internal import GtkInterop

extension UITabBarController {
    /// The keys of the sidebar, where there is one.
    var _sidebarShortcuts: [ShortcutsWindow.Shortcut] {
        guard _hasSidebar else { return [] }
        let word: Word = sidebar.isHidden ? .showSidebar : .hideSidebar
        return [.init(word.text, key: .function(9), modifiers: [])]
    }

    /// F9 shows and hides the sidebar; Ctrl+Z takes back what the user changed last while they arrange the tabs.
    func _handleSidebarShortcut(_ key: Key, _ modifiers: Modifiers) -> Bool {
        switch key {
        case .function(9) where modifiers.isEmpty && _hasSidebar:
            _toggleSidebar()
            return true
        case .character("z") where modifiers == .control && _sidebarIsEdited:
            _undoWhileEditing()
            return true
        case .escape where modifiers.isEmpty && _sidebarIsEdited:
            _setEditingTabs(false)
            return true
        default:
            return false
        }
    }
}
