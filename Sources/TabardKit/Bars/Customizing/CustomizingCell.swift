internal import GtkInterop

/// One item of the edit screen's grid.
@MainActor
final class CustomizingCell: CustomizingItemView {
    var choose: ((UITabBarItem) -> Void)?

    override init(bar: UITabBar?) {
        super.init(bar: bar)
        addAction(UIAction { [weak self] _ in self?.wasChosen() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var _actionName: String { "choose" }

    /// The next cell is near.
    override var _fingerReach: CGFloat { 0 }

    override var canBecomeFirstResponder: Bool { true }

    override var isFocused: Bool { _widget?.isFocused == true }

    /// - Parameter state: What a screen reader is told of it.
    func tell(_ state: String, position: (index: Int, count: Int)) {
        guard let item else { return }
        _changeAccessibility {
            $0.label = CustomizingWords.name(of: item)
            $0.value = item.badgeValue
            $0.hint = state
            $0.position = position
        }
    }

    override func itemChanged() {
        super.itemChanged()
        superview?.setNeedsLayout()
    }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        widget.onFocusChange { [weak self] _ in self?._stateChanged() }
    }

    override func _stateChanged() {
        drawnState.isPressed = isHighlighted
        drawnState.showsFocus = _widget?.showsFocus ?? false
    }

    private func wasChosen() {
        if let item { choose?(item) }
    }
}
