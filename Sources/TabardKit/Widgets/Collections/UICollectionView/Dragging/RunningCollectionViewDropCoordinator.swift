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
