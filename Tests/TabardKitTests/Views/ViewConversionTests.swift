import XCTest

@testable import TabardKit

/// Points and rectangles from one view to another.
@preconcurrency @MainActor
final class ViewConversionTests: XCTestCase {
    func testAmongCousins() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(inner)
        XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 16, y: 27))
        XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 2), to: right), CGPoint(x: -184, y: -23))
        XCTAssertEqual(inner.convert(CGPoint(x: -184, y: -23), from: right), CGPoint(x: 1, y: 2))
        XCTAssertEqual(
            right.convert(inner.bounds, from: inner),
            CGRect(x: -185, y: -25, width: 10, height: 10)
        )
        XCTAssertEqual(inner.convert(CGPoint(x: 3, y: 4), to: inner), CGPoint(x: 3, y: 4))
        XCTAssertEqual(inner.convert(CGPoint(x: 0, y: 0), to: nil), CGPoint(x: 15, y: 25), "nil is the root")
    }

    func testAScrolledSuperview() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
        root.addSubview(inner)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.addSubview(root)
        root.bounds.origin.y = 290
        XCTAssertEqual(inner.convert(inner.bounds, to: outer), CGRect(x: 0, y: 10, width: 100, height: 20))
        XCTAssertTrue(outer.hitTest(CGPoint(x: 50, y: 15), with: nil) === inner)
        XCTAssertTrue(outer.hitTest(CGPoint(x: 50, y: 5), with: nil) === root)
    }

    func testNilIsTheWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        window.addSubview(view)
        XCTAssertEqual(view.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 31, y: 41))
        XCTAssertEqual(view.convert(CGPoint(x: 31, y: 41), from: nil), CGPoint(x: 1, y: 1))
        XCTAssertEqual(view.convert(CGPoint(x: 1, y: 1), to: window), CGPoint(x: 31, y: 41))
        view.removeFromSuperview()
    }

    func testATurnedAndScaledView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        root.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        let point = view.convert(CGPoint(x: 100, y: 50), to: root)
        XCTAssertEqual(point.x, 100, accuracy: 1e-9)
        XCTAssertEqual(point.y, 200, accuracy: 1e-9)
        let back = root.convert(point, to: view)
        XCTAssertEqual(back.x, 100, accuracy: 1e-9)
        XCTAssertEqual(back.y, 50, accuracy: 1e-9)
        let around = view.convert(CGRect(x: 50, y: 50, width: 10, height: 20), to: root)
        XCTAssertEqual(around.width, 40, accuracy: 1e-9)
        XCTAssertEqual(around.height, 20, accuracy: 1e-9)
    }

    /// There and back gives the same point, for random trees; the seed is printed.
    func testRandomTreesConvertThereAndBack() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
        var views = [UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))]
        for _ in 0..<40 {
            let view = UIView(
                frame: CGRect(
                    x: number(-50...50),
                    y: number(-50...50),
                    width: number(1...99),
                    height: number(1...99)
                )
            )
            view.transform = CGAffineTransform(rotationAngle: number(0...6))
                .scaledBy(x: number(0.5...2), y: number(0.5...2))
            view.bounds.origin = CGPoint(x: number(-9...9), y: number(-9...9))
            views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
            views.append(view)
        }
        for _ in 0..<500 {
            let from = views[Int.random(in: 0..<views.count, using: &random)]
            let to = views[Int.random(in: 0..<views.count, using: &random)]
            let point = CGPoint(x: number(-100...100), y: number(-100...100))
            let there = from.convert(point, to: to)
            let back = from.convert(there, from: to)
            XCTAssertEqual(back.x, point.x, accuracy: 1e-4, "seed \(seed)")
            XCTAssertEqual(back.y, point.y, accuracy: 1e-4, "seed \(seed)")
            XCTAssertEqual(to.convert(point, from: from).x, there.x, accuracy: 1e-4, "seed \(seed)")
        }
    }
}
