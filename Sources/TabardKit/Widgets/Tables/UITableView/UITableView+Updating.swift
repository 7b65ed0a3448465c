import GtkInterop

extension UITableView {
    func _beginUpdates() {
        if _batch.depth == 0 { _reloadIfNeeded() }
        _batch.depth += 1
    }

    func _change(_ changes: [ListChange], with animation: RowAnimation) {
        _beginUpdates()
        _batch.changes += changes
        if animation != .none { _batch.isAnimated = true }
        _endUpdates(nil)
    }

    func _endUpdates(_ completion: ((Bool) -> Void)?) {
        require(_batch.depth > 0, "endUpdates() must follow a beginUpdates()")
        if let completion { _batch.completions.append(completion) }
        _batch.depth -= 1
        guard _batch.depth == 0 else { return }
        let batch = _batch
        _batch = ListBatch()
        // Everything is to be loaded anew in any case.
        if _needsReload {
            _reloadIfNeeded()
        } else {
            _apply(batch)
        }
        guard let transition = _transition else {
            for completion in batch.completions { completion(true) }
            return
        }
        let finished = transition.finished
        transition.finished = {
            finished?()
            for completion in batch.completions { completion(true) }
        }
    }

    private func _apply(_ batch: ListBatch) {
        _endTransition()
        _stopInteraction()
        let old = _tableGeometry
        let counts = _askCounts().sections
        let update: ListUpdate
        do {
            update = try ListUpdate(batch.changes, from: old.counts.sections, to: counts)
        } catch {
            Log.warn("Invalid update of \(type(of: self)): \(error.message). Everything is loaded anew")
            _needsReload = true
            _reloadIfNeeded()
            return
        }
        _tableGeometry = _makeGeometry { section, count in
            guard counts.indices.contains(section), count == counts[section],
                let origin = update.sectionOrigins[section], !update.reloadedSections.contains(section)
            else { return nil }
            let rows = old.sections[origin].rows
            if update.keepsItems(inSection: section) { return rows }
            return rows.remapped(count: count) { row in
                guard let path = update.origin(of: IndexPath(row: row, section: section)),
                    path.section == origin
                else { return nil }
                return path.row
            }
        }
        _selection.follow(update)
        _focusedPath = _focusedPath.flatMap { update.destination(of: $0) }
        _highlightedPath = nil
        _show(update, from: old, isAnimated: batch.isAnimated)
    }

    private var _canAnimate: Bool {
        Toolkit.areAnimationsEnabled && _widget?.isMapped == true
    }

    /// Brings cells and headers to where they belong now.
    private func _show(_ update: ListUpdate, from old: TableGeometry, isAnimated: Bool) {
        let transition = isAnimated && _canAnimate ? ListTransition() : nil
        let oldCells = _cells
        let oldHeaders = _headers
        let oldFooters = _footers
        _cells = [:]
        _headers = [:]
        _footers = [:]
        for (path, cell) in oldCells {
            guard let now = update.destination(of: path), !update.reloadedItems.contains(now) else {
                _takeAway(cell, transition)
                delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
                if transition == nil { _cellQueue.enqueue(cell) }
                continue
            }
            _cells[now] = cell
            transition?.add(cell, from: cell.frame)
        }
        for (section, label) in oldHeaders { _move(label, section, update, transition, isHeader: true) }
        for (section, label) in oldFooters { _move(label, section, update, transition, isHeader: false) }
        for (path, cell) in _cells {
            _updatePlace(of: cell, at: path)
            _updateEditing(of: cell, at: path)
            cell._updateAccessibility()
        }
        _transition = transition
        let kept = Set(_cells.keys)
        _layOutRows()
        guard let transition, let widget = _widget else { return }
        for (path, cell) in _cells where !kept.contains(path) {
            if let origin = update.origin(of: path), !update.reloadedItems.contains(path) {
                transition.add(cell, from: _rect(old.span(of: origin)))
            } else {
                transition.addArriving(cell, at: cell.frame)
            }
        }
        transition.didLeave = { [weak self] view in
            if let cell = view as? UITableViewCell { self?._cellQueue.enqueue(cell) }
        }
        transition.finished = { [weak self] in
            self?._transition = nil
            self?.setNeedsLayout()
        }
        transition.play(on: widget) { [weak self] in self?._placeDuringTransition() }
        _placeDuringTransition()
    }

    private func _placeDuringTransition() {
        _placeRows()
        _layOutLabels()
    }

    private func _takeAway(_ view: UIView, _ transition: ListTransition?) {
        guard let transition else {
            view.removeFromSuperview()
            return
        }
        // Behind the rows that take its place.
        insertSubview(view, at: _firstCellIndex)
        transition.addLeaving(view, from: view.frame, to: view.frame, fades: true)
    }

    private func _move(
        _ label: UIView,
        _ section: Int,
        _ update: ListUpdate,
        _ transition: ListTransition?,
        isHeader: Bool
    ) {
        guard let now = update.sectionDestinations[section], !update.reloadedSections.contains(now) else {
            _takeAway(label, transition)
            return
        }
        if isHeader { _headers[now] = label } else { _footers[now] = label }
        transition?.add(label, from: label.frame)
    }

    func _endTransition() {
        let running = _transition
        _transition = nil
        running?.end()
    }
}
