import GtkInterop
import XCTest

@testable import TabardKit

/// Animators that are started, paused, moved, reversed and stopped.
@preconcurrency @MainActor
final class PropertyAnimatorTests: XCTestCase {
    private var window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    override func setUp() async throws {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(view)
        window.makeKeyAndVisible()
        MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true }
        MainLoop.iterate(seconds: 0.05)
        Toolkit.areAnimationsEnabled = true
    }

    override func tearDown() async throws {
        window.isHidden = true
        Toolkit.areAnimationsEnabled = false
    }

    private var seen: CGFloat { view._shownGeometry.center.x }

    private func animator(_ duration: Double = 0.1) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: .linear) { self.view.center.x = 110 }
    }

    func testToTheEnd() {
        let animator = animator()
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        XCTAssertEqual(view.center.x, 10, "nothing happens before the start")
        animator.startAnimation()
        XCTAssertEqual(animator.state, .active)
        XCTAssertTrue(animator.isRunning)
        XCTAssertEqual(seen, 10, accuracy: 1)
        MainLoop.iterate(seconds: 5) { !ended.isEmpty }
        XCTAssertEqual(ended, [.end])
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertEqual(seen, 110)
        XCTAssertNil(view.layer.animationKeys())
    }

    func testMovedByAFraction() {
        let animator = animator(10)
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        XCTAssertEqual(seen, 35, accuracy: 0.01)
        animator.fractionComplete = .nan
        XCTAssertEqual(animator.fractionComplete, 0.25)
        animator.fractionComplete = 7
        XCTAssertEqual(seen, 110, accuracy: 0.01)
        animator.fractionComplete = 0.5
        XCTAssertFalse(animator.isRunning)
        animator.stopAnimation(true)
        XCTAssertEqual(view.center.x, 60, accuracy: 0.01)
        XCTAssertEqual(animator.state, .inactive)
    }

    func testReversed() {
        let animator = animator(0.2)
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        animator.pauseAnimation()
        animator.fractionComplete = 0.4
        animator.isReversed = true
        animator.startAnimation()
        MainLoop.iterate(seconds: 5) { !ended.isEmpty }
        XCTAssertEqual(ended, [.start])
        XCTAssertEqual(view.center.x, 10)
    }

    func testStoppedAndFinished() {
        for (position, place) in [(UIViewAnimatingPosition.start, 10.0), (.current, 60), (.end, 110)] {
            view.center.x = 10
            let animator = animator(10)
            var ended: [UIViewAnimatingPosition] = []
            animator.addCompletion { ended.append($0) }
            animator.startAnimation()
            animator.fractionComplete = 0.5
            animator.stopAnimation(false)
            XCTAssertEqual(animator.state, .stopped)
            XCTAssertEqual(ended, [])
            animator.finishAnimation(at: position)
            XCTAssertEqual(ended, [position])
            XCTAssertEqual(view.center.x, CGFloat(place), accuracy: 0.01)
        }
    }

    func testReducedMotion() {
        Toolkit.areAnimationsEnabled = false
        var ended: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1,
            delay: 0,
            animations: { self.view.alpha = 0.5 },
            completion: { ended.append($0) }
        )
        XCTAssertEqual(ended, [.end])
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertFalse(animator.isRunning)
    }
}
