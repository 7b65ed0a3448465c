import GtkInterop
import TabardTesting
import XCTest

@testable import TabardKit

@preconcurrency @MainActor
final class ImageSlicesTests: XCTestCase {
    private func slices(_ insets: UIEdgeInsets, _ area: CGRect) -> [ImageSlices.Slice] {
        ImageSlices(size: CGSize(width: 10, height: 10), capInsets: insets, in: area).slices
    }

    func testCornersKeepTheirSize() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let nine = slices(insets, CGRect(x: 100, y: 200, width: 30, height: 40))
        XCTAssertEqual(nine.count, 9)
        XCTAssertEqual(nine[0].source, CGRect(x: 0, y: 0, width: 2, height: 1))
        XCTAssertEqual(nine[0].target, CGRect(x: 100, y: 200, width: 2, height: 1))
        XCTAssertEqual(nine[4].source, CGRect(x: 2, y: 1, width: 4, height: 6))
        XCTAssertEqual(nine[4].target, CGRect(x: 102, y: 201, width: 24, height: 36))
        XCTAssertEqual(nine[8].source, CGRect(x: 6, y: 7, width: 4, height: 3))
        XCTAssertEqual(nine[8].target, CGRect(x: 126, y: 237, width: 4, height: 3))
    }

    func testInsetsThatMakeNoSense() {
        let area = CGRect(x: 0, y: 0, width: 30, height: 30)
        for value in [-5, 0, 10, 500, .nan, .infinity, -.infinity] as [CGFloat] {
            for room in [area, CGRect(x: 0, y: 0, width: 3, height: 1)] {
                let found = slices(UIEdgeInsets(top: value, left: value, bottom: value, right: value), room)
                let covered = found.map { $0.target.width * $0.target.height }.reduce(0, +)
                XCTAssertEqual(covered, room.width * room.height, accuracy: 1e-6, "\(value)")
                for slice in found {
                    XCTAssertTrue(room.insetBy(dx: -1e-9, dy: -1e-9).contains(slice.target))
                }
            }
        }
        for side in [0, -1, .nan, .infinity] as [CGFloat] {
            XCTAssertEqual(slices(.zero, CGRect(x: 0, y: 0, width: side, height: 5)), [])
        }
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

    private func picture(of image: UIImage) throws -> PixelBuffer {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let controller = UIViewController()
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        TestEnvironment.run(seconds: 5) { window.pngPicture() != nil }
        let data = try XCTUnwrap(window.pngPicture())
        window.isHidden = true
        window.rootViewController = nil
        return try XCTUnwrap(UIImage(data: data)?.bitmap).pixels()
    }
}
