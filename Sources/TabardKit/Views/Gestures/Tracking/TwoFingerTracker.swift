/// Follows how two fingers move apart and turn around each other, on the screen or on a touchpad.
struct TwoFingerTracker: GestureTracker {
    /// Which of the two movements makes it a gesture.
    enum Kind {
        case pinch
        case rotation
    }

    /// How much the distance of the fingers changes before it is a pinch, in points.
    static let distanceThreshold: CGFloat = 8
    /// How much the scale changes before it is a pinch, on a touchpad.
    static let scaleThreshold: CGFloat = 0.03
    /// How far the fingers turn before it is a rotation, in radians.
    static let angleThreshold: CGFloat = 0.08

    let kind: Kind
    private(set) var fingers = PressedFingers()
    private(set) var hasBegun = false
    /// The distance of the fingers, as a multiple of what it was when it began.
    private(set) var scale: CGFloat = 1
    /// How far the fingers turned since then, clockwise, in radians; more than a whole turn is counted on.
    private(set) var rotation: CGFloat = 0
    private var lastDistance: CGFloat = 0
    private var lastAngle: CGFloat = 0
    private var lastTouchpadScale: CGFloat = 1
    private var totalDistance: CGFloat = 0
    private var totalScale: CGFloat = 1
    private var totalRotation: CGFloat = 0
    private var speed = VelocityTracker()
    private var lastTime: TimeInterval = 0

    init(_ kind: Kind) { self.kind = kind }

    /// The speed of the scale, a second.
    var scaleVelocity: CGFloat { speed.velocity(at: lastTime).x }

    /// The speed of the rotation, in radians a second.
    var rotationVelocity: CGFloat { speed.velocity(at: lastTime).y }

    mutating func setScale(_ scale: CGFloat) {
        guard scale.isFinite else { return }
        speed.shift(by: CGPoint(x: scale - self.scale, y: 0))
        self.scale = scale
    }

    mutating func setRotation(_ rotation: CGFloat) {
        guard rotation.isFinite else { return }
        speed.shift(by: CGPoint(x: 0, y: rotation - self.rotation))
        self.rotation = rotation
    }

    mutating func press(_ point: GesturePoint) -> GestureStep? {
        fingers.press(point)
        takeBase()
        return nil
    }

    mutating func move(_ point: GesturePoint) -> GestureStep? {
        guard fingers.contains(point.finger) else { return nil }
        fingers.move(point)
        guard fingers.count >= 2 else { return nil }
        let (distance, angle) = measure()
        let change = distance - lastDistance
        // Fingers in one place have no distance to compare with, and no direction.
        let factor = lastDistance >= 1 && distance >= 1 ? distance / lastDistance : 1
        let turn = lastDistance >= 1 && distance >= 1 ? Self.shortest(angle - lastAngle) : 0
        (lastDistance, lastAngle) = (distance, angle)
        totalDistance += change
        return advance(factor, turn, at: point.time)
    }

    mutating func lift(_ point: GesturePoint) -> GestureStep? {
        guard fingers.contains(point.finger) else { return nil }
        fingers.lift(point)
        lastTime = point.time
        takeBase()
        if hasBegun { return fingers.count < 2 ? .end : nil }
        return fingers.isEmpty ? .fail : nil
    }

    /// Two fingers moved on a touchpad, which tells no places.
    ///
    /// - Parameters:
    ///   - scale: The distance of the fingers, as a multiple of what it was at first.
    ///   - turn: How far they turned since the last call, in radians.
    mutating func moveOnTouchpad(scale: CGFloat, turn: CGFloat, at time: TimeInterval) -> GestureStep? {
        guard scale.isFinite, turn.isFinite, scale > 0 else { return nil }
        let factor = scale / lastTouchpadScale
        lastTouchpadScale = scale
        return advance(factor, turn, at: time, isTouchpad: true)
    }

    mutating func reset() { self = TwoFingerTracker(kind) }

    private mutating func advance(
        _ factor: CGFloat,
        _ turn: CGFloat,
        at time: TimeInterval,
        isTouchpad: Bool = false
    ) -> GestureStep? {
        lastTime = time
        totalScale *= factor
        totalRotation += turn
        if hasBegun {
            scale *= factor
            rotation += turn
            speed.add(CGPoint(x: scale, y: rotation), at: time)
            return .change
        }
        speed.add(CGPoint(x: scale, y: rotation), at: time)
        let isBeginning =
            switch kind {
            case .pinch:
                isTouchpad
                    ? abs(totalScale - 1) >= Self.scaleThreshold
                    : abs(totalDistance) >= Self.distanceThreshold
            case .rotation: abs(totalRotation) >= Self.angleThreshold
            }
        guard isBeginning else { return nil }
        hasBegun = true
        return .begin
    }

    private mutating func takeBase() {
        guard fingers.count >= 2 else { return }
        (lastDistance, lastAngle) = measure()
    }

    private func measure() -> (distance: CGFloat, angle: CGFloat) {
        let (first, second) = (fingers.fingers[0].place, fingers.fingers[1].place)
        return (first.distance(to: second), atan2(second.y - first.y, second.x - first.x))
    }

    /// The same turn the short way round.
    private static func shortest(_ angle: CGFloat) -> CGFloat {
        var angle = angle
        while angle > .pi { angle -= 2 * .pi }
        while angle < -.pi { angle += 2 * .pi }
        return angle
    }
}
