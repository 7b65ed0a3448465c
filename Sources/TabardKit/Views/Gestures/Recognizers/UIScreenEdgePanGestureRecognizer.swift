/// Recognizes a pan that comes in from an edge of the window.
///
/// A window stands for the screen here, as windows on the desktop seldom fill it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How near to the edge it begins, in points.
    static let reach: CGFloat = 24

    /// The edges that count; none by default, so set it.
    open var edges: UIRectEdge = []

    private var startEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first, numberOfTouches <= 1 { startEdges = edgesNear(touch) }
        guard !startEdges.isEmpty else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    open override var state: UIGestureRecognizer.State {
        get { super.state }
        set { super.state = newValue == .began && !movesInwards ? .failed : newValue }
    }

    private func edgesNear(_ touch: UITouch) -> UIRectEdge {
        guard let area = (touch.window ?? view?._root)?.bounds else { return [] }
        let place = touch.location(in: nil)
        var near: UIRectEdge = []
        if place.x < area.minX + Self.reach { near.insert(.left) }
        if place.x >= area.maxX - Self.reach { near.insert(.right) }
        if place.y < area.minY + Self.reach { near.insert(.top) }
        if place.y >= area.maxY - Self.reach { near.insert(.bottom) }
        return near.intersection(edges)
    }

    private var movesInwards: Bool {
        let way = _tracker.translation
        let isHorizontal = abs(way.x) >= abs(way.y)
        return (startEdges.contains(.left) && isHorizontal && way.x > 0)
            || (startEdges.contains(.right) && isHorizontal && way.x < 0)
            || (startEdges.contains(.top) && !isHorizontal && way.y > 0)
            || (startEdges.contains(.bottom) && !isHorizontal && way.y < 0)
    }
}
