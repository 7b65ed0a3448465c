extension NSDiffableDataSourceSnapshot {
    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        _contents.insertSections(identifiers, at: _contents.sections.count)
    }

    /// Puts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        _contents.insertSections(identifiers, at: _contents.index(ofSection: toIdentifier))
    }

    /// Puts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        _contents.insertSections(identifiers, at: _contents.index(ofSection: toIdentifier) + 1)
    }

    /// Takes sections away with their items; those that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        _contents.deleteSections(identifiers)
        _forgetMarks()
    }

    /// Moves a section with its items to just before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves a section with its items to just after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType,
        to target: SectionIdentifierType,
        offset: Int
    ) {
        require(identifier != target, "A section cannot be moved to itself: \(identifier)")
        _contents.requireSection(target)
        _contents.sections.remove(at: _contents.index(ofSection: identifier))
        _contents.sections.insert(identifier, at: _contents.index(ofSection: target) + offset)
    }

    /// Marks sections to be shown anew when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            _contents.requireSection(identifier)
            if !_reloadedSections.contains(identifier) { _reloadedSections.append(identifier) }
        }
    }
}
