internal import GtkInterop

extension UITabBar {
    /// The bar is one stop of the Tab key: the focus comes to the selected item and leaves from
    /// any; within the bar the arrow keys move it (V4).
    func _moveFocusAsOneStop(_ direction: FocusDirection) -> Bool? {
        if _buttons.contains(where: { $0._widget?.isFocused == true }) { return false }
        let usable = _buttons.filter(\.canBecomeFirstResponder)
        let entry = usable.first { $0.item === _selectedItem } ?? usable.first
        return entry?._widget?.grabFocus() ?? false
    }

    /// Gives the focus to the selected item.
    func _focusSelectedItem() {
        _buttons.first { $0.item === _selectedItem && $0.canBecomeFirstResponder }?._widget?.grabFocus()
    }

    func _moveFocus(_ key: Key, _ modifiers: Modifiers) -> Bool {
        if _session?.handle(key, modifiers, isRightToLeft: _isRightToLeft) == true { return true }
        guard modifiers.isEmpty, !_buttons.isEmpty,
            let current = _buttons.firstIndex(where: { $0._widget?.isFocused == true })
        else { return false }
        let step = _isRightToLeft ? -1 : 1
        let candidates: [TabBarButton]
        switch key {
        case .right where step > 0, .left where step < 0: candidates = Array(_buttons[(current + 1)...])
        case .left, .right: candidates = _buttons[..<current].reversed()
        case .home: candidates = _buttons
        case .end: candidates = _buttons.reversed()
        default: return false
        }
        let next = candidates.first(where: \.canBecomeFirstResponder)
        next?._widget?.grabFocus()
        _window?._native?.showFocus()
        if let next { _largeContentOfButtons?.followFocus(of: next) }
        setNeedsDisplay()
        return true
    }
}
