/// Lets the user feel that things collide, such as something that snaps into place.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How it feels.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light things.
        case light = 0
        /// Things of middle size.
        case medium = 1
        /// Large or heavy things.
        case heavy = 2
        /// Soft things.
        case soft = 3
        /// Hard things.
        case rigid = 4
    }

    /// Makes a generator for things of middle size.
    public override convenience init() { self.init(style: .medium) }

    /// Makes a generator for things of middle size, for a view.
    public override convenience init(view: UIView) { self.init(style: .medium) }

    /// Makes a generator. Phones with Linux feel all styles alike, as feedbackd has no words for them.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Makes a generator for a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Lets the user feel a collision.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Lets the user feel a collision.
    ///
    /// - Parameter intensity: How strong it is, from 0 for nothing to 1. Any other than 0 is felt alike on Linux.
    open func impactOccurred(intensity: CGFloat) {
        if intensity > 0 { FeedbackService.shared.trigger("button-pressed") }
    }

    /// Lets the user feel a collision at a place of the view.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Lets the user feel a collision of some strength at a place of the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impactOccurred(intensity: intensity)
    }
}
