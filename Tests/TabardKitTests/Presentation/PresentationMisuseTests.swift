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
            "twice the same": {
                let controller = UIViewController()
                shown(controller)
                let page = UITabBarController()
                controller.present(page, animated: false)
                controller.present(page, animated: false) { print("completed") }
                print("presented: \(controller.presentedViewController === page)")
            },
            "no window's": {
                let controller = UINavigationController(rootViewController: UIViewController())
                controller.topViewController?.present(UIViewController(), animated: true) {
                    print("completed")
                }
                print("presented: \(controller.presentedViewController != nil)")
            },
            "one with a parent": {
                let controller = UIViewController()
                let child = UITabBarController()
                controller.addChild(child)
                shown(controller)
                controller.present(child, animated: false)
            },
            "a root": {
                let controller = UIViewController()
                shown(controller)
                let page = UIViewController()
                controller.present(page, animated: false)
                page.present(controller, animated: false)
            },
            "another's": {
                let page = UITabBarController()
                let first = UIViewController()
                let second = UIViewController()
                shown(first)
                shown(second)
                first.present(page, animated: false)
                second.present(page, animated: false)
            },
            "popover beside nothing": { presentPopover(width: 900) { _ in } },
            "popover beside what is not there": { presentPopover(width: 900) { $0.sourceView = UIView() } },
            "popover that adapts": { presentPopover(width: 390) { _ in } },
            "nothing to dismiss": {
                let controller = UIViewController()
                shown(controller)
                for animated in [false, true] {
                    controller.dismiss(animated: animated) { print("completed") }
                }
                let page = UIViewController()
                controller.present(page, animated: false)
                page.dismiss(animated: false) { print("dismissed") }
                page.dismiss(animated: false) { print("completed") }
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

    private static var windows: [UIWindow] = []

    private static func shown(_ controller: UIViewController, width: CGFloat = 300) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 500))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        windows.append(window)
        MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true && window.bounds.width == width }
    }

    private static func presentPopover(
        width: CGFloat,
        _ prepare: (UIPopoverPresentationController) -> Void
    ) {
        let controller = UIViewController()
        shown(controller, width: width)
        let page = UITabBarController()
        page.modalPresentationStyle = .popover
        page.popoverPresentationController.map(prepare)
        controller.present(page, animated: false)
        print("presented: \(controller.presentedViewController === page)")
        print("page: \(page._presentation?.kind == .page)")
    }

    /// The warnings in the log, without times, and what the program printed.
    private func lines(_ name: String) throws -> [String] {
        let (reason, text) = try run(name)
        XCTAssertEqual(reason, .exit, text)
        return text.split(separator: "\n").map(String.init).compactMap { line in
            if let found = line.range(of: "WARNING **: ") {
                let message = line[found.upperBound...]
                // The time stands before the message.
                return message.range(of: #"^[0-9:.]+: "#, options: .regularExpression)
                    .map { String(message[$0.upperBound...]) } ?? String(message)
            }
            return ["presented: ", "page: ", "completed", "dismissed"].contains { line.hasPrefix($0) }
                ? line : nil
        }
    }

    func testAPresentationThatCannotBeIsOneLineInTheLog() throws {
        XCTAssertEqual(
            try lines("twice the same"),
            [
                "UIViewController already presents a controller, so UITabBarController is not presented",
                "presented: true",
            ]
        )
        XCTAssertEqual(
            try lines("no window's"),
            [
                "UIViewController is not presented, since UINavigationController is in no window",
                "presented: false",
            ]
        )
        XCTAssertEqual(try lines("popover that adapts"), ["presented: true", "page: true"])
        XCTAssertEqual(
            try lines("nothing to dismiss"),
            ["completed", "completed", "dismissed", "completed"]
        )
    }

    func testWhatIsOnTheScreenAlreadyIsNotPresented() throws {
        try assertStops(
            "one with a parent",
            saying: "UITabBarController stands in another controller",
            "remove it"
        )
        try assertStops("a root", saying: "UIViewController is the root of a window")
        try assertStops("another's", saying: "UITabBarController is presented already", "dismiss it before")
    }

    func testAPopoverBesideNothingComesAsAPageAndTheLogSaysWhatItNeeds() throws {
        for name in ["popover beside nothing", "popover beside what is not there"] {
            XCTAssertEqual(
                try lines(name),
                [
                    "UITabBarController is presented as a page, since a popover needs something to stand beside: "
                        + "set sourceItem or sourceView of its popoverPresentationController to one that is "
                        + "on the screen",
                    "presented: true", "page: true",
                ],
                name
            )
        }
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
