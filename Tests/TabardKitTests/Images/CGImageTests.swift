import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Images as pixels, turned, cut and made smaller.
@preconcurrency @MainActor
final class CGImageTests: XCTestCase {
    /// Three by two pixels, each of another colour: letters of a row stand for them.
    private static let colors: [Character: RGBA] = [
        "a": RGBA(red: 1, green: 0, blue: 0, alpha: 1), "b": RGBA(red: 0, green: 1, blue: 0, alpha: 1),
        "c": RGBA(red: 0, green: 0, blue: 1, alpha: 1), "d": RGBA(red: 1, green: 1, blue: 0, alpha: 1),
        "e": RGBA(red: 0, green: 1, blue: 1, alpha: 1), "f": RGBA(red: 1, green: 1, blue: 1, alpha: 1),
    ]

    private var letters: UIImage {
        let rows = [Array("abc"), Array("def")]
        return .painted(3, 2) { Self.colors[rows[$1][$0]] ?? .clear }
    }

    private func rows(_ image: UIImage?) -> [String] {
        guard let pixels = image?.pngData().flatMap({ UIImage(data: $0) })?.bitmap?.pixels() else {
            return []
        }
        return (0..<pixels.height).map { y in
            String((0..<pixels.width).map { x in Self.colors.first { $0.value == pixels[x, y] }?.key ?? "?" })
        }
    }

    func testNumbers() throws {
        let image = try XCTUnwrap(letters.cgImage)
        XCTAssertEqual(image.width, 3)
        XCTAssertEqual(image.height, 2)
        XCTAssertEqual(image.bitsPerComponent, 8)
        XCTAssertEqual(image.bitsPerPixel, 32)
        XCTAssertEqual(image.bytesPerRow, 12)
        XCTAssertEqual(image, image)
        XCTAssertNotEqual(image, image.copy())
        XCTAssertNil(UIImage().cgImage)
        XCTAssertEqual(
            UIImage(systemName: "star")?.cgImage?.width,
            UIImage(systemName: "star").map { Int($0.size.width * $0.scale) }
        )
    }

    func testScales() throws {
        let pixels = try XCTUnwrap(letters.cgImage)
        let image = UIImage(cgImage: pixels, scale: 2, orientation: .right)
        XCTAssertEqual(image.size, CGSize(width: 1, height: 1.5))
        XCTAssertEqual(image.scale, 2)
        XCTAssertEqual(image.imageOrientation, .right)
        XCTAssertEqual(image.cgImage, pixels, "the pixels as they were")
        for scale in [0, -1, .nan, .infinity] as [CGFloat] {
            XCTAssertEqual(
                UIImage(cgImage: pixels, scale: scale, orientation: .up).size,
                CGSize(width: 3, height: 2)
            )
        }
        XCTAssertEqual(UIImage(cgImage: pixels).imageOrientation, .up)
    }

    func testOrientations() throws {
        let pixels = try XCTUnwrap(letters.cgImage)
        let expected: [(UIImage.Orientation, [String])] = [
            (.up, ["abc", "def"]), (.down, ["fed", "cba"]), (.left, ["cf", "be", "ad"]),
            (.right, ["da", "eb", "fc"]), (.upMirrored, ["cba", "fed"]), (.downMirrored, ["def", "abc"]),
            (.leftMirrored, ["ad", "be", "cf"]), (.rightMirrored, ["fc", "eb", "da"]),
        ]
        for (orientation, shown) in expected {
            XCTAssertEqual(
                rows(UIImage(cgImage: pixels, scale: 1, orientation: orientation)),
                shown,
                "\(orientation)"
            )
        }
    }

    func testCropping() throws {
        let image = try XCTUnwrap(letters.cgImage)
        func cut(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [String]? {
            image.cropping(to: CGRect(x: x, y: y, width: width, height: height)).map {
                rows(UIImage(cgImage: $0))
            }
        }
        XCTAssertEqual(cut(1, 0, 2, 2), ["bc", "ef"])
        XCTAssertEqual(cut(0, 1, 1, 1), ["d"])
        XCTAssertEqual(cut(1.5, 0.5, 0.2, 0.2), ["b"], "up to whole pixels")
        XCTAssertEqual(cut(-5, -5, 6, 6), ["a"], "what is in the image")
        XCTAssertEqual(cut(3, 2, -2, -1), ["ef"])
        XCTAssertNil(cut(3, 0, 2, 2))
        XCTAssertNil(cut(0, 0, 0, 2))
        XCTAssertNil(cut(.nan, 0, 2, 2))
        XCTAssertNil(cut(0, 0, .infinity, 2))
        XCTAssertNil(image.cropping(to: .null))
    }

    /// In contexts of UIKit's such an image stands upside down, and after turning the axis upright.
    func testDrawing() throws {
        let pixels = try XCTUnwrap(letters.cgImage)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format)
        let area = CGRect(x: 0, y: 0, width: 3, height: 2)
        XCTAssertEqual(rows(renderer.image { $0.cgContext.draw(pixels, in: area) }), ["def", "abc"])
        let upright = renderer.image {
            $0.cgContext.translateBy(x: 0, y: 2)
            $0.cgContext.scaleBy(x: 1, y: -1)
            $0.cgContext.draw(pixels, in: area)
        }
        XCTAssertEqual(rows(upright), ["abc", "def"])
        let tile = try XCTUnwrap(pixels.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
        let tiled = renderer.image {
            $0.cgContext.draw(tile, in: CGRect(x: 1, y: 1, width: 1, height: 1), byTiling: true)
            $0.cgContext.draw(tile, in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), byTiling: true)
        }
        XCTAssertEqual(rows(tiled), ["aaa", "aaa"])
    }

    func testThumbnails() throws {
        let large = UIImage.painted(80, 40) { x, _ in
            x < 40 ? .black : RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        }
        let thumbnail = try XCTUnwrap(large.preparingThumbnail(of: CGSize(width: 8, height: 8)))
        XCTAssertEqual(thumbnail.size, CGSize(width: 8, height: 8))
        XCTAssertEqual(thumbnail.cgImage?.width, 8)
        let pixels = try XCTUnwrap(thumbnail.bitmap?.pixels())
        XCTAssertEqual(pixels[1, 4].red, 0, accuracy: 0.02)
        XCTAssertEqual(pixels[6, 4].red, 1, accuracy: 0.02)
        let sharp = UIImage(cgImage: try XCTUnwrap(large.cgImage), scale: 2, orientation: .left)
        let turned = try XCTUnwrap(sharp.preparingThumbnail(of: CGSize(width: 5, height: 10)))
        XCTAssertEqual(turned.scale, 2)
        XCTAssertEqual(turned.cgImage?.height, 20)
        XCTAssertEqual(turned.imageOrientation, .up)
        XCTAssertEqual(turned.bitmap?.pixels()[5, 2].red ?? 0, 1, accuracy: 0.02)
        XCTAssertNotNil(UIImage(systemName: "star")?.preparingThumbnail(of: CGSize(width: 40, height: 40)))
        for size in [
            CGSize.zero, CGSize(width: -1, height: 4), CGSize(width: CGFloat.nan, height: 4),
            CGSize(width: CGFloat.infinity, height: 4), CGSize(width: 1e9, height: 1e9),
            CGSize(width: 16_000, height: 16_000), CGSize(width: 0.1, height: 5),
        ] {
            XCTAssertNil(large.preparingThumbnail(of: size), "\(size)")
        }
        XCTAssertNil(UIImage().preparingThumbnail(of: CGSize(width: 4, height: 4)))
    }

    func testPreparingOffTheMainThread() throws {
        let image = UIImage.plain(.black, 64, 64)
        let done = expectation(description: "prepared")
        done.expectedFulfillmentCount = 2
        image.prepareThumbnail(of: CGSize(width: 4, height: 4)) {
            XCTAssertFalse(Thread.isMainThread)
            XCTAssertEqual($0?.size, CGSize(width: 4, height: 4))
            done.fulfill()
        }
        image.prepareForDisplay {
            XCTAssertFalse(Thread.isMainThread)
            XCTAssertEqual($0?.size, CGSize(width: 64, height: 64))
            done.fulfill()
        }
        wait(for: [done], timeout: 5)
        XCTAssertNil(UIImage().preparingForDisplay())
    }

    func testPreparingAsynchronously() async {
        let image = UIImage.plain(.black, 64, 64)
        let thumbnail = await image.byPreparingThumbnail(ofSize: CGSize(width: 4, height: 4))
        XCTAssertEqual(thumbnail?.size, CGSize(width: 4, height: 4))
        let nothing = await image.byPreparingThumbnail(ofSize: .zero)
        XCTAssertNil(nothing)
        let whole = await image.byPreparingForDisplay()
        XCTAssertEqual(whole?.size, CGSize(width: 64, height: 64))
    }

    func testJPEG() throws {
        let image = UIImage.painted(32, 32) { x, y in
            x < 16
                ? RGBA(red: 1, green: 0, blue: 0, alpha: 1)
                : RGBA(red: 0, green: 0, blue: 0, alpha: y < 16 ? 0 : 1)
        }
        let best = try XCTUnwrap(image.jpegData(compressionQuality: 1))
        let worst = try XCTUnwrap(image.jpegData(compressionQuality: 0))
        XCTAssertEqual(Array(best.prefix(3)), [0xFF, 0xD8, 0xFF])
        XCTAssertLessThan(worst.count, best.count)
        let pixels = try XCTUnwrap(UIImage(data: best)?.bitmap?.pixels())
        XCTAssertEqual(pixels[4, 4].red, 1, accuracy: 0.05)
        XCTAssertEqual(pixels[4, 4].green, 0, accuracy: 0.05)
        XCTAssertEqual(pixels[28, 4].green, 1, accuracy: 0.05, "what is clear is white")
        XCTAssertEqual(pixels[28, 28].green, 0, accuracy: 0.05)
        for quality in [-1, 7, .nan, .infinity] as [CGFloat] {
            XCTAssertNotNil(image.jpegData(compressionQuality: quality))
        }
        XCTAssertNil(UIImage().jpegData(compressionQuality: 1))
    }

    func testRenderers() throws {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(
            bounds: CGRect(x: 2, y: 3, width: 4, height: 4),
            format: format
        )
        XCTAssertTrue(renderer.format === format)
        XCTAssertEqual(renderer.format.bounds, CGRect(x: 2, y: 3, width: 4, height: 4))
        XCTAssertTrue(renderer.allowsImageOutput)
        var seen: UIGraphicsRendererContext?
        let data = renderer.jpegData(withCompressionQuality: 1) { context in
            seen = context
            UIColor.red.setFill()
            context.fill(CGRect(x: 2, y: 3, width: 4, height: 4))
            XCTAssertEqual(context.currentImage.size, CGSize(width: 4, height: 4))
        }
        XCTAssertTrue(seen?.format === format)
        XCTAssertEqual(UIImage(data: data)?.size, CGSize(width: 4, height: 4))
        XCTAssertEqual(UIImage(data: renderer.pngData { _ in })?.averageAlpha, 0)
        let copy = try XCTUnwrap(format.copy() as? UIGraphicsImageRendererFormat)
        XCTAssertEqual(copy.scale, 1)
        XCTAssertEqual(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale, 3)
    }
}
