/// Hears of a scroll view's movements. All methods are optional.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content moved, whoever moved it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// An animation that the app asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
