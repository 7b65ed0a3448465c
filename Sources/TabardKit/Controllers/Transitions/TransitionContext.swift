/// What an animator is told of a transition.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// A controller that takes part, with its view and where that stands.
    struct Side {
        var controller: UIViewController?
        /// The view that the animator deals with; nil if it is none of its business.
        var view: UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    let containerView: UIView
    var from: Side
    var to: Side
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    weak var transition: ControllerTransition?
    weak var coordinator: TransitionCoordinator?
    var isInteractive = false
    var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0

    init(
        in containerView: UIView,
        from: Side,
        to: Side,
        style: UIModalPresentationStyle = .none,
        isAnimated: Bool = true
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        presentationStyle = style
        self.isAnimated = isAnimated
        super.init()
    }

    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard !percentComplete.isNaN else { return }
        self.percentComplete = min(max(0, percentComplete), 1)
    }

    func finishInteractiveTransition() { letGo(isCancelled: false) }

    func cancelInteractiveTransition() { letGo(isCancelled: true) }

    func pauseInteractiveTransition() {
        guard transition?.isOver == false, !isInteractive else { return }
        isInteractive = true
        coordinator?.interactionChanged()
    }

    func completeTransition(_ didComplete: Bool) { transition?.complete(didComplete) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

    private func side(of controller: UIViewController) -> Side? {
        [from, to].first { $0.controller === controller }
    }

    private func letGo(isCancelled: Bool) {
        guard transition?.isOver == false, isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = isCancelled
        coordinator?.interactionChanged()
    }
}
