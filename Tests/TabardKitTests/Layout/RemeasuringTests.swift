import GtkInterop
import XCTest

@testable import TabardKit

/// A size that was measured once is the same when it is measured again, after a layout.
@preconcurrency @MainActor
final class RemeasuringTests: TabBarTestCase {
    func testRowsOfAStackKeepTheirHeight() {
        let rows = UIStackView(
            arrangedSubviews: ["One", "Two"].map { name in
                let label = UILabel()
                label.text = name
                let toggle = UISwitch()
                label.setContentHuggingPriority(.defaultLow, for: .horizontal)
                toggle.setContentHuggingPriority(.required, for: .horizontal)
                let row = UIStackView(arrangedSubviews: [label, toggle])
                row.spacing = 12
                row.alignment = .center
                return row
            }
        )
        rows.axis = .vertical
        rows.spacing = 12
        let root = UIViewController()
        root.view.addSubview(rows)
        func measure() -> CGSize {
            rows.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
        }
        let first = measure()
        XCTAssertEqual(first.height, 2 * 31 + 12)
        show(root)
        for _ in 0..<3 {
            let size = measure()
            XCTAssertEqual(size, first)
            rows.frame = CGRect(origin: .zero, size: size)
            root.view.setNeedsLayout()
            root.view.layoutIfNeeded()
            XCTAssertEqual(rows.arrangedSubviews.map(\.frame.height), [31, 31])
            MainLoop.iterate(seconds: 0.05)
        }
    }

    /// A page as apps make it: rows in a card, cards in a stack, the stack in a scroll view.
    private final class PageController: UIViewController {
        let stack = UIStackView()
        let scroll = UIScrollView()
        var rows: [UIStackView] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(scroll)
            stack.axis = .vertical
            stack.spacing = 20
            scroll.addSubview(stack)
            let field = UITextField()
            field.borderStyle = .roundedRect
            let text = UILabel()
            text.numberOfLines = 0
            text.text = "Hidden tabs are neither on the bar nor in More, until you show them again."
            let heading = UIStackView(arrangedSubviews: [UILabel()])
            heading.isLayoutMarginsRelativeArrangement = true
            heading.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 0,
                leading: 16,
                bottom: 0,
                trailing: 16
            )
            stack.addArrangedSubview(heading)
            stack.addArrangedSubview(card([field]))
            stack.addArrangedSubview(card([UISegmentedControl(items: ["A", "B"]), row()]))
            stack.addArrangedSubview(card([row(), row(), row(), text]))
            for _ in 0..<6 { stack.addArrangedSubview(card([row()])) }
        }

        private func row() -> UIView {
            let label = UILabel()
            label.text = "Dark"
            let toggle = UISwitch()
            label.setContentHuggingPriority(.defaultLow, for: .horizontal)
            toggle.setContentHuggingPriority(.required, for: .horizontal)
            let row = UIStackView(arrangedSubviews: [label, toggle])
            row.spacing = 12
            row.alignment = .center
            rows.append(row)
            return row
        }

        private func card(_ views: [UIView]) -> UIView {
            let inner = UIStackView(arrangedSubviews: views)
            inner.axis = .vertical
            inner.spacing = 12
            inner.translatesAutoresizingMaskIntoConstraints = false
            let card = UIView()
            card.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 14),
                inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
                inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
                inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -14),
            ])
            return card
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let width = view.bounds.width - 32
            let size = stack.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            stack.frame = CGRect(x: 16, y: 20, width: width, height: size.height)
            scroll.contentSize = CGSize(width: view.bounds.width, height: size.height + 40)
        }
    }

    func testAPageThatScrollsKeepsItsRows() {
        let page = PageController()
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(tabs, height: 400)
        for offset in [0, 5, 40, 100, 0] {
            page.scroll.contentOffset.y = CGFloat(offset)
            page.view.setNeedsLayout()
            MainLoop.iterate(seconds: 0.1)
            XCTAssertEqual(page.rows.map(\.frame.height), Array(repeating: 31, count: 10), "at \(offset)")
            XCTAssertEqual(page.stack.arrangedSubviews[0].safeAreaInsets, .zero)
        }
    }
}
