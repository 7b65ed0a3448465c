internal import GtkInterop

/// A value on which an animation can have any part of the way.
enum AnimatableValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(RGBA?)
    case transform(CGAffineTransform)
    case path(PathElements?)
    case colors([RGBA])
    case numbers([CGFloat])

    /// Reads what an app gave an animation; nil if it is of no kind that layers have.
    init?(_ value: Any?) {
        switch value {
        case let value as AnimatableValue: self = value
        case let value as CGFloat: self = .number(value)
        case let value as Double: self = .number(CGFloat(value))
        case let value as Float: self = .number(CGFloat(value))
        case let value as Int: self = .number(CGFloat(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CGColor: self = .color(value.value)
        case let value as UIColor: self = .color(value.components(with: .current))
        case let value as CGAffineTransform: self = .transform(value)
        case let value as CATransform3D: self = .transform(value.affine)
        case let value as CGPath: self = .path(value.elements)
        case let value as UIBezierPath: self = .path(value.elements)
        case let value as [CGColor]: self = .colors(value.map(\.value))
        case let value as [CGFloat]: self = .numbers(value)
        case let value as [Double]: self = .numbers(value.map { CGFloat($0) })
        case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
        case let value as NSValue: self.init(boxed: value)
        default: return nil
        }
        guard isFinite else { return nil }
    }

    private init?(boxed value: NSValue) {
        switch String(cString: value.objCType) {
        case let type where type.hasPrefix("{CGPoint") || type.hasPrefix("{_NSPoint"):
            self = .point(value.pointValue)
        case let type where type.hasPrefix("{CGSize") || type.hasPrefix("{_NSSize"):
            self = .size(value.sizeValue)
        case let type where type.hasPrefix("{CGRect") || type.hasPrefix("{_NSRect"):
            self = .rect(value.rectValue)
        default: return nil
        }
    }

    /// The numbers that make up the value; none where there are any number of them.
    private var parts: [CGFloat] {
        switch self {
        case .number(let number): [number]
        case .point(let point): [point.x, point.y]
        case .size(let size): [size.width, size.height]
        case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
        case .transform(let map): [map.a, map.b, map.c, map.d, map.tx, map.ty]
        case .numbers(let numbers): numbers
        case .color, .colors, .path: []
        }
    }

    private var isFinite: Bool { parts.allSatisfy(\.isFinite) }

    /// The value at a part of the way to another; a spring also goes beyond.
    ///
    /// Values that have nothing in between are the other one.
    func mixed(with end: AnimatableValue, _ part: CGFloat) -> AnimatableValue {
        switch (self, end) {
        case (.color(let start), .color(let end)): .color(RGBA.mixed(start, end, part))
        case (.colors(let start), .colors(let end)) where start.count == end.count:
            .colors(zip(start, end).compactMap { RGBA.mixed($0, $1, part) })
        case (.path(let start?), .path(let end?)): .path(start.mixed(with: end, part) ?? end)
        case (.color, _), (.colors, _), (.path, _): end
        default:
            end.with(zip(parts, end.parts).map { $0 + ($1 - $0) * part }) ?? end
        }
    }

    /// The value between this one and the second on a smooth curve through all four; the way from this one to the
    /// second is gone by a part.
    func smooth(
        _ part: CGFloat,
        after before: AnimatableValue,
        to end: AnimatableValue,
        before after: AnimatableValue
    ) -> AnimatableValue {
        let all = [before.parts, parts, end.parts, after.parts]
        guard all.allSatisfy({ $0.count == parts.count }), !parts.isEmpty else {
            return mixed(with: end, part)
        }
        let (square, cube) = (part * part, part * part * part)
        let numbers = parts.indices.map { index -> CGFloat in
            let (a, b, c, d) = (all[0][index], all[1][index], all[2][index], all[3][index])
            let linear = (c - a) * part
            let bend = (2 * a - 5 * b + 4 * c - d) * square + (3 * b - a - 3 * c + d) * cube
            return b + (linear + bend) / 2
        }
        return end.with(numbers) ?? end
    }

    /// The sum of the two; this one alone if they can't be added.
    func adding(_ other: AnimatableValue, times factor: CGFloat = 1) -> AnimatableValue {
        with(zip(parts, other.parts).map { $0 + $1 * factor }) ?? self
    }

    /// A value of the same kind made of numbers; nil if it takes another number of them.
    private func with(_ numbers: [CGFloat]) -> AnimatableValue? {
        guard numbers.count == parts.count, !numbers.isEmpty else { return nil }
        switch self {
        case .number: return .number(numbers[0])
        case .point: return .point(CGPoint(x: numbers[0], y: numbers[1]))
        case .size: return .size(CGSize(width: numbers[0], height: numbers[1]))
        case .rect:
            return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case .transform:
            return .transform(
                CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
            )
        case .numbers: return .numbers(numbers)
        case .color, .colors, .path: return nil
        }
    }

    /// How far it is to another value: for paces that are to be even.
    func distance(to other: AnimatableValue) -> CGFloat {
        zip(parts, other.parts).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}

extension RGBA {
    /// No colour is the other one, wholly transparent.
    static func mixed(_ start: RGBA?, _ end: RGBA?, _ part: CGFloat) -> RGBA? {
        guard start != end else { return end }
        guard var from = start ?? end, var to = end ?? start else { return nil }
        if start == nil { from.alpha = 0 }
        if end == nil { to.alpha = 0 }
        let part = Double(min(max(part, 0), 1))
        let mix = { (from: Double, to: Double) in from + (to - from) * part }
        return RGBA(
            red: mix(from.red, to.red),
            green: mix(from.green, to.green),
            blue: mix(from.blue, to.blue),
            alpha: mix(from.alpha, to.alpha)
        )
    }
}
