/// Prepares rows before they come into sight, such as by loading their pictures.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// The rows come into sight soon if the user scrolls on, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// The rows were to come into sight and will not, since the user scrolls back.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        _answer("tableView:cancelPrefetchingForRowsAtIndexPaths:", tableView, indexPaths) as Void?
    }
}
