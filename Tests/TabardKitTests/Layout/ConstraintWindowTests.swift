import GtkInterop
import XCTest

@testable import TabardKit

/// Constraints in a real window.
@preconcurrency @MainActor
final class ConstraintWindowTests: TabBarTestCase {
    func testContentKeepsClearOfTheBars() {
        let controller = UIViewController()
        controller.title = "Page"
        let label = UILabel()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        let view: UIView = controller.view
        view.addSubview(label)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: safe.topAnchor),
            label.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        let navigation = UINavigationController(rootViewController: controller)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(tabs)
        let insets = view.safeAreaInsets
        XCTAssertGreaterThan(insets.top, 20)
        XCTAssertGreaterThan(insets.bottom, 20)
        XCTAssertEqual(label.frame.minY, insets.top)
        XCTAssertEqual(label.frame.maxY, view.bounds.height - insets.bottom)
        XCTAssertEqual(label.frame.minX, 16)
        XCTAssertEqual(label.frame.maxX, view.bounds.width - 16)
        XCTAssertEqual(safe.layoutFrame, view.bounds.inset(by: insets))
    }

    func testAThousandViewsAreLaidOut() {
        let controller = UIViewController()
        let view: UIView = controller.view
        var above = view.topAnchor
        for _ in 0..<1_000 {
            let row = UIView()
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above, constant: 1),
                row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                row.heightAnchor.constraint(equalToConstant: 20),
            ])
            above = row.bottomAnchor
        }
        show(controller)
        XCTAssertEqual(view.subviews[999].frame, CGRect(x: 0, y: 999 * 21 + 1, width: 390, height: 20))
        let clock = ContinuousClock()
        let whole = clock.measure {
            view.constraints[0].isActive = false
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        let change = clock.measure {
            view.frame.size.width -= 10
            view.layoutIfNeeded()
        }
        print("1,000 views: \(whole) for all anew, \(change) after the width changed")
        XCTAssertEqual(view.subviews[999].frame.width, 380)
    }
}
