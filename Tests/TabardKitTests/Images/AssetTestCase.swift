import GtkInterop
import XCTest

@testable import TabardKit

/// A bundle in a temporary folder, with a catalogue `A.xcassets`.
@preconcurrency @MainActor
class AssetTestCase: XCTestCase {
    nonisolated let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    nonisolated var root: URL { folder.appendingPathComponent("inner.resources") }

    func image(_ name: String, _ traits: UITraitCollection? = nil) throws -> UIImage? {
        UIImage(named: name, in: try XCTUnwrap(Bundle(url: root)), compatibleWith: traits)
    }

    func color(_ name: String, _ traits: UITraitCollection? = nil) throws -> UIColor? {
        UIColor(named: name, in: try XCTUnwrap(Bundle(url: root)), compatibleWith: traits)
    }

    func png(_ width: Int, _ height: Int, white: UInt8 = 255) -> Data {
        let pixels = (0..<width * height * 4).map { $0 % 4 == 3 ? 255 : white }
        return Data(Bitmap(width: width, height: height, pixels: pixels)?.pngData() ?? [])
    }

    func write(_ data: Data, _ path: String) throws {
        let url = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: url)
    }

    func contents(_ set: String, _ json: String) throws {
        try write(Data(json.utf8), "A.xcassets/\(set)/Contents.json")
    }
}
