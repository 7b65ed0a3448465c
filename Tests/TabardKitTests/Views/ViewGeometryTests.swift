import XCTest

@testable import TabardKit

/// How frame, bounds, center and transform depend on each other.
@preconcurrency @MainActor
final class ViewGeometryTests: XCTestCase {
    func testTheFrameIsMadeOfCenterAndBounds() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
        XCTAssertEqual(view.center, CGPoint(x: 60, y: 45))
        view.center = CGPoint(x: 0, y: 0)
        XCTAssertEqual(view.frame, CGRect(x: -50, y: -25, width: 100, height: 50))
        view.bounds.size = CGSize(width: 20, height: 10)
        XCTAssertEqual(view.frame, CGRect(x: -10, y: -5, width: 20, height: 10), "the center stays")
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(view.center, CGPoint(x: 2.5, y: 4))
    }

    func testTheOriginOfTheBoundsMovesNothingOutside() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.bounds.origin = CGPoint(x: 7, y: 300)
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
        XCTAssertEqual(view.bounds, CGRect(x: 7, y: 300, width: 40, height: 60))
    }

    func testNegativeSizesAreStandardized() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: -40, height: -20))
        XCTAssertEqual(view.frame, CGRect(x: 60, y: 80, width: 40, height: 20))
        view.frame = CGRect(x: 10, y: 10, width: -10, height: 5)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 10, width: 10, height: 5))
        view.bounds = CGRect(x: 0, y: 0, width: -8, height: 6)
        XCTAssertEqual(view.bounds, CGRect(x: -8, y: 0, width: 8, height: 6))
    }

    func testATurnedViewsFrameIsTheRectangleAroundIt() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        assertEqual(view.frame, CGRect(x: 25, y: -25, width: 50, height: 100))
        XCTAssertEqual(view.bounds.size, CGSize(width: 100, height: 50))
        XCTAssertEqual(view.center, CGPoint(x: 50, y: 25))
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let side = 150 / 2.0.squareRoot()
        assertEqual(view.frame, CGRect(x: 50 - side / 2, y: 25 - side / 2, width: side, height: side))
        view.transform = .identity
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    func testScalingAndShiftingAreAroundTheCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
        view.bounds.origin = CGPoint(x: 5, y: 9)
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        assertEqual(view.frame, CGRect(x: 0, y: 20, width: 40, height: 20))
        view.transform = CGAffineTransform(translationX: 100, y: -3)
        assertEqual(view.frame, CGRect(x: 110, y: 7, width: 20, height: 40))
        XCTAssertEqual(view.center, CGPoint(x: 20, y: 30))
    }

    func testSettingTheFrameUnderAShiftOrAScaleGivesThatFrame() {
        let transforms = [
            CGAffineTransform(translationX: 30, y: -7), CGAffineTransform(scaleX: 2, y: 4),
            CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(scaleX: -1, y: 1),
            CGAffineTransform(translationX: 5, y: 5).scaledBy(x: 0.5, y: 0.25),
        ]
        for transform in transforms {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            view.transform = transform
            let wanted = CGRect(x: 12, y: 34, width: 56, height: 78)
            view.frame = wanted
            assertEqual(view.frame, wanted)
        }
    }

    /// A subclass may watch the properties, and its calls reach the base.
    func testASubclassMayOverrideTheGeometry() {
        final class Watching: UIView {
            var frames: [CGRect] = []
            override var frame: CGRect {
                get { super.frame }
                set {
                    frames.append(newValue)
                    super.frame = newValue
                }
            }
        }
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        view.autoresizingMask = .flexibleWidth
        superview.addSubview(view)
        superview.frame.size.width = 150
        XCTAssertEqual(view.frames, [CGRect(x: 0, y: 0, width: 150, height: 10)])
    }

    func testSizeToFitKeepsTheOrigin() {
        final class Fixed: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 12) }
        }
        let view = Fixed(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        view.sizeToFit()
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 100, width: 30, height: 12))
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        plain.sizeToFit()
        XCTAssertEqual(plain.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    private func assertEqual(
        _ first: CGRect,
        _ second: CGRect,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        for (one, other) in [
            (first.minX, second.minX), (first.minY, second.minY), (first.width, second.width),
            (first.height, second.height),
        ] {
            XCTAssertEqual(one, other, accuracy: 1e-9, "\(first) is not \(second)", file: file, line: line)
        }
    }
}
