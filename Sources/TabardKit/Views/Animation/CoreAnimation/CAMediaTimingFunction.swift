/// A usual course of speed.
@frozen
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a course of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At one speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The one that the system uses where nothing is said.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The course of an animation's speed: a curve from the corner (0, 0) to the corner (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject, _SelectorAnswering, @unchecked Sendable {
    private let first: (x: Double, y: Double)
    private let second: (x: Double, y: Double)

    /// Makes a usual course; one of no known name runs at one speed.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Makes a course of control points; times beyond 0 to 1 are cut off, values may go beyond.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        let finite = { (number: Float) in number.isFinite ? Double(number) : 0 }
        first = (min(max(finite(c1x), 0), 1), finite(c1y))
        second = (min(max(finite(c2x), 0), 1), finite(c2y))
        super.init()
    }

    /// The part of the way at a part of the time.
    func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        var low = 0.0
        var high = 1.0
        // Times only grow along the curve, so halving finds the place.
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.curve(first.x, second.x, middle) < time { low = middle } else { high = middle }
        }
        return Self.curve(first.y, second.y, (low + high) / 2)
    }

    private static func curve(_ first: Double, _ second: Double, _ place: Double) -> Double {
        let rest = 1 - place
        return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(CAMediaTimingFunction.self) }
}
