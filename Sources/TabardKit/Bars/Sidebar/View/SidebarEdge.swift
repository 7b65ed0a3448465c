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
        _addOwnGestureRecognizer(drag)
    }

    required init?(coder: NSCoder) { nil }
}

extension UITabBarController.Sidebar {
    /// The user wants another width; it holds as long as the app runs.
    func _resize(to width: CGFloat) {
        let width = SidebarGeometry.clamped(width)
        guard width != _chosenWidth else { return }
        _chosenWidth = width
        _owner?._placeContent()
    }
}
