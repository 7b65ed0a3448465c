/// A row that the user carries to another place.
@MainActor
final class TableReorder {
    let path: IndexPath
    /// Where it would go.
    var target: IndexPath
    /// Where on the row it was taken, from its top.
    let grip: CGFloat
    /// Where the pointer is, in the widget.
    var pointer: CGFloat

    init(path: IndexPath, grip: CGFloat, pointer: CGFloat) {
        self.path = path
        target = path
        self.grip = grip
        self.pointer = pointer
    }

    /// Where a row stands while another one is carried.
    func frame(of row: IndexPath, at rect: CGRect, in table: UITableView) -> CGRect {
        var rect = rect
        if row == path {
            rect.origin.y = table.bounds.minY + pointer - grip
            return rect
        }
        let height = table._rect(of: path).height
        let isBelow = row > path && (row < target || (row == target && target.section == path.section))
        let isAbove = row < path && row >= target
        if isBelow { rect.origin.y -= height }
        if isAbove { rect.origin.y += height }
        return rect
    }
}

extension UITableView {
    private static let scrollingEdge: CGFloat = 40

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
        _reorder = TableReorder(
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
        guard let reorder = _reorder else { return }
        reorder.pointer = pointer
        let middle = bounds.minY + pointer - reorder.grip + _rect(of: reorder.path).height / 2
        let proposed = _dropTarget(at: middle) ?? reorder.path
        let target =
            delegate?.tableView(
                self,
                targetIndexPathForMoveFromRowAt: reorder.path,
                toProposedIndexPath: proposed
            )
            ?? proposed
        if _canDrop(reorder.path, at: target) { reorder.target = target }
        _placeRows()
    }

    private func _canDrop(_ path: IndexPath, at target: IndexPath) -> Bool {
        guard target.count == 2, _tableGeometry.sections.indices.contains(target.section) else {
            return false
        }
        let count = _tableGeometry.sections[target.section].count
        return (0...(target.section == path.section ? count - 1 : count)).contains(target.row)
    }

    private func _dropTarget(at y: CGFloat) -> IndexPath? {
        if let path = _tableGeometry.row(at: y) { return path }
        let near = _tableGeometry.sections(from: y, to: y.nextUp)
        guard let section = near.first ?? _tableGeometry.sections.indices.last, let reorder = _reorder else {
            return nil
        }
        let isAbove = y < _tableGeometry.rowsStart(of: section)
        let count = _tableGeometry.sections[section].count
        let last = section == reorder.path.section ? count - 1 : count
        return IndexPath(row: isAbove ? 0 : max(0, last), section: section)
    }

    private func _scrollWhileCarrying() -> Bool {
        guard let reorder = _reorder else { return false }
        let inset = adjustedContentInset
        let top = inset.top + Self.scrollingEdge - reorder.pointer
        let bottom = reorder.pointer - (bounds.height - inset.bottom - Self.scrollingEdge)
        let step =
            top > 0 ? -min(top, Self.scrollingEdge) / 4 : bottom > 0 ? min(bottom, Self.scrollingEdge) / 4 : 0
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
        _change([.move(from: from, to: to)], with: .automatic)
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
        // Back among its siblings, whose order is that of the keyboard.
        let before = _cells.keys.filter { $0 < path }.max()
        if let before, let sibling = _cells[before] {
            insertSubview(cell, aboveSubview: sibling)
        } else {
            insertSubview(cell, at: _firstCellIndex)
        }
    }

    func _moveRowByKey(_ path: IndexPath, to proposed: IndexPath?) -> Bool {
        guard _isEditingTable, let proposed, _isMovable(path) else { return false }
        let target =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
            ?? proposed
        guard target != path, _canDrop(path, at: target) else { return true }
        dataSource?.tableView(self, moveRowAt: path, to: target)
        _change([.move(from: path, to: target)], with: .automatic)
        _moveFocus(to: target)
        return true
    }
}
