/// Hears of a scroll view's movements. All methods are optional.
///
/// Wheel, touchpad and scroll bar, and the momentum after them, count as one movement, from the first change to the moment in
/// which the content rests. The dragging of a finger ends as it is lifted, and the content then slows down by itself.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content moved, whoever moved it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// The user begins to move the content, by whatever means.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger that moves the content is being lifted; wheel, touchpad and scroll bar don't call it.
    ///
    /// - Parameters:
    ///   - scrollView: The view that was moved.
    ///   - velocity: How fast the content moves, in points a millisecond.
    ///   - targetContentOffset: Where the content will come to rest: the edge of a page, or about where the desktop's scrolling
    ///     will leave it. Write another one, and the content comes to rest there, within its limits.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    /// The user no longer moves the content.
    ///
    /// - Parameters:
    ///   - scrollView: The view that was moved.
    ///   - decelerate: Whether the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content begins to go on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content has come to rest by itself.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animation that the app asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The insets, or what bars cover, changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// The view that is made larger or smaller as the user zooms; nil, that is none, by default.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// The user, or an animation that the app asked for, begins to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// The content is shown at another scale, whoever changed it.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// The zooming is over, and so is the coming back from beyond the limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether a tap on the status bar scrolls to the top; true by default. Never asked on Linux, which has no status bar.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// A tap on the status bar has scrolled to the top. Never called on Linux, which has no status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        _answer("scrollViewDidScroll:", scrollView) as Void?
    }

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        _answer("scrollViewWillBeginDragging:", scrollView) as Void?
    }

    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        _answer(
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
            scrollView,
            velocity,
            targetContentOffset
        ) as Void?
    }

    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        _answer("scrollViewDidEndDragging:willDecelerate:", scrollView, decelerate) as Void?
    }

    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        _answer("scrollViewWillBeginDecelerating:", scrollView) as Void?
    }

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        _answer("scrollViewDidEndDecelerating:", scrollView) as Void?
    }

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        _answer("scrollViewDidEndScrollingAnimation:", scrollView) as Void?
    }

    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        _answer("scrollViewDidChangeAdjustedContentInset:", scrollView) as Void?
    }

    /// None.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        (_answer("viewForZoomingInScrollView:", scrollView) as UIView??) ?? nil
    }

    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        _answer("scrollViewWillBeginZooming:withView:", scrollView, view) as Void?
    }

    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        _answer("scrollViewDidZoom:", scrollView) as Void?
    }

    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    ) {
        _answer("scrollViewDidEndZooming:withView:atScale:", scrollView, view, scale) as Void?
    }

    /// True.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        _answer("scrollViewShouldScrollToTop:", scrollView) ?? true
    }

    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        _answer("scrollViewDidScrollToTop:", scrollView) as Void?
    }
}
