/// Keeps in step with the content of a scroll view, as a bar with a large title does.
@MainActor
protocol ScrollFollower: AnyObject {
    /// The content stands elsewhere, whoever moved it.
    func contentMoved(in scrollView: UIScrollView)

    /// Where the content should come to rest, now that the user no longer moves it.
    func restingOffset(in scrollView: UIScrollView) -> CGPoint
}

extension ScrollFollower {
    func restingOffset(in scrollView: UIScrollView) -> CGPoint { scrollView.contentOffset }
}
