/// An item that was dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }

    /// The row of this table from which it was dragged; nil if it came from elsewhere.
    var sourceIndexPath: IndexPath? { get }

    /// The size of its picture; zero if there is none.
    var previewSize: CGSize { get }
}
