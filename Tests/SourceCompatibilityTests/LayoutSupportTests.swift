import UIKit
import XCTest

/// Constraints of the years before safe areas.
final class LayoutSupportTests: XCTestCase {
    func testGuidesEndWhereTheSafeAreaDoes() {
        let page = UIViewController()
        page.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
            content.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
        ])
        page.view.layoutIfNeeded()
        XCTAssertEqual(content.frame, CGRect(x: 0, y: 44, width: 300, height: 407))
        XCTAssertEqual([page.topLayoutGuide.length, page.bottomLayoutGuide.length], [44, 49])
        XCTAssertTrue(page.topLayoutGuide === page.topLayoutGuide)
    }
}
