/// One line or curve between two points.
struct PathPiece {
    var start: CGPoint
    /// Of a curve; nil for a line.
    var controls: (CGPoint, CGPoint)?
    var end: CGPoint

    func point(at time: CGFloat) -> CGPoint {
        guard let (first, second) = controls else { return start.mixed(with: end, time) }
        let rest = 1 - time
        let weights = (rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time)
        return CGPoint(
            x: weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
            y: weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y
        )
    }

    /// The direction of travel, in radians clockwise from the right.
    func angle(at time: CGFloat) -> CGFloat {
        let before = point(at: max(0, time - 0.001))
        let after = point(at: min(1, time + 0.001))
        return atan2(after.y - before.y, after.x - before.x)
    }

    /// Straight lines that come close to the curve.
    var polyline: [CGPoint] {
        guard let (first, second) = controls else { return [start, end] }
        let rough = start.distance(to: first) + first.distance(to: second) + second.distance(to: end)
        let count = min(256, max(16, Int(min(rough, 10_000).squareRoot() * 4)))
        return (0...count).map { point(at: CGFloat($0) / CGFloat(count)) }
    }

    var length: CGFloat {
        let line = polyline
        return zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }

    /// The time at which a part of the length is covered.
    func time(atLength wanted: CGFloat) -> CGFloat {
        let line = polyline
        var covered: CGFloat = 0
        for (index, (start, end)) in zip(line, line.dropFirst()).enumerated() {
            let step = start.distance(to: end)
            if covered + step >= wanted, step > 0 {
                return (CGFloat(index) + (wanted - covered) / step) / CGFloat(line.count - 1)
            }
            covered += step
        }
        return 1
    }

    /// The piece between two times.
    func part(from begin: CGFloat, to finish: CGFloat) -> PathPiece {
        guard let (first, second) = controls else {
            return PathPiece(start: point(at: begin), controls: nil, end: point(at: finish))
        }
        // The control points of a part are the polar form of the curve at its ends.
        func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
            let ab = start.mixed(with: first, a)
            let bc = first.mixed(with: second, a)
            let cd = second.mixed(with: end, a)
            return ab.mixed(with: bc, b).mixed(with: bc.mixed(with: cd, b), c)
        }
        return PathPiece(
            start: blossom(begin, begin, begin),
            controls: (blossom(begin, begin, finish), blossom(begin, finish, finish)),
            end: blossom(finish, finish, finish)
        )
    }

    /// Where a curve turns back in one direction.
    var turningPoints: [CGPoint] {
        guard let (first, second) = controls else { return [] }
        func times(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
            let a = p3 - 3 * p2 + 3 * p1 - p0
            let b = 2 * (p2 - 2 * p1 + p0)
            let c = p1 - p0
            guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b] : [] }
            let root = b * b - 4 * a * c
            guard root >= 0 else { return [] }
            return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
        }
        let all = times(start.x, first.x, second.x, end.x) + times(start.y, first.y, second.y, end.y)
        return all.filter { $0 > 0 && $0 < 1 }.map { point(at: $0) }
    }
}
