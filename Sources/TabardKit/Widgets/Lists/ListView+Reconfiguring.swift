extension ListView {
    /// Has the cells in sight of some items configured anew: the data source is asked, and gets the cell that is there.
    func _reconfigure(_ paths: [IndexPath]) {
        for path in paths { _require(path, to: "reconfigure") }
        for path in Set(paths).sorted() {
            guard let cell = _cells[path] else { continue }
            _reconfigured = (path, cell)
            let answer = _dataSourceCell(at: path)
            _reconfigured = nil
            require(
                answer === cell,
                "To reconfigure \(Self._noun) \(path.item) of section \(path.section), the data source must dequeue a cell with the same reuse identifier and for that index path"
            )
            _didReconfigure(cell, at: path)
        }
        setNeedsLayout()
    }

    /// The cell that shows an item, while that is configured anew.
    func _reconfiguredCell(_ identifier: String, at path: IndexPath) -> Cell? {
        guard let (reconfigured, cell) = _reconfigured, _told(reconfigured) == path,
            cell.reuseIdentifier == identifier
        else { return nil }
        return cell
    }
}
