import XCTest

@testable import TabardKit

/// UIKit’s geometry as values and as text.
final class GeometryCodingTests: XCTestCase {
    func testGeometryIsAValue() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        XCTAssertEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
        let vector = CGVector(dx: 1, dy: 2)
        XCTAssertEqual(NSValue(cgVector: vector).cgVectorValue, vector)
    }

    func testGeometryIsText() {
        let rect = CGRect(x: 0.5, y: -2, width: 300, height: 1e20)
        XCTAssertEqual(NSCoder.string(for: rect), "{{0.5, -2}, {300, 1e+20}}")
        XCTAssertEqual(NSCoder.cgRect(for: NSCoder.string(for: rect)), rect)
        XCTAssertEqual(NSCoder.string(for: CGPoint(x: 1, y: 0.1)), "{1, 0.10000000000000001}")
        XCTAssertEqual(NSCoder.cgPoint(for: "{1, 0.10000000000000001}"), CGPoint(x: 1, y: 0.1))
        XCTAssertEqual(
            NSCoder.cgSize(for: NSCoder.string(for: CGSize(width: 2, height: 3))),
            CGSize(width: 2, height: 3)
        )
        XCTAssertEqual(
            NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 2, dy: 3))),
            CGVector(dx: 2, dy: 3)
        )
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(NSCoder.string(for: insets), "{1, 2, 3, 4}")
        XCTAssertEqual(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}"), insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        XCTAssertEqual(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)), directional)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        XCTAssertEqual(NSCoder.uiOffset(for: NSCoder.string(for: offset)), offset)
        XCTAssertEqual(NSCoder.string(for: CGAffineTransform.identity), "[1, 0, 0, 1, 0, 0]")
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        XCTAssertEqual(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)), transform)
        for text in ["", "{1}", "{1, 2, 3}", "{a, b}", "{{1, 2}", "{1, 2} 3"] {
            XCTAssertEqual(NSCoder.cgRect(for: text), .zero, text)
        }
    }
}
