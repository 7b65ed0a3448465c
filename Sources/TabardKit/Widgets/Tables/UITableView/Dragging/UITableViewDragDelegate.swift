/// Says what is dragged out of a table, and hears what becomes of it. Only the first method is required.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// What is dragged with a row; empty for nothing.
    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

    /// What is added to a drag that goes on, by another press; none by default. Never asked on Linux, where one pointer drags.
    func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]

    /// How the picture of a row is cut out; nil, that is as a whole, by default.
    func tableView(
        _ tableView: UITableView,
        dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// The drag begins.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// The drag has ended, wherever it did.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Whether what is dragged may be moved rather than copied, within the app; true by default.
    func tableView(
        _ tableView: UITableView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Whether other programs can't take it; false by default.
    func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// None.
    public func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        _answer(
            "tableView:itemsForAddingToDragSession:atIndexPath:point:",
            tableView,
            session,
            indexPath,
            point
        ) ?? []
    }

    /// As a whole.
    public func tableView(
        _ tableView: UITableView,
        dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        (_answer("tableView:dragPreviewParametersForRowAtIndexPath:", tableView, indexPath)
            as UIDragPreviewParameters??) ?? nil
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        _answer("tableView:dragSessionWillBegin:", tableView, session) as Void?
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        _answer("tableView:dragSessionDidEnd:", tableView, session) as Void?
    }

    /// True.
    public func tableView(
        _ tableView: UITableView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        _answer("tableView:dragSessionAllowsMoveOperation:", tableView, session) ?? true
    }

    /// False.
    public func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        _answer("tableView:dragSessionIsRestrictedToDraggingApplication:", tableView, session) ?? false
    }
}
