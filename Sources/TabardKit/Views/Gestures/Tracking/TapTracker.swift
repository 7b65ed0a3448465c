/// Finds taps: fingers that come down together and up again, without going far, so many times in a row.
struct TapTracker: GestureTracker {
    /// How far a finger may slip, and how far one tap may be from the one before, in points.
    static let slip: CGFloat = 45
    /// How long fingers may rest in a single tap, in seconds.
    static let longestTap = 1.5
    /// How long fingers may rest in one tap of several, in seconds.
    static let longestTapOfSeveral = 0.75
    /// How long the next of several taps may take to come, in seconds.
    static let longestPause = 0.35

    var tapsRequired = 1
    var touchesRequired = 1

    private(set) var fingers = PressedFingers()
    private(set) var deadline: TimeInterval?
    private var tapsDone = 0
    private var mostFingers = 0
    private var firstPlace: CGPoint?

    mutating func press(_ point: GesturePoint) -> GestureStep? {
        if fingers.isEmpty {
            if let deadline, point.time >= deadline { return .fail }
            mostFingers = 0
            let isSeveral = tapsRequired > 1
            deadline = point.time + (isSeveral ? Self.longestTapOfSeveral : Self.longestTap)
        }
        if let firstPlace, touchesRequired == 1, firstPlace.distance(to: point.place) > Self.slip {
            return .fail
        }
        if firstPlace == nil { firstPlace = point.place }
        fingers.press(point)
        mostFingers = max(mostFingers, fingers.count)
        return fingers.count > touchesRequired ? .fail : nil
    }

    mutating func move(_ point: GesturePoint) -> GestureStep? {
        fingers.move(point)
        return fingers.reach > Self.slip ? .fail : nil
    }

    mutating func lift(_ point: GesturePoint) -> GestureStep? {
        _ = move(point)
        let isTooFar = fingers.reach > Self.slip
        fingers.lift(point)
        if isTooFar { return .fail }
        guard fingers.isEmpty else { return nil }
        guard mostFingers == touchesRequired, point.time < deadline ?? .infinity else { return .fail }
        tapsDone += 1
        if tapsDone >= tapsRequired { return .end }
        deadline = point.time + Self.longestPause
        return nil
    }

    mutating func expire(at time: TimeInterval) -> GestureStep? {
        guard let deadline, time >= deadline else { return nil }
        self.deadline = nil
        return .fail
    }

    mutating func reset() {
        self = TapTracker(tapsRequired: tapsRequired, touchesRequired: touchesRequired)
    }

    private init(tapsRequired: Int, touchesRequired: Int) {
        self.tapsRequired = tapsRequired
        self.touchesRequired = touchesRequired
    }

    init() {}
}
