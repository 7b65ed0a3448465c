import UIKit
import XCTest

/// Layers, transactions and animations belong to no actor, as on Apple's systems (N4).
final class LayersOfNoActorTests: XCTestCase {
    private final class Ring: CALayer {
        var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }

        override init() { super.init() }

        override init(layer: Any) {
            super.init(layer: layer)
            progress = (layer as? Ring)?.progress ?? 0
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// One thread at a time has the layer.
    private struct Handed: @unchecked Sendable {
        let layer: CALayer
    }

    private func badge() -> CALayer {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let badge = CAShapeLayer()
        badge.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
        badge.fillColor = UIColor.red.cgColor
        badge.frame = CGRect(x: 1, y: 2, width: 4, height: 4)
        badge.opacity = 0.5
        badge.isHidden = true
        badge.backgroundColor = UIColor.blue.cgColor
        badge.masksToBounds = true
        badge.zPosition = 3
        badge.mask = CALayer()
        let ring = Ring()
        ring.progress = 0.25
        badge.addSublayer(ring)
        badge.insertSublayer(CAGradientLayer(), below: ring)
        CATransaction.commit()
        return badge
    }

    private func check(_ badge: CALayer, line: UInt = #line) {
        XCTAssertEqual(badge.frame, CGRect(x: 1, y: 2, width: 4, height: 4), line: line)
        XCTAssertEqual(badge.opacity, 0.5, line: line)
        XCTAssertTrue(badge.isHidden, line: line)
        XCTAssertTrue(badge.masksToBounds, line: line)
        XCTAssertEqual(
            badge.sublayers?.map { type(of: $0) == CAGradientLayer.self },
            [true, false],
            line: line
        )
        XCTAssertEqual(badge.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 1, y: 1), line: line)
        XCTAssertNil(badge.hitTest(CGPoint(x: 90, y: 90)), line: line)
    }

    func testOnTheMainThread() { check(badge()) }

    func testOnAnotherThread() {
        let made = expectation(description: "made")
        Thread.detachNewThread {
            let handed = Handed(layer: self.badge())
            self.check(handed.layer)
            DispatchQueue.main.async {
                self.check(handed.layer)
                let view = UIView()
                view.layer.addSublayer(handed.layer)
                XCTAssertTrue(handed.layer.superlayer === view.layer)
                made.fulfill()
            }
        }
        wait(for: [made], timeout: 10)
    }

    func testEachThreadHasItsTransactions() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let asked = expectation(description: "asked")
        Thread.detachNewThread {
            XCTAssertFalse(CATransaction.disableActions())
            var isComplete = false
            CATransaction.begin()
            CATransaction.setAnimationDuration(7)
            CATransaction.setCompletionBlock { isComplete = true }
            XCTAssertEqual(CATransaction.animationDuration(), 7)
            CATransaction.commit()
            XCTAssertTrue(isComplete)
            XCTAssertEqual(CATransaction.animationDuration(), 0.25)
            asked.fulfill()
        }
        wait(for: [asked], timeout: 10)
        XCTAssertTrue(CATransaction.disableActions())
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        CATransaction.commit()
        XCTAssertFalse(CATransaction.disableActions())
    }

    func testAnimationsAreAddedFromAnotherThread() {
        let handed = Handed(layer: CALayer())
        let added = expectation(description: "added")
        Thread.detachNewThread {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.toValue = 0
            fade.duration = 100
            handed.layer.add(fade, forKey: "fade")
            DispatchQueue.main.async {
                XCTAssertEqual(handed.layer.animationKeys(), ["fade"])
                XCTAssertEqual(handed.layer.animation(forKey: "fade")?.duration, 100)
                added.fulfill()
            }
        }
        wait(for: [added], timeout: 10)
    }
}
