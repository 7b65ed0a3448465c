internal import GtkInterop

/// A row that is pushed aside, with its actions.
@MainActor
final class TableSwipe {
    let path: IndexPath
    let configuration: UISwipeActionsConfiguration
    let view: SwipeActionsView
    /// Whether the row moves to the left, and its actions show at the right.
    let isToTheLeft: Bool
    /// How far the row stands from its place, in points to the right.
    var shift: CGFloat = 0
    /// Where it stood when the drag began.
    var start: CGFloat = 0
    var animation: TimedAnimation?

    init(
        path: IndexPath,
        configuration: UISwipeActionsConfiguration,
        view: SwipeActionsView,
        isToTheLeft: Bool
    ) {
        self.path = path
        self.configuration = configuration
        self.view = view
        self.isToTheLeft = isToTheLeft
    }

    var distance: CGFloat { isToTheLeft ? -shift : shift }

    func setDistance(_ distance: CGFloat) { shift = isToTheLeft ? -distance : distance }
}

extension UITableView {
    private static let fullSwipePart: CGFloat = 0.6

    var _isTableRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The actions at one side of a row: the delegate's, or Delete if the row can be deleted.
    func _swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard _counts.contains(path), !_isDragging else { return nil }
        if isTrailing {
            if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
                return own.actions.isEmpty ? nil : own
            }
            guard _editingStyle(at: path) == .delete, _isEditingTable || _isExplicitlyEditable(path) else {
                return nil
            }
            let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
                    self?._commit(.delete, at: path)
                    done(true)
                }
            ])
        }
        guard let own = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
            !own.actions.isEmpty
        else { return nil }
        return own
    }

    private var _isDragging: Bool { _reorder != nil }

    /// Shows the actions at a side of a row.
    @discardableResult
    func _openSwipe(at path: IndexPath, isTrailing: Bool, distance: CGFloat? = nil, animated: Bool) -> Bool {
        guard let cell = _cells[path], let configuration = _swipeActions(at: path, isTrailing: isTrailing)
        else {
            return false
        }
        _closeSwipe(animated: false)
        let isToTheLeft = isTrailing != _isTableRightToLeft
        let view = SwipeActionsView(
            configuration.actions,
            isAtRight: isToTheLeft,
            place: cell._place
        ) { [weak self] action, button in self?._perform(action, from: button, at: path) }
        let swipe = TableSwipe(path: path, configuration: configuration, view: view, isToTheLeft: isToTheLeft)
        _swipe = swipe
        insertSubview(view, at: _firstCellIndex)
        delegate?.tableView(self, willBeginEditingRowAt: path)
        if let distance {
            swipe.setDistance(distance)
            _placeRows()
        } else {
            _moveSwipe(to: view.openWidth, animated: animated)
        }
        return true
    }

    func _layOutSwipe() {
        guard let swipe = _swipe else { return }
        let row = _rect(of: swipe.path)
        let width = max(0, swipe.distance)
        swipe.view.frame = CGRect(
            x: swipe.isToTheLeft ? row.maxX - width : row.minX,
            y: row.minY,
            width: width,
            height: row.height
        )
    }

    private func _moveSwipe(to distance: CGFloat, animated: Bool, then: (() -> Void)? = nil) {
        guard let swipe = _swipe else { return }
        swipe.animation = nil
        let start = swipe.distance
        guard animated, Toolkit.areAnimationsEnabled, let widget = _widget, widget.isMapped else {
            swipe.setDistance(distance)
            _placeRows()
            then?()
            return
        }
        let animation = TimedAnimation(
            on: widget,
            seconds: 0.25,
            easing: .easeOut,
            update: { [weak self, weak swipe] value in
                guard let self, let swipe, self._swipe === swipe, swipe.animation != nil else { return }
                swipe.setDistance(start + (distance - start) * CGFloat(value))
                self._placeRows()
            },
            completion: { [weak self, weak swipe] in
                guard let self, let swipe, self._swipe === swipe, swipe.animation != nil else { return }
                swipe.animation = nil
                then?()
            }
        )
        swipe.animation = animation
        animation.play()
    }

    func _closeSwipe(animated: Bool) {
        guard _swipe != nil else { return }
        _moveSwipe(to: 0, animated: animated) { [weak self] in self?._removeSwipe() }
    }

    private func _removeSwipe() {
        guard let swipe = _swipe else { return }
        _swipe = nil
        swipe.view.removeFromSuperview()
        setNeedsLayout()
        delegate?.tableView(self, didEndEditingRowAt: swipe.path)
    }

    private func _perform(_ action: UIContextualAction, from view: UIView, at path: IndexPath) {
        action.handler(action, view) { [weak self] _ in self?._closeSwipe(animated: true) }
    }

    // Dragging.

    /// Whether a sideways drag on a row uncovers actions.
    func _beginSwipe(at path: IndexPath, isToTheLeft: Bool) -> Bool {
        if let swipe = _swipe, swipe.path == path {
            swipe.animation = nil
            swipe.start = swipe.distance
            return true
        }
        return _openSwipe(
            at: path,
            isTrailing: isToTheLeft != _isTableRightToLeft,
            distance: 0,
            animated: false
        )
    }

    func _moveSwipe(by distance: CGFloat) {
        guard let swipe = _swipe else { return }
        let wanted = swipe.start + (swipe.isToTheLeft ? -distance : distance)
        let width = _rect(of: swipe.path).width
        swipe.setDistance(min(max(0, wanted), width))
        swipe.view.isFull = _isFull(swipe, width)
        _placeRows()
    }

    private func _isFull(_ swipe: TableSwipe, _ width: CGFloat) -> Bool {
        swipe.configuration.performsFirstActionWithFullSwipe
            && swipe.distance > max(width * Self.fullSwipePart, swipe.view.openWidth + 20)
    }

    func _endSwipe() {
        guard let swipe = _swipe else { return }
        let isFull = swipe.view.isFull
        swipe.view.isFull = false
        if isFull, let action = swipe.configuration.actions.first {
            _perform(action, from: swipe.view, at: swipe.path)
        } else if swipe.distance > swipe.view.openWidth / 2 {
            _moveSwipe(to: swipe.view.openWidth, animated: true)
        } else {
            _closeSwipe(animated: true)
        }
    }

    // Other ways to the same actions.

    func _deleteByKey(_ path: IndexPath) -> Bool {
        let configuration = _swipeActions(at: path, isTrailing: true)
        guard let cell = _cells[path],
            let action = configuration?.actions.first(where: { $0.style == .destructive })
        else { return false }
        let next = path
        action.handler(action, cell) { _ in }
        // The keyboard goes on at the row that took the place.
        _focusRow(near: next)
        return true
    }

    private func _focusRow(near path: IndexPath) {
        layoutIfNeeded()
        guard _counts.sections.indices.contains(path.section) else { return }
        let count = _counts.sections[path.section]
        guard count > 0 else { return }
        _moveFocus(to: IndexPath(row: min(path.row, count - 1), section: path.section))
    }

    /// Opens the actions of a row as a menu: of the one at a point, or of the focused one.
    func _openMenu(at point: CGPoint?) -> Bool {
        let focused = _cells.first { $0.value._widget?.isFocused == true }?.key
        guard let path = point.map({ _path(at: $0) }) ?? focused, let widget = _widget, _menu == nil,
            _openRowMenu == nil, let cell = _cells[path]
        else { return false }
        if _openContextMenu(of: cell, at: path, point: point) { return true }
        let actions = [false, true].flatMap { _swipeActions(at: path, isTrailing: $0)?.actions ?? [] }
            .filter { $0.title?.isEmpty == false }
        guard !actions.isEmpty else { return false }
        let commands = actions.map { action in
            PopoverMenu.Command(action.title ?? "") { [weak cell] in
                if let cell { action.handler(action, cell) { _ in } }
            }
        }
        let rect = _rect(of: path).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        let place =
            point.map { CGRect(x: $0.x - bounds.minX, y: $0.y - bounds.minY, width: 1, height: 1) } ?? rect
        let menu = PopoverMenu(commands, on: widget, at: place.native)
        menu.closed = { [weak self] in self?._menu = nil }
        _menu = menu
        return true
    }
}
