/// Animates the way from one controller to another.
///
/// ```swift
/// func animateTransition(using context: UIViewControllerContextTransitioning) {
///     guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
///     context.containerView.addSubview(view)
///     view.alpha = 0
///     UIView.animate(withDuration: transitionDuration(using: context), animations: { view.alpha = 1 }) { _ in
///         context.completeTransition(!context.transitionWasCancelled)
///     }
/// }
/// ```
///
/// It is asked also when the user wants reduced motion: `UIView.animate` then shows the end at once.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval

    /// Begins the animation; at its end, call the context's `completeTransition(_:)`.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// An animator that the user can move, pause and turn back. Optional.
    ///
    /// An interaction controller that is a `UIPercentDrivenInteractiveTransition` then drives this animator instead of
    /// what `animateTransition(using:)` does, which is not called. It must be the same one for all of the transition,
    /// and call the context's `completeTransition(_:)` when it is over; it is asked for once.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating

    /// The transition is over. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Answers that there is none: `animateTransition(using:)` does it all.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        _answer("interruptibleAnimatorForTransition:", transitionContext) ?? MissingAnimator()
    }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {
        _answer("animationEnded:", transitionCompleted) as Void?
    }
}

/// Lets the user move a transition; `UIPercentDrivenInteractiveTransition` does all of it.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition, which the user moves from now on.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast the rest runs when the user has let go, as a multiple of its own speed; 1 by default.
    var completionSpeed: CGFloat { get }

    /// How the speed of the rest changes when the user has let go; `easeInOut` by default.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the user moves the transition from its beginning; true by default.
    ///
    /// Otherwise the animator begins by itself.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// One.
    public var completionSpeed: CGFloat { _answer("completionSpeed") ?? 1 }

    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve {
        (_answer("completionCurve") as Int?).flatMap { UIView.AnimationCurve(rawValue: $0) } ?? .easeInOut
    }

    /// True.
    public var wantsInteractiveStart: Bool { _answer("wantsInteractiveStart") ?? true }
}
