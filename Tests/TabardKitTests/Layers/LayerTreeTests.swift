import XCTest

@testable import TabardKit

/// Layers in layers, and among the subviews of a view.
@preconcurrency @MainActor
final class LayerTreeTests: XCTestCase {
    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    private func names(_ layer: CALayer) -> [String] {
        (layer.sublayers ?? []).map { $0.name ?? "view" }
    }

    func testLayersAlone() {
        let root = CALayer()
        XCTAssertNil(root.sublayers)
        let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
        root.addSublayer(a)
        root.insertSublayer(b, at: 0)
        root.insertSublayer(c, above: b)
        root.insertSublayer(d, below: b)
        XCTAssertEqual(names(root), ["d", "b", "c", "a"])
        root.insertSublayer(d, at: 100)
        XCTAssertEqual(names(root), ["b", "c", "a", "d"])
        XCTAssertTrue(a.superlayer === root)
        let other = named("other")
        root.replaceSublayer(c, with: other)
        XCTAssertEqual(names(root), ["b", "other", "a", "d"])
        XCTAssertNil(c.superlayer)
        for layer in root.sublayers ?? [] { layer.removeFromSuperlayer() }
        XCTAssertNil(root.sublayers)
        root.sublayers = [a, b]
        XCTAssertEqual(names(root), ["a", "b"])
    }

    /// A layer stands among the subviews where it was put, whatever comes later.
    func testLayersAmongViews() {
        let view = UIView()
        let (first, second) = (UIView(), UIView())
        first.layer.name = "first"
        second.layer.name = "second"
        view.addSubview(first)
        view.layer.addSublayer(named("above"))
        view.layer.insertSublayer(named("back"), at: 0)
        view.addSubview(second)
        XCTAssertEqual(names(view.layer), ["back", "first", "above", "second"])
        XCTAssertTrue(first.layer.superlayer === view.layer)
        view.bringSubviewToFront(first)
        XCTAssertEqual(names(view.layer), ["back", "above", "second", "first"])
        let third = UIView()
        third.layer.name = "third"
        view.insertSubview(third, at: 0)
        XCTAssertEqual(names(view.layer), ["back", "above", "third", "second", "first"])
        second.removeFromSuperview()
        XCTAssertEqual(names(view.layer), ["back", "above", "third", "first"])
        third.layer.removeFromSuperlayer()
        XCTAssertNil(third.superview)
        XCTAssertEqual(names(view.layer), ["back", "above", "first"])
    }

    func testHeightsDecideTheOrderOfDrawing() {
        let root = CALayer()
        let (a, b) = (named("a"), named("b"))
        a.zPosition = 1
        root.addSublayer(a)
        root.addSublayer(b)
        XCTAssertEqual(root._drawnEntries.compactMap(\.layer?.name), ["b", "a"])
        XCTAssertEqual(names(root), ["a", "b"])
    }

    func testPlacesOfALayer() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
        XCTAssertEqual(layer.position, CGPoint(x: 60, y: 40))
        layer.anchorPoint = .zero
        XCTAssertEqual(layer.frame, CGRect(x: 60, y: 40, width: 100, height: 40))
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        XCTAssertEqual(layer.position, .zero)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        XCTAssertEqual(layer.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        XCTAssertEqual(layer.frame.minX, -50, accuracy: 1e-9)
        XCTAssertTrue(CATransform3DIsIdentity(CALayer().transform))
    }

    func testTheAnchorOfAView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 0, width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 3, y: 1)
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 0, width: 120, height: 20))
    }

    func testTheKindOfAViewsLayer() {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let view = Gradient(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertTrue(view.layer is CAGradientLayer)
        XCTAssertEqual(view.layer.bounds, view.bounds)
    }

    func testDefaultsOfKinds() {
        let shape = CAShapeLayer()
        XCTAssertNil(shape.path)
        XCTAssertEqual(shape.fillColor, UIColor.black.cgColor)
        XCTAssertNil(shape.strokeColor)
        XCTAssertEqual(shape.lineWidth, 1)
        XCTAssertEqual(shape.strokeEnd, 1)
        XCTAssertEqual(shape.lineCap, .butt)
        XCTAssertEqual(shape.fillRule, .nonZero)
        XCTAssertNil(shape.lineDashPattern)
        let gradient = CAGradientLayer()
        XCTAssertNil(gradient.colors)
        XCTAssertEqual(gradient.startPoint, CGPoint(x: 0.5, y: 0))
        XCTAssertEqual(gradient.type, .axial)
        XCTAssertEqual(CALayer().maskedCorners, .all)
    }
}

/// Points of layers in other layers.
@preconcurrency @MainActor
final class LayerConvertingTests: XCTestCase {
    func testPoints() {
        let view = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.addSubview(view)
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 20, height: 20)
        view.layer.addSublayer(layer)
        XCTAssertEqual(layer.convert(CGPoint(x: 1, y: 2), to: root.layer), CGPoint(x: 111, y: 22))
        XCTAssertEqual(layer.convert(CGPoint(x: 111, y: 22), from: root.layer), CGPoint(x: 1, y: 2))
        XCTAssertEqual(
            layer.convert(layer.bounds, to: view.layer),
            CGRect(x: 10, y: 20, width: 20, height: 20)
        )
        XCTAssertTrue(root.layer.hitTest(CGPoint(x: 115, y: 25)) === layer)
        XCTAssertTrue(root.layer.hitTest(CGPoint(x: 101, y: 1)) === view.layer)
        XCTAssertNil(view.layer.hitTest(CGPoint(x: 1, y: 1)))
    }
}
