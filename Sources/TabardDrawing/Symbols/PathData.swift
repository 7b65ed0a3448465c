import Foundation
internal import GtkInterop

/// Reads an outline in the words of SVG's path data.
///
/// It reads what Tabard's own drawings are written in: all commands but `T`. At a word that it does not know it stops.
struct PathData {
    private let text: [UInt8]
    private var place = 0
    private var current = (x: 0.0, y: 0.0)
    private var start = (x: 0.0, y: 0.0)
    private var steps: [PathStep] = []

    /// The steps of an outline.
    static func steps(_ text: some StringProtocol) -> [PathStep] {
        var data = PathData(text: Array(text.utf8))
        data.read()
        return data.steps
    }

    private init(text: [UInt8]) {
        self.text = text
    }

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
        let origin = isRelative ? current : (x: 0, y: 0)
        switch command {
        case UInt8(ascii: "m"):
            guard let point = point(from: origin) else { return false }
            current = point
            start = point
            steps.append(.move(x: point.x, y: point.y))
        case UInt8(ascii: "l"):
            guard let point = point(from: origin) else { return false }
            line(to: point)
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            line(to: (origin.x + x, current.y))
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            line(to: (current.x, origin.y + y))
        case UInt8(ascii: "c"):
            guard let first = point(from: origin), let second = point(from: origin),
                let end = point(from: origin)
            else { return false }
            curve(first, second, end)
        case UInt8(ascii: "s"):
            guard let second = point(from: origin), let end = point(from: origin) else { return false }
            curve(reflectedControl, second, end)
        case UInt8(ascii: "q"):
            guard let control = point(from: origin), let end = point(from: origin) else { return false }
            func towards(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
                (point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3)
            }
            curve(towards(current), towards(end), end)
        case UInt8(ascii: "a"):
            guard let width = number(), let height = number(), let angle = number(), let isLarge = flag(),
                let isClockwise = flag(), let end = point(from: origin)
            else { return false }
            arc((abs(width), abs(height)), angle * .pi / 180, isLarge, isClockwise, end)
        case UInt8(ascii: "z"):
            steps.append(.close)
            current = start
            // Nothing but a command may follow.
            skipBlanks()
            return place < text.count && Self.isLetter(text[place])
        default: return false
        }
        return true
    }

    /// The last curve's second control point on the other side of its end.
    private var reflectedControl: (x: Double, y: Double) {
        guard case .curve(_, _, let x, let y, _, _)? = steps.last else { return current }
        return (2 * current.x - x, 2 * current.y - y)
    }

    private mutating func line(to point: (x: Double, y: Double)) {
        current = point
        steps.append(.line(x: point.x, y: point.y))
    }

    private mutating func curve(
        _ first: (x: Double, y: Double),
        _ second: (x: Double, y: Double),
        _ end: (x: Double, y: Double)
    ) {
        steps.append(.curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: end.x, y: end.y))
        current = end
    }

    /// An arc of an ellipse, as SVG's appendix on them computes it, in curves of a quarter at most.
    private mutating func arc(
        _ radii: (x: Double, y: Double),
        _ angle: Double,
        _ isLarge: Bool,
        _ isClockwise: Bool,
        _ end: (x: Double, y: Double)
    ) {
        guard radii.x > 0, radii.y > 0 else { return line(to: end) }
        let (sine, cosine) = (sin(angle), cos(angle))
        let half = (x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
        let turned = (x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
        let needed = turned.x * turned.x / (radii.x * radii.x) + turned.y * turned.y / (radii.y * radii.y)
        guard needed > 0 else { return }
        let growth = max(1, needed.squareRoot())
        let radius = (x: radii.x * growth, y: radii.y * growth)
        let away = max(0, 1 / min(needed, 1) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let middle = (x: away * radius.x * turned.y / radius.y, y: -away * radius.y * turned.x / radius.x)
        let center = (
            x: cosine * middle.x - sine * middle.y + (current.x + end.x) / 2,
            y: sine * middle.x + cosine * middle.y + (current.y + end.y) / 2
        )
        let from = atan2((turned.y - middle.y) / radius.y, (turned.x - middle.x) / radius.x)
        var sweep = atan2((-turned.y - middle.y) / radius.y, (-turned.x - middle.x) / radius.x) - from
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let count = max(1, Int((abs(sweep) / (.pi / 2 + 0.001)).rounded(.up)))
        let part = sweep / Double(count)
        let reach = 4 / 3 * tan(part / 4)
        func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
            (
                center.x + cosine * radius.x * x - sine * radius.y * y,
                center.y + sine * radius.x * x + cosine * radius.y * y
            )
        }
        for index in 0..<count {
            let (first, last) = (from + part * Double(index), from + part * Double(index + 1))
            let (x1, y1, x2, y2) = (cos(first), sin(first), cos(last), sin(last))
            curve(
                place(x1 - reach * y1, y1 + reach * x1),
                place(x2 + reach * y2, y2 - reach * x2),
                index == count - 1 ? end : place(x2, y2)
            )
        }
    }

    private mutating func point(from origin: (x: Double, y: Double)) -> (x: Double, y: Double)? {
        guard let x = number(), let y = number() else { return nil }
        return (origin.x + x, origin.y + y)
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
