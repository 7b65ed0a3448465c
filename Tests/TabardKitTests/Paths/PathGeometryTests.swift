import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Paths as values: what they enclose, how long they are, and what becomes of numbers that are none.
final class PathGeometryTests: XCTestCase {
    private func assertEqual(_ one: CGRect, _ other: CGRect, accuracy: CGFloat = 1e-6, line: UInt = #line) {
        XCTAssertEqual(one.minX, other.minX, accuracy: accuracy, line: line)
        XCTAssertEqual(one.minY, other.minY, accuracy: accuracy, line: line)
        XCTAssertEqual(one.width, other.width, accuracy: accuracy, line: line)
        XCTAssertEqual(one.height, other.height, accuracy: accuracy, line: line)
    }

    func testRectangle() {
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: -5, height: 8), transform: nil)
        assertEqual(path.boundingBox, CGRect(x: 5, y: 20, width: 5, height: 8))
        XCTAssertTrue(path.contains(CGPoint(x: 7, y: 24)))
        XCTAssertFalse(path.contains(CGPoint(x: 11, y: 24)))
        XCTAssertFalse(path.contains(CGPoint(x: 7, y: 29)))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 5, y: 20))
        XCTAssertEqual(path.elements.length, 26)
    }

    func testEmptyPaths() {
        XCTAssertTrue(UIBezierPath().isEmpty)
        XCTAssertTrue(UIBezierPath().bounds.isNull)
        XCTAssertTrue(CGMutablePath().boundingBox.isNull)
        XCTAssertEqual(CGMutablePath().currentPoint, .zero)
        XCTAssertFalse(CGMutablePath().contains(.zero))
    }

    /// Control points count for the one box and not for the other.
    func testBoxesOfCurves() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
        assertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 100, height: 80))
        assertEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 40))
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 40), transform: nil)
        assertEqual(circle.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 60, height: 40))
    }

    func testArcs() {
        let half = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50),
            radius: 20,
            startAngle: 0,
            endAngle: .pi,
            clockwise: true
        )
        assertEqual(
            half.cgPath.boundingBoxOfPath,
            CGRect(x: 30, y: 50, width: 40, height: 20),
            accuracy: 0.02
        )
        XCTAssertEqual(half.cgPath.elements.length, 20 * .pi, accuracy: 0.05)
        // CGPath's clockwise is that of a plane in which y grows upwards.
        let other = CGMutablePath()
        other.addArc(
            center: CGPoint(x: 50, y: 50),
            radius: 20,
            startAngle: 0,
            endAngle: .pi,
            clockwise: true
        )
        assertEqual(other.boundingBoxOfPath, CGRect(x: 30, y: 30, width: 40, height: 20), accuracy: 0.02)
        let circle = UIBezierPath(
            arcCenter: .zero,
            radius: 10,
            startAngle: -.pi / 2,
            endAngle: .pi * 1.5,
            clockwise: true
        )
        XCTAssertEqual(circle.cgPath.elements.length, 20 * .pi, accuracy: 0.05)
        let counter = UIBezierPath(
            arcCenter: .zero,
            radius: 10,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: false
        )
        XCTAssertEqual(counter.cgPath.elements.length, 15 * .pi, accuracy: 0.05)
    }

    func testALineLeadsToAnArc() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addArc(
            withCenter: CGPoint(x: 30, y: 0),
            radius: 10,
            startAngle: .pi,
            endAngle: 0,
            clockwise: true
        )
        XCTAssertEqual(path.cgPath.elements.elements.first, .move(.zero))
        XCTAssertEqual(path.currentPoint.x, 40, accuracy: 1e-9)
        XCTAssertEqual(path.cgPath.elements.length, 20 + 10 * .pi, accuracy: 0.05)
    }

    func testRoundedCorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        XCTAssertEqual(path.currentPoint.x, 10, accuracy: 1e-9)
        XCTAssertEqual(path.currentPoint.y, 4, accuracy: 1e-9)
        XCTAssertEqual(path.elements.length, 6 + 2 * .pi, accuracy: 0.01)
        let turned = CGMutablePath()
        turned.move(to: CGPoint(x: 10, y: 10))
        turned.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: .zero, radius: 4)
        XCTAssertEqual(turned.currentPoint.x, 6, accuracy: 1e-9)
        XCTAssertEqual(turned.elements.length, 6 + 2 * .pi, accuracy: 0.01)
    }

    func testRoundCorners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let path = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20)
        )
        assertEqual(path.bounds, rect)
        XCTAssertFalse(path.contains(CGPoint(x: 2, y: 2)))
        XCTAssertTrue(path.contains(CGPoint(x: 98, y: 2)))
        XCTAssertFalse(path.contains(CGPoint(x: 98, y: 48)))
        XCTAssertTrue(path.contains(CGPoint(x: 2, y: 48)))
        let pill = UIBezierPath(roundedRect: rect, cornerRadius: 1000)
        assertEqual(pill.bounds, rect)
        XCTAssertEqual(
            UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath,
            UIBezierPath(rect: rect).cgPath
        )
    }

    func testFillRules() {
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        XCTAssertTrue(ring.contains(CGPoint(x: 15, y: 15)))
        ring.usesEvenOddFillRule = true
        XCTAssertFalse(ring.contains(CGPoint(x: 15, y: 15)))
        ring.usesEvenOddFillRule = false
        let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        hole.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
        XCTAssertFalse(hole.contains(CGPoint(x: 15, y: 15)))
    }

    func testReversing() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 10),
            controlPoint1: CGPoint(x: 15, y: 0),
            controlPoint2: CGPoint(x: 20, y: 5)
        )
        XCTAssertEqual(
            path.reversing().cgPath.elements.elements,
            [
                .move(CGPoint(x: 20, y: 10)),
                .curve(CGPoint(x: 20, y: 5), CGPoint(x: 15, y: 0), CGPoint(x: 10, y: 0)),
                .line(.zero),
            ]
        )
        XCTAssertEqual(path.reversing().reversing().cgPath, path.cgPath)
    }

    func testTrimming() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil).elements
        let half = path.trimmed(from: 0, to: 0.5)
        XCTAssertEqual(
            half.elements,
            [.move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10))]
        )
        XCTAssertEqual(path.trimmed(from: 0, to: 1), path)
        XCTAssertTrue(path.trimmed(from: 0.5, to: 0.5).isEmpty)
        XCTAssertTrue(path.trimmed(from: 0.9, to: 0.1).isEmpty)
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil).elements
        let part = circle.trimmed(from: 0.3, to: 0.55)
        XCTAssertEqual(part.length, circle.length / 4, accuracy: 0.05)
        XCTAssertEqual(circle.trimmed(from: .nan, to: .infinity), circle)
    }

    func testPlacesOnThePath() throws {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
        let place = try XCTUnwrap(line.elements.place(at: 0.5))
        XCTAssertEqual(place.point.x, 10)
        XCTAssertEqual(place.point.y, 10, accuracy: 1e-9)
        XCTAssertEqual(place.angle, .pi / 2, accuracy: 1e-9)
        XCTAssertNil(PathElements().place(at: 0.5))
    }

    func testMixing() throws {
        let small = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).elements
        let large = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30)).elements
        let between = try XCTUnwrap(small.mixed(with: large, 0.5))
        XCTAssertEqual(between.pointBounds, CGRect(x: 0, y: 0, width: 15, height: 20))
        XCTAssertNil(small.mixed(with: UIBezierPath(ovalIn: .zero).elements, 0.5))
    }

    func testMoreThanOnceRound() {
        let many = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 1e300, clockwise: true)
        XCTAssertLessThan(many.cgPath.elements.elements.count, 12)
    }

    func testTransforms() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
        path.apply(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 2))
        XCTAssertEqual(path.bounds, CGRect(x: 5, y: 6, width: 20, height: 40))
        let mutable = CGMutablePath()
        mutable.move(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(translationX: 10, y: 0))
        mutable.addRelativeArc(
            center: .zero,
            radius: 10,
            startAngle: 0,
            delta: .pi,
            transform: CGAffineTransform(translationX: 50, y: 0)
        )
        XCTAssertEqual(mutable.currentPoint.x, 40, accuracy: 1e-9)
        XCTAssertEqual(
            mutable.copy(using: CGAffineTransform(scaleX: 2, y: 2))?.currentPoint.x ?? 0,
            80,
            accuracy: 1e-9
        )
    }
}
