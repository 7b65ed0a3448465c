import Foundation

extension UITableViewDelegate {
    /// What the table says.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        _answer("tableView:canFocusRowAtIndexPath:", tableView, indexPath) ?? tableView._allowsFocusNow
    }

    /// It may.
    public func tableView(
        _ tableView: UITableView,
        shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
        _answer("tableView:shouldUpdateFocusInContext:", tableView, context) ?? true
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        _answer(
            "tableView:didUpdateFocusInContext:withAnimationCoordinator:",
            tableView,
            context,
            coordinator
        ) as Void?
    }

    /// None.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        _answer("indexPathForPreferredFocusedViewInTableView:", tableView) ?? nil
    }

    /// What the table says.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
        -> Bool
    {
        _answer("tableView:selectionFollowsFocusForRowAtIndexPath:", tableView, indexPath)
            ?? tableView.selectionFollowsFocus
    }
}
