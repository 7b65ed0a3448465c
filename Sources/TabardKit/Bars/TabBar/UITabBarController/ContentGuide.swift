/// A guide at a distance from each of a view's edges.
@MainActor
final class ContentGuide {
    let guide = UILayoutGuide()
    private let top: NSLayoutConstraint
    private let left: NSLayoutConstraint
    private let bottom: NSLayoutConstraint
    private let right: NSLayoutConstraint

    init(in view: UIView) {
        guide.identifier = "contentLayoutGuide"
        view.addLayoutGuide(guide)
        top = guide.topAnchor.constraint(equalTo: view.topAnchor)
        left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
        bottom = view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
        right = view.rightAnchor.constraint(equalTo: guide.rightAnchor)
        NSLayoutConstraint.activate([top, left, bottom, right])
    }

    var insets = UIEdgeInsets.zero {
        didSet {
            guard insets != oldValue else { return }
            top.constant = insets.top
            left.constant = insets.left
            bottom.constant = insets.bottom
            right.constant = insets.right
        }
    }
}
