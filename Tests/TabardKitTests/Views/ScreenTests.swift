import GtkInterop
import XCTest

@testable import TabardKit

/// What the screen says of itself.
@preconcurrency @MainActor
final class ScreenTests: DefaultsTestCase {
    override class var programs: [String: () -> Void] {
        [
            "scale": {
                setenv("GDK_SCALE", "2", 1)
                let before = UIScreen.main.scale
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
                MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true }
                MainLoop.iterate(seconds: 0.1)
                let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
                DefaultsTestCase.tell(
                    "\(before) \(UIScreen.main.scale) \(window.traitCollection.displayScale) \(image.scale)"
                )
            }
        ]
    }

    func testTheScaleIsThatOfTheDesktop() throws {
        let end = try run("scale")
        XCTAssertEqual(end.text.split(separator: "\n").last, "1.0 2.0 2.0 2.0", end.text)
    }

    func testTheDirectionOfTheInterface() {
        typealias Direction = UIUserInterfaceLayoutDirection
        XCTAssertEqual(UIApplication.shared.userInterfaceLayoutDirection, Direction.leftToRight)
        Toolkit.isRightToLeft = true
        defer { Toolkit.isRightToLeft = false }
        XCTAssertEqual(UIApplication.shared.userInterfaceLayoutDirection, Direction.rightToLeft)
        let expected: [(UISemanticContentAttribute, Direction)] = [
            (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
            (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
        ]
        for (attribute, direction) in expected {
            XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: attribute), direction, "\(attribute)")
            let view = UIView()
            view.semanticContentAttribute = attribute
            XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, direction)
        }
        XCTAssertEqual(
            UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight),
            .leftToRight
        )
    }
}
