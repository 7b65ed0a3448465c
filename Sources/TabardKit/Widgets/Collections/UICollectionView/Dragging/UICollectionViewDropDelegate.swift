/// Says what a collection takes that is dragged over it, and takes it. Only the last method is required.
///
/// For one drag over the collection they are called in this order: `canHandle`, `dropSessionDidEnter`, `dropSessionDidUpdate` as often as
/// the pointer moves, `dropSessionDidExit` if it leaves, or `performDropWith`; at last `dropSessionDidEnd`.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Whether the collection has any use for what is dragged; true by default. Asked once a drag.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// The pointer came over the collection.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// What would be done if it were dropped where the pointer is now.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: What is dragged.
    ///   - destinationIndexPath: Where it would be, counted without an item of this collection that is dragged alone; nil beside all
    ///     items.
    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// The pointer left the collection.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// The drag is over, wherever it ended.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// How the picture of what was dropped is cut out; nil, that is as a whole, by default. Never asked on Linux.
    func collectionView(
        _ collectionView: UICollectionView,
        dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// It was dropped: change the data source, tell the collection, and ask the items for their data.
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    )
}

extension UICollectionViewDropDelegate {
    /// True.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
        -> Bool
    {
        _answer("collectionView:canHandleDropSession:", collectionView, session) ?? true
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidEnter session: any UIDropSession
    ) {
        _answer("collectionView:dropSessionDidEnter:", collectionView, session) as Void?
    }

    /// It would be copied, or moved if it came from this app.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        _answer(
            "collectionView:dropSessionDidUpdate:withDestinationIndexPath:",
            collectionView,
            session,
            destinationIndexPath
        ) ?? UICollectionViewDropProposal(operation: session.allowsMoveOperation ? .move : .copy)
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidExit session: any UIDropSession
    ) {
        _answer("collectionView:dropSessionDidExit:", collectionView, session) as Void?
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidEnd session: any UIDropSession
    ) {
        _answer("collectionView:dropSessionDidEnd:", collectionView, session) as Void?
    }

    /// As a whole.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        (_answer("collectionView:dropPreviewParametersForItemAtIndexPath:", collectionView, indexPath)
            as UIDragPreviewParameters??) ?? nil
    }
}
