/// What was dropped on a collection, and where.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UICollectionViewDropItem] { get }

    /// Where they go, counted without an item of this collection that was dragged alone; nil beside all items.
    var destinationIndexPath: IndexPath? { get }

    /// What was proposed last.
    var proposal: UICollectionViewDropProposal { get }

    /// What was dragged.
    var session: any UIDropSession { get }

    /// The picture of an item goes to an item that the collection has by now.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// The picture of an item goes into an item.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The item.
    ///   - rect: Where in it, in the coordinates of its cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// The picture of an item goes to a place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

    /// Shows a placeholder for an item whose data are still to come; the picture of the item goes to it.
    ///
    /// The placeholder goes as everything is loaded anew.
    ///
    /// - Returns: What puts the item in the placeholder's place once its data have come.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
}
