/// The items of a list that were selected, and that which was the first in sight, at the last launch.
struct RestoredItems {
    /// An item, by what it shows where the data source names that, else by its place.
    struct Item {
        var identifier: String?
        var path: IndexPath?
    }

    var selected: [Item] = []
    var first: Item?
    /// How far the first one's upper left corner was from that of what could be seen.
    var distance = CGPoint.zero
}

extension ListView {
    private var association: (any UIDataSourceModelAssociation)? {
        _anyDataSource as? any UIDataSourceModelAssociation
    }

    func _encodeItems(with coder: NSCoder) {
        // A list that was never shown has still to come back itself.
        var items = _restoredItems ?? RestoredItems()
        if _restoredItems == nil {
            items.selected = _selection.paths.map { item(at: _told($0)) }
            if association != nil, let first = _visiblePaths.first(where: { !_isPlaceholder($0) }),
                let frame = _frame(of: first)
            {
                items.first = item(at: _told(first))
                let moved = _distanceMoved
                items.distance = CGPoint(x: moved.x - frame.minX, y: moved.y - frame.minY)
            }
        }
        coder.encode(items.selected.count, forKey: Self.countKey)
        for (index, item) in items.selected.enumerated() {
            encode(item, "\(Self.selectedKey)\(index)", coder)
        }
        guard let first = items.first else { return }
        encode(first, Self.firstKey, coder)
        coder.encode(Double(items.distance.x), forKey: Self.firstKey + "X")
        coder.encode(Double(items.distance.y), forKey: Self.firstKey + "Y")
    }

    func _decodeItems(with coder: NSCoder) {
        guard coder.containsValue(forKey: Self.countKey) else { return }
        var items = RestoredItems()
        let count = coder.decodeInteger(forKey: Self.countKey)
        for index in 0..<max(0, min(count, Self.maximumCount)) {
            guard let item = decodeItem("\(Self.selectedKey)\(index)", coder) else { break }
            items.selected.append(item)
        }
        items.first = decodeItem(Self.firstKey, coder)
        let x = coder.decodeDouble(forKey: Self.firstKey + "X")
        let y = coder.decodeDouble(forKey: Self.firstKey + "Y")
        if x.isFinite, y.isFinite, abs(x) < 1e9, abs(y) < 1e9 { items.distance = CGPoint(x: x, y: y) }
        _restoredItems = items
        setNeedsLayout()
    }

    /// Selects the items again and brings the first one back into its place, once the data is there.
    func _restoreItems() {
        guard let items = _restoredItems, window != nil, bounds.height > 0, !_needsReload,
            _counts.sections.contains(where: { $0 > 0 })
        else { return }
        _restoredItems = nil
        for item in items.selected {
            if let path = path(of: item) { _select(_shown(path), animated: false) }
        }
        guard let first = items.first, let path = path(of: first), let frame = _frame(of: _shown(path)) else {
            return
        }
        // The item says better than the offset where the list was, as others may have come or gone.
        _restoredPlace?.offset = CGPoint(x: frame.minX + items.distance.x, y: frame.minY + items.distance.y)
    }

    private func item(at path: IndexPath) -> RestoredItems.Item {
        guard let association else { return .init(path: path) }
        return .init(identifier: association.modelIdentifierForElement(at: path, in: self), path: nil)
    }

    /// Where an item is by now; nil if it is nowhere.
    private func path(of item: RestoredItems.Item) -> IndexPath? {
        var path = item.path
        if let identifier = item.identifier {
            path = association?.indexPathForElement(withModelIdentifier: identifier, in: self)
        }
        guard let path, path.count == 2, _counts.sections.indices.contains(path.section),
            path.item >= 0, path.item < _counts.sections[path.section]
        else { return nil }
        return path
    }

    private func encode(_ item: RestoredItems.Item, _ key: String, _ coder: NSCoder) {
        if let identifier = item.identifier {
            coder.encode(identifier, forKey: key)
        } else if let path = item.path {
            coder.encode(path, forKey: key)
        }
    }

    private func decodeItem(_ key: String, _ coder: NSCoder) -> RestoredItems.Item? {
        switch coder.decodeObject(forKey: key) {
        case let identifier as String: .init(identifier: identifier)
        case let path as IndexPath: .init(path: path)
        default: nil
        }
    }

    private static var countKey: String { "UIListSelectedCount" }
    private static var selectedKey: String { "UIListSelected" }
    private static var firstKey: String { "UIListFirstVisible" }
    private static var maximumCount: Int { 100_000 }
}
