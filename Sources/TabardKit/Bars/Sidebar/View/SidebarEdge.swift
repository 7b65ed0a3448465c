internal import GtkInterop

/// The edge of the sidebar, by which it becomes wider or narrower.
@MainActor
final class SidebarEdge: UIView {
    static let width: CGFloat = 8

    private unowned let sidebar: UITabBarController.Sidebar

    init(of sidebar: UITabBarController.Sidebar) {
        self.sidebar = sidebar
        super.init(frame: .zero)
        accessibilityElementsHidden = true
        let drag = DragRecognizer()
        drag.comesFirst = true
        drag.distanceToBegin = 2
        drag.pressed = { _ in .afterMoving }
        drag.moved = { [weak self] place in
            guard let self, let view = self.sidebar._view else { return }
            let x = self.convert(place, to: view).x
            let isOnLeft = view.effectiveUserInterfaceLayoutDirection != .rightToLeft
            self.sidebar._resize(to: isOnLeft ? x : view.bounds.width - x)
        }
        drag.ended = { [weak self] in self?.sidebar._saveWidth() }
        drag.cancelled = drag.ended
        _addOwnGestureRecognizer(drag)
    }

    required init?(coder: NSCoder) { nil }

    override func _widgetDidLoad(_ widget: Widget) { widget.setCursor(named: "col-resize") }
}

extension UITabBarController.Sidebar {
    /// The user drags the edge.
    func _resize(to width: CGFloat) {
        // In steps, each of which is an entry of what is saved once it was chosen.
        let width = SidebarGeometry.clamped((width / 4).rounded() * 4)
        guard width != _chosenWidth else { return }
        _chosenWidth = width
        _owner?._placeContent()
    }

    /// The user let the edge go.
    func _saveWidth() {
        guard let width = _chosenWidth else { return }
        _owner?._saveSidebarWidth(Int(width))
    }
}
