extension UIView {
    /// How an animation of keyframes runs.
    @frozen
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The user may use the views meanwhile; on Linux they always may.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// A view that is on its way elsewhere starts from where it is seen; on Linux it always does.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation starts again at its end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The animation runs backwards after it has run forwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// In straight lines between keyframes, the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// One keyframe is followed by the next, with nothing in between.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// In straight lines, at one speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            default: .linear
            }
        }
    }

    /// Changes views in several steps, and shows on the screen how they change.
    ///
    /// ```swift
    /// UIView.animateKeyframes(withDuration: 1, delay: 0) {
    ///     UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.y = 300 }
    ///     UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y = 100 }
    /// }
    /// ```
    ///
    /// The views have the values of the last step at once. Nothing moves when the user asked for reduced motion.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - delay: Seconds before it starts.
    ///   - options: How the steps follow each other, and how the whole runs.
    ///   - animations: Calls `addKeyframe`; changes outside of it take the whole time.
    ///   - completion: Called at the end; false if it was ended before.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        KeyframeAnimation(duration: duration, curve: .linear, options: [], completion: nil)
            .run(animations, after: delay, options: options, completion: completion)
    }

    /// Says what changes in a part of `animateKeyframes`; anywhere else the changes are made as they are.
    ///
    /// - Parameters:
    ///   - frameStartTime: When it begins, from 0 to 1.
    ///   - frameDuration: How much of the time it takes, from 0 to 1.
    ///   - animations: Changes the views.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let current = ViewAnimation.current as? KeyframeAnimation else { return animations() }
        current.add(from: frameStartTime, lasting: frameDuration, animations)
    }
}
