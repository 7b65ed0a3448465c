import GtkInterop

extension UITabBar {
    /// The bar is one stop of the Tab key: the focus comes to the selected item, and the arrow
    /// keys go on from there (V4).
    func _updateFocusable() {
        let focused = _buttons.first { $0._widget?.isFocused == true }
        let entry = focused ?? _buttons.first { $0.item === _selectedItem } ?? _buttons.first
        for button in _buttons { button.takesFocus = button === entry }
    }

    func _moveFocus(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isEmpty, !_buttons.isEmpty,
            let current = _buttons.firstIndex(where: { $0._widget?.isFocused == true })
        else { return false }
        let step = _isRightToLeft ? -1 : 1
        let target: Int
        switch key {
        case .right: target = current + step
        case .left: target = current - step
        case .home: target = 0
        case .end: target = _buttons.count - 1
        default: return false
        }
        guard _buttons.indices.contains(target) else { return true }
        for button in _buttons { button.takesFocus = button === _buttons[target] }
        _buttons[target]._widget?.grabFocus()
        setNeedsDisplay()
        return true
    }
}
