import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Images from elsewhere cannot stop the app, and its own ones are known by where they lie.
@preconcurrency @MainActor
final class ForeignImageTests: XCTestCase {
    private let hugeFont = Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">\
        <text y="9" font-size="1e8">A</text></svg>
        """.utf8
    )
    private let good = Data(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"><path d=\"M0 0h5v10H0z\"/></svg>"
            .utf8
    )

    func testDataThatEndsItsDecoderMakesNoImage() throws {
        XCTAssertNil(UIImage(data: hugeFont))
        XCTAssertEqual(UIImage(data: good)?.size, CGSize(width: 10, height: 10))
    }

    func testAFileThatEndsItsDecoderMakesNoImage() throws {
        let folder = try temporaryFolder()
        let bad = folder.appendingPathComponent("bad.svg")
        try hugeFont.write(to: bad)
        XCTAssertNil(UIImage(contentsOfFile: bad.path))
        let other = folder.appendingPathComponent("good.svg")
        try good.write(to: other)
        XCTAssertEqual(try XCTUnwrap(UIImage(contentsOfFile: other.path)).averageAlpha, 0.5, accuracy: 0.01)
        // A bundle outside the app's own is from elsewhere, too.
        XCTAssertNil(UIImage(named: "bad", in: Bundle(url: folder), compatibleWith: nil))
    }

    func testOnWhateverThread() {
        let (hugeFont, good) = (hugeFont, good)
        let done = expectation(description: "decoded")
        Thread.detachNewThread {
            XCTAssertNil(UIImage(data: hugeFont))
            XCTAssertNotNil(UIImage(data: good))
            done.fulfill()
        }
        XCTAssertNotNil(UIImage(data: good))
        wait(for: [done], timeout: 60)
    }

    func testTheAppsOwnFilesLieInItsFoldersOfResources() throws {
        let folder = try temporaryFolder()
        let own = folder.appendingPathComponent("App.resources/inner")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let file = own.appendingPathComponent("a.svg")
        let outside = folder.appendingPathComponent("b.svg")
        for url in [file, outside] { try good.write(to: url) }
        let link = own.appendingPathComponent("link.svg")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
        let folders = [folder.appendingPathComponent("App.resources").resolvingSymlinksInPath().path]
        XCTAssertEqual(ResourceFolders.origin(of: file.path, folders: folders), .app)
        XCTAssertEqual(ResourceFolders.origin(of: outside.path, folders: folders), .elsewhere)
        XCTAssertEqual(ResourceFolders.origin(of: link.path, folders: folders), .elsewhere)
        let around = own.path + "/../../b.svg"
        XCTAssertEqual(ResourceFolders.origin(of: around, folders: folders), .elsewhere)
        let similar = folder.appendingPathComponent("App.resources.svg").path
        XCTAssertEqual(ResourceFolders.origin(of: similar, folders: folders), .elsewhere)
    }

    /// The package manager put the examples' resources beside this program.
    func testResourcesBesideTheProgram() throws {
        let program = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent()
        let inside = program.appendingPathComponent("Tabard_Brightness.resources/Swatches/any.png")
        XCTAssertEqual(ResourceFolders.origin(of: inside.path), .app)
        // What lies beside the program itself may have been put there by anyone.
        XCTAssertEqual(ResourceFolders.origin(of: program.appendingPathComponent("any.png").path), .elsewhere)
    }

    private func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        return folder
    }
}
