import GtkInterop
import XCTest

@testable import TabardKit

/// What is told in the log, and what stops the program.
@preconcurrency @MainActor
final class PresentationMisuseTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        [
            "no window": {
                let controller = UIViewController()
                controller.present(UIViewController(), animated: false)
                print("presented: \(controller.presentedViewController != nil)")
            },
            "twice": {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                let controller = UIViewController()
                window.rootViewController = controller
                window.makeKeyAndVisible()
                let page = UITabBarController()
                controller.present(page, animated: false)
                controller.present(UIViewController(), animated: false)
                print("presented: \(controller.presentedViewController === page)")
            },
            "itself": {
                let controller = UIViewController()
                controller.present(controller, animated: false)
            },
            "two cancels": {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "No", style: .cancel))
            },
            "field in a sheet": {
                UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
            },
            "stepper": { UIStepper().minimumValue = 200 },
            "segment": { UISegmentedControl(items: ["A"]).selectedSegmentIndex = 1 },
            "segment item": { _ = UISegmentedControl(items: [1]) },
        ]
    }

    func testWhatCannotBePresentedIsTold() throws {
        let (reason, text) = try run("no window")
        XCTAssertEqual(reason, .exit, text)
        XCTAssertTrue(text.contains("in no window"), text)
        XCTAssertTrue(text.contains("presented: false"), text)
        let (_, other) = try run("twice")
        XCTAssertTrue(other.contains("already presents"), other)
        XCTAssertTrue(other.contains("presented: true"), other)
    }

    func testMisuseNamesWhatIsValid() throws {
        try assertStops("itself", saying: "present itself")
        try assertStops("two cancels", saying: "only one action of style cancel")
        try assertStops("field in a sheet", saying: "Only an alert")
        try assertStops("stepper", saying: "minimumValue", "maximumValue", "200", "100")
        try assertStops("segment", saying: "from 0 to 0", "noSegment")
        try assertStops("segment item", saying: "String", "UIImage", "UIAction")
    }
}
