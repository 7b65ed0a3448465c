/// Tells a flow layout the sizes and spaces of each item and section. All methods are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// The space around the items of a section.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// The least space between the lines of a section.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// The least space between the items of a line.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// The size of a section's header.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// The size of a section's footer.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    /// Leaves it to the layout's `itemSize`.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        _answer(
            "collectionView:layout:sizeForItemAtIndexPath:",
            collectionView,
            collectionViewLayout,
            indexPath
        ) ?? CGSize(width: UICollectionViewFlowLayout._undefined, height: 0)
    }

    /// Leaves it to the layout's `sectionInset`.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        _answer(
            "collectionView:layout:insetForSectionAtIndex:",
            collectionView,
            collectionViewLayout,
            section
        ) ?? UIEdgeInsets(top: UICollectionViewFlowLayout._undefined, left: 0, bottom: 0, right: 0)
    }

    /// Leaves it to the layout.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        _answer(
            "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
            collectionView,
            collectionViewLayout,
            section
        ) ?? UICollectionViewFlowLayout._undefined
    }

    /// Leaves it to the layout.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        _answer(
            "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
            collectionView,
            collectionViewLayout,
            section
        ) ?? UICollectionViewFlowLayout._undefined
    }

    /// Leaves it to the layout.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        _answer(
            "collectionView:layout:referenceSizeForHeaderInSection:",
            collectionView,
            collectionViewLayout,
            section
        )
            ?? CGSize(
                width: UICollectionViewFlowLayout._undefined,
                height: UICollectionViewFlowLayout._undefined
            )
    }

    /// Leaves it to the layout.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        _answer(
            "collectionView:layout:referenceSizeForFooterInSection:",
            collectionView,
            collectionViewLayout,
            section
        )
            ?? CGSize(
                width: UICollectionViewFlowLayout._undefined,
                height: UICollectionViewFlowLayout._undefined
            )
    }
}
