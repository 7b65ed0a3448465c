internal import GtkInterop

/// Tells a collection what is in it. The first two methods are required.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Makes or reuses the cell for an item that comes into sight: dequeue it.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell

    /// How many sections there are; 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Makes or reuses a header or footer: dequeue it. It is required of layouts that have some.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether the user can move an item; true by default, as far as the collection lets items be moved.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// The user moved an item: move it in the data. By default the log tells that nothing does.
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
}

extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        _answer("numberOfSectionsInCollectionView:", collectionView) ?? 1
    }

    /// Every item can be moved.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    {
        if let answer: Bool = _answer("collectionView:canMoveItemAtIndexPath:", collectionView, indexPath) {
            return answer
        }
        collectionView._isDefaultAnswer = true
        return true
    }

    /// Tells in the log that nothing moves the item in the data.
    public func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let answer: Void? = _answer(
            "collectionView:moveItemAtIndexPath:toIndexPath:",
            collectionView,
            sourceIndexPath,
            destinationIndexPath
        )
        if answer == nil {
            Log.warn(
                "The user moved an item, but \(type(of: self)) has no collectionView(_:moveItemAt:to:) to move it in the data"
            )
        }
    }

    /// Stops the program, as a view is needed.
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let answer: UICollectionReusableView = _answer(
            "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
            collectionView,
            kind,
            indexPath
        ) {
            return answer
        }
        fatalError(
            "The layout has a supplementary view of the kind '\(kind)', so the data source must have collectionView(_:viewForSupplementaryElementOfKind:at:)"
        )
    }
}
