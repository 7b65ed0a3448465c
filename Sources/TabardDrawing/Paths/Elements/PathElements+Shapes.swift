extension PathElements {
    /// How far the control points of a quarter of a circle stand from its ends, in radii.
    static let quarter: CGFloat = 0.552_284_749_830_793_6

    mutating func addRect(_ rect: CGRect) {
        let rect = rect.standardized
        guard !rect.isNull, rect.isFinite else { return move(to: CGPoint(x: CGFloat.nan, y: 0)) }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// A rectangle whose corners are quarters of ellipses, run through clockwise from the top left.
    ///
    /// Radii that do not fit are cut to half the sides.
    package mutating func addRoundedRect(_ rect: CGRect, radii: CGSize, corners: UIRectCorner = .allCorners) {
        let rect = rect.standardized
        let across = min(max(0, radii.width), rect.width / 2)
        let down = min(max(0, radii.height), rect.height / 2)
        guard rect.isFinite, across > 0, down > 0, !corners.isEmpty else {
            return addRect(rect)
        }
        func corner(_ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ into: CGVector, _ out: CGVector) {
            let point = CGPoint(x: x, y: y)
            guard corners.contains(corner) else { return addLine(to: point) }
            let at = { (direction: CGVector, part: CGFloat) in
                CGPoint(x: x + direction.dx * across * part, y: y + direction.dy * down * part)
            }
            addLine(to: at(into, 1))
            addCurve(at(into, 1 - Self.quarter), at(out, 1 - Self.quarter), to: at(out, 1))
        }
        let left = CGVector(dx: -1, dy: 0)
        let right = CGVector(dx: 1, dy: 0)
        let above = CGVector(dx: 0, dy: -1)
        let below = CGVector(dx: 0, dy: 1)
        let begin = corners.contains(.topLeft) ? across : 0
        move(to: CGPoint(x: rect.minX + begin, y: rect.minY))
        corner(.topRight, rect.maxX, rect.minY, left, below)
        corner(.bottomRight, rect.maxX, rect.maxY, above, left)
        corner(.bottomLeft, rect.minX, rect.maxY, right, above)
        if corners.contains(.topLeft) { corner(.topLeft, rect.minX, rect.minY, below, right) }
        close()
    }

    mutating func addEllipse(in rect: CGRect) {
        let rect = rect.standardized
        guard rect.isFinite else { return move(to: CGPoint(x: CGFloat.nan, y: 0)) }
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        let transform = CGAffineTransform(
            a: radii.width,
            b: 0,
            c: 0,
            d: radii.height,
            tx: rect.midX,
            ty: rect.midY
        )
        var circle = PathElements()
        circle.addArc(.zero, radius: 1, from: 0, turning: 2 * .pi)
        circle.close()
        append(circle, transform)
    }

    /// A part of a circle, to which a line leads from the current point; a positive turn is clockwise on the screen.
    mutating func addArc(_ center: CGPoint, radius: CGFloat, from angle: CGFloat, turning turn: CGFloat) {
        guard radius.isFinite, radius >= 0, angle.isFinite, turn.isFinite else {
            return move(to: CGPoint(x: CGFloat.nan, y: 0))
        }
        // Angles that were worked out are seldom quarters to the last digit.
        let count = max(1, Int((abs(turn) / (.pi / 2 + 0.001)).rounded(.up)))
        let step = turn / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        var angle = angle.truncatingRemainder(dividingBy: 2 * .pi)
        var point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        if current == nil { move(to: point) } else if current != point { addLine(to: point) }
        guard turn != 0 else { return }
        for _ in 0..<count {
            let first = CGPoint(x: point.x - reach * sin(angle), y: point.y + reach * cos(angle))
            angle += step
            point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            let second = CGPoint(x: point.x + reach * sin(angle), y: point.y - reach * cos(angle))
            addCurve(first, second, to: point)
        }
    }

    /// A part of a circle between two angles, with angles that grow or shrink on the way.
    mutating func addArc(
        _ center: CGPoint,
        radius: CGFloat,
        from start: CGFloat,
        to end: CGFloat,
        isGrowing: Bool
    ) {
        guard start.isFinite, end.isFinite else { return move(to: CGPoint(x: CGFloat.nan, y: 0)) }
        let full: CGFloat = 2 * .pi
        var turn = isGrowing ? end - start : start - end
        let rest = turn.truncatingRemainder(dividingBy: full)
        if turn < 0 {
            turn = rest < 0 ? rest + full : 0
        } else if turn > full {
            // More than once round looks like once round, but ends where it should.
            turn = full + rest
        }
        addArc(center, radius: radius, from: start, turning: isGrowing ? turn : -turn)
    }

    /// A part of a circle that touches the lines from the current point to the first and from there to the second.
    mutating func addArc(towards corner: CGPoint, then end: CGPoint, radius: CGFloat) {
        guard let start = current else { return addLine(to: corner) }
        let into = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let out = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let lengths = (into.length, out.length)
        let cross = into.dx * out.dy - into.dy * out.dx
        guard radius.isFinite, radius > 0, lengths.0 > 0, lengths.1 > 0,
            abs(cross) > 1e-9 * lengths.0 * lengths.1
        else { return addLine(to: corner) }
        let between = acos(min(1, max(-1, (into.dx * out.dx + into.dy * out.dy) / (lengths.0 * lengths.1))))
        let distance = radius / tan(between / 2)
        let first = CGPoint(
            x: corner.x + into.dx / lengths.0 * distance,
            y: corner.y + into.dy / lengths.0 * distance
        )
        // The center lies beside the first touching point, on the side of the second line.
        let side: CGFloat = cross > 0 ? -1 : 1
        let center = CGPoint(
            x: first.x + side * into.dy / lengths.0 * radius,
            y: first.y - side * into.dx / lengths.0 * radius
        )
        let angle = atan2(first.y - center.y, first.x - center.x)
        addArc(center, radius: radius, from: angle, turning: side * (.pi - between))
    }
}

extension CGVector {
    fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}

extension CGRect {
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
