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
}

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

/// Stands for what was dropped while the app takes it.
@MainActor
final class RunningCollectionViewDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private weak var list: UICollectionView?
    private let drop: ListDrop
    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal

    init(_ drop: ListDrop, on list: UICollectionView) {
        self.list = list
        self.drop = drop
        proposal =
            drop.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
        items = drop.items.map { item, source in
            DroppedCollectionViewItem(
                item,
                sourceIndexPath: source,
                size: source.flatMap { list._cells[$0]?.bounds.size } ?? .zero
            )
        }
    }

    var destinationIndexPath: IndexPath? { drop.destination }

    var session: any UIDropSession { drop.session }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        list?.layoutIfNeeded()
        guard let list, let cell = list._cells[indexPath] else { return drop.animator() }
        return drop(dragItem, to: UIDragPreviewTarget(container: list, center: cell.center))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        guard let cell = list?._cells[indexPath] else { return drop.animator() }
        let smaller = CGAffineTransform(scaleX: 0.2, y: 0.2)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        return drop(dragItem, to: UIDragPreviewTarget(container: cell, center: center, transform: smaller))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        if dragItem === drop.items.first?.item {
            drop.target = UITargetedDragPreview(
                view: target.container,
                parameters: UIDragPreviewParameters(),
                target: target
            )
        }
        return drop.animator()
    }
}

/// An item that was dropped, and where it came from.
@MainActor
private final class DroppedCollectionViewItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, sourceIndexPath: IndexPath?, size: CGSize) {
        dragItem = item
        self.sourceIndexPath = sourceIndexPath
        previewSize = size
    }
}
