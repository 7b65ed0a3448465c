import GtkInterop
import XCTest

@testable import TabardKit

/// Animations of views: the properties change at once, and the screen follows.
@preconcurrency @MainActor
final class ViewAnimationTests: XCTestCase {
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
        UIView.setAnimationsEnabled(true)
        Toolkit.areAnimationsEnabled = false
    }

    func testTheScreenFollows() {
        var ended: [Bool] = []
        UIView.animate(
            withDuration: 0.2,
            delay: 0,
            options: .curveLinear,
            animations: {
                self.view.frame.origin.x = 100
                self.view.alpha = 0
                self.view.backgroundColor = .red
            },
            completion: { ended.append($0) }
        )
        XCTAssertEqual(view.frame.minX, 100)
        XCTAssertEqual(view.alpha, 0)
        XCTAssertEqual(view._shownGeometry.frame.minX, 0)
        XCTAssertEqual(view._shownAppearance.alpha, 1)
        var seen: [CGFloat] = []
        MainLoop.iterate(seconds: 5) {
            let x = self.view._shownGeometry.frame.minX
            if seen.last != x { seen.append(x) }
            return !ended.isEmpty
        }
        XCTAssertEqual(ended, [true])
        XCTAssertEqual(seen, seen.sorted())
        XCTAssertGreaterThan(seen.count, 3, "\(seen)")
        XCTAssertEqual(seen.last, 100)
        XCTAssertNil(view._motion)
    }

    /// Another animation takes the view over from where it is seen; the first one's end says so.
    func testWhatComesBackToWhereItWasIsNotOnItsWay() {
        UIView.animate(withDuration: 0.2) {
            self.view.frame.origin.x = 100
            self.view.frame.origin.x = 0
        }
        view.frame.origin.x = 50
        XCTAssertEqual(view._shownGeometry.frame.minX, 50)
        MainLoop.iterate(seconds: 0.3)
        XCTAssertEqual(view._shownGeometry.frame.minX, 50)
    }

    func testTakingOver() {
        var ended: [String] = []
        UIView.animate(
            withDuration: 0.3,
            animations: { self.view.center.x = 150 },
            completion: { ended.append("first \($0)") }
        )
        MainLoop.iterate(seconds: 0.12)
        let place = view._shownGeometry.center.x
        XCTAssertGreaterThan(place, 10)
        XCTAssertLessThan(place, 150)
        UIView.animate(
            withDuration: 0.1,
            animations: { self.view.center.x = 0 },
            completion: { ended.append("second \($0)") }
        )
        XCTAssertEqual(view._shownGeometry.center.x, place, accuracy: 0.001)
        MainLoop.iterate(seconds: 5) { ended.count == 2 }
        XCTAssertEqual(Set(ended), ["first false", "second true"])
        XCTAssertEqual(view._shownGeometry.center.x, 0)
    }

    /// What is not on the screen, or not to move, changes at once, and the end is told all the same.
    func testAtOnce() {
        var ended = 0
        let alone = UIView(frame: .zero)
        UIView.animate(
            withDuration: 1,
            animations: { alone.alpha = 0.5 },
            completion: { _ in ended += 1 }
        )
        XCTAssertEqual(ended, 1)
        XCTAssertNil(alone._motion)
        UIView.setAnimationsEnabled(false)
        UIView.animate(
            withDuration: 1,
            animations: { self.view.alpha = 0.5 },
            completion: { _ in ended += 1 }
        )
        XCTAssertEqual(ended, 2)
        UIView.setAnimationsEnabled(true)
        Toolkit.areAnimationsEnabled = false
        UIView.animate(
            withDuration: 1,
            animations: { self.view.alpha = 0.7 },
            completion: { _ in ended += 1 }
        )
        XCTAssertEqual(ended, 3)
        Toolkit.areAnimationsEnabled = true
        UIView.animate(
            withDuration: 0,
            animations: { self.view.alpha = 0.2 },
            completion: { _ in ended += 1 }
        )
        XCTAssertEqual(ended, 4)
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { self.view.alpha = 0.9 }
        }
        XCTAssertNil(view._motion)
        XCTAssertEqual(view._shownAppearance.alpha, 0.9)
    }

    func testDelayAndReversal() {
        var ended = false
        UIView.animate(
            withDuration: 0.06,
            delay: 0.1,
            options: [.autoreverse],
            animations: { self.view.frame.origin.x = 60 },
            completion: { _ in ended = true }
        )
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(view._shownGeometry.frame.minX, 0, "it has not begun")
        var highest: CGFloat = 0
        var fallen = false
        MainLoop.iterate(seconds: 5) {
            let x = self.view._shownGeometry.frame.minX
            if x < highest - 5, !ended { fallen = true }
            highest = max(highest, x)
            return ended
        }
        XCTAssertTrue(fallen, "it runs backwards")
        XCTAssertEqual(view._shownGeometry.frame.minX, 60)
    }

    /// A size on its way is shown by scaling.
    func testSize() {
        UIView.animate(withDuration: 10) { self.view.bounds.size = CGSize(width: 40, height: 40) }
        let corner = CGPoint(x: 40, y: 40).applying(view._shownMap)
        XCTAssertEqual(corner.x, 20, accuracy: 0.001)
        XCTAssertEqual(corner.y, 20, accuracy: 0.001)
    }

    func testCurves() {
        let curves: [AnimationCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .spring(damping: 1, velocity: 0),
            .spring(damping: 0.5, velocity: 0), .spring(damping: 0.2, velocity: 3),
        ]
        for curve in curves {
            XCTAssertEqual(curve.progress(at: 0), 0)
            XCTAssertEqual(curve.progress(at: 1), 1)
            XCTAssertEqual(curve.progress(at: 0.999), 1, accuracy: 0.02, "\(curve)")
            for step in 0...100 { XCTAssertTrue(curve.progress(at: CGFloat(step) / 100).isFinite) }
        }
        let swinging = AnimationCurve.spring(damping: 0.3, velocity: 0)
        XCTAssertGreaterThan((0...100).map { swinging.progress(at: CGFloat($0) / 100) }.max() ?? 0, 1.2)
        XCTAssertTrue(AnimationCurve.spring(damping: .nan, velocity: 0).progress(at: 0.5).isFinite)
        XCTAssertEqual(UIView.AnimationOptions.curveEaseIn.curve, .easeIn)
        XCTAssertEqual(UIView.AnimationOptions([.curveLinear, .repeat]).curve, .linear)
    }
}
