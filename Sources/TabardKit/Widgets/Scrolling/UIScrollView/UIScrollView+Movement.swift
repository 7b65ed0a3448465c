internal import GtkInterop

/// Who moves the content of a scroll view.
enum ScrollMovement {
    /// Nobody, or the program.
    case none
    case user
    /// It goes on by itself to a place that is known, such as the edge of a page.
    case settling
    /// It goes on as the finger that moved it left it, and slows down.
    case gliding
}

extension UIScrollView {
    /// The user's movement is over when nothing has moved for so long, in seconds.
    private static let restingTime = 0.15

    /// GTK moved the content for the user.
    func _userMoves() {
        if let running = _scrollAnimation {
            _scrollAnimation = nil
            running.skip()
            _endSettling()
        }
        if _movement == .none || _movement == .settling {
            _movement = .user
            if keyboardDismissMode != .none, let text = EditedField.current, text._window === _window {
                text.resignFirstResponder()
            }
            _directionLock.begin(at: contentOffset)
            _scrollDelegate?.scrollViewWillBeginDragging(self)
        }
        _movementCount += 1
        _awaitRest()
    }

    func _awaitRest() {
        let count = _movementCount
        MainLoop.after(seconds: Self.restingTime) { [weak self] in
            guard let self, self._movementCount == count else { return }
            if self._movement == .user, !self._isHeldByFinger { self._userStopped() }
            if self._movement == .gliding { self._comeToRest() }
        }
    }

    /// Keeps the content in the direction in which the user's movement began.
    ///
    /// GTK moves it first to a side, then up or down, so that the direction is known only afterwards.
    func _lockDirection() {
        guard isDirectionalLockEnabled, _movement == .user else { return }
        if _directionLock.axis == nil {
            MainLoop.beforeNextEvent { [weak self] in
                guard let self, self._movement == .user, self._directionLock.axis == nil else { return }
                self._directionLock.decide(at: self.contentOffset)
                self._applyDirectionLock()
            }
        } else {
            _applyDirectionLock()
        }
    }

    private func _applyDirectionLock() {
        guard let area = _area, _directionLock.axis != nil else { return }
        let inset = _lastReach
        let offset = area.offset
        let place = CGPoint(x: CGFloat(offset.x) - inset.left, y: CGFloat(offset.y) - inset.top)
        let locked = _directionLock.locked(place)
        guard locked != place else { return }
        _isMovingArea = true
        area.setOffset(x: Double(locked.x + inset.left), y: Double(locked.y + inset.top))
        _isMovingArea = false
        _takeOffset()
    }

    private func _userStopped() {
        _goOn(to: isPagingEnabled ? _nearestPage(.zero) : _follower?.restingOffset(in: self) ?? contentOffset)
    }

    /// The user no longer moves the content, which goes on to a place by itself.
    func _goOn(to target: CGPoint) {
        let settles = target != contentOffset
        _movement = settles ? .settling : .none
        _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: settles)
        guard settles, _movement == .settling else { return }
        _scrollDelegate?.scrollViewWillBeginDecelerating(self)
        _animateOffset(to: target, easing: .easeOut) { [weak self] in self?._endSettling() }
    }

    private func _endSettling() {
        guard _movement == .settling else { return }
        _movement = .none
        _scrollDelegate?.scrollViewDidEndDecelerating(self)
    }

    /// The momentum that a finger left is used up.
    private func _comeToRest() {
        _movement = .settling
        let target = _follower?.restingOffset(in: self) ?? contentOffset
        guard target != contentOffset else { return _endSettling() }
        _animateOffset(to: target, easing: .easeOut) { [weak self] in self?._endSettling() }
    }

    /// The edge of the page that is nearest, or the next one in the direction of a movement, in points a second.
    func _nearestPage(_ velocity: CGPoint) -> CGPoint {
        // An inset below zero keeps the user out of a part of the content, and makes no page larger.
        let inset = adjustedContentInset
        let covered = UIEdgeInsets(
            top: max(0, inset.top),
            left: max(0, inset.left),
            bottom: max(0, inset.bottom),
            right: max(0, inset.right)
        )
        let visible = bounds.inset(by: covered).size
        let (least, most) = _offsetRange
        func nearest(
            _ offset: CGFloat,
            _ velocity: CGFloat,
            _ page: CGFloat,
            _ least: CGFloat,
            _ most: CGFloat
        ) -> CGFloat {
            guard page > 0 else { return offset }
            let place = (offset - least) / page
            let number: CGFloat
            if velocity > Self.leastPagingVelocity {
                number = place.rounded(.up)
            } else if velocity < -Self.leastPagingVelocity {
                number = place.rounded(.down)
            } else {
                number = place.rounded()
            }
            return min(max(number * page + least, least), most)
        }
        return CGPoint(
            x: nearest(contentOffset.x, velocity.x, visible.width, least.x, most.x),
            y: nearest(contentOffset.y, velocity.y, visible.height, least.y, most.y)
        )
    }
}
