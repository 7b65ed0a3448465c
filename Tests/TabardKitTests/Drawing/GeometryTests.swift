import TabardKit
import XCTest

@preconcurrency @MainActor
final class GeometryTests: XCTestCase {
    private let samples = [
        CGAffineTransform.identity,
        CGAffineTransform(translationX: 3, y: -4),
        CGAffineTransform(scaleX: 2, y: 0.5),
        CGAffineTransform(rotationAngle: 0.7),
        CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: -6),
    ]
    private let point = CGPoint(x: 7, y: -2)

    func testConcatenatingDoesOneAfterTheOther() {
        for first in samples {
            for second in samples {
                equal(
                    point.applying(first.concatenating(second)),
                    point.applying(first).applying(second)
                )
            }
        }
    }

    func testInvertedUndoes() {
        for transform in samples {
            equal(point.applying(transform).applying(transform.inverted()), point)
        }
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        XCTAssertEqual(flat.inverted(), flat)
    }

    func testTheNewStepComesFirst() {
        let transform = CGAffineTransform(scaleX: 2, y: 2)
        equal(point.applying(transform.translatedBy(x: 1, y: 1)), CGPoint(x: 16, y: -2))
        equal(point.applying(transform.scaledBy(x: 3, y: 1)), CGPoint(x: 42, y: -4))
        equal(CGPoint(x: 1, y: 0).applying(transform.rotated(by: .pi / 2)), CGPoint(x: 0, y: 2))
    }

    func testIdentity() {
        XCTAssertTrue(CGAffineTransform.identity.isIdentity)
        XCTAssertFalse(CGAffineTransform().isIdentity)
        XCTAssertFalse(samples[1].isIdentity)
        equal(point.applying(.identity), point)
    }

    func testSizesAndRectangles() {
        XCTAssertEqual(CGSize(width: 2, height: 3).applying(samples[1]), CGSize(width: 2, height: 3))
        XCTAssertEqual(CGSize(width: 2, height: 3).applying(samples[2]), CGSize(width: 4, height: 1.5))
        let quarter = CGRect(x: 0, y: 0, width: 2, height: 1).applying(.init(rotationAngle: .pi / 2))
        XCTAssertEqual(quarter.origin.x, -1, accuracy: 1e-9)
        XCTAssertEqual(quarter.size.width, 1, accuracy: 1e-9)
        XCTAssertEqual(quarter.size.height, 2, accuracy: 1e-9)
        XCTAssertTrue(CGRect.null.applying(samples[2]).isNull)
    }

    func testInsets() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        XCTAssertEqual(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            CGRect(x: 2, y: 1, width: 4, height: 16)
        )
        XCTAssertEqual(rect.inset(by: .zero), rect)
        XCTAssertEqual(UIRectEdge.all, [.top, .bottom, .left, .right])
        XCTAssertEqual(NSDirectionalEdgeInsets.zero, NSDirectionalEdgeInsets())
        XCTAssertEqual(UIOffset.zero, UIOffset(horizontal: 0, vertical: 0))
    }

    private func equal(_ first: CGPoint, _ second: CGPoint, line: UInt = #line) {
        XCTAssertEqual(first.x, second.x, accuracy: 1e-9, line: line)
        XCTAssertEqual(first.y, second.y, accuracy: 1e-9, line: line)
    }
}
