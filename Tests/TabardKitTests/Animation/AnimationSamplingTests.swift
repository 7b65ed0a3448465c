import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Core Animation as a pure function of time.
final class AnimationSamplingTests: XCTestCase {
    private var model = LayerState()

    private func shown(_ animation: CAAnimation, at seconds: Double) -> LayerState {
        var state = model
        animation.apply(to: &state, at: seconds, within: 0.25, model: model)
        return state
    }

    private func opacities(_ animation: CAAnimation, _ times: [Double]) -> [CGFloat] {
        times.map { (shown(animation, at: $0).opacity * 1000).rounded() / 1000 }
    }

    private func fade(_ duration: Double = 1) -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 0.8
        fade.duration = duration
        return fade
    }

    func testOneRun() {
        XCTAssertEqual(opacities(fade(), [-1, 0, 0.25, 0.5, 0.999, 1, 2]), [1, 0, 0.2, 0.4, 0.799, 1, 1])
        XCTAssertEqual(fade().timing.span(within: nil), 1)
        XCTAssertEqual(fade(0).timing.span(within: nil), 0.25)
    }

    func testFillModes() {
        let fade = fade()
        fade.fillMode = .forwards
        XCTAssertEqual(opacities(fade, [-1, 0.5, 1, 9]), [1, 0.4, 0.8, 0.8])
        fade.fillMode = .backwards
        XCTAssertEqual(opacities(fade, [-1, 0.5, 1]), [0, 0.4, 1])
        fade.fillMode = .both
        XCTAssertEqual(opacities(fade, [-1, 9]), [0, 0.8])
    }

    func testRepeating() {
        let fade = fade()
        fade.repeatCount = 2.5
        fade.fillMode = .forwards
        XCTAssertEqual(opacities(fade, [0.25, 1.25, 2.25, 3]), [0.2, 0.2, 0.2, 0.4])
        fade.autoreverses = true
        fade.repeatCount = 2
        XCTAssertEqual(opacities(fade, [0.25, 1.25, 1.75, 2.25, 9]), [0.2, 0.6, 0.2, 0.2, 0])
        XCTAssertEqual(fade.timing.span(within: nil), 4)
        fade.repeatCount = .infinity
        XCTAssertEqual(fade.timing.span(within: nil), .infinity)
        XCTAssertEqual(opacities(fade, [1_000_000.25]), [0.2])
        fade.repeatCount = 0
        fade.repeatDuration = 0.5
        XCTAssertEqual(fade.timing.span(within: nil), 0.5)
        fade.speed = 2
        XCTAssertEqual(fade.timing.span(within: nil), 0.25)
        XCTAssertEqual(opacities(fade, [0.1]), [0.16])
    }

    func testNumbersThatAreNone() {
        let fade = fade(.nan)
        fade.repeatCount = .nan
        fade.repeatDuration = .nan
        fade.timeOffset = .nan
        fade.speed = .nan
        XCTAssertTrue(opacities(fade, [0, 0.1, 1]).allSatisfy { (0...1).contains($0) })
        let move = CABasicAnimation(keyPath: "position")
        move.toValue = CGPoint(x: CGFloat.nan, y: 0)
        move.duration = 1
        XCTAssertEqual(shown(move, at: 0.5).geometry, model.geometry)
    }

    func testValuesThatAreNotSet() {
        model.opacity = 0.5
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        XCTAssertEqual(opacities(animation, [0.5]), [0.5])
        animation.toValue = 1
        XCTAssertEqual(opacities(animation, [0.5]), [0.75])
        animation.toValue = nil
        animation.fromValue = Float(0)
        XCTAssertEqual(opacities(animation, [0.5]), [0.25])
        animation.fromValue = nil
        animation.byValue = CGFloat(0.2)
        XCTAssertEqual(opacities(animation, [0.5]), [0.6])
        animation.toValue = 0.4
        XCTAssertEqual(opacities(animation, [0, 0.5]), [0.2, 0.3])
        animation.isAdditive = true
        XCTAssertEqual(opacities(animation, [0.5]), [0.8])
    }

    /// Every property that can be named takes a value of its kind, and no other.
    func testKeyPaths() {
        XCTAssertGreaterThan(LayerKeyPath.names.count, 40)
        for name in LayerKeyPath.names {
            guard let property = LayerKeyPath.named(name) else { return XCTFail(name) }
            var state = model
            let other: AnimatableValue
            switch property.read(state) {
            case .number: other = .number(0.75)
            case .point: other = .point(CGPoint(x: 3, y: 4))
            case .size: other = .size(CGSize(width: 3, height: 4))
            case .rect: other = .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
            case .color: other = .color(.white)
            case .transform: other = .transform(CGAffineTransform(scaleX: 2, y: 3))
            case .path: other = .path(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).elements)
            case .colors: other = .colors([.white])
            case .numbers: other = .numbers([0, 1])
            }
            property.write(&state, .transform(.identity))
            property.write(&state, .color(nil))
            property.write(&state, other)
            if case .number(let number) = property.read(state) {
                XCTAssertEqual(number, 0.75, accuracy: 1e-9, name)
            } else {
                XCTAssertEqual(property.read(state), other, name)
            }
        }
        XCTAssertEqual(CABasicAnimation(keyPath: "contents").unknownKeyPaths, ["contents"])
    }

    /// One part of a transform leaves the others as they are.
    func testPartsOfTransforms() {
        model.geometry.transform = CGAffineTransform(rotationAngle: 0.5)
        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.fromValue = 1
        scale.toValue = 3
        scale.duration = 1
        let parts = TransformParts(shown(scale, at: 0.5).geometry.transform)
        XCTAssertEqual(parts.rotation, 0.5, accuracy: 1e-9)
        XCTAssertEqual(parts.scaleX, 2, accuracy: 1e-9)
        XCTAssertEqual(parts.scaleY, 2, accuracy: 1e-9)
        for map in [
            CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
            CGAffineTransform(scaleX: 0, y: 2), CGAffineTransform(rotationAngle: 3).scaledBy(x: 2, y: -3),
        ] {
            let again = TransformParts(map).transform
            for (one, other) in [(map.a, again.a), (map.b, again.b), (map.c, again.c), (map.d, again.d)] {
                XCTAssertEqual(one, other, accuracy: 1e-9, "\(map)")
            }
        }
    }

    func testKeyframes() {
        let bounce = CAKeyframeAnimation(keyPath: "opacity")
        bounce.values = [0, 1.0, 0.5]
        bounce.duration = 1
        XCTAssertEqual(opacities(bounce, [0, 0.25, 0.5, 0.75, 0.999]), [0, 0.5, 1, 0.75, 0.501])
        bounce.keyTimes = [0, 0.2, 1]
        XCTAssertEqual(opacities(bounce, [0.1, 0.2, 0.6]), [0.5, 1, 0.75])
        bounce.keyTimes = [0, 0.2]
        XCTAssertEqual(opacities(bounce, [0.25]), [0.5], "too few times are none")
        bounce.keyTimes = nil
        bounce.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        XCTAssertLessThan(shown(bounce, at: 0.25).opacity, 0.4)
        XCTAssertEqual(opacities(bounce, [0.75]), [0.75])
        bounce.calculationMode = .discrete
        XCTAssertEqual(opacities(bounce, [0.1, 0.4, 0.9]), [0, 1, 0.5])
        bounce.calculationMode = .paced
        XCTAssertEqual(opacities(bounce, [1.0 / 3]), [0.5])
        bounce.values = []
        XCTAssertEqual(opacities(bounce, [0.5]), [1])
    }

    func testAPathForPositions() {
        let move = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
        move.path = path
        move.duration = 1
        move.rotationMode = .rotateAuto
        let state = shown(move, at: 0.5)
        XCTAssertEqual(state.geometry.center.x, 10, accuracy: 1e-9)
        XCTAssertEqual(state.geometry.center.y, 10, accuracy: 1e-9)
        XCTAssertEqual(TransformParts(state.geometry.transform).rotation, .pi / 2, accuracy: 1e-6)
    }

    func testGroups() {
        let grow = CABasicAnimation(keyPath: "cornerRadius")
        grow.fromValue = 0
        grow.toValue = 10
        grow.beginTime = 1
        grow.duration = 1
        let group = CAAnimationGroup()
        group.animations = [fade(0), grow]
        group.duration = 2
        XCTAssertEqual(shown(group, at: 1).opacity, 0.4, accuracy: 1e-9, "as long as the group")
        XCTAssertEqual(shown(group, at: 0.5).cornerRadius, 0)
        XCTAssertEqual(shown(group, at: 1.5).cornerRadius, 5, accuracy: 1e-9)
        XCTAssertEqual(shown(group, at: 3), model)
        group.fillMode = .forwards
        XCTAssertEqual(shown(group, at: 3).cornerRadius, 10, accuracy: 1e-3)
        XCTAssertEqual(shown(group, at: 3).opacity, 0.8, accuracy: 1e-3)
    }

    func testSprings() {
        let spring = CASpringAnimation(keyPath: "cornerRadius")
        spring.fromValue = 0
        spring.toValue = 10
        spring.duration = spring.settlingDuration
        let values = (0...200).map {
            shown(spring, at: Double($0) / 200 * spring.settlingDuration * 0.999).cornerRadius
        }
        XCTAssertEqual(values.last ?? 0, 10, accuracy: 0.05)
        XCTAssertGreaterThan(values.max() ?? 0, 11)
        spring.damping = 100
        let slow = (0...200).map { shown(spring, at: Double($0) / 200 * spring.duration).cornerRadius }
        XCTAssertLessThanOrEqual(slow.max() ?? 0, 10)
        spring.damping = .nan
        spring.mass = 0
        spring.stiffness = -1
        XCTAssertTrue(spring.settlingDuration.isFinite)
        XCTAssertTrue(shown(spring, at: 0.1).cornerRadius.isFinite)
    }

    func testTimingFunctions() {
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
        for name in names {
            let function = CAMediaTimingFunction(name: name)
            let values = (0...100).map { function.value(at: Double($0) / 100) }
            XCTAssertEqual(values.first, 0)
            XCTAssertEqual(values.last, 1)
            XCTAssertEqual(values, values.sorted(), name.rawValue)
        }
        XCTAssertEqual(CAMediaTimingFunction(name: .linear).value(at: 0.3), 0.3, accuracy: 1e-6)
        XCTAssertEqual(CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.5), 0.5, accuracy: 1e-6)
        XCTAssertLessThan(CAMediaTimingFunction(name: .easeIn).value(at: 0.3), 0.2)
        XCTAssertGreaterThan(CAMediaTimingFunction(controlPoints: 0.3, 1.8, 0.7, 1).value(at: 0.5), 1)
        XCTAssertTrue(CAMediaTimingFunction(controlPoints: .nan, .nan, .infinity, 2).value(at: 0.5).isFinite)
    }

    func testColorsAndPaths() {
        let color = CABasicAnimation(keyPath: "fillColor")
        color.fromValue = UIColor.black.cgColor
        color.toValue = UIColor.white.cgColor
        color.duration = 1
        XCTAssertEqual(shown(color, at: 0.5).shape.fillColor?.red ?? 0, 0.5, accuracy: 1e-9)
        let path = CABasicAnimation(keyPath: "path")
        path.fromValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        path.toValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).cgPath
        path.duration = 1
        XCTAssertEqual(shown(path, at: 0.5).shape.path?.pointBounds.width, 15)
        let box = CABasicAnimation(keyPath: "position")
        box.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 0))
        box.toValue = NSValue(cgPoint: CGPoint(x: 10, y: 20))
        box.duration = 1
        XCTAssertEqual(shown(box, at: 0.5).geometry.center, CGPoint(x: 5, y: 10))
    }

    func testCopies() throws {
        let fade = fade()
        fade.setValue("name", forKey: "id")
        fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let copy = try XCTUnwrap(fade.copy() as? CABasicAnimation)
        fade.toValue = 0.1
        fade.keyPath = nil
        XCTAssertEqual(copy.keyPath, "opacity")
        XCTAssertEqual(copy.toValue as? Double, 0.8)
        XCTAssertEqual(copy.value(forKey: "id") as? String, "name")
        XCTAssertNotNil(copy.timingFunction)
        XCTAssertTrue(CASpringAnimation(keyPath: "opacity").copy() is CASpringAnimation)
    }
}
