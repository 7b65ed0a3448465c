/// Recognizes what asks for a view's menu: a click of the secondary button, and a long press of a finger or pen.
///
/// It is found when the menu opens; where there is none, the press goes on as if nobody had asked.
@MainActor
final class MenuRecognizer: UIGestureRecognizer {
    /// How long a finger rests, in seconds.
    static let holdingTime: TimeInterval = 0.5
    /// How far a finger may slip meanwhile, in points.
    static let slip: CGFloat = 8

    private let open: (CGPoint) -> Bool
    private let leavesHolding: () -> Bool
    /// Where the press began, in the window.
    private var start = CGPoint.zero

    /// - Parameters:
    ///   - leavesHolding: Whether a held press is for something else now.
    ///   - open: Opens the menu at a place in the view's coordinates; false if there is none.
    init(leavesHolding: @escaping () -> Bool = { false }, open: @escaping (CGPoint) -> Bool) {
        self.leavesHolding = leavesHolding
        self.open = open
        super.init(target: nil, action: nil)
    }

    override func _accepts(_ touch: UITouch) -> Bool {
        // A text has a menu of its own.
        guard !touch._isTakenByWidget else { return false }
        return touch.type == .indirectPointer ? touch._button == 3 : touch._button == 1 && !leavesHolding()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 1, let touch = touches.first else {
            state = .failed
            return
        }
        start = touch.location(in: nil)
        guard touch.type != .indirectPointer else {
            state = .ended
            return
        }
        _wake(at: touch.timestamp + Self.holdingTime) { [weak self] _ in self?.state = .ended }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if location(in: nil).distance(to: start) > Self.slip { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func _prepareToBegin() -> Bool { open(_locate(start, in: view)) }
}
