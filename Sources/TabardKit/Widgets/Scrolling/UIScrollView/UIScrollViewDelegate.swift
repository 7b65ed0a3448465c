/// Hears of a scroll view's movements. All methods are optional.
///
/// Wheel, touchpad, finger, scroll bar and the momentum after them count as one movement, from the first change to the
/// moment in which the content rests.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content moved, whoever moved it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// The user begins to move the content, by whatever means.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The user no longer moves the content.
    ///
    /// - Parameters:
    ///   - scrollView: The view that was moved.
    ///   - decelerate: Whether the content goes on to the edge of a page.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content begins to go on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content has come to rest by itself.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animation that the app asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The insets, or what bars cover, changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
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
}
