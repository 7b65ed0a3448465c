/// A finger, or the pressed pointer, at one moment, as the trackers of gestures see it.
///
/// Trackers are values: points and times go in, and what the gesture makes of them comes out, so that every rule can be
/// tested without a window.
struct GesturePoint: Equatable {
    /// Tells the fingers apart.
    var finger: Int
    /// The place in the window.
    var place: CGPoint
    /// Seconds, from any origin.
    var time: TimeInterval
}

/// What becomes of a gesture.
enum GestureStep: Equatable {
    /// It is not this gesture.
    case fail
    /// It is this gesture, from now on.
    case begin
    /// It goes on.
    case change
    /// It is this gesture, and over.
    case end
}

/// Finds one kind of gesture in the movements of fingers.
protocol GestureTracker {
    /// When the gesture needs to be told the time, in the seconds of the points; nil while it does not.
    var deadline: TimeInterval? { get }

    /// A finger came down.
    mutating func press(_ point: GesturePoint) -> GestureStep?

    /// A finger moved.
    mutating func move(_ point: GesturePoint) -> GestureStep?

    /// A finger came up.
    mutating func lift(_ point: GesturePoint) -> GestureStep?

    /// The deadline has come.
    mutating func expire(at time: TimeInterval) -> GestureStep?

    /// Forgets everything but its settings.
    mutating func reset()
}

extension GestureTracker {
    var deadline: TimeInterval? { nil }

    mutating func expire(at time: TimeInterval) -> GestureStep? { nil }
}

extension CGPoint {
    /// The middle of some points; zero if there are none.
    static func middle(of points: some Collection<CGPoint>) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        let count = CGFloat(points.count)
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / count,
            y: points.reduce(0) { $0 + $1.y } / count
        )
    }
}
