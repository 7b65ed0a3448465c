extension UINavigationBar {
    /// Opens the menu of an item that the bar shows, for tests and pictures.
    ///
    /// - Parameter page: The title of a menu in it that is opened too.
    package func _openMenu(of item: UIBarButtonItem, page: String? = nil) {
        let buttons = _content.subviews.compactMap { $0 as? NavigationBarButton }
        guard let button = buttons.first(where: { $0.item === item }), button.showMenu() else { return }
        guard let page, let row = button.openMenu?.panel.rows.first(where: { $0.accessibilityLabel == page })
        else { return }
        row._activate()
    }
}
