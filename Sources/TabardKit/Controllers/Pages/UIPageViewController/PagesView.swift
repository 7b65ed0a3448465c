/// The view of a page view controller, which places the pages and the page control.
@MainActor
final class PagesView: UIView {
    private weak var controller: UIPageViewController?

    init(frame: CGRect, controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?._layOut()
    }
}
