/// Opens the menus of a collection's items.
@MainActor
final class RowMenus {
    /// What is found at a place: its view, and the menu that is described.
    @MainActor
    struct Found {
        var view: UIView
        var configuration: UIContextMenuConfiguration
        var listener = ContextMenuListener()
    }

    private var requests: MenuRequests?
    private weak var openMenu: MenuOverlay?

    /// - Parameter find: What stands at a place, or has the focus if there is no place.
    init(of view: UIView, find: @escaping (CGPoint?) -> Found?) {
        requests = MenuRequests(of: view) { [weak self, weak view] point in
            guard let self, let view, self.openMenu == nil else { return false }
            guard let found = find(point) else { return false }
            let area = point.map { point in
                CGRect(origin: view.convert(point, to: found.view), size: CGSize(width: 1, height: 1))
            }
            self.openMenu = ContextMenuOpening.open(
                found.configuration,
                from: found.view,
                area: area,
                listener: found.listener
            )
            return self.openMenu != nil
        }
    }
}
