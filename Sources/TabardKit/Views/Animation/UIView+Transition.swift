extension UIView.AnimationOptions {
    /// In a transition, the view turns over like a card about its vertical middle line, the left side coming forward.
    ///
    /// It is drawn without perspective, so that both directions about a line look alike.
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    /// In a transition, the view turns over like a card about its vertical middle line, the right side coming forward.
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    /// In a transition, the old look is lifted off the new one, as the sheet of a calendar; it goes upwards without curling.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// In a transition, the new look is laid over the old one; it comes from above without curling.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    /// In a transition, the new look shines through the old one more and more.
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    /// In a transition, the view turns over like a card about its horizontal middle line, the top coming forward.
    public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
    /// In a transition, the view turns over like a card about its horizontal middle line, the bottom coming forward.
    public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
    /// In a transition from one view to another, they are hidden and shown rather than taken out and put in.
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)

    var transitionKind: ViewTransition.Kind? {
        switch rawValue >> 20 & 7 {
        case 1, 2: .flip(isSideways: true)
        case 3: .reveal(CGVector(dx: 0, dy: -1))
        case 4: .moveIn(CGVector(dx: 0, dy: 1))
        case 5: .fade
        case 6, 7: .flip(isSideways: false)
        default: nil
        }
    }
}

extension UIView {
    /// Changes what is in a view, and lets its new look take the place of the old one.
    ///
    /// - Parameters:
    ///   - view: The view in which anything may change.
    ///   - duration: Seconds.
    ///   - options: One of those for transitions, such as `transitionCrossDissolve`; without one the new look is seen at once.
    ///     And the curve.
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
        let transition = options.transitionKind.flatMap { kind in
            ViewTransition(
                of: view,
                kind,
                seconds: duration,
                course: { curve.progress(at: $0) },
                completion: { completion?($0) }
            )
        }
        performWithoutAnimation { animations?() }
        if transition == nil { completion?(true) }
    }

    /// Puts a view in the place of another one, and lets the new look of what both are in take the place of the old one.
    ///
    /// - Parameters:
    ///   - fromView: The view that goes. If it is in no other view, nothing changes and the completion gets false.
    ///   - toView: The view that comes; its frame stays as it is.
    ///   - duration: Seconds.
    ///   - options: One of those for transitions. With `showHideTransitionViews` the first view is hidden and the second one,
    ///     which must be there already, shown; otherwise the first is taken out and the second put in.
    ///   - completion: Called at the end; false if another transition took over.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(false)
            return
        }
        transition(
            with: container,
            duration: duration,
            options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else if fromView !== toView {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            },
            completion: completion
        )
    }
}
