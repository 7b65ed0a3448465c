import GtkInterop
import XCTest

@testable import TabardKit

/// Animations of layers on the screen: their start, their end, and who is told.
@preconcurrency @MainActor
final class LayerAnimationTests: XCTestCase {
    private var window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let layer = CALayer()

    private final class Recorder: NSObject, CAAnimationDelegate {
        var events: [String] = []

        func animationDidStart(_ anim: CAAnimation) { events.append("start") }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
    }

    private let recorder = Recorder()

    override func setUp() async throws {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(layer)
        window.addSubview(view)
        window.makeKeyAndVisible()
        MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true && self.layer._wasDrawn }
        Toolkit.areAnimationsEnabled = true
    }

    override func tearDown() async throws {
        window.isHidden = true
        Toolkit.areAnimationsEnabled = false
    }

    private func animation(_ keyPath: String, to value: Any, _ duration: Double = 0.1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.toValue = value
        animation.duration = duration
        animation.delegate = recorder
        return animation
    }

    func testALayerOfItsOwn() {
        layer.add(animation("opacity", to: 0), forKey: "fade")
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        XCTAssertEqual(layer.opacity, 1, "the layer itself is as it was")
        var seen: [CGFloat] = []
        MainLoop.iterate(seconds: 5) {
            seen.append(self.layer._shown.opacity)
            return self.recorder.events.count == 2
        }
        XCTAssertEqual(recorder.events, ["start", "stop true"])
        XCTAssertLessThan(seen.min() ?? 1, 0.6)
        XCTAssertNil(layer.animationKeys())
        XCTAssertEqual(layer._shown.opacity, 1)
    }

    /// A view's layer moves its view, which stays where it is.
    func testAViewsLayer() {
        let move = animation("position.x", to: 110, 10)
        move.fromValue = 90
        view.layer.add(move, forKey: nil)
        XCTAssertEqual(view.center.x, 10)
        XCTAssertEqual(view._shownGeometry.center.x, 90, accuracy: 5)
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 90, accuracy: 5)
        view.layer.removeAllAnimations()
        XCTAssertEqual(view._shownGeometry.center.x, 10)
        XCTAssertEqual(recorder.events, ["start", "stop false"])
    }

    func testSameKeyAndRemoval() {
        layer.add(animation("opacity", to: 0, 10), forKey: "a")
        layer.add(animation("opacity", to: 0.5, 10), forKey: "a")
        XCTAssertEqual(recorder.events, ["start", "stop false", "start"])
        XCTAssertEqual((layer.animation(forKey: "a") as? CABasicAnimation)?.toValue as? Double, 0.5)
        layer.removeAnimation(forKey: "b")
        XCTAssertEqual(layer.animationKeys(), ["a"])
        layer.removeAnimation(forKey: "a")
        XCTAssertNil(layer.animation(forKey: "a"))
    }

    /// What is to stay stays, and the frames are not followed for it.
    func testAnEndThatStays() {
        let fade = animation("opacity", to: 0.25, 0.05)
        fade.fillMode = .forwards
        fade.isRemovedOnCompletion = false
        layer.add(fade, forKey: "fade")
        MainLoop.iterate(seconds: 5) { self.recorder.events.count == 2 }
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(layer._shown.opacity, 0.25, accuracy: 1e-6)
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        let frames = window._widget?.frameCounter
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(window._widget?.frameCounter, frames, "nothing runs while nothing moves")
    }

    func testALaterBeginning() {
        let fade = animation("opacity", to: 0, 0.05)
        fade.fromValue = 0.5
        fade.beginTime = CACurrentMediaTime() + 0.1
        layer.add(fade, forKey: nil)
        XCTAssertEqual(layer._shown.opacity, 1)
        MainLoop.iterate(seconds: 5) { self.layer._shown.opacity < 0.6 }
        XCTAssertGreaterThanOrEqual(CACurrentMediaTime(), fade.beginTime)
        MainLoop.iterate(seconds: 5) { self.recorder.events.count == 2 }
        XCTAssertEqual(recorder.events, ["start", "stop true"])
    }

    /// With reduced motion the end comes at once, after the call.
    func testReducedMotion() {
        Toolkit.areAnimationsEnabled = false
        let forever = animation("opacity", to: 0)
        forever.repeatCount = .infinity
        layer.add(forever, forKey: "forever")
        var completed = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed += 1 }
        let stay = animation("opacity", to: 0.5)
        stay.isRemovedOnCompletion = false
        stay.fillMode = .forwards
        layer.add(stay, forKey: "stay")
        CATransaction.commit()
        XCTAssertEqual(recorder.events, [])
        MainLoop.iterate(seconds: 1) { self.recorder.events.count == 4 }
        XCTAssertEqual(recorder.events, ["start", "stop true", "start", "stop true"])
        XCTAssertEqual(completed, 1)
        XCTAssertEqual(layer.animationKeys(), ["stay"])
        XCTAssertEqual(layer._shown.opacity, 0.5)
    }

    /// What nobody can see ends, and says that it was not finished.
    func testOutsideOfWindows() {
        layer.add(animation("opacity", to: 0, 10), forKey: nil)
        view.removeFromSuperview()
        XCTAssertEqual(recorder.events, ["start", "stop false"])
        recorder.events = []
        let alone = CALayer()
        alone.add(animation("opacity", to: 0), forKey: nil)
        MainLoop.iterate(seconds: 1) { self.recorder.events.count == 2 }
        XCTAssertEqual(recorder.events, ["start", "stop false"])
    }

    func testTransactions() {
        var ended: [String] = []
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.05)
        CATransaction.setCompletionBlock { ended.append("outer") }
        CATransaction.begin()
        XCTAssertEqual(CATransaction.animationDuration(), 0.05)
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { ended.append("inner") }
        layer.opacity = 0.5
        XCTAssertNil(layer.animationKeys())
        CATransaction.commit()
        XCTAssertEqual(ended, ["inner"])
        layer.position = CGPoint(x: 100, y: 100)
        XCTAssertEqual(layer.animationKeys(), ["position"])
        CATransaction.commit()
        XCTAssertEqual(layer.position, CGPoint(x: 100, y: 100))
        XCTAssertEqual(layer._shown.geometry.center.x, 5, accuracy: 40)
        MainLoop.iterate(seconds: 5) { ended.count == 2 }
        XCTAssertEqual(ended, ["inner", "outer"])
        XCTAssertEqual(layer._shown.geometry.center.x, 100)
    }

    /// A change in UIView.animate takes its duration, also of a view's own layer.
    func testInAnimationsOfViews() {
        UIView.animate(withDuration: 3) {
            self.layer.cornerRadius = 4
            self.view.layer.cornerRadius = 10
        }
        XCTAssertEqual(layer.animation(forKey: "cornerRadius")?.duration, 3)
        XCTAssertEqual(view.layer.animation(forKey: "cornerRadius")?.duration, 3)
        view.layer.borderWidth = 2
        XCTAssertNil(view.layer.animation(forKey: "borderWidth"))
    }
}
