extension PathElements {
    /// The smallest rectangle around all points, control points included; null without any.
    var pointBounds: CGRect {
        Self.bounds(of: elements.flatMap(\.points))
    }

    /// The smallest rectangle around what is drawn, where curves rarely reach their control points.
    package var drawnBounds: CGRect {
        var points: [CGPoint] = []
        for piece in pieces {
            points.append(piece.start)
            points.append(piece.end)
            points += piece.turningPoints
        }
        return Self.bounds(of: points.isEmpty ? elements.flatMap(\.points) : points)
    }

    private static func bounds(of points: [CGPoint]) -> CGRect {
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The lines and curves, without the moves; parts that are not closed are left open.
    var pieces: [PathPiece] {
        var pieces: [PathPiece] = []
        var last = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                last = point
            case .line(let end): pieces.append(PathPiece(start: last, controls: nil, end: end))
            case .quad(let control, let end):
                let controls = Self.cubicControls(last, control, end)
                pieces.append(PathPiece(start: last, controls: controls, end: end))
            case .curve(let first, let second, let end):
                pieces.append(PathPiece(start: last, controls: (first, second), end: end))
            case .close:
                if last != start { pieces.append(PathPiece(start: last, controls: nil, end: start)) }
                last = start
            }
            if let end = element.points.last { last = end }
        }
        return pieces
    }

    /// Whether a point is inside the outline, every part taken as closed.
    func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        guard point.x.isFinite, point.y.isFinite, pointBounds.contains(point) else { return false }
        var winding = 0
        for part in parts {
            var closed = PathElements()
            for element in part { closed.append(element) }
            closed.close()
            for piece in closed.pieces {
                let line = piece.polyline
                for (start, end) in zip(line, line.dropFirst())
                where (start.y <= point.y) != (end.y <= point.y) {
                    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                    if x > point.x { winding += end.y > start.y ? 1 : -1 }
                }
            }
        }
        return isEvenOdd ? winding % 2 != 0 : winding != 0
    }

    /// The length of all lines and curves.
    var length: CGFloat { pieces.reduce(0) { $0 + $1.length } }
}
