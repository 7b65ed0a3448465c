extension UITabGroup {
    /// Takes the stack that came back for that of the tab whose page is the topmost one on it: what stands above was pushed (S7, T7).
    func _takeRestoredStack(_ stack: [UIViewController]) {
        guard let top = stack.lastIndex(where: { $0.tab?.managingTabGroup === self }),
            let tab = stack[top].tab, tab._isSeen
        else { return }
        let selected = tabBarController?._declared?.selected
        // Another tab of the group may have been selected since that was kept.
        guard selected?.managingTabGroup !== self || selected === tab else { return }
        var levels = tab._path.drop { $0 !== self }.map { ManagedLevel(tab: $0, controllers: []) }
        var level = 0
        for controller in stack {
            level = levels.firstIndex { $0.tab === controller.tab } ?? level
            levels[level].controllers.append(controller)
        }
        _levels = levels
        tab._pushed = Array(stack[(top + 1)...])
        for level in levels.dropFirst() { level.tab._parent?._selectedChild = level.tab }
        (tab as? UITabGroup)?._selectedChild = nil
    }
}
