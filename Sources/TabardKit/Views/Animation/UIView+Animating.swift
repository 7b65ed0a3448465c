extension UIView {
    /// How an animation runs.
    @frozen
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The user may use the views meanwhile; on Linux they always may.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// A view that is on its way elsewhere starts from where it is seen; on Linux it always does.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation starts again at its end, as long as one of its views is on the screen.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation runs backwards after it has run forwards; then the views are shown as they are.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Slow at both ends, the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At one speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: TabardKit.AnimationCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// Changes views and shows on the screen how they change: frame, bounds, center, transform, alpha and background.
    ///
    /// The properties have their new values at once. Nothing moves when the user asked for reduced motion, and views
    /// that are not on the screen change at once; `completion` is called all the same.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - delay: Seconds before it starts.
    ///   - options: The curve, and whether it repeats.
    ///   - animations: Makes the changes; it is called at once.
    ///   - completion: Called at the end; false if another animation took a view over.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation(duration: duration, curve: options.curve, options: options, completion: completion)
            .run(animations, after: delay)
    }

    /// Changes views and shows how they change.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Changes views and shows how they change, with the motion of a spring.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - delay: Seconds before it starts.
    ///   - dampingRatio: From near 0, which swings long, to 1, which does not swing.
    ///   - velocity: The speed at the start, in whole ways a second.
    ///   - options: How it runs.
    ///   - animations: Changes the views.
    ///   - completion: Called at the end; false if it was ended before.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = TabardKit.AnimationCurve.spring(
            damping: dampingRatio,
            velocity: velocity * CGFloat(duration)
        )
        ViewAnimation(duration: duration, curve: curve, options: options, completion: completion)
            .run(animations, after: delay)
    }

    /// Makes changes that are seen at once, even inside an animation's closure.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = ViewAnimation.current
        ViewAnimation.current = nil
        actionsWithoutAnimation()
        ViewAnimation.current = outer
    }

    /// Whether changes are shown as motions; true by default.
    public class var areAnimationsEnabled: Bool { Self._areAnimationsEnabled }

    /// Turns animations of views off, or on again.
    public class func setAnimationsEnabled(_ enabled: Bool) { Self._areAnimationsEnabled = enabled }

    static var _areAnimationsEnabled = true

    /// Whether views are being laid out, so that layers take their places at once.
    static var _isLayingOut = false
}
