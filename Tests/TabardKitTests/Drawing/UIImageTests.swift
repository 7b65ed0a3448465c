import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

@preconcurrency @MainActor
final class UIImageTests: XCTestCase {
    private nonisolated let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inner.resources/icons"),
            withIntermediateDirectories: true
        )
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    func testEmptyImage() {
        XCTAssertEqual(UIImage().size, .zero)
        XCTAssertNil(UIImage().pngData())
        XCTAssertNil(UIImage().texture(forScale: 1))
        XCTAssertEqual(UIImage().averageAlpha, 0)
    }

    func testDataAndScale() throws {
        let image = try XCTUnwrap(UIImage(data: png(20, 10), scale: 2))
        XCTAssertEqual(image.size, CGSize(width: 10, height: 5))
        XCTAssertEqual(image.scale, 2)
        XCTAssertEqual(image.averageAlpha, 1)
        XCTAssertEqual(UIImage(data: png(20, 10), scale: -1)?.scale, 1)
        XCTAssertEqual(try UIImage(data: XCTUnwrap(image.pngData()))?.size, CGSize(width: 20, height: 10))
    }

    func testDamagedDataMakesNoImage() {
        XCTAssertNil(UIImage(data: Data()))
        XCTAssertNil(UIImage(data: Data("nothing".utf8)))
        XCTAssertNil(UIImage(data: png(4, 4).dropLast(1)))
        XCTAssertNil(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path))
        XCTAssertNil(UIImage(contentsOfFile: folder.path))
        XCTAssertNil(UIImage(contentsOfFile: ""))
        XCTAssertNil(UIImage(contentsOfFile: "a\0b"))
    }

    func testScaleVariants() throws {
        try write("star.png", 10, 10)
        try write("star@2x.png", 20, 20)
        try write("star@3x.png", 30, 30)
        for scale in [1, 2, 3] {
            let traits = UITraitCollection(displayScale: CGFloat(scale))
            let image = try XCTUnwrap(UIImage(named: "star", in: bundle(), compatibleWith: traits))
            XCTAssertEqual(image.scale, CGFloat(scale))
            XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
        }
        let image = try XCTUnwrap(UIImage(named: "star.png", in: bundle(), compatibleWith: nil))
        XCTAssertEqual(image.texture(forScale: 1)?.width, 10)
        XCTAssertEqual(image.texture(forScale: 1.5)?.width, 20)
        XCTAssertEqual(image.texture(forScale: 3)?.width, 30)
        XCTAssertEqual(image.texture(forScale: 8)?.width, 30)
        XCTAssertEqual(image.texture(filling: CGSize(width: 20, height: 20), scale: 1)?.width, 20)
        XCTAssertIdentical(image.texture(forScale: 2), image.texture(forScale: 2))
    }

    func testOnlyALargeVariant() throws {
        try write("moon@2x.png", 20, 20)
        let one = UITraitCollection(displayScale: 1)
        let image = try XCTUnwrap(UIImage(named: "moon", in: bundle(), compatibleWith: one))
        XCTAssertEqual(image.scale, 2)
        XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
        let path = root.appendingPathComponent("moon@2x.png").path
        XCTAssertEqual(UIImage(contentsOfFile: path)?.scale, 2)
        XCTAssertEqual(UIImage(contentsOfFile: root.appendingPathComponent("moon.png").path)?.scale, 2)
    }

    func testADamagedVariantLeavesItsPlaceToAnother() throws {
        try write("sun.png", 10, 10)
        try Data("damaged".utf8).write(to: root.appendingPathComponent("sun@2x.png"))
        let two = UITraitCollection(displayScale: 2)
        let image = try XCTUnwrap(UIImage(named: "sun", in: bundle(), compatibleWith: two))
        XCTAssertEqual(image.scale, 1)
        XCTAssertEqual(image.texture(forScale: 2)?.width, 10)
    }

    func testNamesStayInsideTheBundle() throws {
        try write("icons/leaf.png", 4, 4)
        try png(4, 4).write(to: folder.appendingPathComponent("secret.png"))
        let bundle = try bundle()
        XCTAssertNotNil(UIImage(named: "icons/leaf", in: bundle, compatibleWith: nil))
        for name in [
            "../secret", "../secret.png", "icons/../../secret.png", "/etc/passwd", "", ".", "..", "icons",
            "icons/", "//leaf", folder.appendingPathComponent("secret.png").path, "secret\0", "no such image",
            String(repeating: "a", count: 10_000), String(repeating: "a/", count: 5_000) + "a",
        ] {
            XCTAssertNil(UIImage(named: name, in: bundle, compatibleWith: nil), name)
        }
        XCTAssertNil(UIImage(named: "no such image"))
    }

    func testVectorsAreSharpAtEverySize() throws {
        let source =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"6\"><path d=\"M0 0h5v6H0z\"/></svg>"
        try Data(source.utf8).write(to: root.appendingPathComponent("half.svg"))
        let image = try XCTUnwrap(UIImage(named: "half", in: bundle(), compatibleWith: nil))
        XCTAssertEqual(image.size, CGSize(width: 10, height: 6))
        let texture = try XCTUnwrap(image.texture(forScale: 3))
        XCTAssertEqual([texture.width, texture.height], [30, 18])
        XCTAssertEqual(image.averageAlpha, 0.5, accuracy: 0.001)
        let wide = try XCTUnwrap(image.texture(filling: CGSize(width: 100, height: 60), scale: 2))
        XCTAssertEqual(wide.width, 200)
        XCTAssertNotNil(image.texture(filling: CGSize(width: 1e9, height: 1e9), scale: 3))
        XCTAssertNil(image.texture(filling: CGSize(width: 0, height: 10), scale: 1))
    }

    // A9: an image knows whether it is a stencil.
    func testRenderingModesAndTint() throws {
        let image = try XCTUnwrap(UIImage(data: png(2, 2)))
        XCTAssertEqual(image.renderingMode, .automatic)
        let template = image.withRenderingMode(.alwaysTemplate)
        XCTAssertEqual(template.renderingMode, .alwaysTemplate)
        XCTAssertEqual(template.size, image.size)
        XCTAssertNotEqual(template, image)
        XCTAssertEqual(template, image.withRenderingMode(.alwaysTemplate))
        let tinted = image.withTintColor(.blue, renderingMode: .alwaysOriginal)
        XCTAssertEqual(tinted.stencilColor, .blue)
        XCTAssertEqual(tinted.renderingMode, .alwaysOriginal)
        let copy = try XCTUnwrap(UIImage(data: XCTUnwrap(tinted.pngData())))
        XCTAssertEqual(copy.bitmap?.pixels()[1, 1], RGBA(red: 0, green: 0, blue: 1))
    }

    func testTheSameFileIsDecodedOnce() throws {
        try write("once.png", 4, 4)
        let first = try XCTUnwrap(UIImage(named: "once", in: bundle(), compatibleWith: nil))
        XCTAssertEqual(UIImage(named: "once", in: try bundle(), compatibleWith: nil), first)
    }

    private var root: URL { folder.appendingPathComponent("inner.resources") }

    private func bundle() throws -> Bundle {
        try XCTUnwrap(Bundle(url: root))
    }

    private func png(_ width: Int, _ height: Int) -> Data {
        let pixels = [UInt8](repeating: 255, count: width * height * 4)
        return Data(Bitmap(width: width, height: height, pixels: pixels)?.pngData() ?? [])
    }

    private func write(_ name: String, _ width: Int, _ height: Int) throws {
        try png(width, height).write(to: root.appendingPathComponent(name))
    }
}
