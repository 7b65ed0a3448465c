/// One step of a path.
enum PathElement: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// A curve to the last point, with one control point.
    case quad(CGPoint, CGPoint)
    /// A curve to the last point, with two control points.
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    /// The points, the one where the step ends last.
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    /// The same step with other points.
    func with(_ points: [CGPoint]) -> PathElement {
        switch self {
        case .move: .move(points[0])
        case .line: .line(points[0])
        case .quad: .quad(points[0], points[1])
        case .curve: .curve(points[0], points[1], points[2])
        case .close: .close
        }
    }

    func mapped(_ map: (CGPoint) -> CGPoint) -> PathElement { with(points.map(map)) }
}
