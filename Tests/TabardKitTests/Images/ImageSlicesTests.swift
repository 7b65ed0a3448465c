import GtkInterop
import TabardTesting
import XCTest

@testable import TabardDrawing
@testable import TabardKit

@preconcurrency @MainActor
final class ImageSlicesTests: XCTestCase {
    private func slices(
        _ insets: UIEdgeInsets,
        _ area: CGRect,
        pixels: Int = 10,
        scale: CGFloat = 1,
        mode: UIImage.ResizingMode = .stretch
    ) -> [PaintSlice] {
        let side = CGFloat(pixels) / scale
        return ImageSlices(
            pixelWidth: pixels,
            pixelHeight: pixels,
            size: CGSize(width: side, height: side),
            slicing: UIImage.Slicing(capInsets: insets, resizingMode: mode),
            in: area
        ).slices
    }

    func testCornersKeepTheirSize() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let nine = slices(insets, CGRect(x: 100, y: 200, width: 30, height: 40))
        XCTAssertEqual(nine.count, 9)
        XCTAssertEqual(nine[0].source, Rectangle(x: 0, y: 0, width: 2, height: 1))
        XCTAssertEqual(nine[0].target, Rectangle(x: 100, y: 200, width: 2, height: 1))
        XCTAssertEqual(nine[4].source, Rectangle(x: 2, y: 1, width: 4, height: 6))
        XCTAssertEqual(nine[4].target, Rectangle(x: 102, y: 201, width: 24, height: 36))
        XCTAssertNil(nine[4].tileWidth)
        XCTAssertEqual(nine[8].source, Rectangle(x: 6, y: 7, width: 4, height: 3))
        XCTAssertEqual(nine[8].target, Rectangle(x: 126, y: 237, width: 4, height: 3))
    }

    func testOnlyWhatLiesBetweenTheCapsIsRepeated() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let nine = slices(insets, CGRect(x: 0, y: 0, width: 30, height: 40), scale: 2, mode: .tile)
        XCTAssertEqual(nine.map(\.tileWidth), [nil, 0.5, nil, nil, 0.5, nil, nil, 0.5, nil])
        XCTAssertEqual(nine.map(\.tileHeight), [nil, nil, nil, 1, 1, 1, nil, nil, nil])
    }

    /// Every pair of caps, size, scale and mode, in one dimension and then in both: the slices cover the area, none
    /// covers another, and each takes whole pixels of the image that no other takes.
    func testSlicesCoverTheAreaExactlyWhateverTheCaps() {
        let caps: [CGFloat] = [-5, 0, 0.3, 0.5, 1, 2.5, 5, 10, 500, .nan, .infinity, -.infinity]
        let places: [(start: CGFloat, length: CGFloat)] = [
            (0, 0.25), (0, 1), (3, 3), (0.3, 7.7), (-20, 10), (1.0 / 3, 40.1), (0, 1_000),
        ]
        var count = 0
        for pixels in [1, 2, 3, 7, 10] {
            for scale in [1, 1.5, 2, 3] as [CGFloat] {
                for mode in [UIImage.ResizingMode.tile, .stretch] {
                    for before in caps {
                        for after in caps {
                            for place in places {
                                check(pixels, scale, mode, before, after, place)
                                count += 1
                            }
                        }
                    }
                }
            }
        }
        XCTAssertEqual(count, 5 * 4 * 2 * 12 * 12 * 7)
    }

    private func check(
        _ pixels: Int,
        _ scale: CGFloat,
        _ mode: UIImage.ResizingMode,
        _ before: CGFloat,
        _ after: CGFloat,
        _ place: (start: CGFloat, length: CGFloat)
    ) {
        let name = "\(pixels) pixels at \(scale), \(mode), caps \(before) and \(after), in \(place)"
        let area = CGRect(x: place.start, y: 5, width: place.length, height: 8)
        let insets = UIEdgeInsets(top: after, left: before, bottom: before, right: after)
        let found = slices(insets, area, pixels: pixels, scale: scale, mode: mode)
        let rows = Dictionary(grouping: found) { $0.target.y }.sorted { $0.key < $1.key }
        var bottom = 5.0
        var usedRows = 0.0
        for (top, row) in rows {
            XCTAssertEqual(top, bottom, accuracy: 1e-9, name)
            bottom = top + row[0].target.height
            XCTAssertGreaterThanOrEqual(row[0].source.y, usedRows, name)
            usedRows = row[0].source.y + row[0].source.height
            var right = Double(place.start)
            var used = 0.0
            for slice in row {
                XCTAssertEqual(slice.target.x, right, accuracy: 1e-9, name)
                XCTAssertGreaterThan(slice.target.width, 0, name)
                XCTAssertEqual(slice.target.height, row[0].target.height, name)
                right = slice.target.x + slice.target.width
                XCTAssertGreaterThanOrEqual(slice.source.x, used, name)
                XCTAssertGreaterThanOrEqual(slice.source.width, 1, name)
                XCTAssertEqual(slice.source.width, slice.source.width.rounded(), name)
                used = slice.source.x + slice.source.width
                if let tile = slice.tileWidth {
                    XCTAssertEqual(tile, slice.source.width / Double(scale), accuracy: 1e-9, name)
                }
            }
            XCTAssertLessThanOrEqual(used, Double(pixels), name)
            XCTAssertEqual(right, Double(place.start + place.length), accuracy: 1e-9, name)
        }
        XCTAssertLessThanOrEqual(usedRows, Double(pixels), name)
        XCTAssertEqual(bottom, 13, accuracy: 1e-9, name)
    }

    func testAnAreaThatIsNoneIsLeftOut() {
        for side in [0, -1, .nan, .infinity] as [CGFloat] {
            XCTAssertEqual(slices(.zero, CGRect(x: 0, y: 0, width: side, height: 5)), [])
        }
    }

    /// Colours that are all different, at two pixels a point or another number.
    private func image(_ width: Int, _ height: Int, scale: CGFloat, _ color: (Int, Int) -> [UInt8]) throws
        -> UIImage
    {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width { pixels += color(x, y) }
        }
        let data = try XCTUnwrap(Bitmap(width: width, height: height, pixels: pixels)).pngData()
        return try XCTUnwrap(UIImage(data: Data(data), scale: scale))
    }

    private let kinds: [(UIEdgeInsets, UIImage.ResizingMode)] = [
        (.zero, .tile), (UIEdgeInsets(top: 1, left: 1.5, bottom: 1, right: 1), .tile),
        (UIEdgeInsets(top: 1, left: 1.5, bottom: 1, right: 1), .stretch),
        (UIEdgeInsets(top: 90, left: 90, bottom: 90, right: 90), .tile),
        (UIEdgeInsets(top: 90, left: 90, bottom: 90, right: 90), .stretch),
        (UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), .tile),
    ]

    /// Slices of one colour leave no line where they meet, and cover all of the area.
    func testAPlainImageStaysPlain() throws {
        for scale in [1, 2, 3] as [CGFloat] {
            let plain = try image(7, 5, scale: scale) { _, _ in [255, 0, 0, 255] }
            for (caps, mode) in kinds {
                for pixelScale in [1, 2, 3] as [CGFloat] {
                    let resizable = plain.resizableImage(withCapInsets: caps, resizingMode: mode)
                    let buffer = try picture(of: resizable, scale: pixelScale)
                    let side = Int(12 * pixelScale)
                    let wrong = (0..<side * side).filter {
                        buffer[$0 % side, $0 / side] != RGBA(red: 1, green: 0, blue: 0)
                    }
                    XCTAssertEqual(wrong, [], "\(caps) \(mode) of \(scale) at \(pixelScale)")
                }
            }
        }
    }

    /// On the screen and in a context: the same pixels.
    func testBothWaysOfDrawingGiveTheSamePicture() throws {
        for scale in [1, 2] as [CGFloat] {
            let motley = try image(7, 5, scale: scale) {
                [UInt8(30 * $0), UInt8(60 * $1), UInt8(255 - 30 * $0), 255]
            }
            for (caps, mode) in kinds {
                let resizable = motley.resizableImage(withCapInsets: caps, resizingMode: mode)
                let shown = try picture(of: resizable)
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                let drawn = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format).image
                { _ in
                    resizable.draw(in: CGRect(x: 0, y: 0, width: 12, height: 12))
                }
                let pixels = try XCTUnwrap(drawn.bitmap).pixels()
                var worst = 0.0
                for y in 0..<12 {
                    for x in 0..<12 {
                        for part in [\RGBA.red, \.green, \.blue, \.alpha] {
                            worst = max(worst, abs(shown[x, y][keyPath: part] - pixels[x, y][keyPath: part]))
                        }
                    }
                }
                XCTAssertLessThan(worst, 0.01, "\(caps) \(mode) at \(scale)")
            }
        }
    }

    /// What is repeated in a context is what is repeated: it was stretched once.
    func testAContextRepeatsTiles() throws {
        let stripes = try image(4, 2, scale: 2) { x, _ in x < 2 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in
            stripes.resizableImage(withCapInsets: .zero).draw(in: CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        let pixels = try XCTUnwrap(drawn.bitmap).pixels()
        let density = pixels.width / 12
        XCTAssertEqual((0..<12).map { pixels[$0 * density, 3].red }, [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0])
    }

    func testModes() {
        let image = UIImage().resizableImage(
            withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        )
        XCTAssertEqual(image.resizingMode, .tile)
        XCTAssertEqual(image.capInsets.left, 1)
        XCTAssertEqual(
            image.resizableImage(withCapInsets: .zero, resizingMode: .stretch).resizingMode,
            .stretch
        )
        XCTAssertEqual(UIImage.ResizingMode.tile.rawValue, 0)
    }

    /// A 3 by 3 image, red at its edges and with a blue pixel in the middle of a tile, fills 12 by 12 points.
    func testAnImageViewStretchesAndTiles() throws {
        let red: [UInt8] = [255, 0, 0, 255]
        let blue: [UInt8] = [0, 0, 255, 255]
        let green: [UInt8] = [0, 255, 0, 255]
        let pixels = red + red + red + red + red + blue + green + red + red + red + red + red
        let image = try XCTUnwrap(
            Bitmap(width: 4, height: 3, pixels: pixels).flatMap { UIImage(data: Data($0.pngData())) }
        )
        let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let tiled = try picture(of: image.resizableImage(withCapInsets: caps))
        let stretched = try picture(of: image.resizableImage(withCapInsets: caps, resizingMode: .stretch))
        for (buffer, message) in [(tiled, "tiled"), (stretched, "stretched")] {
            XCTAssertEqual(buffer[0, 0], RGBA(red: 1, green: 0, blue: 0), message)
            XCTAssertEqual(buffer[11, 11], RGBA(red: 1, green: 0, blue: 0), message)
            XCTAssertEqual(buffer[5, 0], RGBA(red: 1, green: 0, blue: 0), message)
        }
        XCTAssertEqual((1...10).map { tiled[$0, 5].blue }, [1, 0, 1, 0, 1, 0, 1, 0, 1, 0])
        XCTAssertGreaterThan(stretched[2, 5].blue, 0.7)
        XCTAssertGreaterThan(stretched[9, 5].green, 0.7)
        let mirrored = try picture(
            of: image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
                .withHorizontallyFlippedOrientation()
        )
        XCTAssertGreaterThan(mirrored[2, 5].green, 0.7)
    }

    private func picture(of image: UIImage, scale: CGFloat = 1) throws -> PixelBuffer {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let controller = UIViewController()
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let data = try view.shownPicture(scale: scale)
        window.isHidden = true
        window.rootViewController = nil
        return try XCTUnwrap(UIImage(data: data)?.bitmap).pixels()
    }
}
