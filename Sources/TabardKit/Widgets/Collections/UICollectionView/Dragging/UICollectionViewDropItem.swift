/// An item that was dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }

    /// The item of this collection from which it was dragged; nil if it came from elsewhere.
    var sourceIndexPath: IndexPath? { get }

    /// The size of its picture; zero if there is none.
    var previewSize: CGSize { get }
}
