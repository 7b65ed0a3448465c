/// One transition that an app's animator makes: begins it, and sees to it that it ends exactly once.
@MainActor
final class ControllerTransition {
    let context: TransitionContext
    let coordinator: TransitionCoordinator
    let driver: AnimationDriver
    let duration: TimeInterval
    private(set) var isOver = false
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private let end: (_ didComplete: Bool) -> Void
    private var hasBegun = false
    private var isBeginning = false
    /// What the animator said while it was still beginning.
    private var answer: Bool?

    /// - Parameter end: Puts the controllers where they belong, and tells them.
    init(
        _ context: TransitionContext,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?,
        end: @escaping (_ didComplete: Bool) -> Void
    ) {
        self.context = context
        self.animator = animator
        self.interaction = interaction
        self.end = end
        let seconds = animator.transitionDuration(using: context)
        duration = seconds.isFinite ? max(0, seconds) : 0
        driver = AnimationDriver(host: context.containerView)
        let isInteractive = interaction?.wantsInteractiveStart == true
        coordinator = TransitionCoordinator(context, duration: duration, isInteractive: isInteractive)
        context.isInteractive = isInteractive
        context.transition = self
    }

    var completionSpeed: CGFloat { interaction?.completionSpeed ?? 1 }

    func start() {
        guard !hasBegun, !isOver else { return }
        hasBegun = true
        isBeginning = true
        if context.isInteractive, let interaction {
            interaction.startInteractiveTransition(context)
        } else if let interaction = interaction as? UIPercentDrivenInteractiveTransition {
            interaction._follow(self)
            animate(isHeld: true)
            driver.run(to: 1, speed: 1, isEven: true)
        } else {
            animate(isHeld: false)
        }
        isBeginning = false
        if let answer { complete(answer) }
    }

    /// Lets the animator begin, and all that animates alongside.
    ///
    /// - Parameter isHeld: Whether the animations follow the driver's fraction.
    func animate(isHeld: Bool) {
        driver.collect(duration: duration, isHeld: isHeld) {
            animator.animateTransition(using: context)
            coordinator.begin()
        }
    }

    func complete(_ didComplete: Bool) {
        guard !isOver else { return }
        if isBeginning {
            answer = answer ?? didComplete
            return
        }
        isOver = true
        context.isInteractive = false
        let isComplete = didComplete && !context.transitionWasCancelled
        context.transitionWasCancelled = !isComplete
        // What still moves is over too.
        driver.endNow(at: isComplete ? 1 : 0)
        let outer = AnimationDriver.current
        AnimationDriver.current = nil
        end(isComplete)
        animator.animationEnded(isComplete)
        coordinator.end()
        AnimationDriver.current = outer
    }

    /// Brings the transition to its end now: where it is heading, or to its beginning if it is going back.
    func finishNow() {
        guard !isOver else { return }
        isBeginning = false
        context.isInteractive = false
        let goesBack = context.transitionWasCancelled
        // The animator's own closures end it, as they would in time.
        driver.endNow(at: goesBack ? 0 : 1)
        complete(!goesBack)
    }
}

/// The view in which a transition happens; what is in it can't be pressed meanwhile.
@MainActor
final class TransitionContainer: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}
