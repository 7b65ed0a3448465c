/// How values between those of a keyframe animation are found.
@frozen
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In straight lines.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all: one value is followed by the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// On a smooth curve through them.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// In straight lines, at one speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}

/// Whether what moves along a path turns with it.
@frozen
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its right side leads.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its left side leads.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation of a property through several values.
///
/// ```swift
/// let bounce = CAKeyframeAnimation(keyPath: "transform.scale")
/// bounce.values = [1.0, 1.4, 0.9, 1.15, 0.95, 1.02, 1.0]
/// bounce.duration = 0.5
/// imageView.layer.add(bounce, forKey: nil)
/// ```
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, of the kinds that `CABasicAnimation` takes.
    open var values: [Any]?
    /// A path on which a point moves, in place of values.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1; equal distances by default.
    open var keyTimes: [NSNumber]?
    /// The course of speed between each two values; at one speed by default.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values in between are found; `linear` by default.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// Whether what moves along the path turns with it; nil, that is not, by default.
    open var rotationMode: CAAnimationRotationMode?

    override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path?.copy()
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        rotationMode = other.rotationMode
    }

    override func value(at part: Double, length: Double, model: AnimatableValue) -> AnimatableValue? {
        let part = timingFunction?.value(at: part) ?? part
        if let path { return path.elements.place(at: CGFloat(part)).map { .point($0.point) } }
        let values = (values ?? []).compactMap { AnimatableValue($0) }
        guard let first = values.first, let last = values.last else { return nil }
        if values.count == 1 { return first }
        if calculationMode == .discrete {
            let times = self.times(values.count + 1)
            let index = times.lastIndex { $0 <= part } ?? 0
            return values[min(index, values.count - 1)]
        }
        let times = calculationMode == .paced ? pacedTimes(values) : self.times(values.count)
        if part <= times[0] { return first }
        guard let index = (1..<values.count).first(where: { part < times[$0] }) else { return last }
        let span = times[index] - times[index - 1]
        var local = span > 0 ? (part - times[index - 1]) / span : 1
        if let functions = timingFunctions, functions.indices.contains(index - 1), calculationMode != .paced {
            local = functions[index - 1].value(at: local)
        }
        guard calculationMode == .cubic else {
            return values[index - 1].mixed(with: values[index], CGFloat(local))
        }
        return values[index - 1].smooth(
            CGFloat(local),
            after: values[max(0, index - 2)],
            to: values[index],
            before: values[min(values.count - 1, index + 1)]
        )
    }

    override func apply(
        to state: inout LayerState,
        part: Double,
        count: Int,
        length: Double,
        model: LayerState
    ) {
        super.apply(to: &state, part: part, count: count, length: length, model: model)
        guard let rotationMode, let path else { return }
        let part = timingFunction?.value(at: part) ?? part
        guard let angle = path.elements.place(at: CGFloat(part))?.angle else { return }
        let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        state.geometry.transform = state.geometry.transform
            .concatenating(CGAffineTransform(rotationAngle: turn))
    }

    /// The times of a number of values: those given, if there are enough and they grow, or equal distances.
    private func times(_ count: Int) -> [Double] {
        if let given = keyTimes?.map(\.doubleValue), given.count >= count, given.allSatisfy(\.isFinite),
            zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 })
        {
            return Array(given.prefix(count))
        }
        return (0..<count).map { Double($0) / Double(max(1, count - 1)) }
    }

    private func pacedTimes(_ values: [AnimatableValue]) -> [Double] {
        var sum = 0.0
        let sums: [Double] =
            [0]
            + zip(values, values.dropFirst()).map { start, end -> Double in
                sum += Double(start.distance(to: end))
                return sum
            }
        return sum > 0 ? sums.map { $0 / sum } : times(values.count)
    }
}
