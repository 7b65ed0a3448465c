/// Hears of the pages that the user turns. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// The user begins to turn to other pages.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    )

    /// The pages that the user turned have come to rest.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller of the pages.
    ///   - finished: Whether they came there by themselves; false if the program ended it.
    ///   - previousViewControllers: What was shown before.
    ///   - completed: Whether other pages are shown now; false if the user turned back.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    )

    /// Where the spine is when the interface has another way up; never asked on Linux, where no app turns.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation

    /// Which ways up the interface may be; never asked on Linux.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask

    /// Which way up the controller would come; never asked on Linux.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        _answer(
            "pageViewController:willTransitionToViewControllers:",
            pageViewController,
            pendingViewControllers
        ) as Void?
    }

    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        _answer(
            "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
            pageViewController,
            finished,
            previousViewControllers,
            completed
        ) as Void?
    }

    /// The place where the spine is.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        _answer(
            "pageViewController:spineLocationForInterfaceOrientation:",
            pageViewController,
            orientation
        ) ?? pageViewController.spineLocation
    }

    /// What the controller of the pages says.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
        _answer("pageViewControllerSupportedInterfaceOrientations:", pageViewController)
            ?? pageViewController.supportedInterfaceOrientations
    }

    /// What the controller of the pages says.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation {
        _answer("pageViewControllerPreferredInterfaceOrientationForPresentation:", pageViewController)
            ?? pageViewController.preferredInterfaceOrientationForPresentation
    }
}
