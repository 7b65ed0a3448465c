/// What takes part in a transition from one controller to another, and how it is told what becomes of it.
///
/// Tabard makes the object and hands it to the app's animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which it all happens. The view that leaves stands in it; the animator adds the one that comes.
    var containerView: UIView { get }

    /// Whether there is anything to animate; true in all transitions that an animator is asked for.
    var isAnimated: Bool { get }

    /// Whether the user moves the transition now, rather than the clock.
    var isInteractive: Bool { get }

    /// Whether the transition goes back to where it began.
    var transitionWasCancelled: Bool { get }

    /// How a presented controller is shown; `none` in tab bar and navigation controllers.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Takes note of how far the user has brought the transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Says that the user has let go and the transition goes on to its end by itself.
    func finishInteractiveTransition()

    /// Says that the user has let go and the transition goes back by itself.
    func cancelInteractiveTransition()

    /// Says that the user has taken hold of a transition that ran by itself.
    func pauseInteractiveTransition()

    /// Ends the transition; animators must call it, once, when nothing moves any more.
    ///
    /// - Parameter didComplete: False after a cancelled transition; usually `!transitionWasCancelled`.
    func completeTransition(_ didComplete: Bool)

    /// The controller that leaves or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view that leaves or comes; nil for what stays below a presentation that does not cover it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// How the container turns; always the identity, as windows on the desktop don't.
    var targetTransform: CGAffineTransform { get }

    /// Where a controller's view stands at the beginning, in the container; zero for one that is not there.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Where a controller's view shall stand in the end, in the container; zero for one that will not be there.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names a controller that takes part in a transition.
@frozen
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that leaves.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that comes.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view that takes part in a transition.
@frozen
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that leaves.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
