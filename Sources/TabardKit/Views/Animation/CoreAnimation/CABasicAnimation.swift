/// An animation of a property from one value to another.
///
/// ```swift
/// let pulse = CABasicAnimation(keyPath: "transform.scale")
/// pulse.toValue = 1.2
/// pulse.duration = 0.4
/// pulse.autoreverses = true
/// button.layer.add(pulse, forKey: "pulse")
/// ```
///
/// A value that is not set is the one that the layer has. Values are numbers, `CGPoint`, `CGSize`, `CGRect`, also in an
/// `NSValue`, `CGColor`, `CGPath`, `CATransform3D`, or arrays as gradients have them.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins.
    open var fromValue: Any?
    /// Where it ends.
    open var toValue: Any?
    /// How far it leads, if only one of the others is set.
    open var byValue: Any?

    /// The course of the way over time, in place of `timingFunction`.
    var course: ((Double) -> Double)?

    override func makeEmpty() -> CAAnimation { CABasicAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
        course = other.course
    }

    override func value(at part: Double, length: Double, model: AnimatableValue) -> AnimatableValue? {
        let from = AnimatableValue(fromValue)
        let to = AnimatableValue(toValue)
        let by = AnimatableValue(byValue)
        let start: AnimatableValue
        let end: AnimatableValue
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.adding(by, times: -1), to)
        case (let from?, nil, nil): (start, end) = (from, model)
        case (nil, let to?, nil): (start, end) = (model, to)
        case (nil, nil, let by?): (start, end) = (model, model.adding(by))
        case (nil, nil, nil): return nil
        }
        return start.mixed(with: end, CGFloat(progress(at: part, length: length)))
    }

    /// The part of the way at a part of the time.
    func progress(at part: Double, length: Double) -> Double {
        course?(part) ?? timingFunction?.value(at: part) ?? part
    }
}
