import XCTest

@testable import TabardKit

/// A view of the app's own in the place of a title.
@preconcurrency @MainActor
final class TitleViewTests: TabBarTestCase {
    func testItStandsInTheMiddleOfTheBar() throws {
        let page = UIViewController()
        page.title = "Title"
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        page.navigationItem.titleView = view
        let navigation = UINavigationController(rootViewController: page)
        show(navigation)
        navigation.view.layoutIfNeeded()
        XCTAssertTrue(view.isDescendant(of: navigation.navigationBar))
        let place = view.convert(view.bounds, to: navigation.navigationBar)
        XCTAssertEqual(place.midX, 195, accuracy: 1)
        XCTAssertEqual(place.width, 100)
        XCTAssertFalse(shows("Title", in: navigation.navigationBar))
        let other = UISegmentedControl(items: ["One", "Two"])
        page.navigationItem.titleView = other
        navigation.view.layoutIfNeeded()
        XCTAssertNil(view.superview)
        XCTAssertTrue(other.isDescendant(of: navigation.navigationBar))
        let next = UIViewController()
        next.title = "Next"
        navigation.pushViewController(next, animated: false)
        navigation.view.layoutIfNeeded()
        XCTAssertFalse(other.isDescendant(of: navigation.navigationBar) && other.window != nil)
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        XCTAssertTrue(other.isDescendant(of: navigation.navigationBar))
        page.navigationItem.titleView = nil
        navigation.view.layoutIfNeeded()
        XCTAssertNil(other.window)
        XCTAssertTrue(shows("Title", in: navigation.navigationBar))
    }

    private func shows(_ text: String, in view: UIView) -> Bool {
        if let label = view as? UILabel, label.text == text, !label.isHidden, label.window != nil {
            return true
        }
        return view.subviews.contains { shows(text, in: $0) }
    }
}
