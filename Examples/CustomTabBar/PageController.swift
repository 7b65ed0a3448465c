import UIKit

/// A page with a large title and cards below it, which scrolls if it is long.
class PageController: UIViewController {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.restorationIdentifier = "Cards"
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        stack.axis = .vertical
        stack.spacing = 16
        scrollView.addSubview(stack)
        let heading = text(title ?? "", style: .largeTitle)
        heading.font = .systemFont(ofSize: 34, weight: .bold)
        heading.accessibilityTraits = .header
        stack.addArrangedSubview(heading)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(view.bounds.width - 32, 560)
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        let left = ((view.bounds.width - width) / 2).rounded()
        stack.frame = CGRect(x: left, y: 24, width: width, height: size.height)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: size.height + 48)
    }

    /// Adds a card of rows.
    func addCard(_ rows: UIView...) {
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 18
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 18),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -18),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
        ])
        self.stack.addArrangedSubview(card)
    }

    /// A paragraph of text.
    func text(_ text: String, style: UIFont.TextStyle = .body, color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
