/// A header or footer of a section.
struct SupplementaryKey: Hashable {
    var kind: String
    var section: Int
}

extension UICollectionView {
    /// The supplementary views of a kind that are out of sight.
    func _supplementaryQueue(_ kind: String) -> ReuseQueue<UICollectionReusableView> {
        if let queue = _supplementaryQueues[kind] { return queue }
        let queue = ReuseQueue(
            limit: 128,
            registration: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
            kind: kind,
            make: { UICollectionReusableView._make($0, identifier: $1) }
        )
        _supplementaryQueues[kind] = queue
        return queue
    }

    /// Takes all supplementary views out of sight but those of some keys.
    func _removeSupplementaryViews(except kept: Set<SupplementaryKey> = []) {
        for (key, view) in _supplementary where !kept.contains(key) {
            view.removeFromSuperview()
            _supplementary[key] = nil
            _supplementaryQueue(key.kind).enqueue(view)
        }
    }
}
