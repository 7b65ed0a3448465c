/// What can be known of a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether anything moves.
    var isAnimated: Bool { get }

    /// How a presented controller is shown; `none` in tab bar and navigation controllers.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Whether the user moved the transition at its beginning.
    var initiallyInteractive: Bool { get }

    /// Whether the user moves the transition now.
    var isInteractive: Bool { get }

    /// Whether the transition goes back to where it began.
    var isCancelled: Bool { get }

    /// How long the transition takes by itself, in seconds.
    var transitionDuration: TimeInterval { get }

    /// How far the user has brought the transition, from 0 to 1.
    var percentComplete: CGFloat { get }

    /// How fast the rest runs when the user has let go.
    var completionVelocity: CGFloat { get }

    /// How the speed of the rest changes when the user has let go; `easeInOut` by default.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the user can take hold of the transition while it runs.
    var isInterruptible: Bool { get }

    /// The controller that leaves or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view that leaves or comes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The view in which it all happens.
    var containerView: UIView { get }

    /// How the container turns; always the identity.
    var targetTransform: CGAffineTransform { get }
}

/// Lets others animate something together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Changes views together with the transition.
    ///
    /// - Parameters:
    ///   - animation: Makes the changes; it is called when the transition begins, or at once if it has begun.
    ///   - completion: Called when the transition is over.
    /// - Returns: Whether the closures will be called.
    @discardableResult
    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Changes something in a view that is not part of the transition, together with it.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls once when the user has let go of the transition; `isCancelled` then says which way it goes.
    func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )

    /// Calls when the user takes hold of the transition, or lets go of it.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// Changes views together with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
