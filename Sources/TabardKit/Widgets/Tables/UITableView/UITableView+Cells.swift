extension UITableView {
    func _register(_ cellClass: AnyClass?, _ identifier: String) {
        guard let cellClass else {
            _registered[identifier] = nil
            return
        }
        guard let type = cellClass as? UITableViewCell.Type else {
            fatalError(
                "The class for the reuse identifier '\(identifier)' must be UITableViewCell or a subclass of it, but is \(cellClass)"
            )
        }
        _registered[identifier] = type
    }

    func _dequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = _pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return _registered[identifier].map { UITableViewCell._make($0, reuseIdentifier: identifier) }
    }

    func _dequeueRegistered(_ identifier: String) -> UITableViewCell {
        guard _registered[identifier] != nil, let cell = _dequeue(identifier) else {
            let known = _registered.keys.sorted().joined(separator: ", ")
            fatalError(
                "No class is registered for the reuse identifier '\(identifier)'; registered are [\(known)]. Call register(_:forCellReuseIdentifier:) first"
            )
        }
        return cell
    }

    /// Takes a cell out of sight and keeps it for reuse.
    func _retire(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        _keep(cell)
    }

    func _keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        if (_pool[identifier]?.count ?? 0) < 64 { _pool[identifier, default: []].append(cell) }
    }

    func _registerLabel(_ labelClass: AnyClass?, _ identifier: String) {
        guard let labelClass else {
            _registeredLabels[identifier] = nil
            return
        }
        guard let type = labelClass as? UITableViewHeaderFooterView.Type else {
            fatalError(
                "The class for the reuse identifier '\(identifier)' must be UITableViewHeaderFooterView or a subclass of it, but is \(labelClass)"
            )
        }
        _registeredLabels[identifier] = type
    }

    func _dequeueLabel(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let label = _labelPool[identifier]?.popLast() {
            label.prepareForReuse()
            return label
        }
        return _registeredLabels[identifier].map {
            UITableViewHeaderFooterView._make($0, reuseIdentifier: identifier)
        }
    }
}
