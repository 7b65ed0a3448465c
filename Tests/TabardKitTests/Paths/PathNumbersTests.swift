import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What is no number is left out of paths, and nothing hangs or stops; the log says so once.
@preconcurrency @MainActor
final class PathNumbersTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        ["numbers": { for bad in [CGFloat.nan, .infinity, -.infinity] { check(bad) } }]
    }

    private static func check(_ bad: CGFloat) {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        XCTAssertTrue(path.isEmpty, "a line that begins nowhere")
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: bad, y: 0))
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: 0, y: bad), controlPoint2: .zero)
        path.addArc(withCenter: .zero, radius: bad, startAngle: 0, endAngle: 1, clockwise: true)
        path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: bad, clockwise: true)
        path.addArc(withCenter: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
        path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: bad, height: 1)))
        path.append(UIBezierPath(ovalIn: CGRect(x: bad, y: 0, width: 1, height: 1)))
        XCTAssertEqual(path.cgPath.elements.elements, [.move(.zero)])
        path.append(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: bad))
        XCTAssertTrue(path.bounds.width.isFinite)
        XCTAssertFalse(path.contains(CGPoint(x: bad, y: 0)))
    }

    func testNumbersThatAreNone() throws {
        let (reason, text) = try run("numbers")
        XCTAssertEqual(reason, .exit, text)
        XCTAssertTrue(text.contains("with 0 failures"), text)
        XCTAssertEqual(text.ranges(of: "A path leaves out points that are not finite numbers").count, 1, text)
        XCTAssertEqual(text.ranges(of: "A path leaves out lines before its first move(to:)").count, 1, text)
    }
}
