/// Finds swipes: fingers that move quickly, and straight enough, in one direction.
struct SwipeTracker: GestureTracker {
    /// How far the fingers must come, in points.
    static let length: CGFloat = 50
    /// How far they may come across the direction, in points.
    static let width: CGFloat = 50
    /// How long it may take, in seconds.
    static let longest = 0.5

    var direction: UISwipeGestureRecognizer.Direction = .right
    var touchesRequired = 1

    private(set) var fingers = PressedFingers()
    private(set) var deadline: TimeInterval?
    private(set) var start = CGPoint.zero

    mutating func press(_ point: GesturePoint) -> GestureStep? {
        if fingers.isEmpty { deadline = point.time + Self.longest }
        fingers.press(point)
        start = CGPoint.middle(of: fingers.fingers.map(\.start))
        return fingers.count > touchesRequired ? .fail : nil
    }

    mutating func move(_ point: GesturePoint) -> GestureStep? {
        fingers.move(point)
        if let deadline, point.time >= deadline { return .fail }
        guard fingers.count == touchesRequired else { return nil }
        let middle = fingers.middle
        let (x, y) = (middle.x - start.x, middle.y - start.y)
        for (one, along, across) in [
            (UISwipeGestureRecognizer.Direction.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x),
        ]
        where direction.contains(one) && along >= Self.length && abs(across) <= Self.width {
            return .end
        }
        return canStillSucceed(x, y) ? nil : .fail
    }

    mutating func lift(_ point: GesturePoint) -> GestureStep? {
        if move(point) == .end { return .end }
        fingers.lift(point)
        return .fail
    }

    mutating func expire(at time: TimeInterval) -> GestureStep? {
        guard let deadline, time >= deadline else { return nil }
        self.deadline = nil
        return .fail
    }

    mutating func reset() {
        var fresh = SwipeTracker()
        (fresh.direction, fresh.touchesRequired) = (direction, touchesRequired)
        self = fresh
    }

    private func canStillSucceed(_ x: CGFloat, _ y: CGFloat) -> Bool {
        let isHorizontal = direction.contains(.left) || direction.contains(.right)
        let isVertical = direction.contains(.up) || direction.contains(.down)
        return (isHorizontal && abs(y) <= Self.width) || (isVertical && abs(x) <= Self.width)
    }
}
