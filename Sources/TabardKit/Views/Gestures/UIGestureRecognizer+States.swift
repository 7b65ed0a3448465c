extension UIGestureRecognizer {
    /// Where the gesture is, in the window.
    var _middle: CGPoint {
        guard !_touches.isEmpty else { return _lastLocation }
        return CGPoint.middle(of: _touches.map { $0.location(in: nil) })
    }

    func _locate(_ place: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return place }
        return view.convert(place, from: nil)
    }

    /// A movement in the window's directions, in those of a view.
    func _vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(vector, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// A movement in a view's directions, in those of the window.
    func _windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(vector, to: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Wants to take a state.
    func _request(_ wanted: State) {
        guard let next = Self.next(after: state, wanted: wanted) else { return }
        // Who still waits for leave to begin has nothing to tell about the way.
        if next == .changed, _requests.last == .changed { return }
        _requests.append(next)
        if let arena = _arena { arena.resolve() } else { _settleAlone() }
    }

    /// The state that a wish leads to; nil if it does not follow.
    static func next(after state: State, wanted: State) -> State? {
        switch (state, wanted) {
        case (.possible, .began), (.possible, .changed): .began
        case (.possible, .ended): .ended
        case (.possible, .failed), (.possible, .cancelled): .failed
        case (.began, .changed), (.changed, .changed): .changed
        case (.began, .ended), (.changed, .ended): .ended
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): .cancelled
        default: nil
        }
    }

    /// Takes a state that nothing speaks against any more.
    func _enter(_ new: State) {
        _state = new
        guard new != .failed else { return }
        let wasTelling = _isTelling
        _isTelling = true
        _callHandlers()
        _isTelling = wasTelling
    }

    /// Follows no touches any more, and ends what was going on.
    func _giveUp() {
        let isActive = _state == .began || _state == .changed
        _requests = []
        if isActive {
            _enter(.cancelled)
        } else if _state == .possible, _arena != nil {
            _state = .failed
        }
        _touches = []
        if let arena = _arena { arena.resolve() } else { _startAfresh() }
    }

    /// Is ready for the next gesture.
    func _startAfresh() {
        _state = .possible
        _requests = []
        _touches = []
        _sequence = []
        _timerCount += 1
        _arena = nil
        reset()
    }

    /// Without touches there is nobody to compete with.
    private func _settleAlone() {
        while !_requests.isEmpty { _enter(_requests.removeFirst()) }
        if _state.isFinal { _startAfresh() }
    }

    /// Calls back after some seconds, unless the gesture is over or another call was asked for.
    func _wake(at deadline: TimeInterval?, _ perform: @escaping (TimeInterval) -> Void) {
        _timerCount += 1
        guard let deadline, let arena = _arena else { return }
        let count = _timerCount
        arena.clock.call(at: deadline) { [weak self, weak arena] time in
            guard let self, let arena, self._timerCount == count else { return }
            arena.deliver { perform(time) }
        }
    }
}

extension UIGestureRecognizer.State {
    /// Whether the gesture is over.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether the gesture has been found, and not been cancelled.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
}
