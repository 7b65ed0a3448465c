/// A header, a footer, a decoration or the like.
struct SupplementaryKey: Hashable {
    var kind: String
    var path: IndexPath
    var isDecoration = false
    /// Whether it is attached to the item of the path.
    var belongsToItem = false

    // What it belongs to follows from the rest.
    static func == (first: Self, second: Self) -> Bool {
        first.kind == second.kind && first.path == second.path && first.isDecoration == second.isDecoration
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(path)
    }
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

    /// The views that can be used again for a header, a footer or a decoration.
    func _queue(for key: SupplementaryKey) -> ReuseQueue<UICollectionReusableView> {
        // Apps may call a decoration as a header: they are kept apart.
        _supplementaryQueue(key.isDecoration ? "decoration \(key.kind)" : key.kind)
    }

    /// The view of a decoration, made of the class that is registered with the layout.
    func _makeDecoration(_ kind: String) -> UICollectionReusableView {
        guard let viewClass = _layout._decorationClasses[kind] else {
            fatalError(
                "No class is registered for decoration views of the kind '\(kind)'; call register(_:forDecorationViewOfKind:) of the layout first"
            )
        }
        let queue = _supplementaryQueue("decoration \(kind)")
        queue.register(viewClass, for: kind)
        let view = queue.dequeueRegistered(kind)
        view._isDecoration = true
        return view
    }

    /// Takes all supplementary views out of sight but those of some keys.
    func _removeSupplementaryViews(except kept: Set<SupplementaryKey> = []) {
        for (key, view) in _supplementary where !kept.contains(key) {
            view.removeFromSuperview()
            _supplementary[key] = nil
            _queue(for: key).enqueue(view)
        }
    }
}
