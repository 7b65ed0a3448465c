import XCTest

@testable import TabardKit

/// Which view a touch goes to.
@preconcurrency @MainActor
final class HitTestingTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    private let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))

    override func setUp() async throws {
        root.addSubview(back)
        root.addSubview(front)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    func testTheFrontmostWins() {
        XCTAssertTrue(hit(50, 50) === front)
        XCTAssertTrue(hit(10, 10) === back)
        XCTAssertTrue(hit(90, 10) === root)
        XCTAssertNil(hit(100, 10), "the far edges are outside")
        XCTAssertNil(hit(-1, 10))
        XCTAssertTrue(hit(0, 0) === back, "the near edges are inside")
        root.bringSubviewToFront(back)
        XCTAssertTrue(hit(50, 50) === back)
    }

    func testHiddenClearAndDisabledViewsArePassedOverWithAllInThem() {
        let inner = UIView(frame: front.bounds)
        front.addSubview(inner)
        XCTAssertTrue(hit(50, 50) === inner)
        front.isHidden = true
        XCTAssertTrue(hit(50, 50) === back)
        front.isHidden = false
        front.alpha = 0.009
        XCTAssertTrue(hit(50, 50) === back)
        front.alpha = 0.01
        XCTAssertTrue(hit(50, 50) === inner)
        front.isUserInteractionEnabled = false
        XCTAssertTrue(hit(50, 50) === back)
        front.isUserInteractionEnabled = true
        inner.isUserInteractionEnabled = false
        XCTAssertTrue(hit(50, 50) === front)
        root.isHidden = true
        XCTAssertNil(hit(10, 10))
    }

    /// Drawing outside, clipped or not, is never touched.
    func testWhatStandsOutsideItsSuperviewIsNotHit() {
        let outside = UIView(frame: CGRect(x: 55, y: 0, width: 40, height: 10))
        back.addSubview(outside)
        for clips in [false, true] {
            back.clipsToBounds = clips
            XCTAssertTrue(hit(58, 5) === outside)
            XCTAssertTrue(hit(70, 5) === root)
        }
    }

    func testOverriddenMethodsCount() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        final class Glass: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let wide = Wide(frame: CGRect(x: 80, y: 10, width: 10, height: 10))
        root.addSubview(wide)
        XCTAssertTrue(hit(71, 1) === wide)
        XCTAssertFalse(hit(69, 1) === wide)
        let glass = Glass(frame: root.bounds)
        root.addSubview(glass)
        XCTAssertTrue(hit(10, 10) === back, "glass lets through")
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        glass.addSubview(button)
        XCTAssertTrue(hit(10, 10) === button)
    }

    func testATransformIsFollowed() {
        front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        XCTAssertTrue(hit(50, 50) === back)
        XCTAssertTrue(hit(56, 56) === front)
        front.transform = CGAffineTransform(scaleX: 0, y: 0)
        XCTAssertTrue(hit(70, 70) === root, "what is scaled to nothing can't be touched")
        XCTAssertTrue(hit(0, 0) === back)
    }
}
