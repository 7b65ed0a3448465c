import UIKit

/// A page of cards, one below the other, which scrolls if it is long.
class PageController: UIViewController {
    let stack = UIStackView()
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.restorationIdentifier = "Cards"
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        stack.axis = .vertical
        stack.spacing = 20
        scrollView.addSubview(stack)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(view.bounds.width - 32, 640)
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        stack.frame = CGRect(
            x: ((view.bounds.width - width) / 2).rounded(),
            y: 20,
            width: width,
            height: size.height
        )
        scrollView.contentSize = CGSize(width: view.bounds.width, height: size.height + 40)
    }

    /// Adds a card.
    func addCard(_ rows: [UIView]) {
        stack.addArrangedSubview(CardView(rows: rows))
    }

    /// Adds a card with a heading above it.
    func addCard(_ heading: String, _ rows: [UIView]) {
        let card = CardView(rows: rows)
        let label = UILabel()
        label.text = heading.uppercased()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        let heading = UIStackView(arrangedSubviews: [label])
        heading.isLayoutMarginsRelativeArrangement = true
        // The heading begins where the text in the card does.
        heading.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0,
            leading: 16,
            bottom: 0,
            trailing: 16
        )
        let group = UIStackView(arrangedSubviews: [heading, card])
        group.axis = .vertical
        group.spacing = 6
        stack.addArrangedSubview(group)
    }

    /// A paragraph of text.
    func text(_ text: String, style: UIFont.TextStyle = .body, color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    /// A row with a name and a control, which stands below the name where that is very large.
    func row(_ name: String, _ control: UIView) -> UIView {
        let label = text(name)
        control.accessibilityLabel = name
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        // A long name is broken into lines before it pushes a control out of the card.
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        control.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, control])
        row.spacing = 12
        arrange(row)
        row.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            [weak self] (row: UIStackView, _) in self?.arrange(row)
        }
        return row
    }

    private func arrange(_ row: UIStackView) {
        let isLarge = row.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        // A slider takes all of the width.
        let isWide = row.arrangedSubviews.last is UISlider
        row.alignment = !isLarge ? .center : isWide ? .fill : .leading
    }

    /// A button across the card.
    func button(_ title: String, action: @escaping (UIButton?) -> Void) -> UIButton {
        // A button with a configuration is as high as its title in several lines.
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        configuration.titleAlignment = .center
        configuration.buttonSize = .small
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
        let button = UIButton(configuration: configuration)
        button.addAction(
            UIAction { [weak button] _ in action(button) },
            for: .touchUpInside
        )
        return button
    }
}
