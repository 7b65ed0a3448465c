internal import GtkInterop

extension SidebarList: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let owner, !sidebar._isEditing, case .tab(let tab)? = row(at: indexPath) else { return [] }
        return sidebar.delegate?.tabBarController(
            owner,
            sidebar: sidebar,
            itemsForBeginning: session,
            tab: tab
        ) ?? []
    }
}

extension SidebarList: UICollectionViewDropDelegate {
    /// The action under what is dragged, and its group.
    private func action(under session: any UIDropSession) -> (action: UIAction, group: UITabGroup)? {
        guard let path = collection.indexPathForItem(at: session.location(in: collection)),
            case .action(let action)? = row(at: path), let group = group(of: action),
            !action.attributes.contains(.disabled)
        else { return nil }
        return (action, group)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let owner, let delegate = sidebar.delegate, let (action, group) = action(under: session) else {
            return UICollectionViewDropProposal(operation: .cancel)
        }
        let operation = delegate.tabBarController(
            owner,
            sidebar: sidebar,
            sidebarAction: action,
            group: group,
            operationForAcceptingItemsFrom: session
        )
        return UICollectionViewDropProposal(operation: operation, intent: .insertIntoDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let owner, let (action, group) = action(under: coordinator.session) else { return }
        sidebar.delegate?.tabBarController(
            owner,
            sidebar: sidebar,
            sidebarAction: action,
            group: group,
            acceptItemsFrom: coordinator.session
        )
    }
}
