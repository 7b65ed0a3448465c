/// Lets the user feel a collision; without effect here, as `UIFeedbackGenerator`.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy or how hard what collides is.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light.
        case light
        /// Of medium size and weight.
        case medium
        /// Large or heavy.
        case heavy
        /// What gives way.
        case soft
        /// What does not.
        case rigid
    }

    /// Makes a generator for collisions of medium weight.
    public override init() { super.init() }

    /// Makes a generator for collisions of a kind.
    public init(style: FeedbackStyle) { super.init() }

    /// Makes a generator for collisions of a kind, and adds it to a view.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Says that something collided.
    open func impactOccurred() {}

    /// Says that something collided, and how hard, from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}

    /// Says that something collided, and where in the view.
    open func impactOccurred(at location: CGPoint) {}

    /// Says that something collided, how hard, from 0 to 1, and where in the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
