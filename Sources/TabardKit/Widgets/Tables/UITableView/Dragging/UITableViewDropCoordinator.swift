/// What was dropped on a table, and where.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UITableViewDropItem] { get }

    /// Where they go, counted without a row of this table that was dragged alone; nil beside all rows.
    var destinationIndexPath: IndexPath? { get }

    /// What was proposed last.
    var proposal: UITableViewDropProposal { get }

    /// What was dragged.
    var session: any UIDropSession { get }

    /// The picture of an item goes to a row that the table has by now.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// The picture of an item goes into a row.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The row.
    ///   - rect: Where in it, in the coordinates of its cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// The picture of an item goes to a place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

    /// Shows a placeholder for an item whose data are still to come; the picture of the item goes to it.
    ///
    /// The placeholder goes as everything is loaded anew.
    ///
    /// - Returns: What puts the item in the placeholder's place once its data have come.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
}
