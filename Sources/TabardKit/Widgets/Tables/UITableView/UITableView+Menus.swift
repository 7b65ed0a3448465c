extension UITableView {
    /// Opens the menu that the delegate has for a row.
    ///
    /// - Parameter point: Where it was asked for; nil for the keyboard.
    func _openContextMenu(of cell: UITableViewCell, at path: IndexPath, point: CGPoint?) -> Bool {
        guard !_isPlaceholder(path) else { return false }
        let place = point ?? CGPoint(x: cell.frame.midX, y: cell.frame.midY)
        guard
            let configuration = delegate?.tableView(
                self,
                contextMenuConfigurationForRowAt: _told(path),
                point: place
            )
        else { return false }
        let area = point.map { CGRect(origin: convert($0, to: cell), size: CGSize(width: 1, height: 1)) }
        _openRowMenu = ContextMenuOpening.open(
            configuration,
            from: cell,
            area: area,
            listener: _menuListener(configuration)
        )
        return _openRowMenu != nil
    }
}
