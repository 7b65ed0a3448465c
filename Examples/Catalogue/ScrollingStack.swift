import UIKit

/// Views below each other that scroll where they have no room, as very large text does not.
class ScrollingStack: UIScrollView {
    init(
        _ views: [UIView],
        margins: UIEdgeInsets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16),
        isInTheMiddle: Bool = false
    ) {
        super.init(frame: .zero)
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let content = contentLayoutGuide
        let top = stack.topAnchor.constraint(equalTo: content.topAnchor, constant: margins.top)
        let middle = stack.centerYAnchor.constraint(equalTo: content.centerYAnchor)
        NSLayoutConstraint.activate([
            isInTheMiddle ? middle : top,
            stack.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: margins.top),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -margins.bottom),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margins.left),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margins.right),
            content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor),
        ])
        let least = content.heightAnchor.constraint(equalTo: safeAreaLayoutGuide.heightAnchor)
        least.priority = .defaultLow
        least.isActive = true
    }

    required init?(coder: NSCoder) { nil }
}
