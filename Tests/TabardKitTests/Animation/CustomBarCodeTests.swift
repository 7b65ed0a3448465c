import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Code in the manner of apps' own bars, which has to compile as it stands, and to do what it says.
@preconcurrency @MainActor
final class CustomBarCodeTests: XCTestCase {
    private final class AnimatedBar: UITabBar, @preconcurrency CAAnimationDelegate {
        private var shapeLayer: CALayer?
        let dot = CAShapeLayer()
        var stops = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.shadowColor = UIColor.black.cgColor
            layer.shadowOffset = CGSize(width: 0, height: -1)
            layer.shadowRadius = 4.0
            layer.shadowOpacity = 0.3
            layer.masksToBounds = false
            dot.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 6, height: 6)).cgPath
            dot.lineDashPattern = [4, 2]
            dot.lineCap = .round
            dot.fillRule = .evenOdd
            layer.addSublayer(dot)
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override func draw(_ rect: CGRect) {
            super.draw(rect)
            let shape = CAShapeLayer()
            shape.path = createPath()
            shape.strokeColor = UIColor.lightGray.cgColor
            shape.fillColor = UIColor.white.cgColor
            shape.lineWidth = 1.0
            if let old = shapeLayer {
                layer.replaceSublayer(old, with: shape)
            } else {
                layer.insertSublayer(shape, at: 0)
            }
            shapeLayer = shape
        }

        private func createPath() -> CGPath {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: frame.width / 2, y: 0))
            path.addQuadCurve(
                to: CGPoint(x: frame.width, y: 0),
                control: CGPoint(x: frame.width * 0.75, y: 20)
            )
            path.addRoundedRect(in: bounds, cornerWidth: 4, cornerHeight: 4)
            path.closeSubpath()
            return path
        }

        func bounce() {
            let bounce = CAKeyframeAnimation(keyPath: "transform.scale")
            bounce.values = [1.0, 1.4, 0.9, 1.02, 1.0]
            bounce.duration = TimeInterval(0.3)
            bounce.calculationMode = CAAnimationCalculationMode.cubic
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = dot.position.x
            move.toValue = NSNumber(value: 40)
            move.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
            let group = CAAnimationGroup()
            group.animations = [bounce, move]
            group.duration = 0.3
            group.fillMode = .forwards
            group.isRemovedOnCompletion = false
            group.delegate = self
            dot.add(group, forKey: "bounce")
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            stops += 1
        }
    }

    private func imageWithColor(color: UIColor, size: CGSize) -> UIImage {
        let rect: CGRect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        color.setFill()
        UIRectFill(rect)
        let image: UIImage = UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
        UIGraphicsEndImageContext()
        return image
    }

    func testABar() {
        let bar = AnimatedBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.selectionIndicatorImage = imageWithColor(color: .red, size: CGSize(width: 64, height: 49))
        XCTAssertEqual(bar.selectionIndicatorImage?.size.width, 64)
        bar._updateCanvas()
        bar.setNeedsDisplay()
        bar._updateCanvas()
        XCTAssertEqual(bar.layer.sublayers?.filter { $0 is CAShapeLayer }.count, 2)
        XCTAssertTrue(
            (bar.layer.sublayers?.first as? CAShapeLayer)?.path?.contains(CGPoint(x: 5, y: 20)) == true
        )
        bar.bounce()
        XCTAssertEqual(bar.dot.animationKeys(), ["bounce"])
        let start = LayerState()
        var state = start
        bar.dot.animation(forKey: "bounce")?.apply(to: &state, at: 9, within: nil, model: start)
        XCTAssertEqual(state.geometry.center.x, 40, accuracy: 0.01)
        bar.dot.removeAllAnimations()
        XCTAssertEqual(bar.stops, 1)
    }
}
