import Foundation
import GtkInterop
import XCTest

@preconcurrency @MainActor
final class ImageDecoderTests: XCTestCase {
    func testPNGKeepsEveryPixel() throws {
        guard case .bitmap(let bitmap) = try ImageDecoder.decode(bytes: SampleImages.png()) else {
            return XCTFail("A PNG is a bitmap")
        }
        XCTAssertEqual(bitmap.width, 8)
        XCTAssertEqual(bitmap.height, 6)
        let pixel = bitmap.pixels()[3, 2]
        XCTAssertEqual(pixel.alpha, 236 / 255, accuracy: 0.001)
        XCTAssertEqual(pixel.red, 95 / 255, accuracy: 0.005)
        XCTAssertEqual(pixel.green, 160 / 255, accuracy: 0.005)
        XCTAssertEqual(bitmap.pixels()[8, 0], .clear)
    }

    func testTextureSharesTheBitmapAndReadsBack() throws {
        let before = ObjectReference.liveCount
        do {
            let texture = try XCTUnwrap(
                Texture(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 51])
            )
            XCTAssertEqual(texture.width, 2)
            XCTAssertEqual(texture.pixel(x: 0, y: 0), RGBA(red: 1, green: 0, blue: 0))
            XCTAssertEqual(texture.pixel(x: 1, y: 0).alpha, 0.2, accuracy: 0.001)
            XCTAssertEqual(texture.averageAlpha, 0.6, accuracy: 0.001)
            guard case .bitmap(let copy) = try ImageDecoder.decode(bytes: texture.pngData()) else {
                return XCTFail("A PNG is a bitmap")
            }
            XCTAssertEqual(copy.pixels(), texture.pixels())
        }
        XCTAssertEqual(ObjectReference.liveCount, before)
    }

    func testTextureRefusesPixelsThatDoNotFit() {
        XCTAssertNil(Texture(width: 2, height: 2, pixels: [0, 0, 0, 0]))
        XCTAssertNil(Texture(width: 0, height: 0, pixels: []))
        XCTAssertNil(Texture(width: -1, height: -1, pixels: [0, 0, 0, 0]))
    }

    func testJPEG() throws {
        guard case .bitmap(let bitmap) = try ImageDecoder.decode(bytes: SampleImages.jpeg) else {
            return XCTFail("A JPEG is a bitmap")
        }
        XCTAssertEqual([bitmap.width, bitmap.height], [8, 4])
        XCTAssertGreaterThan(bitmap.pixels()[0, 1].red, 0.8)
        XCTAssertGreaterThan(bitmap.pixels()[7, 1].blue, 0.8)
        XCTAssertEqual(bitmap.pixels().averageAlpha, 1)
    }

    func testJPEGIsTurnedUpright() throws {
        let image = try ImageDecoder.decode(bytes: SampleImages.jpeg(orientation: 6))
        guard case .bitmap(let bitmap) = image else { return XCTFail("A JPEG is a bitmap") }
        XCTAssertEqual([bitmap.width, bitmap.height], [4, 8])
        XCTAssertGreaterThan(bitmap.pixels()[1, 0].red, 0.8)
        XCTAssertGreaterThan(bitmap.pixels()[1, 7].blue, 0.8)
    }

    func testFileErrorsNameThePath() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let missing = folder.appendingPathComponent("missing.png").path
        XCTAssertEqual(error(path: missing)?.code, .unreadable)
        XCTAssertEqual(error(path: missing)?.path, missing)
        XCTAssertEqual(error(path: folder.path)?.code, .unreadable)
        XCTAssertEqual(error(path: "")?.code, .unreadable)
        XCTAssertEqual(error(path: "a\0b")?.code, .unreadable)
        let text = folder.appendingPathComponent("text.png").path
        try Data("no image".utf8).write(to: URL(fileURLWithPath: text))
        XCTAssertEqual(error(path: text)?.code, .unsupported)
        XCTAssertTrue(error(path: text)?.description.contains(text) ?? false)
        let good = folder.appendingPathComponent("good.png").path
        try Data(SampleImages.png()).write(to: URL(fileURLWithPath: good))
        XCTAssertEqual(try ImageDecoder.decode(path: good).width, 8)
    }

    private func error(path: String) -> ImageError? {
        do {
            _ = try ImageDecoder.decode(path: path)
            return nil
        } catch {
            return error
        }
    }
}
