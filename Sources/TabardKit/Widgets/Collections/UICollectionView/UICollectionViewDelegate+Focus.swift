import Foundation

extension UICollectionViewDelegate {
    /// What the collection says.
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
        -> Bool
    {
        _answer("collectionView:canFocusItemAtIndexPath:", collectionView, indexPath)
            ?? collectionView._allowsFocusNow
    }

    /// It may.
    public func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        _answer("collectionView:shouldUpdateFocusInContext:", collectionView, context) ?? true
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        _answer(
            "collectionView:didUpdateFocusInContext:withAnimationCoordinator:",
            collectionView,
            context,
            coordinator
        ) as Void?
    }

    /// None.
    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        _answer("indexPathForPreferredFocusedViewInCollectionView:", collectionView) ?? nil
    }

    /// What the collection says.
    public func collectionView(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        _answer("collectionView:selectionFollowsFocusForItemAtIndexPath:", collectionView, indexPath)
            ?? collectionView.selectionFollowsFocus
    }
}
