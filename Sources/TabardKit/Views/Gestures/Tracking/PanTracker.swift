/// Finds pans: fingers that move together.
struct PanTracker: GestureTracker {
    /// How far the fingers move before it is a pan, in points.
    ///
    /// Beyond the same distance GTK scrolls, so who has the touch is decided just before.
    static let threshold: CGFloat = 8

    var leastTouches = 1
    var mostTouches = Int.max

    private(set) var fingers = PressedFingers()
    private(set) var hasBegun = false
    /// How far the middle of the fingers has come, in the window's directions.
    private(set) var translation = CGPoint.zero
    /// Where the middle was when it was last looked at, for what moves it without a movement: another finger.
    private var middle = CGPoint.zero
    private var speed = VelocityTracker()
    private var lastTime: TimeInterval = 0

    /// The speed of the middle of the fingers, in points a second.
    var velocity: CGPoint { speed.velocity(at: lastTime) }

    /// Starts to count the translation from another value.
    mutating func setTranslation(_ translation: CGPoint) {
        speed.shift(
            by: CGPoint(x: translation.x - self.translation.x, y: translation.y - self.translation.y)
        )
        self.translation = translation
    }

    mutating func press(_ point: GesturePoint) -> GestureStep? {
        lastTime = point.time
        if fingers.count >= mostTouches { return hasBegun ? nil : .fail }
        fingers.press(point)
        middle = fingers.middle
        if fingers.count == 1 { speed.add(translation, at: point.time) }
        return nil
    }

    mutating func move(_ point: GesturePoint) -> GestureStep? {
        guard fingers.contains(point.finger) else { return nil }
        fingers.move(point)
        follow(point.time)
        if hasBegun { return .change }
        guard fingers.count >= leastTouches, translation.distance(to: .zero) >= Self.threshold else {
            return nil
        }
        hasBegun = true
        return .begin
    }

    mutating func lift(_ point: GesturePoint) -> GestureStep? {
        guard fingers.contains(point.finger) else { return nil }
        lastTime = point.time
        fingers.lift(point)
        middle = fingers.middle
        if hasBegun { return fingers.count < max(1, leastTouches) ? .end : nil }
        return fingers.isEmpty ? .fail : nil
    }

    mutating func reset() {
        var fresh = PanTracker()
        (fresh.leastTouches, fresh.mostTouches) = (leastTouches, mostTouches)
        self = fresh
    }

    private mutating func follow(_ time: TimeInterval) {
        let new = fingers.middle
        translation.x += new.x - middle.x
        translation.y += new.y - middle.y
        middle = new
        lastTime = time
        speed.add(translation, at: time)
    }
}
