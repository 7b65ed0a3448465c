/// Opens the menus of a table's rows or a collection's items.
@MainActor
final class RowMenus {
    private var requests: MenuRequests?
    private weak var openMenu: MenuOverlay?

    /// - Parameter find: What stands at a place, or has the focus if there is no place: its view, and its menu.
    init(
        of view: UIView,
        find: @escaping (CGPoint?) -> (view: UIView, menu: UIMenu)?
    ) {
        requests = MenuRequests(of: view) { [weak self, weak view] point in
            guard let self, let view, self.openMenu == nil else { return false }
            guard let found = find(point) else { return false }
            let area = point.map { point in
                CGRect(origin: view.convert(point, to: found.view), size: CGSize(width: 1, height: 1))
            }
            self.openMenu = MenuOverlay.open(found.menu, from: found.view, area: area, sender: found.view)
            return self.openMenu != nil
        }
    }
}
