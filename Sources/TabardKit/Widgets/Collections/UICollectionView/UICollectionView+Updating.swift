import GtkInterop

extension UICollectionView {
    func _change(_ changes: [ListChange]) {
        if _batch.depth == 0 { _reloadIfNeeded() }
        _batch.depth += 1
        _batch.changes += changes
        _endBatch()
    }

    func _performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        if _batch.depth == 0 { _reloadIfNeeded() }
        _batch.depth += 1
        updates?()
        if let completion { _batch.completions.append(completion) }
        _endBatch()
    }

    private func _endBatch() {
        _batch.depth -= 1
        guard _batch.depth == 0 else { return }
        let batch = _batch
        _batch = ListBatch()
        if _needsReload {
            _reloadIfNeeded()
        } else {
            _apply(batch.changes)
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

    private func _apply(_ changes: [ListChange]) {
        _endTransition()
        let counts = _askCounts()
        let update: ListUpdate
        do {
            update = try ListUpdate(changes, from: _counts.sections, to: counts.sections)
        } catch {
            Log.warn("Invalid update of \(type(of: self)): \(error.message). Everything is loaded anew")
            _needsReload = true
            _reloadIfNeeded()
            return
        }
        // Where items were that come into sight.
        _layout._prepareIfNeeded()
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let old = Dictionary(
            (_layout.layoutAttributesForElements(in: area) ?? [])
                .filter { $0.representedElementKind == nil }.map { ($0.indexPath, $0.frame) }
        ) { first, _ in first }
        _counts = counts
        _layout.invalidateLayout()
        let map = { (path: IndexPath) -> IndexPath? in
            update.destination(of: path).flatMap { update.reloadedItems.contains($0) ? nil : $0 }
        }
        _selection.follow(update)
        _focusedPath = _focusedPath.flatMap(map)
        _highlightedPath = nil
        _show(
            map,
            origins: { update.reloadedItems.contains($0) ? nil : update.origin(of: $0).flatMap { old[$0] } }
        )
    }

    private func _show(_ map: (IndexPath) -> IndexPath?, origins: (IndexPath) -> CGRect?) {
        let isAnimated = Toolkit.areAnimationsEnabled && _widget?.isMapped == true
        let transition = isAnimated ? ListTransition() : nil
        let oldCells = _cells
        _cells = [:]
        for (path, cell) in oldCells {
            if let now = map(path) {
                _cells[now] = cell
                cell._changeAccessibility { $0.position = self._counts.position(of: now) }
                transition?.add(cell, from: cell.frame)
            } else if let transition {
                transition.addLeaving(cell, from: cell.frame, to: cell.frame, fades: true)
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            } else {
                _retire(cell, at: path)
            }
        }
        // A section may have another header now.
        _removeSupplementaryViews()
        _transition = transition
        let kept = Set(_cells.keys)
        _layOutCells()
        guard let transition, let widget = _widget else { return }
        for (path, cell) in _cells where !kept.contains(path) {
            if let origin = origins(path) {
                transition.add(cell, from: origin)
            } else {
                transition.addArriving(cell, at: cell.frame)
            }
        }
        _play(transition, on: widget)
    }

    private func _play(_ transition: ListTransition, on widget: Widget) {
        transition.didLeave = { [weak self] view in
            if let cell = view as? UICollectionViewCell { self?._cellQueue.enqueue(cell) }
        }
        transition.finished = { [weak self] in
            self?._transition = nil
            self?.setNeedsLayout()
        }
        transition.play(on: widget) { [weak self] in self?._layOutCells() }
        _layOutCells()
    }

    func _endTransition() {
        let running = _transition
        _transition = nil
        running?.end()
    }

    func _setLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        guard layout !== _layout else { return }
        _endTransition()
        _layout._collectionView = nil
        _layout = layout
        layout._collectionView = self
        layout.invalidateLayout()
        guard animated, Toolkit.areAnimationsEnabled, let widget = _widget, widget.isMapped else { return }
        let transition = ListTransition()
        for cell in _cells.values { transition.add(cell, from: cell.frame) }
        _transition = transition
        _play(transition, on: widget)
    }
}
