import GtkInterop
import XCTest

@testable import TabardKit

/// Animations of views in several steps, and transitions from one look to another.
@preconcurrency @MainActor
final class KeyframeAnimationTests: XCTestCase {
    private var window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    override func setUp() async throws {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.backgroundColor = .white
        view.backgroundColor = .red
        window.addSubview(view)
        window.makeKeyAndVisible()
        MainLoop.iterate(seconds: 20) { window._widget?.isMapped == true }
        MainLoop.iterate(seconds: 0.1)
        Toolkit.areAnimationsEnabled = true
    }

    override func tearDown() async throws {
        window.isHidden = true
        Toolkit.areAnimationsEnabled = false
    }

    private func steps(_ duration: Double, completion: @escaping (Bool) -> Void = { _ in }) {
        UIView.animateKeyframes(
            withDuration: duration,
            delay: 0,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    self.view.center.x = 90
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    self.view.center.x = 10
                    self.view.alpha = 0.5
                }
            },
            completion: completion
        )
    }

    /// What is seen a number of seconds after the beginning.
    private func shown(_ seconds: Double) -> LayerState {
        let start = view.layer._running.compactMap(\.start).first ?? 0
        return view.layer._animated(view.layer._model, at: start + seconds)
    }

    func testStepsFollowEachOther() {
        steps(10)
        XCTAssertEqual(view.center.x, 10)
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertEqual(shown(0).geometry.center.x, 10, accuracy: 0.01)
        XCTAssertEqual(shown(2.5).geometry.center.x, 50, accuracy: 0.01)
        XCTAssertEqual(shown(5).geometry.center.x, 90, accuracy: 0.01)
        XCTAssertEqual(shown(7.5).geometry.center.x, 50, accuracy: 0.01)
        XCTAssertEqual(shown(4).opacity, 1)
        XCTAssertEqual(shown(7.5).opacity, 0.75, accuracy: 0.01)
    }

    func testTheEndIsTold() {
        var ended: [Bool] = []
        steps(0.1) { ended.append($0) }
        XCTAssertEqual(ended, [])
        MainLoop.iterate(seconds: 20) { !ended.isEmpty }
        XCTAssertEqual(ended, [true])
        XCTAssertNil(view.layer.animationKeys())
        steps(10) { ended.append($0) }
        view.removeFromSuperview()
        XCTAssertEqual(ended, [true, false])
    }

    /// Without motion, and outside of animations, the changes are made at once.
    func testAtOnce() {
        Toolkit.areAnimationsEnabled = false
        var ended: [Bool] = []
        steps(10) { ended.append($0) }
        XCTAssertEqual(ended, [true])
        XCTAssertEqual(view.alpha, 0.5)
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.alpha = 0.25 }
        XCTAssertEqual(view.alpha, 0.25)
    }

    /// The old look gives way to the new one.
    func testDissolving() throws {
        var ended: [Bool] = []
        UIView.transition(
            with: view,
            duration: 1.5,
            options: [.transitionCrossDissolve, .curveLinear],
            animations: { self.view.backgroundColor = .blue },
            completion: { ended.append($0) }
        )
        XCTAssertEqual(view.backgroundColor, .blue)
        var mixed = false
        MainLoop.iterate(seconds: 20) {
            if let color = self.window.pixels()?[10, 10], color.red > 0.1, color.blue > 0.1, color.green < 0.1
            {
                mixed = true
            }
            return !ended.isEmpty
        }
        XCTAssertTrue(mixed)
        XCTAssertEqual(ended, [true])
        assertSoonEqual(window.pixels()?[10, 10], RGBA(red: 0, green: 0, blue: 1))
        UIView.transition(with: view, duration: 1, animations: nil, completion: { ended.append($0) })
        XCTAssertEqual(ended, [true, true], "without an option there is no transition")
    }

    /// A view turns over: the old look becomes narrower, and then the new one wider.
    func testTurningOver() {
        for (options, edge) in [
            (UIView.AnimationOptions.transitionFlipFromLeft, (x: 1, y: 10)),
            (.transitionFlipFromBottom, (x: 10, y: 1)),
        ] {
            var looks: [String] = []
            // A busy machine may draw nothing in one half of a short one.
            for duration in [0.4, 2, 10] where looks != ["old", "new"] {
                looks = looksWhileTurningOver(options, duration: duration, edge: edge)
                XCTAssertTrue([[], ["old"], ["new"], ["old", "new"]].contains(looks), "\(looks)")
            }
            XCTAssertEqual(looks, ["old", "new"])
        }
    }

    /// Which looks were narrower than the view, in order.
    private func looksWhileTurningOver(
        _ options: UIView.AnimationOptions,
        duration: TimeInterval,
        edge: (x: Int, y: Int)
    ) -> [String] {
        view.backgroundColor = .red
        var ended: [Bool] = []
        var looks: [String] = []
        UIView.transition(
            with: view,
            duration: duration,
            options: [options, .curveLinear],
            animations: { self.view.backgroundColor = .blue },
            completion: { ended.append($0) }
        )
        MainLoop.iterate(seconds: 20) {
            if let pixels = self.window.pixels() {
                let (middle, side) = (pixels[10, 10], pixels[edge.x, edge.y])
                let look = middle.red > middle.blue ? "old" : "new"
                let isWhite = side.red > 0.9 && side.green > 0.9 && side.blue > 0.9
                if isWhite, middle.green < 0.5, looks.last != look { looks.append(look) }
            }
            return !ended.isEmpty
        }
        XCTAssertEqual(ended, [true])
        return looks
    }

    /// The sheet of a calendar goes upwards, and comes from above.
    func testSheetsOfACalendar() {
        XCTAssertEqual(
            UIView.AnimationOptions.transitionCurlUp.transitionKind,
            .reveal(CGVector(dx: 0, dy: -1))
        )
        XCTAssertEqual(
            UIView.AnimationOptions.transitionCurlDown.transitionKind,
            .moveIn(CGVector(dx: 0, dy: 1))
        )
        var ended: [Bool] = []
        var wasHalf = false
        UIView.transition(
            with: view,
            duration: 0.4,
            options: [.transitionCurlUp, .curveLinear],
            animations: { self.view.backgroundColor = .blue },
            completion: { ended.append($0) }
        )
        MainLoop.iterate(seconds: 5) {
            if let pixels = self.window.pixels(), pixels[10, 1].blue < 0.1, pixels[10, 18].red < 0.1 {
                wasHalf = true
            }
            return !ended.isEmpty
        }
        XCTAssertTrue(wasHalf)
    }

    func testOneViewInThePlaceOfAnother() {
        let other = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        let above = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        window.addSubview(above)
        var ended: [Bool] = []
        UIView.transition(from: other, to: view, duration: 1, completion: { ended.append($0) })
        XCTAssertEqual(ended, [false], "the first view is in no other")
        XCTAssertIdentical(view.superview, window)
        UIView.transition(from: view, to: other, duration: 1, completion: { ended.append($0) })
        XCTAssertEqual(ended, [false, true])
        XCTAssertNil(view.superview)
        XCTAssertEqual(window.subviews, [other, above])
        XCTAssertEqual(other.frame, CGRect(x: 5, y: 5, width: 10, height: 10))
        above.isHidden = true
        UIView.transition(
            from: other,
            to: above,
            duration: 0.2,
            options: [.transitionFlipFromRight, .showHideTransitionViews],
            completion: { ended.append($0) }
        )
        XCTAssertEqual([other.isHidden, above.isHidden], [true, false])
        XCTAssertEqual(window.subviews, [other, above])
        XCTAssertNotNil(window._canvas.transition)
        MainLoop.iterate(seconds: 5) { ended.count == 3 }
        XCTAssertEqual(ended, [false, true, true])
    }

    func testTransitionsOfLayers() throws {
        let push = CATransition()
        push.type = .push
        push.subtype = .fromRight
        push.duration = 10
        view.layer.add(push, forKey: nil)
        view.backgroundColor = .blue
        XCTAssertNotNil(view._canvas.transition)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(try XCTUnwrap(window.pixels())[5, 10], RGBA(red: 1, green: 0, blue: 0))
        Toolkit.areAnimationsEnabled = false
        var ended = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended += 1 }
        view.layer.add(CATransition(), forKey: nil)
        CATransaction.commit()
        MainLoop.iterate(seconds: 20) { ended == 1 }
        XCTAssertEqual(ended, 1)
    }
}
