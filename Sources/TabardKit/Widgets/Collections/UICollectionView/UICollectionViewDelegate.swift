/// Hears of what the user does in a collection. All methods are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// A cell is about to come into sight.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )

    /// A cell went out of sight.
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )

    /// Whether an item may be pressed and selected; true by default.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool

    /// An item is pressed.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

    /// An item is no longer pressed.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

    /// Whether the user may select an item; true by default.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    /// Whether the user may take the selection off an item, where several can be selected; true by default.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

    /// The user selected an item.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// An item is no longer selected, as the user selected another one or chose it again.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

    /// The menu of an item; nil, that is none, by default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - indexPath: The item.
    ///   - point: Where it was asked for, in the collection's coordinates.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The menu of several items, or of the place beside all of them; that of the first one by default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - indexPaths: The items; empty for the place beside all of them.
    ///   - point: Where it was asked for, in the collection's coordinates.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Where an item goes that the user carries; where the user wants it by default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - originalIndexPath: Where the item was at first.
    ///   - currentIndexPath: Where it would be until now.
    ///   - proposedIndexPath: Where the user wants it.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// The picture that is shown beside a menu; nil, that is none, by default.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The picture that goes back as a menu closes; none by default. Never asked on Linux, where it only goes.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The user chose what is shown beside a menu: show it as a whole once the animator is done.
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )

    /// A menu is about to be shown.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// A menu is about to go.
    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// Whether the keyboard focus may come to an item; by default what the collection's `allowsFocus` says, and while it is
    /// edited `allowsFocusDuringEditing`.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

    /// Whether the focus may move; true by default.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool

    /// The focus has moved from something in the collection, or to something in it.
    func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )

    /// The item to which the focus shall come where it is asked to come to the collection, or where the Tab key enters the window; nil for none.
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

    /// Whether an item is selected when a key brings the focus to it; by default what the collection's `selectionFollowsFocus`
    /// says.
    func collectionView(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    )
        -> Bool
}

extension UICollectionViewDelegate {
    /// Where the user wants it.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        _answer(
            "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
            collectionView,
            originalIndexPath,
            currentIndexPath,
            proposedIndexPath
        ) ?? proposedIndexPath
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        _answer("collectionView:willDisplayCell:forItemAtIndexPath:", collectionView, cell, indexPath)
            as Void?
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        _answer("collectionView:didEndDisplayingCell:forItemAtIndexPath:", collectionView, cell, indexPath)
            as Void?
    }

    /// Every item may be pressed.
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        _answer("collectionView:shouldHighlightItemAtIndexPath:", collectionView, indexPath) ?? true
    }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        _answer("collectionView:didHighlightItemAtIndexPath:", collectionView, indexPath) as Void?
    }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    {
        _answer("collectionView:didUnhighlightItemAtIndexPath:", collectionView, indexPath) as Void?
    }

    /// Every item may be selected.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    {
        _answer("collectionView:shouldSelectItemAtIndexPath:", collectionView, indexPath) ?? true
    }

    /// Every item may be deselected.
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool
    {
        _answer("collectionView:shouldDeselectItemAtIndexPath:", collectionView, indexPath) ?? true
    }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        _answer("collectionView:didSelectItemAtIndexPath:", collectionView, indexPath) as Void?
    }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        _answer("collectionView:didDeselectItemAtIndexPath:", collectionView, indexPath) as Void?
    }

    /// None.
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        _answer(
            "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
            collectionView,
            indexPath,
            point
        )
    }

    /// The menu of the first item.
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        (_answer(
            "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:",
            collectionView,
            indexPaths,
            point
        ) as UIContextMenuConfiguration??)
            ?? indexPaths.first.flatMap {
                self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
            }
    }
}
