import Foundation

/// Reads an outline in the words of SVG's path data.
///
/// It reads what Tabard's own drawings are written in: all commands but `T`. At a word that it does not know it stops.
struct PathData {
    private let text: [UInt8]
    private var place = 0
    private var outline = PathElements()

    /// An outline.
    static func outline(_ text: some StringProtocol) -> PathElements {
        var data = PathData(text: Array(text.utf8))
        data.read()
        return data.outline
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    private var current: CGPoint { outline.current ?? .zero }

    private mutating func read() {
        var command: UInt8 = 0
        while true {
            skipBlanks()
            guard place < text.count else { return }
            if Self.isLetter(text[place]) {
                command = text[place]
                place += 1
            } else if command | 0x20 == UInt8(ascii: "m") {
                // Further points of a move are lines.
                command -= 1
            }
            guard take(command | 0x20, isRelative: command & 0x20 != 0) else { return }
        }
    }

    private mutating func take(_ command: UInt8, isRelative: Bool) -> Bool {
        let origin = isRelative ? current : .zero
        switch command {
        case UInt8(ascii: "m"):
            guard let point = point(from: origin) else { return false }
            outline.move(to: point)
        case UInt8(ascii: "l"):
            guard let point = point(from: origin) else { return false }
            outline.addLine(to: point)
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            outline.addLine(to: CGPoint(x: origin.x + x, y: current.y))
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            outline.addLine(to: CGPoint(x: current.x, y: origin.y + y))
        case UInt8(ascii: "c"):
            guard let first = point(from: origin), let second = point(from: origin),
                let end = point(from: origin)
            else { return false }
            outline.addCurve(first, second, to: end)
        case UInt8(ascii: "s"):
            guard let second = point(from: origin), let end = point(from: origin) else { return false }
            outline.addCurve(reflectedControl, second, to: end)
        case UInt8(ascii: "q"):
            guard let control = point(from: origin), let end = point(from: origin) else { return false }
            outline.addQuad(control, to: end)
        case UInt8(ascii: "a"):
            guard let width = number(), let height = number(), let angle = number(), let isLarge = flag(),
                let isClockwise = flag(), let end = point(from: origin)
            else { return false }
            let radii = CGSize(width: abs(width), height: abs(height))
            addArc(radii, angle * .pi / 180, isLarge, isClockwise, to: end)
        case UInt8(ascii: "z"):
            outline.close()
            // Nothing but a command may follow.
            skipBlanks()
            return place < text.count && Self.isLetter(text[place])
        default: return false
        }
        return true
    }

    /// The last curve's second control point on the other side of its end.
    private var reflectedControl: CGPoint {
        guard case .curve(_, let control, let end)? = outline.elements.last else { return current }
        return CGPoint(x: 2 * end.x - control.x, y: 2 * end.y - control.y)
    }

    /// An arc of an ellipse: that of a circle, stretched and turned, as SVG's appendix on arcs finds it.
    private mutating func addArc(
        _ radii: CGSize,
        _ angle: CGFloat,
        _ isLarge: Bool,
        _ isClockwise: Bool,
        to end: CGPoint
    ) {
        guard radii.width > 0, radii.height > 0 else { return outline.addLine(to: end) }
        let start = current
        // In the circle's own measure the ellipse's radii are one.
        let ellipse = CGAffineTransform(rotationAngle: angle).scaledBy(x: radii.width, y: radii.height)
        let circle = ellipse.inverted()
        let (first, last) = (start.applying(circle), end.applying(circle))
        let half = CGVector(dx: (last.x - first.x) / 2, dy: (last.y - first.y) / 2)
        let distance = half.dx * half.dx + half.dy * half.dy
        guard distance > 0 else { return }
        // One that is too small to reach the end grows until it does.
        let radius = max(1, distance.squareRoot())
        let away = max(0, 1 / min(distance, 1) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = CGPoint(
            x: first.x + half.dx - away * half.dy,
            y: first.y + half.dy + away * half.dx
        )
        let from = atan2(first.y - center.y, first.x - center.x)
        var turn = atan2(last.y - center.y, last.x - center.x) - from
        if isClockwise, turn < 0 { turn += 2 * .pi }
        if !isClockwise, turn > 0 { turn -= 2 * .pi }
        var arc = PathElements()
        arc.addArc(center, radius: radius, from: from, turning: turn)
        let pieces = arc.elements.dropFirst().map { $0.mapped { $0.applying(ellipse) } }
        for piece in pieces.dropLast() { outline.append(piece) }
        guard case .curve(let control, let second, _)? = pieces.last else { return }
        outline.addCurve(control, second, to: end)
    }

    private mutating func point(from origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// A nought or a one, which the next number may follow at once.
    private mutating func flag() -> Bool? {
        skipBlanks()
        guard place < text.count, [UInt8(ascii: "0"), UInt8(ascii: "1")].contains(text[place]) else {
            return nil
        }
        place += 1
        return text[place - 1] == UInt8(ascii: "1")
    }

    private mutating func number() -> Double? {
        skipBlanks()
        let first = place
        if place < text.count, text[place] == UInt8(ascii: "-") { place += 1 }
        var digits = 0.0
        var divisor = 1.0
        var isBehindPoint = false
        let start = place
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits = digits * 10 + Double(text[place] - UInt8(ascii: "0"))
                if isBehindPoint { divisor *= 10 }
            case UInt8(ascii: ".") where !isBehindPoint: isBehindPoint = true
            default: return place > start ? (start > first ? -digits : digits) / divisor : nil
            }
            place += 1
        }
        return place > start ? (start > first ? -digits : digits) / divisor : nil
    }

    private mutating func skipBlanks() {
        while place < text.count, [0x20, 0x0A, UInt8(ascii: ",")].contains(text[place]) { place += 1 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
