internal import GtkInterop

/// A data source that knows which items stand below others.
@MainActor
protocol OutlineSource {
    /// How far in an item is, and whether what is below it shows; nil if the section is no tree.
    func _outline(at path: IndexPath) -> (level: Int, isExpanded: Bool)?

    /// Shows or hides what is below an item.
    ///
    /// - Returns: Whether it shows now; nil if nothing has changed.
    func _toggleOutline(at path: IndexPath) -> Bool?
}

extension UICollectionView {
    private var outline: (any OutlineSource)? { dataSource as? any OutlineSource }

    /// Tells a cell how the list is, as far as that shows in it.
    func _tellList(_ cell: UICollectionViewCell, at path: IndexPath) {
        let state = _isPlaceholder(path) ? nil : outline?._outline(at: _told(path))
        cell._isEditingCell = isEditing
        cell._isExpandedCell = state?.isExpanded ?? false
        if let state, let cell = cell as? UICollectionViewListCell { cell.indentationLevel = state.level }
        (cell as? UICollectionViewListCell)?._updateAccessories()
    }

    func _toggleOutline(at path: IndexPath) {
        guard let cell = _cells[path], let isExpanded = outline?._toggleOutline(at: _told(path)) else {
            return
        }
        cell._isExpandedCell = isExpanded
        cell._listStateChanged(animated: true)
    }

    /// Shows or hides what is below an item, by the arrow keys.
    func _turnOutline(at path: IndexPath, expands: Bool) -> Bool {
        guard let cell = _cells[path] as? UICollectionViewListCell, cell._showsOutline,
            let state = outline?._outline(at: _told(path)), state.isExpanded != expands
        else { return false }
        _toggleOutline(at: path)
        return true
    }

    func _setEditing(_ editing: Bool) {
        _closeSwipe(animated: true)
        for cell in _cells.values {
            cell._isEditingCell = editing
            cell._listStateChanged(animated: true)
        }
        // The marks of editing leave the cells another width for what is in them.
        (_layout as? any MeasuringLayout)?._forgetMeasuredItems()
        if !editing, !allowsMultipleSelection, _selection.paths.count > 1 { _select(nil, animated: false) }
        setNeedsLayout()
    }

    /// The user chose an item, by whatever means.
    func _userSelected(_ path: IndexPath) {
        if _swipe != nil {
            _closeSwipe(animated: true)
        } else if let cell = _cells[path] as? UICollectionViewListCell, let header = cell._outlineHeader,
            header._handler != nil || outline?._outline(at: _told(path)) != nil
        {
            if let handler = header._handler { handler() } else { _toggleOutline(at: path) }
        } else {
            _choose(path)
        }
    }

    /// Takes the background of the layout's list, unless the app has given another one.
    func _takeListBackground() {
        guard let list = (_layout as? UICollectionViewCompositionalLayout)?._listConfiguration else { return }
        let color = ListSection.background(list)
        guard backgroundColor == (_listBackground ?? .systemBackground), backgroundColor != color else {
            return
        }
        _listBackground = color
        backgroundColor = color
    }

    /// Makes sideways drags uncover an item's actions.
    func _followSwipes() {
        let drag = DragRecognizer()
        var pressed = CGPoint.zero
        drag.pressed = { [weak self] touch in
            guard let self, self._layout is UICollectionViewCompositionalLayout else { return .never }
            pressed = touch.location(in: self)
            return self._path(at: pressed) == nil ? .never : .afterMoving
        }
        drag.shouldBegin = { [weak self] distance in
            guard let self, let path = self._path(at: pressed), abs(distance.x) > abs(distance.y) else {
                return false
            }
            return self._beginSwipe(at: path, isToTheLeft: distance.x < 0)
        }
        drag.moved = { [weak self] place in self?._moveSwipe(by: place.x - pressed.x) }
        drag.ended = { [weak self] in self?._endSwipe() }
        drag.cancelled = { [weak self] in self?._closeSwipe(animated: true) }
        _addOwnGestureRecognizer(drag)
    }

    /// The actions of an item as a menu, for those who do not swipe.
    func _swipeMenu(at path: IndexPath) -> UIMenu? {
        let actions = [false, true].flatMap { _swipeActions(at: path, isTrailing: $0)?.actions ?? [] }
            .filter { $0.title?.isEmpty == false }
        guard !actions.isEmpty else { return nil }
        return UIMenu(
            children: actions.map { action in
                UIAction(
                    title: action.title ?? "",
                    image: action.image,
                    attributes: action.style == .destructive ? .destructive : []
                ) { [weak self] _ in
                    guard let cell = self?._cells[path] else { return }
                    action.handler(action, cell) { _ in }
                }
            }
        )
    }

    /// Performs the first action of an item that takes something away, for the Delete key.
    func _deleteByKey(_ path: IndexPath) -> Bool {
        guard let cell = _cells[path],
            let action = _swipeActions(at: path, isTrailing: true)?.actions
                .first(where: { $0.style == .destructive })
        else { return false }
        action.handler(action, cell) { _ in }
        layoutIfNeeded()
        guard _counts.sections.indices.contains(path.section), _counts.sections[path.section] > 0 else {
            return true
        }
        // The keyboard goes on at the item that took the place.
        _moveFocus(
            to: IndexPath(item: min(path.item, _counts.sections[path.section] - 1), section: path.section)
        )
        return true
    }
}

extension UICollectionView: SwipingList {
    func _swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard _counts.contains(path), !_isPlaceholder(path) else { return nil }
        return (_layout as? UICollectionViewCompositionalLayout)?._swipeActions(
            at: _told(path),
            isTrailing: isTrailing
        )
    }

    func _swipePlace(of cell: UICollectionViewCell) -> UITableViewCell.Place {
        (cell as? UICollectionViewListCell)?._place?.inTable ?? UITableViewCell.Place()
    }

    func _swipeRect(of path: IndexPath) -> CGRect {
        _layout.layoutAttributesForItem(at: path)?.frame ?? .zero
    }

    func _placeSwiped() {
        _layOutCells()
        _layOutSwipe()
    }

    func _willSwipe(_ path: IndexPath) {
        _cells[path]?._isSwipedCell = true
        _cells[path]?.setNeedsUpdateConfiguration()
    }

    func _didSwipe(_ path: IndexPath) {
        _cells[path]?._isSwipedCell = false
        _cells[path]?.setNeedsUpdateConfiguration()
    }
}
