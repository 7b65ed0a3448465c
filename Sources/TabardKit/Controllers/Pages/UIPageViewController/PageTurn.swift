/// A page on its way in place of another.
@MainActor
final class PageTurn {
    /// Who turns it.
    enum Cause {
        /// The hand of the user, by whom it may also go back.
        case hand
        /// The page control.
        case control
        case program
    }

    let direction: UIPageViewController.NavigationDirection
    /// What is shown at the end.
    let pages: [UIViewController]
    let cause: Cause
    let isAnimated: Bool
    let completion: ((Bool) -> Void)?

    init(
        _ direction: UIPageViewController.NavigationDirection,
        to pages: [UIViewController],
        by cause: Cause,
        isAnimated: Bool = true,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.direction = direction
        self.pages = pages
        self.cause = cause
        self.isAnimated = isAnimated
        self.completion = completion
    }
}
