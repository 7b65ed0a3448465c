/// Says what a table takes that is dragged over it, and takes it. Only the last method is required.
///
/// For one drag over the table they are called in this order: `canHandle`, `dropSessionDidEnter`, `dropSessionDidUpdate` as often as
/// the pointer moves, `dropSessionDidExit` if it leaves, or `performDropWith`; at last `dropSessionDidEnd`.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Whether the table has any use for what is dragged; true by default. Asked once a drag.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// The pointer came over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// What would be done if it were dropped where the pointer is now.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: What is dragged.
    ///   - destinationIndexPath: Where it would be, counted without a row of this table that is dragged alone; nil beside all
    ///     rows.
    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// The pointer left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// The drag is over, wherever it ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// How the picture of what was dropped is cut out; nil, that is as a whole, by default. Never asked on Linux.
    func tableView(
        _ tableView: UITableView,
        dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// It was dropped: change the data source, tell the table, and ask the items for their data.
    func tableView(
        _ tableView: UITableView,
        performDropWith coordinator: any UITableViewDropCoordinator
    )
}

extension UITableViewDropDelegate {
    /// True.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        _answer("tableView:canHandleDropSession:", tableView, session) ?? true
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        _answer("tableView:dropSessionDidEnter:", tableView, session) as Void?
    }

    /// It would be copied, or moved if it came from this app.
    public func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        _answer(
            "tableView:dropSessionDidUpdate:withDestinationIndexPath:",
            tableView,
            session,
            destinationIndexPath
        ) ?? UITableViewDropProposal(operation: session.allowsMoveOperation ? .move : .copy)
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        _answer("tableView:dropSessionDidExit:", tableView, session) as Void?
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        _answer("tableView:dropSessionDidEnd:", tableView, session) as Void?
    }

    /// As a whole.
    public func tableView(
        _ tableView: UITableView,
        dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        (_answer("tableView:dropPreviewParametersForRowAtIndexPath:", tableView, indexPath)
            as UIDragPreviewParameters??) ?? nil
    }
}
