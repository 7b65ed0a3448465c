/// Brings a view with a place of its own in from below, or lets it appear, as `modalTransitionStyle` says; and takes it away.
@MainActor
final class CoverTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let fades: Bool
    private let isPresenting: Bool

    init(_ controller: UIViewController, isPresenting: Bool) {
        fades = controller.modalTransitionStyle == .crossDissolve
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { fades ? 0.2 : 0.35 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            transitionContext.completeTransition(true)
            return
        }
        if isPresenting { container.addSubview(view) }
        let place = view.frame
        let beyond = CGRect(
            x: place.minX,
            y: max(place.minY, container.bounds.maxY),
            width: place.width,
            height: place.height
        )
        let alpha = view.alpha
        let hide = { [fades] in
            if fades { view.alpha = 0 } else { view.frame = beyond }
        }
        let show = {
            view.alpha = alpha
            view.frame = place
        }
        if isPresenting { hide() }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            delay: 0,
            options: .curveEaseOut,
            animations: isPresenting ? show : hide,
            completion: { _ in
                let isComplete = !transitionContext.transitionWasCancelled
                transitionContext.completeTransition(isComplete)
                // The next presentation finds the view as it was.
                view.alpha = alpha
            }
        )
    }
}
