/// Recognizes fingers, or the pressed mouse, that move quickly in one direction.
///
/// It takes 50 points within half a second, and no more than 50 points to the side. `location(in:)` is where it began.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer, TrackedRecognizer {
    /// Where a swipe goes.
    @frozen
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes directions of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    var _tracker = SwipeTracker()

    /// The directions that count; `right` by default.
    ///
    /// With several, the recognizer does not tell which one it was; use one recognizer for each to know.
    open var direction: UISwipeGestureRecognizer.Direction = .right

    /// How many fingers swipe together; 1 by default.
    open var numberOfTouchesRequired = 1

    open override func location(in view: UIView?) -> CGPoint { _locate(_tracker.start, in: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { _press(touches) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { _move(touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { _lift(touches) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { _drop() }

    open override func reset() {
        super.reset()
        _tracker.reset()
    }

    func _configure() {
        _tracker.direction = direction
        _tracker.touchesRequired = max(1, numberOfTouchesRequired)
    }
}
