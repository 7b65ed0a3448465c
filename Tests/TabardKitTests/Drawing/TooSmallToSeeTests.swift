import GtkInterop
import XCTest

@testable import TabardKit

/// Views that are too small to be seen are not drawn, which GTK 4.8 would end the program for.
@preconcurrency @MainActor
final class TooSmallToSeeTests: TabBarTestCase {
    private final class Counting: UIView {
        var count = 0

        override func _drawContent(_ snapshot: Snapshot) { count += 1 }
    }

    private func draw(_ change: () -> Void, _ views: [Counting]) -> [Int] {
        for view in views { view.count = 0 }
        change()
        for view in views { view.setNeedsDisplay() }
        MainLoop.iterate(seconds: 0.2)
        return views.map { min(1, $0.count) }
    }

    func testAViewThatIsScaledAwayIsNotDrawnUntilItIsBack() {
        let host = UIViewController()
        show(host)
        let outer = Counting(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
        let inner = Counting(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        outer.addSubview(inner)
        host.view.addSubview(outer)
        let both = [outer, inner]
        let small = CGAffineTransform(scaleX: 0.02, y: 0.02)
        XCTAssertEqual(draw({}, both), [1, 1])
        XCTAssertEqual(draw({ outer.transform = CGAffineTransform(scaleX: 0, y: 0) }, both), [0, 0])
        XCTAssertEqual(draw({ outer.transform = CGAffineTransform(scaleX: 0.0001, y: 1) }, both), [1, 1])
        XCTAssertEqual(draw({ outer.transform = small }, both), [1, 1])
        XCTAssertEqual(draw({ inner.transform = small }, both), [1, 0], "together they are too small")
        inner.count = 0
        outer.transform = .identity
        MainLoop.iterate(seconds: 0.2)
        XCTAssertGreaterThan(inner.count, 0, "what was left out comes back by itself")
        XCTAssertEqual(
            draw({ inner.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 0, y: 0) }, both),
            [1, 0]
        )
        XCTAssertEqual(draw({ inner.transform = CGAffineTransform(rotationAngle: 1) }, both), [1, 1])
    }
}
