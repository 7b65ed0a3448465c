extension DiffableContents {
    /// Moves an item for the user.
    ///
    /// - Returns: What is different; nil if there is no such item or place.
    func move(from path: IndexPath, to target: IndexPath) -> NSDiffableDataSourceTransaction<Section, Item>? {
        guard let item = item(at: path), let source = section(at: path.section),
            let destination = section(at: target.section)
        else { return nil }
        var new = snapshot
        new.deleteItems([item])
        let others = new.itemIdentifiers(inSection: destination)
        guard (0...others.count).contains(target.item) else { return nil }
        if target.item < others.count {
            new.insertItems([item], beforeItem: others[target.item])
        } else {
            new.appendItems([item], toSection: destination)
        }
        let old = snapshot
        let sections = source == destination ? [source] : [source, destination]
        let oldTree = sections.map { tree(of: $0) }
        var moved = trees
        var branch = NSDiffableDataSourceSectionSnapshot<Item>()
        branch.append([item])
        if var tree = trees[source], tree.contains(item) {
            branch = tree.snapshot(of: item, includingParent: true)
            tree.delete([item])
            moved[source] = tree
        }
        if let tree = moved[destination] {
            let before = target.item > 0 ? others[target.item - 1] : nil
            let after = target.item < others.count ? others[target.item] : nil
            moved[destination] = tree.putting(branch, after: before, before: after)
        }
        adopt(new, trees: moved)
        return NSDiffableDataSourceTransaction(
            initialSnapshot: old,
            finalSnapshot: new,
            difference: new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves(),
            sectionTransactions: zip(sections, oldTree).map { section, former in
                let now = tree(of: section)
                return NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section,
                    initialSnapshot: former,
                    finalSnapshot: now,
                    difference: now.items.difference(from: former.items).inferringMoves()
                )
            }
        )
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// The tree with an item, and what is below it, between two others.
    fileprivate func putting(
        _ branch: Self,
        after former: ItemIdentifierType?,
        before next: ItemIdentifierType?
    ) -> Self {
        var tree = self
        if let next, contains(next) {
            tree.insert(branch, before: next)
        } else if let former, contains(former) {
            tree.insert(branch, after: former)
        } else {
            tree.append(branch.items)
        }
        return tree
    }
}
