/// Says what is dragged out of a collection, and hears what becomes of it. Only the first method is required.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// What is dragged with an item; empty for nothing.
    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

    /// What is added to a drag that goes on, by another press; none by default. Never asked on Linux, where one pointer drags.
    func collectionView(
        _ collectionView: UICollectionView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]

    /// How the picture of an item is cut out; nil, that is as a whole, by default.
    func collectionView(
        _ collectionView: UICollectionView,
        dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// The drag begins.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

    /// The drag has ended, wherever it did.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

    /// Whether what is dragged may be moved rather than copied, within the app; true by default.
    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Whether other programs can't take it; false by default.
    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UICollectionViewDragDelegate {
    /// None.
    public func collectionView(
        _ collectionView: UICollectionView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        _answer(
            "collectionView:itemsForAddingToDragSession:atIndexPath:point:",
            collectionView,
            session,
            indexPath,
            point
        ) ?? []
    }

    /// As a whole.
    public func collectionView(
        _ collectionView: UICollectionView,
        dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        (_answer("collectionView:dragPreviewParametersForItemAtIndexPath:", collectionView, indexPath)
            as UIDragPreviewParameters??) ?? nil
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionWillBegin session: any UIDragSession
    ) {
        _answer("collectionView:dragSessionWillBegin:", collectionView, session) as Void?
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionDidEnd session: any UIDragSession
    ) {
        _answer("collectionView:dragSessionDidEnd:", collectionView, session) as Void?
    }

    /// True.
    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        _answer("collectionView:dragSessionAllowsMoveOperation:", collectionView, session) ?? true
    }

    /// False.
    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        _answer("collectionView:dragSessionIsRestrictedToDraggingApplication:", collectionView, session)
            ?? false
    }
}
