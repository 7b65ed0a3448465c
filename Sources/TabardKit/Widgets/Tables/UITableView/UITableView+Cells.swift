extension UITableView {
    /// Takes a cell out of sight and keeps it for reuse.
    func _retire(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        _cellQueue.enqueue(cell)
    }
}
