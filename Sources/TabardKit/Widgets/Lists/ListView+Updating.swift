internal import GtkInterop

extension ListView {
    func _beginUpdates() {
        if _batch.depth == 0 { _reloadIfNeeded() }
        _batch.depth += 1
    }

    func _change(_ changes: [ListChange], animated: Bool = true) {
        _beginUpdates()
        _batch.changes += changes
        if animated { _batch.isAnimated = true }
        _endUpdates(nil)
    }

    func _endUpdates(_ completion: ((Bool) -> Void)?) {
        require(_batch.depth > 0, "endUpdates() must follow a beginUpdates()")
        if let completion { _batch.completions.append(completion) }
        _batch.depth -= 1
        guard _batch.depth == 0 else { return }
        let batch = _batch
        _batch = ListBatch()
        _finish(batch)
    }

    /// Makes the changes of a batch, and says when they have been animated.
    private func _finish(_ batch: ListBatch) {
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
        let (update, counts): (ListUpdate, ListCounts)
        do {
            (update, counts) = try _update(by: batch)
        } catch {
            Log.warn("Invalid update of \(type(of: self)): \(error.message). Everything is loaded anew")
            _needsReload = true
            _reloadIfNeeded()
            return
        }
        let oldFrame = _adopt(counts, after: update)
        _changeCount += 1
        // Whoever is making cells goes on with paths of before.
        if _isLayingOutCells { setNeedsLayout() }
        _prefetching.reset()
        _selection.follow(update)
        _focusedPath = _focusedPath.flatMap { update.destination(of: $0) }
        _highlightedPath = nil
        _show(update, from: oldFrame, isAnimated: batch.isAnimated)
    }

    /// Brings cells, headers and footers to where they belong now.
    private func _show(_ update: ListUpdate, from oldFrame: (IndexPath) -> CGRect?, isAnimated: Bool) {
        let transition = isAnimated && _canAnimate ? ListTransition() : nil
        let old = _cells
        _cells = [:]
        // What the app changes as it hears of cells that go is changed once all of them are where they belong.
        _batch.depth += 1
        for (path, cell) in old {
            if let now = update.unchangedDestination(of: path) {
                _cells[now] = cell
                transition?.add(cell, from: cell.frame)
            } else if let transition {
                _leave(cell, transition)
                _didEndDisplaying(cell, at: path)
            } else {
                _retire(cell, at: path)
            }
        }
        _moveSupplementaryViews(update, transition)
        _batch.depth -= 1
        _transition = transition
        if _needsReload || !_batch.changes.isEmpty || !_batch.placeholders.isEmpty {
            let further = _batch
            _batch = ListBatch()
            return _finish(further)
        }
        for (path, cell) in _cells { _updatePosition(of: cell, at: path) }
        let kept = Set(_cells.keys)
        _layOutCells()
        _sortCells()
        guard let transition else { return }
        for (path, cell) in _cells where !kept.contains(path) {
            if let frame = update.unchangedOrigin(of: path).flatMap(oldFrame) {
                transition.add(cell, from: frame)
            } else {
                transition.addArriving(cell, at: cell.frame)
            }
        }
        _play(transition)
    }

    var _canAnimate: Bool { Toolkit.areAnimationsEnabled && _widget?.isMapped == true }

    func _play(_ transition: ListTransition) {
        guard let widget = _widget else { return }
        transition.didLeave = { [weak self] view in
            if let cell = view as? Cell { self?._cellQueue.enqueue(cell) }
        }
        transition.finished = { [weak self] in
            self?._transition = nil
            self?.setNeedsLayout()
        }
        transition.play(on: widget) { [weak self] in self?._placeViews() }
        _placeViews()
    }

    /// Ends the movement after changes at once.
    func _endTransition() {
        let running = _transition
        _transition = nil
        running?.end()
    }
}
