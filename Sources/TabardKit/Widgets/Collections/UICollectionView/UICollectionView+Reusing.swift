/// A header or footer of a section.
struct SupplementaryKey: Hashable {
    var kind: String
    var section: Int
}

/// What a view can be used again for; the kind is nil for cells.
struct SupplementaryKind: Hashable {
    var kind: String?
    var identifier: String
}

extension UICollectionView {
    func _register(_ viewClass: AnyClass?, kind: String?, _ identifier: String) {
        let key = SupplementaryKind(kind: kind, identifier: identifier)
        guard let viewClass else {
            _registered[key] = nil
            return
        }
        let base = kind == nil ? "UICollectionViewCell" : "UICollectionReusableView"
        guard let type = viewClass as? UICollectionReusableView.Type,
            kind != nil || viewClass is UICollectionViewCell.Type
        else {
            fatalError(
                "The class for the reuse identifier '\(identifier)' must be \(base) or a subclass of it, but is \(viewClass)"
            )
        }
        _registered[key] = type
    }

    func _dequeue(kind: String?, _ identifier: String) -> UICollectionReusableView {
        let key = SupplementaryKind(kind: kind, identifier: identifier)
        if let view = _pool[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let type = _registered[key] else {
            let known = _registered.keys.filter { $0.kind == kind }.map(\.identifier).sorted().joined(
                separator: ", "
            )
            fatalError(
                "No class is registered for the reuse identifier '\(identifier)'\(kind.map { " and the kind '\($0)'" } ?? ""); registered are [\(known)]. Call register(_:…) first"
            )
        }
        return UICollectionReusableView._make(type, identifier: identifier)
    }

    func _dequeueCell(_ identifier: String) -> UICollectionViewCell {
        guard let cell = _dequeue(kind: nil, identifier) as? UICollectionViewCell else {
            fatalError("The class for the reuse identifier '\(identifier)' must be a UICollectionViewCell")
        }
        return cell
    }

    func _keep(_ view: UICollectionReusableView, kind: String?) {
        guard let identifier = view.reuseIdentifier else { return }
        let key = SupplementaryKind(kind: kind, identifier: identifier)
        if (_pool[key]?.count ?? 0) < 128 { _pool[key, default: []].append(view) }
    }

    func _retire(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        _keep(cell, kind: nil)
    }
}
