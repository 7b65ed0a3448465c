/// Lets the user move an animator's transition, such as with a pan.
///
/// It brings the animator's `interruptibleAnimator(using:)`, or what the animator changes within `UIView.animate`, as
/// far as `update(_:)` says, and runs the rest when the user lets go. A cancelled transition runs back, and views get back
/// the places that they had.
///
/// ```swift
/// switch pan.state {
/// case .began: tabs.selectedIndex += 1
/// case .changed: interaction.update(-pan.translation(in: view).x / view.bounds.width)
/// case .ended: interaction.percentComplete > 0.4 ? interaction.finish() : interaction.cancel()
/// default: interaction.cancel()
/// }
/// ```
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, _SelectorAnswering,
    UIViewControllerInteractiveTransitioning
{
    private weak var transition: ControllerTransition?
    private var isHeld = false
    private var fraction: CGFloat = 0

    /// Makes one that serves a transition at a time.
    public override init() { super.init() }

    /// How long the transition takes by itself, in seconds; 0 while there is none.
    open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }

    /// How far the transition has come, from 0 to 1.
    open var percentComplete: CGFloat { fraction }

    /// How fast the rest runs when the user has let go, as a multiple of its own speed; 1 by default.
    open var completionSpeed: CGFloat = 1

    /// How the speed of the rest changes when the user has let go, as coordinators tell it; `easeInOut` by default.
    ///
    /// It moves nothing by itself: `timingCurve` does.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// How the speed of the rest changes when the user has let go; nil by default.
    ///
    /// Nil leaves it to the interruptible animator; without one the rest comes to rest slowly.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the user moves the transition from its beginning; true by default.
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = (transitionContext as? TransitionContext)?.transition else { return }
        _follow(transition)
        isHeld = true
        transition.animate(isHeld: true)
        if isHeld { transition.show(0) }
    }

    /// Serves a transition from now on, though the user has not taken hold of it.
    func _follow(_ transition: ControllerTransition) {
        self.transition = transition
        fraction = 0
        isHeld = false
    }

    /// Takes hold of a transition that runs by itself.
    open func pause() {
        guard let transition, !transition.isOver, !isHeld else { return }
        isHeld = true
        transition.pause()
        fraction = transition.fraction
        transition.context.pauseInteractiveTransition()
    }

    /// Brings the transition as far as the user moved it.
    ///
    /// - Parameter percentComplete: From 0 to 1; what is beyond counts as the end, and what is no number changes nothing.
    open func update(_ percentComplete: CGFloat) {
        guard isHeld, let transition, !transition.isOver, !percentComplete.isNaN else { return }
        fraction = min(max(0, percentComplete), 1)
        transition.show(fraction)
        transition.context.updateInteractiveTransition(fraction)
    }

    /// Lets the transition run back to its beginning. It does nothing unless the user has hold of it.
    open func cancel() {
        guard let transition = release() else { return }
        transition.context.cancelInteractiveTransition()
        transition.run(to: 0, speed: completionSpeed, curve: timingCurve)
    }

    /// Lets the transition run on to its end. It does nothing unless the user has hold of it.
    open func finish() {
        guard let transition = release() else { return }
        transition.context.finishInteractiveTransition()
        transition.run(to: 1, speed: completionSpeed, curve: timingCurve)
    }

    private func release() -> ControllerTransition? {
        guard isHeld, let transition, !transition.isOver else { return nil }
        isHeld = false
        return transition
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UIPercentDrivenInteractiveTransition.self)
    }
}
