internal import GtkInterop

/// A data source that tells of a movement once the collection has made it.
@MainActor
protocol ReorderingSource {
    func _finishReordering()
}

extension UICollectionView {
    func _beginMovement(of path: IndexPath) -> Bool {
        _reloadIfNeeded()
        guard _carriedItem == nil, _placeholders.isEmpty, _counts.contains(path), let cell = _cells[path],
            dataSource?.collectionView(self, canMoveItemAt: path) ?? false
        else { return false }
        _endTransition()
        _closeSwipe(animated: false)
        _carriedItem = CollectionMovement(path: path, center: cell.center)
        cell.superview?.bringSubviewToFront(cell)
        cell._isCarriedCell = true
        _widget?.addTick { [weak self] in self?._scrollWhileMoving() ?? false }
        return true
    }

    func _updateMovement(to center: CGPoint) {
        guard var movement = _carriedItem, center.x.isFinite, center.y.isFinite else { return }
        movement.center = center
        _carriedItem = movement
        if let proposed = _movementTarget(at: center), proposed != movement.target {
            let target =
                delegate?.collectionView(
                    self,
                    targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.path,
                    atCurrentIndexPath: movement.target,
                    toProposedIndexPath: proposed
                ) ?? proposed
            if _counts.accept(movement.path, at: target) { _carriedItem?.target = target }
        }
        setNeedsLayout()
    }

    /// The place under a point; behind the last item of the section below which it is.
    private func _movementTarget(at point: CGPoint) -> IndexPath? {
        guard let movement = _carriedItem else { return nil }
        if let path = _path(at: point) {
            let last = _counts.lastTarget(of: movement.path, inSection: path.section)
            return IndexPath(item: min(path.item, max(0, last)), section: path.section)
        }
        return nil
    }

    func _endMovement() {
        guard let movement = _carriedItem else { return }
        _letGoOfMoved()
        guard movement.path != movement.target, _counts.accept(movement.path, at: movement.target) else {
            return setNeedsLayout()
        }
        _moveItem(from: movement.path, to: movement.target)
    }

    /// Has the data source move an item, and then moves it.
    func _moveItem(from path: IndexPath, to target: IndexPath) {
        dataSource?.collectionView(self, moveItemAt: path, to: target)
        _change([.move(from: path, to: target)])
        (dataSource as? any ReorderingSource)?._finishReordering()
    }

    func _cancelMovement() {
        guard _carriedItem != nil else { return }
        _letGoOfMoved()
        setNeedsLayout()
    }

    private func _letGoOfMoved() {
        guard let movement = _carriedItem else { return }
        _carriedItem = nil
        guard let cell = _cells[movement.path] else { return }
        cell._isCarriedCell = false
        _insert(cell, at: movement.path)
    }

    private func _scrollWhileMoving() -> Bool {
        guard let movement = _carriedItem else { return false }
        let inset = adjustedContentInset
        let near = ListReordering(path: movement.path, grip: 0, pointer: movement.center.y - bounds.minY)
        let step = near.scrollingStep(from: inset.top, to: bounds.height - inset.bottom)
        let offset = _clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + step))
        guard step != 0, offset != contentOffset else { return true }
        let moved = offset.y - contentOffset.y
        contentOffset = offset
        _updateMovement(to: CGPoint(x: movement.center.x, y: movement.center.y + moved))
        return true
    }

    /// Where an item's cell stands while one is carried.
    func _frameWhileMoving(of path: IndexPath, _ target: CGRect) -> CGRect {
        guard let movement = _carriedItem else { return target }
        if path == movement.path {
            return CGRect(
                x: movement.center.x - target.width / 2,
                y: movement.center.y - target.height / 2,
                width: target.width,
                height: target.height
            )
        }
        let place = movement.place(of: path)
        guard place != path, let frame = _layout.layoutAttributesForItem(at: place)?.frame else {
            return target
        }
        return frame
    }

    /// Carries items by the handles of their cells.
    func _followHandles() {
        let drag = DragRecognizer()
        var pressed = CGPoint.zero
        drag.pressed = { [weak self] touch in
            guard let self else { return .never }
            pressed = touch.location(in: self)
            return self._handle(at: pressed) == nil ? .never : .afterMoving
        }
        drag.shouldBegin = { [weak self] _ in
            guard let self, let path = self._handle(at: pressed), let cell = self._cells[path],
                self._beginMovement(of: path)
            else { return false }
            self._carriedItem?.grip = CGPoint(x: cell.center.x - pressed.x, y: cell.center.y - pressed.y)
            return true
        }
        drag.moved = { [weak self] place in
            guard let self, let movement = self._carriedItem else { return }
            // Rows of a list are carried up and down only.
            let center = CGPoint(x: movement.center.x, y: place.y + movement.grip.y)
            self._updateMovement(to: center)
        }
        drag.ended = { [weak self] in self?._endMovement() }
        drag.cancelled = { [weak self] in self?._cancelMovement() }
        _addOwnGestureRecognizer(drag)
    }

    /// The item whose handle is at a point.
    private func _handle(at point: CGPoint) -> IndexPath? {
        guard let path = _path(at: point), let cell = _cells[path] as? UICollectionViewListCell,
            cell._hasHandle(at: cell.convert(point, from: self))
        else { return nil }
        return path
    }

    /// Moves an item by the keyboard, while the list is edited.
    func _moveByKey(_ path: IndexPath, to proposed: IndexPath?) -> Bool {
        guard let proposed, _placeholders.isEmpty,
            let cell = _cells[path] as? UICollectionViewListCell, cell._showsHandle,
            dataSource?.collectionView(self, canMoveItemAt: path) ?? false
        else { return false }
        let target = _moveTarget(of: path, proposed: proposed)
        guard target != path else { return true }
        _moveItem(from: path, to: target)
        _moveFocus(to: target)
        return true
    }
}

extension UICollectionViewListCell {
    /// Whether the cell shows a handle by which it is carried.
    var _showsHandle: Bool {
        _accessoryViews.contains { if case .reorder = $0.accessory.accessoryType { true } else { false } }
    }

    /// Whether the handle is at a point of the cell; it reaches over the cell's whole height.
    func _hasHandle(at point: CGPoint) -> Bool {
        _accessoryViews.contains { view in
            guard case .reorder = view.accessory.accessoryType else { return false }
            let frame = view.convert(view.bounds, to: self)
            return point.x >= frame.minX - 10 && point.x <= frame.maxX + 10
        }
    }
}
