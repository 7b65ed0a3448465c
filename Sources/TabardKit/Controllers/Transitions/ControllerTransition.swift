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
    private let afterwards: () -> Void
    /// What the animator lets the user move, if it has such a thing and the user may.
    private var interruptible: (any UIViewImplicitlyAnimating)?
    private var hasBegun = false
    private var isBeginning = false
    /// What the animator said while it was still beginning.
    private var answer: Bool?

    /// - Parameters:
    ///   - end: Puts the controllers where they belong, and tells them.
    ///   - afterwards: Called when all is told.
    init(
        _ context: TransitionContext,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?,
        end: @escaping (_ didComplete: Bool) -> Void,
        afterwards: @escaping () -> Void = {}
    ) {
        self.context = context
        self.animator = animator
        self.interaction = interaction
        self.end = end
        self.afterwards = afterwards
        let seconds = animator.transitionDuration(using: context)
        duration = seconds.isFinite ? max(0, seconds) : 0
        driver = AnimationDriver(host: context.containerView)
        let isInteractive = interaction?.wantsInteractiveStart == true
        coordinator = TransitionCoordinator(context, duration: duration, isInteractive: isInteractive)
        context.isInteractive = isInteractive
        context.transition = self
    }

    var completionSpeed: CGFloat { interaction?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

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
            interruptible?.startAnimation()
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
            if isHeld { holdInterruptible() }
            if interruptible == nil { animator.animateTransition(using: context) }
            coordinator.begin()
        }
    }

    /// Takes what the animator lets the user move, and keeps it at its beginning.
    private func holdInterruptible() {
        let offered = animator.interruptibleAnimator(using: context)
        guard !(offered is MissingAnimator), !isOver else { return }
        interruptible = offered
        offered.pauseAnimation()
    }

    /// Whether the user can take hold of it while it runs.
    var isInterruptible: Bool { interruptible != nil }

    /// How far the animation has come.
    var fraction: CGFloat { interruptible?.fractionComplete ?? driver.fraction }

    /// Shows the animation at a part of the whole, from 0 to 1.
    func show(_ fraction: CGFloat) {
        interruptible?.fractionComplete = fraction
        driver.show(fraction)
    }

    /// Stops what runs.
    func pause() {
        interruptible?.pauseAnimation()
        driver.pause()
    }

    /// Lets the rest run, to the end or back.
    ///
    /// - Parameter curve: How the speed changes; nil leaves it to the animator, or comes to rest slowly.
    func run(to target: CGFloat, speed: CGFloat, curve: (any UITimingCurveProvider)?) {
        guard let interruptible else { return driver.run(to: target, speed: speed, course: curve?._course) }
        let speed = speed.isFinite && speed > 0 ? speed : 1
        let rest = abs(target - interruptible.fractionComplete)
        driver.run(to: target, speed: speed, course: curve?._course)
        guard !isOver else { return }
        interruptible.isReversed = target == 0
        interruptible.continueAnimation(withTimingParameters: curve, durationFactor: rest / speed)
    }

    /// Brings what the user can move to its end or its beginning, if it is not there.
    private func endInterruptible(at target: CGFloat) {
        guard let interruptible, interruptible.state != .inactive else { return }
        if interruptible.state == .active { interruptible.stopAnimation(false) }
        guard interruptible.state == .stopped else { return }
        interruptible.finishAnimation(at: target == 0 ? .start : .end)
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
        endInterruptible(at: isComplete ? 1 : 0)
        let outer = AnimationDriver.current
        AnimationDriver.current = nil
        end(isComplete)
        animator.animationEnded(isComplete)
        coordinator.end()
        afterwards()
        AnimationDriver.current = outer
    }

    /// Brings the transition to its end now: where it is heading, or to its beginning if it is going back.
    func finishNow() {
        guard !isOver else { return }
        isBeginning = false
        context.isInteractive = false
        let goesBack = context.transitionWasCancelled
        // The animator's own closures end it, as they would in time.
        endInterruptible(at: goesBack ? 0 : 1)
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
