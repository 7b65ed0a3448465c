/// Scrolls from page to page.
///
/// It stands over three places for pages, of which the middle one is in sight at rest; insets keep the user out of places
/// without a page. Apps look for a scroll view among the subviews of a page view controller's view, and become its delegate,
/// so the controller is told by other ways.
@MainActor
final class PageScrollView: UIScrollView {
    private weak var controller: UIPageViewController?

    init(controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { controller?._pagesMoved() } }
    }

    override func _movementDidChange() { controller?._movementChanged() }
}
