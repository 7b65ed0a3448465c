extension PathElements {
    /// The part of the path between two parts of its length, from 0 to 1; nothing if they are in the wrong order.
    package func trimmed(from begin: CGFloat, to end: CGFloat) -> PathElements {
        let begin = begin.isFinite ? min(max(begin, 0), 1) : 0
        let end = end.isFinite ? min(max(end, 0), 1) : 1
        if begin == 0, end == 1 { return self }
        var result = PathElements()
        guard begin < end else { return result }
        let pieces = pieces
        let lengths = pieces.map(\.length)
        let total = lengths.reduce(0, +)
        var covered: CGFloat = 0
        for (piece, length) in zip(pieces, lengths) {
            defer { covered += length }
            let from = begin * total - covered
            let to = end * total - covered
            guard length > 0, from < length, to > 0 else { continue }
            let part = piece.part(
                from: from <= 0 ? 0 : piece.time(atLength: from),
                to: to >= length ? 1 : piece.time(atLength: to)
            )
            if result.current?.isNear(part.start) != true { result.move(to: part.start) }
            if let (first, second) = part.controls {
                result.addCurve(first, second, to: part.end)
            } else {
                result.addLine(to: part.end)
            }
        }
        return result
    }

    /// The point at a part of the length, from 0 to 1, and the direction of travel there; nil for an empty path.
    package func place(at part: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        let pieces = pieces
        guard let last = pieces.last else { return start.map { ($0, 0) } }
        let lengths = pieces.map(\.length)
        let wanted = min(max(part, 0), 1) * lengths.reduce(0, +)
        var covered: CGFloat = 0
        for (piece, length) in zip(pieces, lengths) {
            if covered + length >= wanted, length > 0 {
                let time = piece.time(atLength: wanted - covered)
                return (piece.point(at: time), piece.angle(at: time))
            }
            covered += length
        }
        return (last.end, last.angle(at: 1))
    }

    /// The path on the way from this one to another; nil unless both have the same kinds of steps.
    package func mixed(with other: PathElements, _ part: CGFloat) -> PathElements? {
        guard elements.count == other.elements.count else { return nil }
        var result = PathElements()
        for (mine, theirs) in zip(elements, other.elements) {
            let points = (mine.points, theirs.points)
            guard points.0.count == points.1.count, mine.with(points.1) == theirs else { return nil }
            result.append(mine.with(zip(points.0, points.1).map { $0.mixed(with: $1, part) }))
        }
        return result
    }
}

extension CGPoint {
    fileprivate func isNear(_ other: CGPoint) -> Bool { distance(to: other) < 1e-6 }
}
