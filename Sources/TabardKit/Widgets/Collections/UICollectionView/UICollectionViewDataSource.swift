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
}

extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        _answer("numberOfSectionsInCollectionView:", collectionView) ?? 1
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
