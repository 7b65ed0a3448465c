package import GtkInterop

/// The geometry of a path, as a value: what `CGPath`, `UIBezierPath` and `CGContext` are made of.
///
/// Its points are finite: a step with another number is left out, and said so once, as is a line that begins nowhere.
package struct PathElements: Equatable, Sendable {
    private(set) var elements: [PathElement] = []
    /// Where the part that is being drawn began.
    private(set) var start: CGPoint?
    /// Where the last step ended.
    private(set) var current: CGPoint?

    package init() {}

    package var isEmpty: Bool { elements.isEmpty }

    mutating func move(to point: CGPoint) {
        guard accepts(point) else { return }
        // Of moves in a row only the last one counts.
        if case .move = elements.last { elements.removeLast() }
        elements.append(.move(point))
        start = point
        current = point
    }

    mutating func addLine(to point: CGPoint) {
        guard accepts(point), begins() else { return }
        elements.append(.line(point))
        current = point
    }

    mutating func addQuad(_ control: CGPoint, to point: CGPoint) {
        guard accepts(control, point), begins() else { return }
        elements.append(.quad(control, point))
        current = point
    }

    mutating func addCurve(_ first: CGPoint, _ second: CGPoint, to point: CGPoint) {
        guard accepts(first, second, point), begins() else { return }
        elements.append(.curve(first, second, point))
        current = point
    }

    mutating func close() {
        guard let start else { return }
        if case .close = elements.last { return }
        elements.append(.close)
        current = start
    }

    mutating func append(_ other: PathElements, _ transform: CGAffineTransform = .identity) {
        for element in other.elements { append(element.mapped { $0.applying(transform) }) }
    }

    mutating func append(_ element: PathElement) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quad(let control, let point): addQuad(control, to: point)
        case .curve(let first, let second, let point): addCurve(first, second, to: point)
        case .close: close()
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathElements {
        var result = PathElements()
        result.append(self, transform)
        return result
    }

    /// The path run through from its end to its beginning.
    var reversed: PathElements {
        var result = PathElements()
        for part in parts.reversed() {
            let steps = part.filter { $0 != .close }
            let ends = steps.compactMap(\.points.last)
            guard let last = ends.last else { continue }
            result.move(to: last)
            for index in steps.indices.dropFirst().reversed() {
                let points = steps[index].points.dropLast().reversed() + [ends[index - 1]]
                result.append(steps[index].with(Array(points)))
            }
            if part.last == .close { result.close() }
        }
        return result
    }

    /// The steps, cut before each one that begins a new part; each part begins with a move.
    var parts: [[PathElement]] {
        var parts: [[PathElement]] = []
        var start = CGPoint.zero
        var isClosed = false
        for element in elements {
            if case .move(let point) = element {
                parts.append([element])
                start = point
            } else if isClosed {
                parts.append([.move(start), element])
            } else {
                parts[parts.count - 1].append(element)
            }
            isClosed = element == .close
        }
        return parts
    }

    /// The steps as they are painted, where every curve has two control points.
    package var steps: [PathStep] {
        var last = CGPoint.zero
        var start = CGPoint.zero
        return elements.map { element in
            defer { last = element.points.last ?? start }
            switch element {
            case .move(let point):
                start = point
                return .move(x: point.x, y: point.y)
            case .line(let point): return .line(x: point.x, y: point.y)
            case .quad(let control, let end):
                let (first, second) = Self.cubicControls(last, control, end)
                return .curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: end.x, y: end.y)
            case .curve(let first, let second, let end):
                return .curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: end.x, y: end.y)
            case .close: return .close
            }
        }
    }

    static func cubicControls(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint) {
        (start.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3))
    }

    private func accepts(_ points: CGPoint...) -> Bool {
        if points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { return true }
        PathWarnings.numbers.warn("A path leaves out points that are not finite numbers")
        return false
    }

    private func begins() -> Bool {
        if current != nil { return true }
        PathWarnings.beginnings.warn("A path leaves out lines before its first move(to:)")
        return false
    }
}

extension CGPoint {
    /// The point at a part of the way to another.
    func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
