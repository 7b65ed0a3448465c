import GtkInterop

/// One item of the edit screen's grid.
@MainActor
final class CustomizingCell: CustomizingItemView {
    var choose: ((UITabBarItem) -> Void)?
    private var press: PressListener?

    override var _role: AccessibleRole { .button }

    override var canBecomeFirstResponder: Bool { true }

    var isFocused: Bool { _widget?.isFocused == true }

    /// - Parameters:
    ///   - state: What a screen reader is told of it.
    ///   - news: What just happened; only the cell with the focus tells it.
    func tell(_ state: String, news: String?, position: (index: Int, count: Int)) {
        guard let item else { return }
        _changeAccessibility {
            $0.label = CustomizingWords.name(of: item)
            $0.value = item.badgeValue
            $0.hint = [state, news].compactMap { $0 }.joined(separator: ". ")
            $0.position = position
        }
    }

    override func itemChanged() {
        super.itemChanged()
        superview?.setNeedsLayout()
    }

    override func _widgetDidLoad(_ widget: Widget) {
        press = PressListener(
            on: widget,
            of: self,
            action: "choose",
            changed: { [weak self] in self?.nativeLookChanged() },
            chosen: { [weak self] in self?.wasChosen() }
        )
    }

    override func _nativeStateChanged() {
        nativeLookChanged()
    }

    private func nativeLookChanged() {
        state.isPressed = press?.isPressed ?? false
        state.showsFocus = _widget?.showsFocus ?? false
    }

    private func wasChosen() {
        if let item { choose?(item) }
    }
}
