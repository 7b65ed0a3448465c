extension UITableView {
    /// Makes sideways drags uncover a row's actions, and drags of a grip carry the row.
    func _followDrags() {
        let drag = DragRecognizer()
        var pressed = CGPoint.zero
        var swipes = false
        drag.pressed = { [weak self] touch in
            guard let self else { return .never }
            pressed = touch.location(in: self)
            guard self._path(at: pressed) != nil else { return .never }
            swipes = !self._hitsGrip(pressed)
            return .afterMoving
        }
        drag.shouldBegin = { [weak self] distance in
            guard let self, let path = self._path(at: pressed) else { return false }
            guard swipes else { return self._beginReordering(path, at: pressed) }
            return abs(distance.x) > abs(distance.y)
                && self._beginSwipe(at: path, isToTheLeft: distance.x < 0)
        }
        drag.moved = { [weak self] place in
            guard let self else { return }
            if swipes {
                self._moveSwipe(by: place.x - pressed.x)
            } else {
                self._moveCarried(to: place.y - self.bounds.minY)
            }
        }
        drag.ended = { [weak self] in
            if swipes { self?._endSwipe() } else { self?._drop() }
        }
        drag.cancelled = { [weak self] in
            if swipes { self?._closeSwipe(animated: true) } else { self?._cancelReordering() }
        }
        _addOwnGestureRecognizer(drag)
    }

    private func _hitsGrip(_ point: CGPoint) -> Bool {
        guard _isEditingTable, let path = _path(at: point), let cell = _cells[path] else { return false }
        return cell._gripContains(cell.convert(point, from: self))
    }

    func _beginReordering(_ path: IndexPath, at point: CGPoint) -> Bool {
        guard let cell = _cells[path], _isMovable(path) else { return false }
        _endTransition()
        _closeSwipe(animated: false)
        _reorder = ListReordering(
            path: path,
            grip: point.y - _rect(of: path).minY,
            pointer: point.y - bounds.minY
        )
        bringSubviewToFront(cell)
        cell._isCarried = true
        _widget?.addTick { [weak self] in self?._scrollWhileCarrying() ?? false }
        return true
    }

    func _moveCarried(to pointer: CGFloat) {
        _reorder?.pointer = pointer
        guard let reorder = _reorder else { return }
        let middle = bounds.minY + pointer - reorder.grip + _rect(of: reorder.path).height / 2
        let proposed = _dropTarget(at: middle) ?? reorder.path
        let target =
            delegate?.tableView(
                self,
                targetIndexPathForMoveFromRowAt: reorder.path,
                toProposedIndexPath: proposed
            )
            ?? proposed
        if _counts.accept(reorder.path, at: target) { _reorder?.target = target }
        _placeRows()
    }

    private func _dropTarget(at y: CGFloat) -> IndexPath? {
        if let path = _tableGeometry.row(at: y) { return path }
        let near = _tableGeometry.sections(from: y, to: y.nextUp)
        guard let section = near.first ?? _counts.sections.indices.last, let reorder = _reorder else {
            return nil
        }
        let isAbove = y < _tableGeometry.rowsStart(of: section)
        let last = _counts.lastTarget(of: reorder.path, inSection: section)
        return IndexPath(row: isAbove ? 0 : max(0, last), section: section)
    }

    private func _scrollWhileCarrying() -> Bool {
        guard let reorder = _reorder else { return false }
        let inset = adjustedContentInset
        let step = reorder.scrollingStep(from: inset.top, to: bounds.height - inset.bottom)
        let offset = _clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + step))
        if step != 0, offset != contentOffset {
            contentOffset = offset
            _moveCarried(to: reorder.pointer)
        }
        return true
    }

    func _drop() {
        guard let reorder = _reorder else { return }
        let (from, to) = (reorder.path, reorder.target)
        _letGo(of: from)
        guard from != to else {
            setNeedsLayout()
            return
        }
        _reorder = nil
        dataSource?.tableView(self, moveRowAt: from, to: to)
        _change([.move(from: from, to: to)])
    }

    private func _cancelReordering() {
        guard let reorder = _reorder else { return }
        _letGo(of: reorder.path)
        setNeedsLayout()
    }

    private func _letGo(of path: IndexPath) {
        _reorder = nil
        guard let cell = _cells[path] else { return }
        cell._isCarried = false
        _insert(cell, at: path)
    }

    func _moveRowByKey(_ path: IndexPath, to proposed: IndexPath?) -> Bool {
        guard _isEditingTable, let proposed, _isMovable(path) else { return false }
        let target =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
            ?? proposed
        guard target != path, _counts.accept(path, at: target) else { return true }
        dataSource?.tableView(self, moveRowAt: path, to: target)
        _change([.move(from: path, to: target)])
        _moveFocus(to: target)
        return true
    }
}
