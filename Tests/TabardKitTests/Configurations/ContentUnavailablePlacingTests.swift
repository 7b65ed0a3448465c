import GtkInterop
import XCTest

@testable import TabardKit

/// What stands where there is no content, in views that the app changes.
@preconcurrency @MainActor
final class ContentUnavailablePlacingTests: TabBarTestCase {
    private func content(of controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.last as? UIContentUnavailableView
    }

    func testItGoesOverToAnotherView() {
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
        let root = UIViewController()
        root.addChild(controller)
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
        show(root)
        XCTAssertNotNil(content(of: controller))
        let former = controller.view
        former?.removeFromSuperview()
        controller.view = UIView(frame: root.view.bounds)
        root.view.addSubview(controller.view)
        controller.view.layoutIfNeeded()
        XCTAssertNotNil(content(of: controller))
        XCTAssertEqual(former?.subviews, [])
    }

    func testItComesBackWhenAllSubviewsAreTakenOut() {
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        show(controller)
        for view in controller.view.subviews { view.removeFromSuperview() }
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        XCTAssertNotNil(content(of: controller))
    }

    func testItsViewIsFreed() {
        let controller = UIViewController()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        configuration.button.title = "Again"
        configuration.buttonProperties.primaryAction = UIAction { [weak controller] _ in
            controller?.contentUnavailableConfiguration = nil
        }
        controller.contentUnavailableConfiguration = configuration
        show(controller)
        weak let gone = content(of: controller)
        XCTAssertNotNil(gone)
        controller.contentUnavailableConfiguration = nil
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { gone == nil })
    }
}
