internal import GtkInterop

extension UIPageViewController {
    /// How many controllers are shown at a time.
    var _spread: Int { _spine == .mid ? 2 : 1 }

    func _set(
        _ controllers: [UIViewController],
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        let needed = _style == .pageCurl && _isDoubleSided && animated ? 2 : _spread
        require(
            controllers.count == needed,
            """
            The number of view controllers provided (\(controllers.count)) doesn't match the number required \
            (\(needed)) for the requested transition
            """
        )
        require(
            Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
            "A page view controller can't show a controller twice at a time"
        )
        // What hears of an end may set other pages, which this call overtakes.
        var ends = 0
        while _turn != nil {
            guard ends < Self._mostEnds else {
                Log.warn("Whenever pages are set, something sets others, so that the first are never shown")
                completion?(false)
                return
            }
            _endTurnNow()
            ends += 1
        }
        _forgetNeighbors()
        let pages = Array(controllers.prefix(_spread))
        guard pages != _shown || !pages.allSatisfy({ $0._parent === self }) else {
            _updatePageControl()
            completion?(true)
            return
        }
        let animates = animated && _canAnimate
        let turn = PageTurn(direction, to: pages, by: .program, isAnimated: animates, completion: completion)
        guard _begin(turn) else { return }
        _updatePageControl()
        guard _turn === turn else { return }
        if animates { _animate(turn) } else { _finish(turn, isCompleted: true) }
    }

    private static let _mostEnds = 100

    private var _canAnimate: Bool {
        _appearance == .appeared && !_shown.isEmpty && _pageScrollView._widget?.isMapped == true
            && Toolkit.areAnimationsEnabled
    }

    /// Moves to the place of a turn, and ends it there.
    func _animate(_ turn: PageTurn) {
        _placePages()
        _pageScrollView.layoutIfNeeded()
        guard _turn === turn else { return }
        _pageScrollView._animateOffset(to: _offset(of: turn.direction)) { [weak self] in
            self?._finish(turn, isCompleted: true)
        }
    }

    /// Brings what moves to its end at once: a turn by the user goes back, one by the program is done.
    func _endTurnNow() {
        guard let turn = _turn else { return }
        _pageScrollView._stopMoving()
        _finish(turn, isCompleted: turn.cause != .hand, isInterrupted: true)
    }
}
