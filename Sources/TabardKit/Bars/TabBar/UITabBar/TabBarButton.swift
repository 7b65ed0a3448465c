import GtkInterop

/// What reacts for one item of a tab bar; the bar draws it.
@MainActor
final class TabBarButton: UIView {
    let item: UITabBarItem
    private weak var bar: UITabBar?
    private var press: PressListener?
    private var menuGesture: MenuGesture?
    private(set) var menu: PopoverMenu?
    var _position = (index: 1, count: 1)

    var isPressed: Bool { press?.isPressed ?? false }

    init(item: UITabBarItem, bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        item._shownView = self
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { .tab }

    override var canBecomeFirstResponder: Bool { isUsable }

    /// An item that can't be selected can be arranged all the same.
    private var isUsable: Bool { item.isEnabled || bar?.isCustomizing == true }

    /// Brings what a screen reader hears into step with the item (V1).
    func _update() {
        _changeAccessibility {
            $0.label = item.accessibilityLabel ?? item.title ?? ""
            $0.value = item.badgeValue
            $0.isSelected = bar?._selectedItem === item
            $0.position = _position
            $0.hint = customizingHint
        }
        _widget?.isSensitive = isUsable
        _widget?.isFocusable = canBecomeFirstResponder
    }

    /// What the user is told of the item while the bar is being arranged; the one with the focus tells the latest
    /// step, as that is where a screen reader listens (M5).
    private var customizingHint: String? {
        guard let session = bar?._session else { return nil }
        let state = CustomizingWords.stateOnBar(
            isMovable: session.customization.isMovable(item),
            isCarried: session.carried === item
        )
        let news = _widget?.isFocused == true ? session.announcement : nil
        let parts = [state, news].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    override func _widgetDidLoad(_ widget: Widget) {
        widget.isSensitive = isUsable
        press = PressListener(
            on: widget,
            of: self,
            action: "select",
            changed: { [weak self] in self?.lookChanged() },
            chosen: { [weak self] in self?.choose() }
        )
        menuGesture = MenuGesture(on: widget) { [weak self] place in
            self?.openMenu(at: place.map { CGPoint(x: $0.x, y: $0.y) }) ?? false
        }
    }

    /// Opens the menu of commands that the bar's controller has for the item.
    func openMenu(at place: CGPoint?) -> Bool {
        guard menu == nil, let widget = _widget, let commands = bar?._manager?._menuCommands(for: item),
            !commands.isEmpty
        else { return false }
        press?.cancel()
        let area = place.map { CGRect(origin: $0, size: CGSize(width: 1, height: 1)) } ?? bounds
        let menu = PopoverMenu(commands, on: widget, at: area.native)
        menu.closed = { [weak self] in self?.menu = nil }
        self.menu = menu
        return true
    }

    private func lookChanged() {
        bar?.setNeedsDisplay()
        if bar?.isCustomizing == true { _update() }
    }

    private func choose() {
        bar?._userChose(item)
    }

    override func _nativeStateChanged() {
        bar?.setNeedsDisplay()
    }
}
