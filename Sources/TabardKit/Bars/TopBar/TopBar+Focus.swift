internal import GtkInterop

extension TopBar {
    /// The place of the tab that has the focus.
    var focusedPlace: Int? {
        tabs.first { $0._widget?.isFocused == true }.map { $0.position.index - 1 }
    }

    private func isUsable(_ place: Int) -> Bool { TopBarTab.isUsable(order[place], of: owner) }

    @discardableResult
    private func focus(_ place: Int) -> Bool { view(at: place)._widget?.grabFocus() ?? false }

    /// The Tab key comes to the bar, or leaves it.
    func moveFocus(_ direction: FocusDirection) -> Bool {
        guard focusedPlace == nil else { return false }
        let chosen = chosenPlace.flatMap { isUsable($0) ? $0 : nil }
        return (chosen ?? order.indices.first(where: isUsable)).map(focus) ?? false
    }

    /// Gives the focus to the selected tab.
    func focusSelected() {
        guard let chosenPlace, isUsable(chosenPlace) else { return }
        focus(chosenPlace)
    }

    /// The arrow keys move the focus along the bar (V4).
    func moveFocus(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isEmpty, let current = focusedPlace else { return false }
        let target: Int?
        switch key {
        case .right where !isRightToLeft, .left where isRightToLeft:
            target = order.indices[(current + 1)...].first(where: isUsable)
        case .left, .right: target = order.indices[..<current].last(where: isUsable)
        case .home: target = order.indices.first(where: isUsable)
        case .end: target = order.indices.last(where: isUsable)
        default: return false
        }
        if let target { focus(target) }
        _window?._native?.showFocus()
        return true
    }
}
