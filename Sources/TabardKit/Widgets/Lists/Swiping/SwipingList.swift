internal import GtkInterop

/// A list whose items uncover actions when they are pushed aside.
@MainActor
protocol SwipingList: ListView {
    /// The item that is pushed aside.
    var _swipe: ListSwipe? { get set }

    /// The actions at one side of an item.
    func _swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?

    /// The shape of a cell, which its actions have too.
    func _swipePlace(of cell: Cell) -> UITableViewCell.Place

    /// Where an item stands when it is not pushed aside.
    func _swipeRect(of path: IndexPath) -> CGRect

    /// Places the cells, and by `_layOutSwipe()` the actions.
    func _placeSwiped()

    func _willSwipe(_ path: IndexPath)
    func _didSwipe(_ path: IndexPath)
}

/// The part of an item's width from which on letting go performs the first action.
private let fullSwipePart: CGFloat = 0.6

extension SwipingList {
    private var _isSwipedFromRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Shows the actions at a side of a row.
    @discardableResult
    func _openSwipe(at path: IndexPath, isTrailing: Bool, distance: CGFloat? = nil, animated: Bool) -> Bool {
        guard let cell = _cells[path], let configuration = _swipeActions(at: path, isTrailing: isTrailing)
        else {
            return false
        }
        _closeSwipe(animated: false)
        let isToTheLeft = isTrailing != _isSwipedFromRightToLeft
        let view = SwipeActionsView(
            configuration.actions,
            isAtRight: isToTheLeft,
            place: _swipePlace(of: cell)
        ) { [weak self] action, button in self?._perform(action, from: button, at: path) }
        let swipe = ListSwipe(path: path, configuration: configuration, view: view, isToTheLeft: isToTheLeft)
        _swipe = swipe
        insertSubview(view, at: _firstCellIndex)
        _willSwipe(path)
        if let distance {
            swipe.setDistance(distance)
            _placeSwiped()
        } else {
            _moveSwipe(to: view.openWidth, animated: animated)
        }
        return true
    }

    func _layOutSwipe() {
        guard let swipe = _swipe else { return }
        let row = _swipeRect(of: swipe.path)
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
            _placeSwiped()
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
                self._placeSwiped()
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
        _didSwipe(swipe.path)
    }

    private func _perform(_ action: UIContextualAction, from view: UIView, at path: IndexPath) {
        action.handler(action, view) { [weak self] _ in self?._closeSwipe(animated: true) }
    }

    /// Whether a sideways drag on a row uncovers actions.
    func _beginSwipe(at path: IndexPath, isToTheLeft: Bool) -> Bool {
        if let swipe = _swipe, swipe.path == path {
            swipe.animation = nil
            swipe.start = swipe.distance
            return true
        }
        return _openSwipe(
            at: path,
            isTrailing: isToTheLeft != _isSwipedFromRightToLeft,
            distance: 0,
            animated: false
        )
    }

    func _moveSwipe(by distance: CGFloat) {
        guard let swipe = _swipe else { return }
        let wanted = swipe.start + (swipe.isToTheLeft ? -distance : distance)
        let width = _swipeRect(of: swipe.path).width
        swipe.setDistance(min(max(0, wanted), width))
        swipe.view.isFull = _isFull(swipe, width)
        _placeSwiped()
    }

    private func _isFull(_ swipe: ListSwipe, _ width: CGFloat) -> Bool {
        swipe.configuration.performsFirstActionWithFullSwipe
            && swipe.distance > max(width * fullSwipePart, swipe.view.openWidth + 20)
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
}
