extension UIView.AnimationOptions {
    /// In a transition, the new look shines through the old one more and more.
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)

    var isTransition: Bool { rawValue >> 20 & 7 == 5 }
}

extension UIView {
    /// Changes what is in a view, and lets its new look take the place of the old one.
    ///
    /// - Parameters:
    ///   - view: The view in which anything may change.
    ///   - duration: Seconds.
    ///   - options: `transitionCrossDissolve`; without it the new look is seen at once. And the curve.
    ///   - animations: Makes the changes; it is called at once.
    ///   - completion: Called at the end; false if another transition took over.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = options.curve
        let transition: ViewTransition? =
            options.isTransition
            ? ViewTransition(
                of: view,
                .fade,
                seconds: duration,
                course: { curve.progress(at: $0) },
                completion: { completion?($0) }
            ) : nil
        performWithoutAnimation { animations?() }
        if transition == nil { completion?(true) }
    }
}
