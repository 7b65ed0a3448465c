extension UIPageViewController {
    /// How far the pages stand from rest, in points: more than zero towards the right or lower one.
    private var _shift: CGFloat {
        let offset = _pageScrollView.contentOffset
        return (_orientation == .vertical ? offset.y : offset.x) - _stride
    }

    private var _directionOfShift: NavigationDirection {
        (_shift > 0) != _isMirrored ? .forward : .reverse
    }

    /// The content moved: if that is the user's hand, a turn begins, or goes to the other side.
    func _pagesMoved() {
        guard !_isArranging, _pageScrollView._movement == .user, abs(_shift) > 0.5 else { return }
        let direction = _directionOfShift
        if let turn = _turn {
            guard turn.cause == .hand, turn.direction != direction else { return }
            _finish(turn, isCompleted: false, comesToRest: false)
        }
        guard _turn == nil, let pages = _neighbors[direction], !pages.isEmpty else { return }
        _ = _begin(PageTurn(direction, to: pages, by: .hand))
    }

    /// The content came to rest, if the user moved it.
    func _movementChanged() {
        guard !_isArranging, _pageScrollView._movement == .none, let turn = _turn else { return }
        let isThere = _pageScrollView.contentOffset.isNear(_offset(of: turn.direction))
        let isBack = abs(_shift) < 1
        // Between two pages the user takes hold of what was still moving.
        guard isThere || isBack else { return }
        _finish(turn, isCompleted: isThere)
    }
}

extension UIScrollView {
    /// Ends what moves the content, whoever does; a finger has to come down anew.
    func _stopMoving() {
        _stopScrollAnimation()
        guard _movement != .none else { return }
        let wasUser = _movement == .user
        _area?.denyTouches()
        _movementCount += 1
        _movement = .none
        if wasUser {
            _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        } else {
            _scrollDelegate?.scrollViewDidEndDecelerating(self)
        }
    }
}

extension CGPoint {
    fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1 && abs(y - other.y) < 1 }
}
