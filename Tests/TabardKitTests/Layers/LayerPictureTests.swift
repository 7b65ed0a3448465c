import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What layers and views draw, compared with other ways of drawing the same.
@preconcurrency @MainActor
final class LayerPictureTests: XCTestCase {
    private let area = CGRect(x: 0, y: 0, width: 60, height: 60)

    private func picture(_ make: (UIView) -> Void) throws -> PixelBuffer {
        let window = UIWindow(frame: area)
        window.backgroundColor = .white
        let view = UIView(frame: area)
        make(view)
        window.addSubview(view)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true }
        MainLoop.iterate(seconds: 0.1)
        return try XCTUnwrap(window.pixels())
    }

    /// The greatest difference of a pixel's colour.
    private func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> Int {
        zip(one.bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 255
    }

    private func shape(_ path: UIBezierPath, _ color: UIColor = .red) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        shape.fillColor = color.cgColor
        return shape
    }

    func testARoundedPathIsARoundedBackground() throws {
        let rect = CGRect(x: 5, y: 5, width: 50, height: 40)
        let background = try picture { view in
            let inner = UIView(frame: rect)
            inner.backgroundColor = .red
            inner.layer.cornerRadius = 12
            view.addSubview(inner)
        }
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 12)
        let layer = try picture { $0.layer.addSublayer(self.shape(path)) }
        XCTAssertLessThan(difference(background, layer), 40)
        XCTAssertEqual(background[30, 30], layer[30, 30])
        XCTAssertEqual(layer[5, 5].green, 1, accuracy: 0.1)
        let corners = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 12, height: 12)
        )
        let some = try picture { $0.layer.addSublayer(self.shape(corners)) }
        let masked = try picture { view in
            let inner = CALayer()
            inner.frame = rect
            inner.backgroundColor = UIColor.red.cgColor
            inner.cornerRadius = 12
            inner.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            view.layer.addSublayer(inner)
        }
        XCTAssertLessThan(difference(some, masked), 40)
        XCTAssertEqual(some[53, 6], RGBA(red: 1, green: 0, blue: 0))
    }

    private final class Drawn: UIView {
        var calls: [CGRect] = []
        var path = UIBezierPath()

        override func draw(_ rect: CGRect) {
            calls.append(rect)
            UIColor.red.setFill()
            path.fill()
            // A change of its own must not ask for another drawing.
            backgroundColor = .white
            setNeedsDisplay()
        }
    }

    /// `draw(_:)` draws what a shape layer does, and is called once until it is asked for again.
    func testAViewDrawsItself() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 30))
        let layer = try picture { $0.layer.addSublayer(self.shape(path)) }
        let drawn = Drawn(frame: area)
        drawn.path = path
        let view = try picture { $0.addSubview(drawn) }
        XCTAssertLessThan(difference(layer, view), 3)
        XCTAssertEqual(drawn.calls, [area])
        _ = try picture { view in
            view.addSubview(drawn)
            drawn.setNeedsDisplay()
        }
        XCTAssertEqual(drawn.calls, [area, area])
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testStrokes() throws {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 10, y: 30))
        line.addLine(to: CGPoint(x: 50, y: 30))
        let picture = try picture { view in
            let shape = self.shape(line)
            shape.strokeColor = UIColor.blue.cgColor
            shape.lineWidth = 6
            shape.strokeStart = 0.25
            shape.strokeEnd = 0.75
            view.layer.addSublayer(shape)
        }
        XCTAssertEqual(picture[30, 30], RGBA(red: 0, green: 0, blue: 1))
        XCTAssertEqual(picture[30, 32], RGBA(red: 0, green: 0, blue: 1))
        XCTAssertEqual(picture[30, 34], .white)
        XCTAssertEqual(picture[18, 30], .white)
        XCTAssertEqual(picture[42, 30], .white)
    }

    func testOrderAmongViews() throws {
        let picture = try picture { view in
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
            inner.backgroundColor = .green
            view.addSubview(inner)
            view.layer.insertSublayer(self.shape(UIBezierPath(rect: self.area), .red), at: 0)
            view.layer.addSublayer(
                self.shape(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 60)), .blue)
            )
        }
        XCTAssertEqual(picture[10, 30], RGBA(red: 0, green: 0, blue: 1))
        XCTAssertEqual(picture[30, 30], RGBA(red: 0, green: 1, blue: 0))
        XCTAssertEqual(picture[50, 30], RGBA(red: 1, green: 0, blue: 0))
    }

    func testMasks() throws {
        let circle = UIBezierPath(ovalIn: area)
        let picture = try picture { view in
            view.backgroundColor = .red
            let inner = UIView(frame: CGRect(x: 30, y: 0, width: 30, height: 60))
            inner.backgroundColor = .blue
            view.addSubview(inner)
            view.layer.mask = self.shape(circle)
        }
        XCTAssertEqual(picture[15, 30], RGBA(red: 1, green: 0, blue: 0))
        XCTAssertEqual(picture[45, 30], RGBA(red: 0, green: 0, blue: 1))
        XCTAssertEqual(picture[1, 1], .white)
        XCTAssertEqual(picture[58, 58], .white)
    }

    /// A path of its own throws the shadow; without one, what is drawn does.
    func testShadows() throws {
        let square = CGRect(x: 10, y: 10, width: 20, height: 20)
        let picture = try picture { view in
            let shape = self.shape(UIBezierPath(rect: square))
            shape.shadowOpacity = 1
            shape.shadowRadius = 0
            shape.shadowOffset = CGSize(width: 20, height: 0)
            view.layer.addSublayer(shape)
            let other = CALayer()
            other.shadowOpacity = 1
            other.shadowRadius = 0
            other.shadowOffset = CGSize(width: 0, height: 30)
            other.shadowPath = UIBezierPath(rect: square).cgPath
            view.layer.addSublayer(other)
        }
        XCTAssertEqual(picture[20, 20], RGBA(red: 1, green: 0, blue: 0))
        XCTAssertEqual(picture[40, 20], .black)
        XCTAssertEqual(picture[20, 50], .black)
        XCTAssertEqual(picture[50, 50], .white)
    }

    /// A gradient is the same over the whole of a stripe, and stretched with the layer.
    func testGradients() throws {
        let picture = try picture { view in
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
            gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
            gradient.startPoint = .zero
            gradient.endPoint = CGPoint(x: 1, y: 1)
            view.layer.addSublayer(gradient)
            let steps = CAGradientLayer()
            steps.frame = CGRect(x: 0, y: 30, width: 60, height: 30)
            steps.colors = [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor]
            steps.locations = [0, 0.5, 0.5]
            steps.startPoint = CGPoint(x: 0, y: 0.5)
            steps.endPoint = CGPoint(x: 1, y: 0.5)
            view.layer.addSublayer(steps)
        }
        XCTAssertEqual(picture[0, 0].red, 0, accuracy: 0.05)
        XCTAssertEqual(picture[59, 29].red, 1, accuracy: 0.05)
        // The other two corners are in the middle, however wide the layer is.
        XCTAssertEqual(picture[59, 0].red, 0.5, accuracy: 0.05)
        XCTAssertEqual(picture[0, 29].red, 0.5, accuracy: 0.05)
        XCTAssertEqual(picture[20, 45], RGBA(red: 1, green: 0, blue: 0))
        XCTAssertEqual(picture[40, 45], RGBA(red: 0, green: 0, blue: 1))
    }

    func testTransformsAndOpacity() throws {
        let picture = try picture { view in
            let outer = CALayer()
            outer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
            outer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
            outer.opacity = 0.5
            let inner = CALayer()
            inner.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
            inner.backgroundColor = UIColor.red.cgColor
            outer.addSublayer(inner)
            view.layer.addSublayer(outer)
        }
        // What was at the top is at the right.
        XCTAssertEqual(picture[45, 30].green, 0.5, accuracy: 0.02)
        XCTAssertEqual(picture[45, 30].red, 1)
        XCTAssertEqual(picture[20, 15], .white)
    }

    private final class Curved: UITabBar {
        override func draw(_ rect: CGRect) {
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 60)).cgPath
            shape.fillColor = UIColor.red.cgColor
            layer.insertSublayer(shape, at: 0)
        }
    }

    /// A bar whose shape is a layer shows it in place of its background, also if it adds the layer in `draw(_:)`.
    func testABarOfAShape() throws {
        let bar = Curved(frame: area)
        let picture = try picture { $0.addSubview(bar) }
        XCTAssertEqual(picture[10, 10], RGBA(red: 1, green: 0, blue: 0))
        XCTAssertEqual(picture[50, 0], .white)
        XCTAssertEqual(picture[50, 30], .white)
        XCTAssertEqual(bar.layer.sublayers?.filter { $0 is CAShapeLayer }.count, 1)
    }
}
