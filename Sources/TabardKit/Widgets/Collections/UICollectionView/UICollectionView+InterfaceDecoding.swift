internal import InterfaceDocument

extension UICollectionView {
    func _decodeCollection(from coder: InterfaceCoder) {
        if let layout = _decodedLayout(coder) { _layout = layout }
        if let allows = coder.bool("allowsSelection") { allowsSelection = allows }
        if let allows = coder.bool("allowsMultipleSelection") { allowsMultipleSelection = allows }
        if let prefetches = coder.bool("prefetchingEnabled") { isPrefetchingEnabled = prefetches }
        if let view = coder.view("backgroundView", as: UIView.self) { backgroundView = view }
        for (identifier, prototype) in InterfacePrototype.all(coder.list("cells"), in: coder.assembly) {
            _register(identifier) { prototype.make(UICollectionViewCell.self) }
        }
        for (key, kind) in [
            ("sectionHeaderView", Self.elementKindSectionHeader),
            ("sectionFooterView", Self.elementKindSectionFooter),
        ] {
            guard let element = coder.child(key: key, "collectionReusableView") else { continue }
            for (identifier, prototype) in InterfacePrototype.all([element], in: coder.assembly) {
                _register(kind, identifier) { prototype.make(UICollectionReusableView.self) }
            }
        }
        coder.skip(attributes: ["dataMode", "springLoaded"])
    }

    /// Says what makes cells of an identifier; an empty cell stands for one that can't be made.
    func _register(_ identifier: String, _ make: @escaping () -> UICollectionViewCell?) {
        _cellQueue.register(
            maker: {
                let cell = make() ?? UICollectionViewCell(frame: .zero)
                cell._identifier = identifier
                return cell
            },
            for: identifier
        )
    }

    /// Says what makes supplementary views of a kind; an empty one stands for one that can't be made.
    func _register(_ kind: String, _ identifier: String, _ make: @escaping () -> UICollectionReusableView?) {
        _supplementaryQueue(kind).register(
            maker: {
                let view = make() ?? UICollectionReusableView(frame: .zero)
                view._identifier = identifier
                return view
            },
            for: identifier
        )
    }

    private func _decodedLayout(_ coder: InterfaceCoder) -> UICollectionViewLayout? {
        let key = "collectionViewLayout"
        guard let name = coder.element.child(key: key)?.name, let element = coder.child(key: key, name) else {
            return nil
        }
        return coder.assembly.make(element, as: UICollectionViewLayout.self)
    }
}
