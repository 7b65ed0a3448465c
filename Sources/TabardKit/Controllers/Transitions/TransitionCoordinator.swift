/// Lets others animate together with a transition, whoever animates that.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let context: TransitionContext
    let transitionDuration: TimeInterval
    let initiallyInteractive: Bool
    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    private var interactionEndHandlers: [Handler] = []
    private var hasBegun = false
    private var isOver = false

    init(_ context: TransitionContext, duration: TimeInterval, isInteractive: Bool = false) {
        self.context = context
        transitionDuration = duration
        initiallyInteractive = isInteractive
        super.init()
        context.coordinator = self
    }

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    var percentComplete: CGFloat { context.percentComplete }
    var completionVelocity: CGFloat { context.transition?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { context.transition?.completionCurve ?? .easeInOut }
    var isInterruptible: Bool { context.transition?.isInterruptible ?? false }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { context.targetTransform }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

    @discardableResult
    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            if hasBegun { run([animation]) } else { animations.append(animation) }
        }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) { interactionHandlers.append(handler) }

    func notifyWhenInteractionEnds(_ handler: @escaping Handler) { interactionEndHandlers.append(handler) }

    /// The transition's own animation begins.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        let waiting = animations
        animations = []
        run(waiting)
    }

    func interactionChanged() {
        for handler in interactionHandlers { handler(self) }
        guard !isInteractive else { return }
        let ending = interactionEndHandlers
        interactionEndHandlers = []
        for handler in ending { handler(self) }
    }

    /// The transition is over.
    func end() {
        begin()
        guard !isOver else { return }
        isOver = true
        let waiting = completions
        (completions, interactionHandlers, interactionEndHandlers) = ([], [], [])
        for completion in waiting { completion(self) }
    }

    private func run(_ animations: [Handler]) {
        guard !animations.isEmpty else { return }
        guard isAnimated, transitionDuration > 0 else {
            for animation in animations { animation(self) }
            return
        }
        let change = {
            UIView.animate(withDuration: self.transitionDuration) {
                for animation in animations { animation(self) }
            }
        }
        if let driver = context.transition?.driver { driver.join(change) } else { change() }
    }
}
