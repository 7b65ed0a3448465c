/// Finds long presses: fingers that come down, after some taps if so asked, and rest.
struct LongPressTracker: GestureTracker {
    var duration: TimeInterval = 0.5
    var slip: CGFloat = 10
    var tapsRequired = 0
    var touchesRequired = 1

    private(set) var fingers = PressedFingers()
    private(set) var deadline: TimeInterval?
    private(set) var hasBegun = false
    private var tapsDone = 0
    private var mostFingers = 0

    private var isTapping: Bool { tapsDone < tapsRequired }

    mutating func press(_ point: GesturePoint) -> GestureStep? {
        if hasBegun { return nil }
        if fingers.isEmpty {
            if let deadline, point.time >= deadline { return .fail }
            mostFingers = 0
            deadline = nil
        }
        fingers.press(point)
        mostFingers = max(mostFingers, fingers.count)
        if fingers.count > touchesRequired { return .fail }
        if isTapping {
            deadline = point.time + TapTracker.longestTapOfSeveral
        } else if fingers.count == touchesRequired {
            deadline = point.time + max(0, duration)
            if duration <= 0 { return expire(at: point.time) }
        }
        return nil
    }

    mutating func move(_ point: GesturePoint) -> GestureStep? {
        guard fingers.contains(point.finger) else { return nil }
        fingers.move(point)
        if hasBegun { return .change }
        return fingers.reach > (isTapping ? TapTracker.slip : slip) ? .fail : nil
    }

    mutating func lift(_ point: GesturePoint) -> GestureStep? {
        guard fingers.contains(point.finger) else { return nil }
        fingers.lift(point)
        if hasBegun { return fingers.isEmpty ? .end : nil }
        guard isTapping else { return .fail }
        guard fingers.isEmpty else { return nil }
        guard mostFingers == touchesRequired, point.time < deadline ?? .infinity else { return .fail }
        tapsDone += 1
        deadline = point.time + TapTracker.longestPause
        return nil
    }

    mutating func expire(at time: TimeInterval) -> GestureStep? {
        guard let deadline, time >= deadline, !hasBegun else { return nil }
        self.deadline = nil
        guard !isTapping, fingers.count == touchesRequired else { return .fail }
        hasBegun = true
        return .begin
    }

    mutating func reset() {
        var fresh = LongPressTracker()
        (fresh.duration, fresh.slip) = (duration, slip)
        (fresh.tapsRequired, fresh.touchesRequired) = (tapsRequired, touchesRequired)
        self = fresh
    }
}
