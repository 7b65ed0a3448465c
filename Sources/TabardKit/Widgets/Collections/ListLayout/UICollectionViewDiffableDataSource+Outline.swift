extension UICollectionViewDiffableDataSource: OutlineSource {
    /// The tree of an item's section, if it is one, and the item.
    private func tree(at path: IndexPath) -> (
        tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, section: SectionIdentifierType,
        item: ItemIdentifierType
    )? {
        guard let section = _contents.section(at: path.section), let item = _contents.item(at: path),
            let tree = _contents.trees[section], tree.contains(item)
        else { return nil }
        return (tree, section, item)
    }

    func _outline(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
        guard let (tree, _, item) = tree(at: path) else { return nil }
        return (tree.level(of: item), tree.isExpanded(item))
    }

    func _toggleOutline(at path: IndexPath) -> Bool? {
        guard let (old, section, item) = tree(at: path) else { return nil }
        var tree = old
        let handlers = sectionSnapshotHandlers
        let expands = !tree.isExpanded(item)
        if expands {
            guard handlers.shouldExpandItem?(item) ?? true else { return nil }
            handlers.willExpandItem?(item)
            if let provider = handlers.snapshotForExpandingParent {
                tree.replace(childrenOf: item, using: provider(item, tree.snapshot(of: item)))
            }
            tree.expand([item])
        } else {
            guard handlers.shouldCollapseItem?(item) ?? true else { return nil }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        }
        apply(tree, to: section)
        return expands
    }
}
