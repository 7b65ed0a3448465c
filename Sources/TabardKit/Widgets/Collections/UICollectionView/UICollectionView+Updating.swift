extension UICollectionView {
    func _adopt(_ counts: ListCounts, after update: ListUpdate) -> (IndexPath) -> CGRect? {
        // Where items were that come into sight.
        _layout._prepareIfNeeded()
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let old = Dictionary(
            (_layout.layoutAttributesForElements(in: area) ?? [])
                .filter { $0.representedElementKind == nil }.map { ($0.indexPath, $0.frame) }
        ) { first, _ in first }
        _counts = counts
        _layout.invalidateLayout()
        if let path = _focusedPath, update.unchangedDestination(of: path) == nil { _focusedPath = nil }
        return { old[$0] }
    }

    func _moveSupplementaryViews(_ update: ListUpdate, _ transition: ListTransition?) {
        let old = _supplementary
        _supplementary = [:]
        for (key, view) in old {
            if let now = update.sectionDestinations[key.section], !update.reloadedSections.contains(now) {
                _supplementary[SupplementaryKey(kind: key.kind, section: now)] = view
                transition?.add(view, from: view.frame)
            } else {
                view.removeFromSuperview()
                _supplementaryQueue(key.kind).enqueue(view)
            }
        }
    }

    func _didReconfigure(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell._updateConfigurationIfNeeded()
    }

    func _updatePosition(of cell: UICollectionViewCell, at path: IndexPath) {
        cell._changeAccessibility { $0.position = self._counts.position(of: path) }
    }

    func _leave(_ view: UIView, _ transition: ListTransition) { transition.addLeaving(view) }

    func _placeViews() { _layOutCells() }

    func _setLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        guard layout !== _layout else { return }
        _endTransition()
        _layout._collectionView = nil
        _layout = layout
        layout._collectionView = self
        layout.invalidateLayout()
        guard animated, _canAnimate else { return }
        let transition = ListTransition()
        for cell in _cells.values { transition.add(cell, from: cell.frame) }
        _transition = transition
        _play(transition)
    }
}
