/// Shows each prototype of a list once, as Interface Builder does.
final class PrototypeRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private let identifiers: [String]

    init(_ identifiers: [String]) { self.identifiers = identifiers }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { identifiers.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        identifiers.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
    }

    /// The header or footer that the document describes, or an empty one where it only gives it room.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let identifier = collectionView._supplementaryQueue(kind).documentIdentifiers.first else {
            return UICollectionReusableView(frame: .zero)
        }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: identifier,
            for: indexPath
        )
    }
}
