import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

// B3: the system items bring their images along.
@preconcurrency @MainActor
final class SystemImageTests: XCTestCase {
    func testEveryImageIsADrawnTemplate() throws {
        for name in SystemImage.allCases {
            let image = name.image
            XCTAssertEqual(image.renderingMode, .alwaysTemplate, name.rawValue)
            XCTAssertGreaterThan(image.size.width, 0, name.rawValue)
            for scale in 1...3 {
                let texture = try XCTUnwrap(image.texture(forScale: CGFloat(scale)), name.rawValue)
                XCTAssertEqual(texture.width, Int(image.size.width) * scale, name.rawValue)
                XCTAssertTrue((0.02...0.9).contains(texture.averageAlpha), name.rawValue)
            }
        }
    }

    func testItemImagesShareOneCanvas() {
        let marks: Set<SystemImage> = [.chevronBack, .chevronForward, .checkmark, .clear]
        for name in SystemImage.allCases where !marks.contains(name) {
            XCTAssertEqual(name.image.size, CGSize(width: 28, height: 28), name.rawValue)
        }
    }

    func testNoImageIsCutOffAtItsEdge() throws {
        for name in SystemImage.allCases {
            let pixels = try XCTUnwrap(name.image.texture(forScale: 4), name.rawValue).pixels()
            for x in 0..<pixels.width {
                XCTAssertEqual(pixels[x, 0].alpha, 0, name.rawValue)
                XCTAssertEqual(pixels[x, pixels.height - 1].alpha, 0, name.rawValue)
            }
            for y in 0..<pixels.height {
                XCTAssertEqual(pixels[0, y].alpha, 0, name.rawValue)
                XCTAssertEqual(pixels[pixels.width - 1, y].alpha, 0, name.rawValue)
            }
        }
    }

    func testImagesDiffer() throws {
        var seen: [PixelBuffer: SystemImage] = [:]
        for name in SystemImage.allCases {
            let pixels = try XCTUnwrap(name.image.texture(forScale: 1)).pixels()
            XCTAssertNil(seen.updateValue(name, forKey: pixels), name.rawValue)
        }
    }

    func testTheSameImageIsReused() {
        XCTAssertIdentical(SystemImage.more.image, SystemImage.more.image)
    }
}
