extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section, by default of the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? _contents.sections.last else {
            fatalError("There is no section to append items to; call appendSections(_:) first")
        }
        _contents.requireSection(section)
        _contents.insert(identifiers, in: section, at: nil)
    }

    /// Puts items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let (section, index) = _contents.place(of: beforeIdentifier)
        _contents.insert(identifiers, in: section, at: index)
    }

    /// Puts items after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) {
        let (section, index) = _contents.place(of: afterIdentifier)
        _contents.insert(identifiers, in: section, at: index + 1)
    }

    /// Takes items away; those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        _contents.delete(identifiers)
        _forgetMarks()
    }

    /// Takes all items and all sections away.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    /// Moves an item to just before another one, in whatever section.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item to just after another one, in whatever section.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(
        _ identifier: ItemIdentifierType,
        to target: ItemIdentifierType,
        offset: Int
    ) {
        require(identifier != target, "An item cannot be moved to itself: \(identifier)")
        _contents.requireItem(target)
        _ = _contents.place(of: identifier)
        _contents.delete([identifier])
        let (section, index) = _contents.place(of: target)
        _contents.insert([identifier], in: section, at: index + offset)
    }

    /// Marks items to be shown anew, with new cells, when the snapshot is applied.
    ///
    /// Where the cells are to stay and only show other values, `reconfigureItems(_:)` is faster.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _contents.requireItem(identifier) }
        for identifier in identifiers { _reloadedItems.add(identifier) }
    }

    /// Marks items whose cells are to be configured anew when the snapshot is applied: the provider is asked, and the
    /// cell that it dequeues is the one that shows the item.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _contents.requireItem(identifier) }
        for identifier in identifiers { _reconfiguredItems.add(identifier) }
    }

    /// Forgets marks of what is gone.
    mutating func _forgetMarks() {
        let contents = _contents
        _reloadedItems.removeAll { contents.sectionOfItem[$0] == nil }
        _reconfiguredItems.removeAll { contents.sectionOfItem[$0] == nil }
        _reloadedSections.removeAll { contents.items[$0] == nil }
    }

    /// Identifiers in the order in which they were marked, each once.
    struct Marks: Sendable {
        private(set) var identifiers: [ItemIdentifierType] = []
        private var known: Set<ItemIdentifierType> = []

        mutating func add(_ identifier: ItemIdentifierType) {
            if known.insert(identifier).inserted { identifiers.append(identifier) }
        }

        mutating func removeAll(where isGone: (ItemIdentifierType) -> Bool) {
            guard !identifiers.isEmpty else { return }
            identifiers.removeAll(where: isGone)
            known = Set(identifiers)
        }
    }
}
