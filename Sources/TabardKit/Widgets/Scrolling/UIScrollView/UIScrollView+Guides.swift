extension UIScrollView {
    /// All that the view scrolls over; constraints on its size set `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { _guide(for: .scrollContent) }

    /// What shows of the content: the view's own frame, which does not move with it.
    public var frameLayoutGuide: UILayoutGuide { _guide(for: .scrollFrame) }
}
