extension UIScrollView {
    /// How fast a finger that is lifted turns a page, in points a second.
    static let leastPagingVelocity: CGFloat = 100
    /// What GTK divides the velocity by for the way that is left: its content slows down by this part in a second.
    private static let deceleration: CGFloat = 4
    /// Slower than that, nothing goes on, in points a second.
    private static let leastGlide: CGFloat = 20

    /// Whether a finger that moves the content is still down.
    var _isHeldByFinger: Bool {
        switch _pan?.state {
        case .began, .changed: true
        default: false
        }
    }

    /// A finger begins to move the content; what still glides stops below it.
    func _fingerBegan() {
        guard _movement == .gliding else { return }
        _movement = .none
        _scrollDelegate?.scrollViewDidEndDecelerating(self)
    }

    /// The finger that moved the content is lifted.
    ///
    /// - Parameter fling: How fast the content moves, in points a second.
    func _fingerLifted(_ fling: CGPoint) {
        guard _movement == .user else { return }
        let (least, most) = _offsetRange
        let velocity = CGPoint(
            x: most.x > least.x ? fling.x : 0,
            y: most.y > least.y ? fling.y : 0
        )
        let expected = _expectedRest(velocity)
        var target = expected
        _scrollDelegate?.scrollViewWillEndDragging(
            self,
            withVelocity: CGPoint(x: velocity.x / 1_000, y: velocity.y / 1_000),
            targetContentOffset: &target
        )
        guard _movement == .user else { return }
        let isChanged = target != expected && target.x.isFinite && target.y.isFinite
        if isChanged || isPagingEnabled {
            _area?.denyTouches()
            _goOn(to: isChanged ? _clamped(target) : expected)
        } else if expected == contentOffset {
            _goOn(to: _follower?.restingOffset(in: self) ?? contentOffset)
        } else {
            _movement = .gliding
            _movementCount += 1
            _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
            guard _movement == .gliding else { return }
            _scrollDelegate?.scrollViewWillBeginDecelerating(self)
            _awaitRest()
        }
    }

    /// Where the content comes to rest if the app does not say otherwise.
    private func _expectedRest(_ velocity: CGPoint) -> CGPoint {
        if isPagingEnabled { return _nearestPage(velocity) }
        func way(_ velocity: CGFloat) -> CGFloat {
            abs(velocity) < Self.leastGlide ? 0 : velocity / Self.deceleration
        }
        return _clamped(
            CGPoint(x: contentOffset.x + way(velocity.x), y: contentOffset.y + way(velocity.y))
        )
    }
}
