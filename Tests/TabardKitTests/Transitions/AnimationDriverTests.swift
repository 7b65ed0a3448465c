import GtkInterop
import XCTest

@testable import TabardKit

/// Animations of views that follow a fraction, or end before their time.
@preconcurrency @MainActor
final class AnimationDriverTests: TabBarTestCase {
    private let controller = UIViewController()
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private var ended: [String] = []

    override func setUp() async throws {
        try await super.setUp()
        Toolkit.areAnimationsEnabled = true
        show(controller)
        controller.view.addSubview(box)
        MainLoop.iterate(seconds: 0.05)
    }

    override func tearDown() async throws {
        try await super.tearDown()
        Toolkit.areAnimationsEnabled = false
    }

    private func move(to x: CGFloat, after delay: TimeInterval = 0, then next: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: 0.2,
            delay: delay,
            options: .curveLinear,
            animations: { self.box.frame.origin.x = x },
            completion: { [weak self] _ in
                self?.ended.append("\(Int(x))")
                next?()
            }
        )
    }

    private var shown: CGFloat { box._shownGeometry.center.x - 5 }

    func testAFractionOfTheWholeWithItsDelay() {
        let driver = AnimationDriver(host: controller.view)
        driver.collect(duration: 0.4, isHeld: true) { move(to: 100, after: 0.2) }
        for (fraction, place) in [(0.0, 0.0), (0.25, 0), (0.5, 0), (0.75, 50), (1, 100), (0.6, 20)] {
            driver.show(CGFloat(fraction))
            XCTAssertEqual(Double(shown), place, accuracy: 0.001, "\(fraction)")
        }
        XCTAssertEqual(ended, [])
        driver.run(to: 0, speed: 2)
        MainLoop.iterate(seconds: 3) { !self.ended.isEmpty }
        XCTAssertEqual(ended, ["100"])
        XCTAssertEqual(box.frame.minX, 0, "it has its old place")
        XCTAssertNil(box._motion)
    }

    func testWhatTheAppSetMeanwhileStays() {
        let driver = AnimationDriver(host: controller.view)
        driver.collect(duration: 0.2, isHeld: true) { move(to: 100) }
        box.frame.origin.x = 70
        driver.endNow(at: 0)
        XCTAssertEqual(box.frame.minX, 70)
    }

    func testAnEarlyEndRunsWhatFollowsToo() {
        let driver = AnimationDriver(host: controller.view)
        driver.collect(duration: 1, isHeld: false) {
            move(to: 50) { self.move(to: 60) { self.move(to: 70) } }
        }
        XCTAssertEqual(ended, [])
        driver.endNow(at: 1)
        XCTAssertEqual(ended, ["50", "60", "70"])
        XCTAssertEqual(box.frame.minX, 70)
        MainLoop.iterate(seconds: 0.4)
        XCTAssertEqual(ended, ["50", "60", "70"], "each once")
    }

    func testAnAppThatAnimatesForEverIsNotWaitedFor() {
        var count = 0
        func again() {
            count += 1
            move(to: CGFloat(count % 2 * 100)) { if count < 5000 { again() } }
        }
        let driver = AnimationDriver(host: controller.view)
        driver.collect(duration: 1, isHeld: false) { again() }
        driver.endNow(at: 1)
        XCTAssertLessThan(count, 1100)
        count = 5000
        driver.endNow(at: 1)
    }

    func testOthersThanTheDriversRunByThemselves() {
        let driver = AnimationDriver(host: controller.view)
        driver.collect(duration: 1, isHeld: true) {}
        move(to: 100)
        driver.endNow(at: 1)
        XCTAssertEqual(ended, [])
        MainLoop.iterate(seconds: 3) { !self.ended.isEmpty }
        XCTAssertEqual(ended, ["100"])
    }
}
