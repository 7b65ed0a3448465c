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

    /// The tab under what is dragged.
    private func tab(under session: any UIDropSession) -> UITab? {
        guard !sidebar._isEditing,
            let path = collection.indexPathForItem(at: session.location(in: collection)),
            case .tab(let tab)? = row(at: path)
        else { return nil }
        return tab
    }

    /// A drag that waits over a row selects its tab, or opens its section.
    private func proposal(for tab: UITab, _ session: any UIDropSession) -> UICollectionViewDropProposal {
        let opens = tab.isSpringLoaded && tab.isEnabled && owner?._selectedTab !== tab
        springs.hover(over: opens ? tab : nil) { [weak self] in
            guard let self, tab.isSpringLoaded, owner?._selectedTab !== tab else { return }
            if let group = tab as? UITabGroup, !group.isSidebarDestination, !isFolded(group) { return }
            choose(.tab(tab))
        }
        return UICollectionViewDropProposal(
            operation: owner?._dropOperation(on: tab, session) ?? .cancel,
            intent: .insertIntoDestinationIndexPath
        )
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        springs.hover(over: nil)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        springs.hover(over: nil)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        if let tab = tab(under: session) { return proposal(for: tab, session) }
        springs.hover(over: nil)
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
        guard let owner else { return }
        if let tab = tab(under: coordinator.session) {
            owner.delegate?.tabBarController(owner, tab: tab, acceptItemsFrom: coordinator.session)
        }
        guard let (action, group) = action(under: coordinator.session) else { return }
        sidebar.delegate?.tabBarController(
            owner,
            sidebar: sidebar,
            sidebarAction: action,
            group: group,
            acceptItemsFrom: coordinator.session
        )
    }
}
