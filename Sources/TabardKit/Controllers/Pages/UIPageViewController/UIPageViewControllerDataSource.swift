/// Says which pages stand beside each other.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The controller of the page before a page; nil if that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The controller of the page after a page; nil if that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// How many pages a page control shows. Optional: without it and `presentationIndex(for:)` there is no page control.
    ///
    /// It is asked for pages that slide to the side only, whenever the program sets the pages.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// The number of the page that is shown, from 0. Optional.
    ///
    /// It is asked whenever the program sets the pages; when the user turns them, the page control counts on by itself.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None: there is no page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        _answer("presentationCountForPageViewController:", pageViewController) ?? 0
    }

    /// Less than 0: there is no page control.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        _answer("presentationIndexForPageViewController:", pageViewController) ?? -1
    }
}
