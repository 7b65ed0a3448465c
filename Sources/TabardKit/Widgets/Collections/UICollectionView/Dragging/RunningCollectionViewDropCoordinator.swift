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
                size: source.flatMap { list._cells[list._shown($0)]?.bounds.size } ?? .zero
            )
        }
    }

    var destinationIndexPath: IndexPath? { drop.destination }

    var session: any UIDropSession { drop.session }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        list?.layoutIfNeeded()
        guard let list, let cell = list._cells[list._shown(indexPath)] else { return drop.animator() }
        return drop(dragItem, to: UIDragPreviewTarget(container: list, center: cell.center))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        guard let list, let cell = list._cells[list._shown(indexPath)] else { return drop.animator() }
        let smaller = CGAffineTransform(scaleX: 0.2, y: 0.2)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        return drop(dragItem, to: UIDragPreviewTarget(container: cell, center: center, transform: smaller))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        aim(dragItem, at: target)
        return drop.animator()
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        let shown = placeholder._placeholder
        list?._insert(shown, at: placeholder._insertionIndexPath)
        list?.layoutIfNeeded()
        if let list, let path = list._placeholders.path(of: shown), let cell = list._cells[path] {
            aim(dragItem, at: UIDragPreviewTarget(container: list, center: cell.center))
        }
        return RunningCollectionViewDropPlaceholderContext(
            dragItem,
            shown,
            in: list,
            animator: drop.animator()
        )
    }

    /// Sends the picture of what was dragged, which is that of the first item, to a place.
    private func aim(_ dragItem: UIDragItem, at target: UIDragPreviewTarget) {
        guard dragItem === drop.items.first?.item else { return }
        drop.target = UITargetedDragPreview(
            view: target.container,
            parameters: UIDragPreviewParameters(),
            target: target
        )
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
