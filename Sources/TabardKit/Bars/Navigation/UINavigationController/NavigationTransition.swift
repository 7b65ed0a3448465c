internal import GtkInterop

/// One controller giving way to another on a navigation stack.
@MainActor
final class NavigationTransition {
    let old: UIViewController?
    let new: UIViewController?
    let isPush: Bool
    /// Those that leave the stack; they are told at the end.
    let leaving: [UIViewController]
    /// Those that came onto it.
    let coming: [UIViewController]
    let isAnimated: Bool
    /// Whether the old and the new controller are told of appearing and leaving.
    let isVisible: Bool
    /// Whether the bar belongs to the lower of the two views and is covered by, or uncovered
    /// from under, the upper one, as that has a bar of its own.
    var movesBarWithLower = false
    var progress: CGFloat = 0
    var animation: TimedAnimation?
    /// The stack before, for a transition that goes back.
    var formerStack: [UIViewController] = []
    /// An app's own animation, and the view in which it happens.
    var custom: (controller: ControllerTransition, container: UIView)?
    /// Lets others animate along with Tabard's own animation.
    var coordinator: TransitionCoordinator?
    let shade = UIView(frame: .zero)
    let shield = UIView(frame: .zero)

    init(
        from old: UIViewController?,
        to new: UIViewController?,
        isPush: Bool,
        leaving: [UIViewController],
        coming: [UIViewController],
        isAnimated: Bool,
        isVisible: Bool
    ) {
        self.old = old
        self.new = new
        self.isPush = isPush
        self.leaving = leaving
        self.coming = coming
        self.isAnimated = isAnimated
        self.isVisible = isVisible
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        shade.alpha = 0
    }

    /// The view that lies above the other and slides all the way.
    var upper: UIView? { (isPush ? new : old)?.viewIfLoaded }

    /// The view that moves a little, and is shaded.
    var lower: UIView? { (isPush ? old : new)?.viewIfLoaded }

    /// How far out the upper view is: 1 is off the screen.
    private var distance: CGFloat { isPush ? 1 - progress : progress }

    func upperShift(width: CGFloat) -> CGFloat { distance * width }

    func lowerShift(width: CGFloat) -> CGFloat { -(1 - distance) * width * 0.3 }

    var shadeOpacity: CGFloat { (1 - distance) * 0.12 }
}
