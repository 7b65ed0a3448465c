extension UITableView {
    func _adopt(_ counts: ListCounts, after update: ListUpdate) -> (IndexPath) -> CGRect? {
        let old = _tableGeometry
        let counts = counts.sections
        _tableGeometry = _makeGeometry { section, count in
            guard counts.indices.contains(section), count == counts[section],
                let origin = update.sectionOrigins[section], !update.reloadedSections.contains(section)
            else { return nil }
            let rows = old.sections[origin].rows
            if update.keepsItems(inSection: section) { return rows }
            return rows.remapped(to: count) { update.origin(of: $0, withinSection: section) }
        }
        _loadSectionIndex()
        // An app that changed what cells in sight show begins and ends a batch, even an empty one, to have them fit.
        _mayRowsHaveGrown = true
        return { self._rect(old.span(of: $0)) }
    }

    func _moveSupplementaryViews(_ update: ListUpdate, _ transition: ListTransition?) {
        let (headers, footers) = (_headers, _footers)
        (_headers, _footers) = ([:], [:])
        for (section, label) in headers { _move(label, section, update, transition, isHeader: true) }
        for (section, label) in footers { _move(label, section, update, transition, isHeader: false) }
    }

    private func _move(
        _ label: UIView,
        _ section: Int,
        _ update: ListUpdate,
        _ transition: ListTransition?,
        isHeader: Bool
    ) {
        if let now = update.sectionDestinations[section], !update.reloadedSections.contains(now) {
            if isHeader { _headers[now] = label } else { _footers[now] = label }
            transition?.add(label, from: label.frame)
        } else if let transition {
            _leave(label, transition)
        } else {
            label.removeFromSuperview()
        }
    }

    func _updatePosition(of cell: UITableViewCell, at path: IndexPath) {
        _updatePlace(of: cell, at: path)
        _updateEditing(of: cell, at: path)
        cell._updateAccessibility()
    }

    func _didReconfigure(_ cell: UITableViewCell, at path: IndexPath) {
        cell._updateConfigurationIfNeeded()
        cell._updateAccessibility()
        _remeasure(path)
    }

    func _leave(_ view: UIView, _ transition: ListTransition) {
        // Behind the rows that take its place.
        insertSubview(view, at: _firstCellIndex)
        transition.addLeaving(view)
    }

    func _placeViews() {
        _placeRows()
        _layOutLabels()
    }
}
