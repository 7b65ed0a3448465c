import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Images that are drawn: renderers, the older functions, and what contexts do.
final class DrawnImageTests: XCTestCase {
    private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

    private func pixels(scale: CGFloat = 1, _ draw: (CGContext) -> Void) throws -> PixelBuffer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: square.size, format: format).image { draw($0.cgContext) }
        XCTAssertEqual(image.size, square.size)
        XCTAssertEqual(image.scale, scale)
        return try XCTUnwrap(image.bitmap).pixels()
    }

    func testFilling() throws {
        let picture = try pixels { context in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))
            context.setFillColor(UIColor.blue.cgColor)
            context.fillEllipse(in: CGRect(x: 10, y: 0, width: 10, height: 10))
        }
        XCTAssertEqual(picture[5, 5], RGBA(red: 1, green: 0, blue: 0))
        XCTAssertEqual(picture[15, 5], RGBA(red: 0, green: 0, blue: 1))
        XCTAssertEqual(picture[15, 15], .clear)
        XCTAssertEqual(picture[19, 0], .clear, "outside the circle")
    }

    func testTheScaleGivesMorePixels() throws {
        let picture = try pixels(scale: 3) { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20)) }
        XCTAssertEqual(picture.width, 60)
        XCTAssertEqual(picture[29, 30], .black)
        XCTAssertEqual(picture[30, 30], .clear)
    }

    /// A pen is scaled with the coordinates, and the state comes back.
    func testStateAndTransforms() throws {
        let picture = try pixels { context in
            context.setStrokeColor(UIColor.green.cgColor)
            context.saveGState()
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 4, y: 1)
            context.move(to: CGPoint(x: 0, y: 0))
            context.addLine(to: CGPoint(x: 0, y: 20))
            context.setStrokeColor(UIColor.red.cgColor)
            context.strokePath()
            context.restoreGState()
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 20, y: 0.5)])
        }
        XCTAssertEqual(picture[8, 10].red, 1)
        XCTAssertEqual(picture[11, 10].red, 1)
        XCTAssertEqual(picture[7, 10], .clear)
        XCTAssertEqual(picture[3, 0], RGBA(red: 0, green: 1, blue: 0))
    }

    func testClipping() throws {
        let picture = try pixels { context in
            context.saveGState()
            UIBezierPath(ovalIn: square).addClip()
            XCTAssertEqual(context.boundingBoxOfClipPath, square)
            context.fill(square)
            context.restoreGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(square)
        }
        XCTAssertEqual(picture[0, 0], .white)
        XCTAssertEqual(picture[10, 10], .black)
        XCTAssertEqual(picture[19, 19], .clear)
    }

    func testAlphaBlendingAndLayers() throws {
        let picture = try pixels { context in
            context.setAlpha(0.5)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setAlpha(1)
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
            context.clear(CGRect(x: 15, y: 0, width: 5, height: 5))
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 10, width: 8, height: 8))
            context.fill(CGRect(x: 0, y: 10, width: 8, height: 8))
            context.endTransparencyLayer()
        }
        XCTAssertEqual(picture[5, 5].alpha, 0.5, accuracy: 0.01)
        XCTAssertEqual(picture[12, 2].alpha, 1)
        XCTAssertEqual(picture[17, 2], .clear)
        XCTAssertEqual(picture[17, 10].alpha, 1)
        XCTAssertEqual(picture[4, 14].alpha, 0.5, accuracy: 0.01)
    }

    func testGradient() throws {
        let gradient = try XCTUnwrap(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray,
                locations: [0, 1]
            )
        )
        let picture = try pixels { context in
            context.drawLinearGradient(
                gradient,
                start: CGPoint(x: 5, y: 0),
                end: CGPoint(x: 15, y: 0),
                options: .drawsAfterEndLocation
            )
        }
        XCTAssertEqual(picture[2, 10], .clear)
        XCTAssertEqual(picture[10, 10].red, 0.55, accuracy: 0.06)
        XCTAssertEqual(picture[18, 10], .white)
    }

    func testImagesInImages() throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let picture = try pixels { _ in
            red.draw(at: CGPoint(x: 2, y: 2))
            red.draw(in: CGRect(x: 10, y: 10, width: 10, height: 10))
            red.withTintColor(.blue).draw(at: CGPoint(x: 10, y: 0), blendMode: .normal, alpha: 0.5)
        }
        XCTAssertEqual(picture[1, 1], .clear)
        XCTAssertEqual(picture[3, 3], RGBA(red: 1, green: 0, blue: 0))
        XCTAssertEqual(picture[6, 6], .clear)
        XCTAssertEqual(picture[19, 19], RGBA(red: 1, green: 0, blue: 0))
        XCTAssertEqual(picture[12, 2].blue, 1)
        XCTAssertEqual(picture[12, 2].alpha, 0.5, accuracy: 0.01)
    }

    func testOlderFunctions() throws {
        XCTAssertNil(UIGraphicsGetCurrentContext())
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 6), true, 2)
        XCTAssertNotNil(UIGraphicsGetCurrentContext())
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 6))
        let image = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
        XCTAssertEqual(image.size, CGSize(width: 10, height: 6))
        XCTAssertEqual(image.scale, 2)
        let picture = try XCTUnwrap(image.bitmap).pixels()
        XCTAssertEqual(picture[9, 5], RGBA(red: 0, green: 1, blue: 0))
        XCTAssertEqual(picture[10, 5], .black)
        UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
    }

    /// Nothing that an app may draw hangs, or upsets what comes after it.
    func testHostileDrawing() throws {
        let picture = try pixels { context in
            context.setLineDash(phase: 0, lengths: [1e-9, 1e-9])
            context.stroke(CGRect(x: -1e7, y: 4, width: 2e7, height: 1))
            context.setLineDash(phase: .nan, lengths: [.nan, -1])
            context.setLineWidth(.nan)
            context.stroke(square)
            context.setLineWidth(-3)
            context.stroke(square)
            context.setMiterLimit(.nan)
            context.scaleBy(x: 0, y: 0)
            context.fill(square)
            context.stroke(square)
            context.concatenate(CGAffineTransform(scaleX: .nan, y: 1))
            context.restoreGState()
            context.endTransparencyLayer()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.saveGState()
            context.concatenate(CGAffineTransform(scaleX: .infinity, y: 1))
        }
        XCTAssertEqual(picture.width, 20)
        let after = try pixels { $0.fill(square) }
        XCTAssertEqual(after[10, 10], .black)
    }

    func testAnyThreadDraws() throws {
        let done = expectation(description: "drawn")
        let box = DrawnBox()
        Thread {
            box.image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            done.fulfill()
        }.start()
        wait(for: [done], timeout: 10)
        XCTAssertEqual(try XCTUnwrap(box.image?.bitmap).pixels()[4, 4], RGBA(red: 1, green: 0, blue: 0))
    }
}

/// Carries an image from one thread to another, which waits for it.
private final class DrawnBox: @unchecked Sendable {
    var image: UIImage?
}
