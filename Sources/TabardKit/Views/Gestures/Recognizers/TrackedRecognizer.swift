/// What recognizers with a tracker have in common: it hears of each touch, and its steps become states.
@MainActor
protocol TrackedRecognizer: UIGestureRecognizer {
    associatedtype Tracker: GestureTracker

    var _tracker: Tracker { get set }

    /// Brings the settings that the app may change at any time into the tracker.
    func _configure()
}

extension TrackedRecognizer {
    func _press(_ touches: Set<UITouch>) {
        _configure()
        _advance(touches) { $0.press($1) }
    }

    func _move(_ touches: Set<UITouch>) { _advance(touches) { $0.move($1) } }

    func _lift(_ touches: Set<UITouch>) { _advance(touches) { $0.lift($1) } }

    /// The fingers are gone, and nothing comes of it.
    func _drop() { state = .cancelled }

    func _take(_ step: GestureStep?) {
        switch step {
        case .fail: state = .failed
        case .begin: state = .began
        case .change: state = .changed
        case .end: state = .ended
        case nil: break
        }
        _wake(at: state == .possible ? _tracker.deadline : nil) { [weak self] time in
            guard let self, self.state == .possible else { return }
            self._take(self._tracker.expire(at: time))
        }
    }

    private func _advance(_ touches: Set<UITouch>, _ step: (inout Tracker, GesturePoint) -> GestureStep?) {
        for touch in touches.sorted(by: { $0._number < $1._number }) {
            let point = GesturePoint(
                finger: touch._number,
                place: touch.location(in: nil),
                time: touch.timestamp
            )
            _take(step(&_tracker, point))
        }
    }
}
