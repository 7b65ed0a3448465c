/// Recognizes drags of a finger, a pen or the pressed mouse that a view makes something of by itself.
///
/// A press becomes a drag only once it moved, or was held, far or long enough, so that taps, and the scrolling of what
/// lies around, still work.
@MainActor
final class DragRecognizer: UIGestureRecognizer {
    /// What a press may become.
    enum Start {
        /// No drag.
        case never
        /// A drag as soon as the pointer moved by `threshold`.
        case afterMoving
        /// A drag once it was held for `holdingTime`; if it moves earlier it is none.
        case afterHolding
        /// A drag once it was held for `holdingTime` and then moved by `threshold`; if it moves earlier it is none.
        case afterHoldingAndMoving
    }

    /// How far the pointer moves before a press is a drag, in points.
    static let threshold: CGFloat = 6
    /// How long a finger rests before a press is a drag, in seconds.
    static let holdingTime: TimeInterval = 0.3

    /// How far the pointer moves before a press is this drag, in points.
    var distanceToBegin = DragRecognizer.threshold
    /// Whether it is asked before what finds its gesture at the same moment, such as scrolling under a quick finger.
    var comesFirst = false
    /// Asked at each press.
    var pressed: (UITouch) -> Start = { _ in .never }
    /// Asked when the pointer has moved far enough and nothing else has the press: how far, in the window's directions.
    /// False makes it no drag, so that something else, such as scrolling, may take it.
    var shouldBegin: (CGPoint) -> Bool = { _ in true }
    /// The press is a drag now; the place is that of the press, in the view's coordinates.
    var began: (CGPoint) -> Void = { _ in }
    /// The pointer moved; the place is in the view's coordinates.
    var moved: (CGPoint) -> Void = { _ in }
    /// The pointer came up.
    var ended: () -> Void = {}
    /// Something else took the pointer.
    var cancelled: () -> Void = {}

    private var touch: UITouch?
    private var kind = Start.never
    /// Whether the press was held long enough.
    private var isHeld = false
    /// Where the press began, in the window.
    private var start = CGPoint.zero

    init() {
        super.init(target: nil, action: nil)
        addHandler { [weak self] _ in self?.follow() }
    }

    private var distance: CGPoint {
        guard let place = touch?.location(in: nil) else { return .zero }
        return CGPoint(x: place.x - start.x, y: place.y - start.y)
    }

    override var _precedence: Int { comesFirst ? 1 : 0 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touch == nil, let first = touches.first else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        touch = first
        start = first.location(in: nil)
        kind = first._isTakenByWidget ? .never : pressed(first)
        if kind == .never { state = .failed }
        switch kind {
        case .never, .afterMoving: break
        case .afterHolding:
            _wake(at: first.timestamp + Self.holdingTime) { [weak self] _ in self?.state = .began }
        case .afterHoldingAndMoving:
            _wake(at: first.timestamp + Self.holdingTime) { [weak self] _ in self?.isHeld = true }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        if distance.distance(to: .zero) >= distanceToBegin {
            state = kind == .afterMoving || kind == .afterHoldingAndMoving && isHeld ? .began : .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func reset() {
        touch = nil
        isHeld = false
    }

    /// Where the press began, in the view's coordinates.
    var pressedPlace: CGPoint { location(of: start) }

    override func _prepareToBegin() -> Bool { shouldBegin(distance) }

    private func follow() {
        switch state {
        case .began:
            began(location(of: start))
            moved(location(in: view))
        case .changed: moved(location(in: view))
        case .ended: ended()
        case .cancelled: cancelled()
        default: break
        }
    }

    private func location(of place: CGPoint) -> CGPoint { view?.convert(place, from: nil) ?? place }
}
