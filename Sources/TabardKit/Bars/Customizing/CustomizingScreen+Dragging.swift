extension CustomizingScreen {
    /// How far above or below the bar a place of it is still meant, in points.
    private static let barSlop: CGFloat = 10

    func followDrags(on host: UIView) {
        let drag = DragRecognizer()
        drag.pressed = { [weak self] touch in
            guard let self else { return .never }
            return self.start(at: touch.location(in: self), isTouch: touch.type == .direct)
        }
        drag.began = { [weak self, weak host] place in
            if let self { self.pickUp(at: self.convert(place, from: host)) }
        }
        drag.moved = { [weak self, weak host] place in
            if let self { self.carry(to: self.convert(place, from: host)) }
        }
        drag.ended = { [weak self] in self?.release() }
        drag.cancelled = { [weak self] in self?.bar?._session?.cancel() }
        host._addOwnGestureRecognizer(drag)
        self.drag = drag
    }

    /// Lets everything lie where it is.
    func stopDragging() {
        if let drag { drag.view?._removeOwnGestureRecognizer(drag) }
        drag = nil
        removeLifted()
    }

    private func start(at point: CGPoint, isTouch: Bool) -> DragRecognizer.Start {
        guard let found = source(at: point) else { return .never }
        // A finger that moves at once scrolls a grid that is longer than its place.
        return isTouch && !found.isOnBar && panel.grid.isScrollable ? .afterHolding : .afterMoving
    }

    /// The movable item at a point, and the middle of its icon.
    private func source(at point: CGPoint) -> (item: UITabBarItem, middle: CGPoint, isOnBar: Bool)? {
        guard let bar, let session = bar._session else { return nil }
        if let place = place(at: point, slop: 0), let item = bar._items?[place] {
            guard session.customization.isMovable(item) else { return nil }
            return (item, middle(ofPlace: place), true)
        }
        let grid = panel.grid
        let inGrid = convert(point, to: grid)
        guard grid.bounds.contains(inGrid), let item = grid.item(at: inGrid),
            let middle = middle(inGrid: item)
        else { return nil }
        return (item, middle, false)
    }

    /// The place of the bar at a point.
    private func place(at point: CGPoint, slop: CGFloat) -> Int? {
        guard let bar, !bar.isHidden else { return nil }
        let inBar = convert(point, to: bar)
        guard bar.bounds.insetBy(dx: 0, dy: -slop).contains(inBar) else { return nil }
        return bar._targetLayout.items.firstIndex { $0.frame.minX <= inBar.x && inBar.x < $0.frame.maxX }
    }

    func middle(ofPlace place: Int) -> CGPoint {
        guard let bar, bar._targetLayout.items.indices.contains(place) else { return .zero }
        let item = bar._targetLayout.items[place]
        let area = item.image ?? item.frame
        return bar.convert(CGPoint(x: area.midX, y: area.midY), to: self)
    }

    func middle(inGrid item: UITabBarItem) -> CGPoint? {
        let grid = panel.grid
        guard let index = grid.index(of: item) else { return nil }
        let frame = grid.layout.frame(of: index)
        return grid.convert(
            CGPoint(x: frame.midX, y: frame.minY + CustomizingCellLayout.imageMiddle),
            to: self
        )
    }

    func pickUp(at point: CGPoint) {
        guard let bar, let session = bar._session, let found = source(at: point) else { return }
        session.cancel()
        removeLifted()
        guard session.pickUp(found.item, isUnderPointer: true) else { return }
        let layout = panel.grid.layout
        let lifted = LiftedItem(
            found.item,
            bar: bar,
            isSelected: found.isOnBar && session.selected === found.item,
            source: found.middle,
            size: CGSize(
                width: layout.count > 0
                    ? layout.frame(of: 0).width : CustomizingGridLayout.wantedCellWidth,
                height: layout.cellHeight
            )
        )
        lifted.grip = UIOffset(horizontal: point.x - found.middle.x, vertical: point.y - found.middle.y)
        lifted.room = liftedRoom
        self.lifted = lifted
        addSubview(lifted)
        lifted.lift()
    }

    func carry(to point: CGPoint) {
        guard let lifted, let session = bar?._session, session.carried === lifted.item else { return }
        lifted.move(to: CGPoint(x: point.x - lifted.grip.horizontal, y: point.y - lifted.grip.vertical))
        clearHint()
        session.carry(to: place(at: point, slop: Self.barSlop))
    }

    func release() {
        guard let session = bar?._session, session.isUnderPointer else { return }
        if session.customization.destination != nil { session.drop() } else { session.cancel() }
    }

    /// The item under the pointer glides to where it belongs when it is let go, by whatever means.
    func followLifted(_ event: CustomizingSession.Event) {
        guard let bar, let session = bar._session, let lifted, let item = lifted.item,
            session.carried !== item
        else { return }
        let place = bar._items?.firstIndex { $0 === item }
        var target = lifted.source
        if case .dropped = event, let place { target = middle(ofPlace: place) }
        let goesToBar = place != nil && bar.convert(bar.bounds, to: self).contains(target)
        session.settling = goesToBar ? item : nil
        lifted.settle(at: target, fades: goesToBar) { [weak self, weak lifted] in
            guard let self, self.lifted === lifted else { return }
            self.removeLifted()
        }
    }

    /// Hides the hint while the item in the user's hand covers a part of it, which nobody could read.
    private func clearHint() {
        guard let lifted else { return }
        let text = panel.convert(panel.hint.frame, to: self)
        panel.hint.alpha = lifted.frame.insetBy(dx: 2, dy: 2).intersects(text) ? 0 : 1
    }

    private func removeLifted() {
        panel.hint.alpha = 1
        lifted?.show(nil)
        lifted?.removeFromSuperview()
        lifted = nil
        bar?._session?.settling = nil
        bar?.setNeedsDisplay()
    }
}
