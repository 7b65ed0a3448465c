/// The view of a navigation controller, which places the bar and the content.
@MainActor
final class NavigationView: UIView {
    private weak var controller: UINavigationController?

    init(frame: CGRect, controller: UINavigationController) {
        self.controller = controller
        super.init(frame: frame)
        clipsToBounds = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?._layOut()
    }
}
