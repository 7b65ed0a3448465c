import XCTest

@testable import TabardKit

/// UIKit's rule: the flexible parts share the change in proportion to what they have; the others
/// stay.
@preconcurrency @MainActor
final class AutoresizingMaskTests: XCTestCase {
    /// One axis, by the rule as UIKit documents it: margin, length, margin.
    private func oracle(
        _ before: CGFloat,
        _ length: CGFloat,
        _ after: CGFloat,
        change: CGFloat,
        flexible: Set<Int>
    ) -> (start: CGFloat, length: CGFloat) {
        var parts = [before, length, after]
        let room = flexible.map { parts[$0] }.reduce(0, +)
        for index in flexible { parts[index] *= (room + change) / room }
        return (parts[0], parts[1])
    }

    /// All 64 masks, growing and shrinking, set as a frame and as bounds.
    func testAllMasks() {
        let old = CGSize(width: 200, height: 160)
        let frame = CGRect(x: 30, y: 16, width: 120, height: 80)
        let sizes = [
            CGSize(width: 260, height: 250), CGSize(width: 150, height: 130), CGSize(width: 200, height: 320),
            CGSize(width: 401, height: 160), old,
        ]
        for rawValue in UInt(0)..<64 {
            for size in sizes {
                let superview = UIView(frame: CGRect(origin: .zero, size: old))
                let view = UIView(frame: frame)
                view.autoresizingMask = UIView.AutoresizingMask(rawValue: rawValue)
                superview.addSubview(view)
                superview.frame.size = size
                let horizontal = Set((0..<3).filter { rawValue & (1 << UInt($0)) != 0 })
                let vertical = Set((0..<3).filter { rawValue & (8 << UInt($0)) != 0 })
                let x = oracle(30, 120, 50, change: size.width - old.width, flexible: horizontal)
                let y = oracle(16, 80, 64, change: size.height - old.height, flexible: vertical)
                let message = "mask \(rawValue), \(size)"
                XCTAssertEqual(view.frame.minX, x.start, accuracy: 1e-9, message)
                XCTAssertEqual(view.frame.width, x.length, accuracy: 1e-9, message)
                XCTAssertEqual(view.frame.minY, y.start, accuracy: 1e-9, message)
                XCTAssertEqual(view.frame.height, y.length, accuracy: 1e-9, message)
            }
        }
    }

    func testNothingFollowsWithoutTheSwitch() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: superview.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.autoresizesSubviews = false
        superview.addSubview(view)
        superview.frame.size = CGSize(width: 300, height: 300)
        XCTAssertEqual(view.frame.size, CGSize(width: 100, height: 100))
        superview.autoresizesSubviews = true
        superview.bounds.size = CGSize(width: 310, height: 290)
        XCTAssertEqual(view.frame.size, CGSize(width: 110, height: 90))
    }

    func testFromNothingTheChangeIsSharedEvenly() {
        let superview = UIView()
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(view)
        superview.frame.size = CGSize(width: 90, height: 60)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 90, height: 60))
        XCTAssertEqual(
            UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
                .resize(.zero, from: .zero, to: CGSize(width: 90, height: 0)),
            CGRect(x: 30, y: 0, width: 30, height: 0)
        )
    }

    func testSizesNeverGetNegative() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(view)
        superview.frame.size = .zero
        XCTAssertEqual(view.bounds.size, .zero)
    }

    /// A turned view in a window that is resized many times keeps its size.
    func testATurnedViewKeepsItsSize() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        view.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        superview.addSubview(view)
        for width in 0..<200 { superview.frame.size = CGSize(width: 100 + width, height: 300 - width) }
        superview.frame.size = CGSize(width: 200, height: 100)
        XCTAssertEqual(view.bounds.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(view.center.x, 100, accuracy: 1e-6)
        XCTAssertEqual(view.center.y, 50, accuracy: 1e-6)
    }
}
