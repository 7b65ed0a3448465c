extension UICollectionView {
    func _adopt(_ counts: ListCounts, after update: ListUpdate) -> (IndexPath) -> CGRect? {
        // Where items were that come into sight.
        _layout._prepareIfNeeded()
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let old = Dictionary(
            (_layout.layoutAttributesForElements(in: area) ?? [])
                .filter { $0.representedElementKind == nil && !$0._scrollsAcross }
                .map { ($0.indexPath, $0.frame) }
        ) { first, _ in first }
        _counts = counts
        (_layout as? any MeasuringLayout)?._follow(update)
        _layout.invalidateLayout()
        if let path = _focusedPath, update.unchangedDestination(of: path) == nil { _focusedPath = nil }
        return { old[$0] }
    }

    func _moveSupplementaryViews(_ update: ListUpdate, _ transition: ListTransition?) {
        _moveAcrossScrollers(update)
        let old = _supplementary
        _supplementary = [:]
        for (key, view) in old {
            if let now = _destination(of: key, update) {
                _supplementary[now] = view
                transition?.add(view, from: view.frame)
            } else {
                view.removeFromSuperview()
                _queue(for: key).enqueue(view)
            }
        }
    }

    /// Where a header, a footer, a badge or a decoration belongs after changes; nil if it is to be asked for anew.
    private func _destination(of key: SupplementaryKey, _ update: ListUpdate) -> SupplementaryKey? {
        var key = key
        if key.belongsToItem {
            guard let now = update.unchangedDestination(of: key.path) else { return nil }
            key.path = now
        } else if key.path.count == 2 {
            guard let now = update.sectionDestinations[key.path.section],
                !update.reloadedSections.contains(now)
            else { return nil }
            key.path = IndexPath(item: key.path.item, section: now)
        }
        return key
    }

    func _didReconfigure(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell._updateConfigurationIfNeeded()
        (_layout as? any MeasuringLayout)?._forgetMeasured(at: path)
    }

    func _updatePosition(of cell: UICollectionViewCell, at path: IndexPath) {
        cell._changeAccessibility { $0.position = self._counts.position(of: path) }
    }

    func _leave(_ view: UIView, _ transition: ListTransition) { transition.addLeaving(view) }

    func _placeViews() { _layOutCells() }

    func _setLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        guard layout !== _layout else { return }
        _endTransition()
        _removeSupplementaryViews()
        _layout._collectionView = nil
        _layout = layout
        layout._collectionView = self
        _takeListBackground()
        layout.invalidateLayout()
        guard animated, _canAnimate else { return }
        let transition = ListTransition()
        for cell in _cells.values { transition.add(cell, from: cell.frame) }
        _transition = transition
        _play(transition)
    }
}
