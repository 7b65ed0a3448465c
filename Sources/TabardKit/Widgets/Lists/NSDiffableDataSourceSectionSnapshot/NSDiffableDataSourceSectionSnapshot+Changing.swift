extension NSDiffableDataSourceSectionSnapshot {
    /// Adds items below another one, by default at the end of the root items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let count = parent.map { _node($0).children.count } ?? _roots.count
        add(items, below: parent, at: count)
    }

    /// Puts items before another one, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let (parent, index) = place(of: item)
        add(items, below: parent, at: index)
    }

    /// Puts items after another one, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let (parent, index) = place(of: item)
        add(items, below: parent, at: index + 1)
    }

    /// Puts a tree before an item, on its level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) {
        let (parent, index) = place(of: item)
        add(snapshot, below: parent, at: index)
    }

    /// Puts a tree after an item, on its level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) {
        let (parent, index) = place(of: item)
        add(snapshot, below: parent, at: index + 1)
    }

    /// Puts a tree in place of all that is below an item.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        delete(_node(parent).children)
        add(snapshot, below: parent, at: 0)
    }

    /// Takes items away with all that is below them; those that are not there are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(items.filter { _nodes[$0] != nil })
        guard !gone.isEmpty else { return }
        for parent in Set(gone.compactMap { _nodes[$0]?.parent }) {
            _nodes[parent]?.children.removeAll(where: gone.contains)
        }
        _roots.removeAll(where: gone.contains)
        for item in _list(Array(gone), follows: { _ in true }) { _nodes[item] = nil }
    }

    /// Takes all items away.
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

    /// Shows what is below items, which must be there.
    public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true) }

    /// Hides what is below items, which must be there.
    public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

    private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
        for item in items {
            _ = _node(item)
            _nodes[item]?.isExpanded = isExpanded
        }
    }

    private func place(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int) {
        let parent = _node(item).parent
        let level = parent.map { _node($0).children } ?? _roots
        return (parent, level.firstIndex(of: item) ?? level.count)
    }

    private mutating func add(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int)
    {
        for item in items {
            require(
                _nodes.updateValue(Node(parent: parent), forKey: item) == nil,
                "The item \(item) is in the section snapshot already: each identifier can be there once"
            )
        }
        if let parent {
            _nodes[parent]?.children.insert(contentsOf: items, at: index)
        } else {
            _roots.insert(contentsOf: items, at: index)
        }
    }

    private mutating func add(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        below parent: ItemIdentifierType?,
        at index: Int
    ) {
        add(snapshot._roots, below: parent, at: index)
        for (item, node) in snapshot._nodes {
            if node.parent == nil {
                _nodes[item]?.children = node.children
                _nodes[item]?.isExpanded = node.isExpanded
            } else {
                require(
                    _nodes.updateValue(node, forKey: item) == nil,
                    "The item \(item) is in the section snapshot already: each identifier can be there once"
                )
            }
        }
    }
}
