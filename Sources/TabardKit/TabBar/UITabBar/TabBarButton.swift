import GtkInterop

/// What reacts for one item of a tab bar; the bar draws it.
@MainActor
final class TabBarButton: UIView {
    let item: UITabBarItem
    private weak var bar: UITabBar?
    private var click: ClickGesture?
    var _position = (index: 1, count: 1)

    private(set) var isPressed = false {
        didSet { if isPressed != oldValue { bar?.setNeedsDisplay() } }
    }

    init(item: UITabBarItem, bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { .tab }

    override var canBecomeFirstResponder: Bool { item.isEnabled }

    /// Brings what a screen reader hears into step with the item (V1).
    func _update() {
        _changeAccessibility {
            $0.label = item.accessibilityLabel ?? item.title ?? ""
            $0.value = item.badgeValue
            $0.isSelected = bar?._selectedItem === item
            $0.position = _position
        }
        _widget?.isSensitive = item.isEnabled
        _widget?.isFocusable = canBecomeFirstResponder
    }

    override func _widgetDidLoad(_ widget: Widget) {
        widget.isSensitive = item.isEnabled
        widget.setActions([("select", { [weak self] in self?.choose() })])
        widget.onKeyPress { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty, key == .space || key == .enter else { return false }
            self.choose()
            return true
        }
        widget.onFocusChange { [weak self] _ in self?.bar?.setNeedsDisplay() }
        listenForClicks(on: widget)
    }

    private func listenForClicks(on widget: Widget) {
        let click = ClickGesture(on: widget)
        click.pressed = { [weak self] _, _, _ in self?.isPressed = true }
        click.cancelled = { [weak self] in self?.isPressed = false }
        click.released = { [weak self] _, x, y in
            guard let self, self.isPressed else { return }
            self.isPressed = false
            if self.bounds.contains(CGPoint(x: x, y: y)) { self.choose() }
        }
        self.click = click
    }

    private func choose() {
        bar?._userChose(item)
    }

    override func _nativeStateChanged() {
        bar?.setNeedsDisplay()
    }
}
