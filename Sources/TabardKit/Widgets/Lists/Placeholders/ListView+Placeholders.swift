extension ListView {
    /// The path that the app is told of an item that shows at a path.
    func _told(_ path: IndexPath) -> IndexPath { _placeholders.told(path) }

    /// The path at which an item shows of which the app tells.
    func _shown(_ path: IndexPath) -> IndexPath { _placeholders.shown(path) }

    func _isPlaceholder(_ path: IndexPath) -> Bool { !_placeholders.isEmpty && _placeholders[path] != nil }

    /// The path that the app is told of a cell; nil if none of its items is there.
    func _toldPath(of cell: Cell) -> IndexPath? {
        guard let path = _path(of: cell), !_isPlaceholder(path) else { return nil }
        return _told(path)
    }

    /// The cell of a placeholder; nil if an item of the data source is there.
    func _placeholderCell(at path: IndexPath) -> Cell? {
        guard !_placeholders.isEmpty, let placeholder = _placeholders[path] else { return nil }
        let cell = _cellQueue.dequeueRegistered(placeholder.reuseIdentifier)
        placeholder.show(in: cell)
        return cell
    }

    /// Shows a placeholder.
    func _insert(_ placeholder: ListPlaceholder, at path: IndexPath) {
        _reloadIfNeeded()
        require(
            path.count == 2 && _counts.sections.indices.contains(path.section),
            "There is no section for a placeholder at \(path); there are \(_counts.sections.count)"
        )
        _changePlaceholder(.insert(placeholder, path))
    }

    /// Takes a placeholder away.
    ///
    /// - Returns: Whether it was there.
    func _delete(_ placeholder: ListPlaceholder) -> Bool {
        _reloadIfNeeded()
        guard _placeholders.path(of: placeholder) != nil else { return false }
        _changePlaceholder(.delete(placeholder))
        return true
    }

    /// Has the app put an item in the place of a placeholder.
    ///
    /// - Returns: Whether the placeholder was there.
    func _commit(_ placeholder: ListPlaceholder, dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        _reloadIfNeeded()
        guard let path = _placeholders.path(of: placeholder) else { return false }
        let told = _told(path)
        _beginUpdates()
        dataSourceUpdates(told)
        // A diffable data source says by itself what it inserted.
        if !_batch.changes.contains(.insert(told)) { _batch.changes.append(.insert(told)) }
        _batch.placeholders.append(.commit(placeholder, told))
        _endUpdates(nil)
        return true
    }

    private func _changePlaceholder(_ change: ListPlaceholderChange) {
        _beginUpdates()
        _batch.placeholders.append(change)
        _batch.isAnimated = true
        _endUpdates(nil)
    }

    /// Where everything came from in a batch of changes, placeholders included, and how much shows now.
    func _update(by batch: ListBatch) throws(ListUpdateError) -> (ListUpdate, ListCounts) {
        let old = _placeholders
        // The data source is asked for its own items alone; after an error none of these is left.
        _placeholders = ListPlaceholders()
        let counts = _askCounts()
        if old.isEmpty, batch.placeholders.isEmpty {
            return (try ListUpdate(batch.changes, from: _counts.sections, to: counts.sections), counts)
        }
        var committed: [IndexPath: IndexPath] = [:]
        for case .commit(let placeholder, let told) in batch.placeholders {
            committed[told] = old.path(of: placeholder)
        }
        // What takes the place of a placeholder moves nothing.
        let others = batch.changes.filter { change in
            if case .insert(let path) = change { committed[path] == nil } else { true }
        }
        var after = counts.sections
        for path in committed.keys where after.indices.contains(path.section) { after[path.section] -= 1 }
        let before = old.told(_counts.sections)
        var new = old.following(try ListUpdate(others, from: before, to: after), from: before, to: after)
        var changes = committed.values.map { ListChange.reload($0) }
        for change in batch.placeholders {
            switch change {
            case .insert(let placeholder, let path):
                let wanted = IndexPath(item: path.item, section: min(path.section, counts.sections.count - 1))
                guard wanted.section >= 0 else { continue }
                let place = new.insert(placeholder, at: wanted, among: new.shown(counts.sections))
                changes.append(.insert(place))
            case .delete(let placeholder):
                if let path = old.path(of: placeholder) { changes.append(.delete(path)) }
                new.remove(placeholder)
            case .commit(let placeholder, _): new.giveUp(placeholder)
            }
        }
        changes += others.map { $0.shown(before: old, after: new) }
        let shown = ListCounts(new.shown(counts.sections))
        let update = try ListUpdate(changes, from: _counts.sections, to: shown.sections)
        _placeholders = new
        return (update, shown)
    }
}

extension ListChange {
    /// The same change by the paths at which items show.
    @MainActor
    fileprivate func shown(before old: ListPlaceholders, after new: ListPlaceholders) -> ListChange {
        switch self {
        case .insertSection, .deleteSection, .reloadSection, .moveSection: self
        case .insert(let path): .insert(new.shown(path))
        case .delete(let path): .delete(old.shown(path))
        case .reload(let path): .reload(old.shown(path))
        case .move(let from, let to): .move(from: old.shown(from), to: new.shown(to))
        }
    }
}
