import Foundation
import TabardTesting
import XCTest

/// The clipboard under a Wayland compositor, in both directions with programs that are not Tabard's, by real keys.
@preconcurrency @MainActor
final class WaylandClipboardTests: XCTestCase {
    private static let tools = ["/usr/bin/wl-copy", "/usr/bin/wl-paste"]

    func testTextsGoBothWays() throws {
        guard let program = NestedCompositor.path,
            Self.tools.allSatisfy(FileManager.default.isExecutableFile(atPath:))
        else { throw XCTSkip("weston or wl-clipboard is not installed") }
        let display = try TestDisplay()
        let compositor = try NestedCompositor(program, on: display)
        let app = try TestApplication("Catalogue", on: display, environment: compositor.environment)
        let root = try app.accessibleRoot()
        let click = { (object: AccessibleObject) in
            // The compositor gives the window its whole screen.
            try display.pointer.click(at: object.restingFrameInWindow().center)
        }
        let clipboard = {
            let reader = try self.tool("wl-paste", ["--no-newline"], display, compositor)
            _ = reader.waitForExit(timeout: .seconds(20))
            return reader.standardOutput
        }
        try click(root.waitFor(role: .listItem, name: "Form"))
        let field = try root.waitFor(role: .text, name: "Name")
        try click(field)
        XCTAssertTrue(waitUntil { try field.state.contains(.focused) }, root.treeDescription)
        try display.keyboard.type("from the app")
        XCTAssertTrue(waitUntil { try field.text == "from the app" }, root.treeDescription)
        try display.keyboard.press("ctrl+a", "ctrl+c")
        XCTAssertTrue(waitUntil(timeout: .seconds(20)) { try clipboard() == "from the app" })

        let owner = try tool("wl-copy", ["--foreground", "from elsewhere"], display, compositor)
        let hasIt = waitUntil(timeout: .seconds(20)) { try clipboard() == "from elsewhere" }
        XCTAssertTrue(hasIt, owner.endDescription)
        try click(field)
        XCTAssertTrue(waitUntil { try field.state.contains(.focused) }, root.treeDescription)
        try display.keyboard.press("ctrl+a", "ctrl+v")
        XCTAssertTrue(waitUntil { try field.text == "from elsewhere" }, root.treeDescription)
        owner.terminate()
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
        compositor.stop()
        display.stop()
    }

    /// A picture with more bytes than fit into a pipe at once.
    private var picture: Data {
        let size = PixelSize(width: 300, height: 300)
        var random = SplitMix(state: 1)
        let bytes = (0..<size.width * size.height * 4).map { index in
            index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
        }
        return Screenshot(size: size, bytes: bytes).pngData
    }

    func testImagesGoBothWaysByteForByte() throws {
        let exchange = try WaylandExchange(files: [])
        let copied = try exchange.press("Copy Image", until: "copied ")
        let data = try XCTUnwrap(copied.last.flatMap { Data(base64Encoded: String($0.dropFirst(7))) })
        XCTAssertGreaterThan(data.count, 65_536)
        XCTAssertTrue(waitUntil(timeout: .seconds(60)) { try exchange.pasted("image/png") == data })
        XCTAssertEqual(try exchange.offered(), ["image/png"])

        let picture = self.picture
        XCTAssertGreaterThan(picture.count, 65_536)
        try exchange.copy(picture, as: "image/png")
        exchange.assertReads("read 0 public.png \(picture.base64EncodedString())")
        exchange.finish()
    }

    func testAddressesAndFilesGoBothWays() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a b.txt", "ä.txt"].map { folder.appendingPathComponent($0) }
        for file in files { try Data("text".utf8).write(to: file) }
        let exchange = try WaylandExchange(files: files)
        let addresses = files.map(\.absoluteString)
        _ = try exchange.press("Copy Files", until: "copied 2")
        let list = Data(addresses.joined(separator: "\r\n").utf8)
        XCTAssertTrue(waitUntil(timeout: .seconds(60)) { try exchange.pasted("text/uri-list") == list })
        XCTAssertEqual(
            try exchange.pasted("x-special/gnome-copied-files"),
            Data((["copy"] + addresses).joined(separator: "\n").utf8)
        )
        XCTAssertTrue(
            try exchange.offered().isSuperset(of: ["text/uri-list", "x-special/gnome-copied-files"])
        )
        _ = try exchange.press("Copy Address", until: "copied address")
        let address = "https://example.org/a%20b?c=d#e"
        for type in ["text/uri-list", "text/plain;charset=utf-8"] {
            XCTAssertTrue(
                waitUntil(timeout: .seconds(60)) { try exchange.pasted(type) == Data(address.utf8) },
                type
            )
        }

        let mixed = "\(addresses[0])\r\n\(address)\r\n\(addresses[1])\r\n"
        try exchange.copy(Data(mixed.utf8), as: "text/uri-list")
        exchange.assertReads("addresses \(addresses[0]) \(address) \(addresses[1])")
        try exchange.copy(
            Data((["copy"] + addresses).joined(separator: "\n").utf8),
            as: "x-special/gnome-copied-files"
        )
        exchange.assertReads("addresses \(addresses[0]) \(addresses[1])")
        exchange.finish()
    }

    func testAnAppsOwnTypeGoesBothWaysByteForByte() throws {
        let exchange = try WaylandExchange(files: [])
        let name = "application/x-tabard-type;identifier=org.tabard.test.%4fwn_type"
        let bytes = Data((0..<512).map { UInt8($0 % 256) })
        let copied = try exchange.press("Copy Own Type", until: "copied ")
        XCTAssertEqual(copied.last, "copied \(bytes.base64EncodedString())")
        XCTAssertTrue(waitUntil(timeout: .seconds(60)) { try exchange.pasted(name) == bytes })
        XCTAssertEqual(try exchange.offered(), [name])

        let others = bytes + Data(count: 100_000) + bytes
        try exchange.copy(others, as: name)
        exchange.assertReads("read 0 org.tabard.test.Own_type \(others.base64EncodedString())")
        exchange.finish()
    }

    private func tool(
        _ name: String,
        _ arguments: [String],
        _ display: TestDisplay,
        _ compositor: NestedCompositor
    ) throws -> TestApplication {
        try TestApplication(
            "/usr/bin/" + name,
            arguments: arguments,
            on: display,
            environment: compositor.environment
        )
    }
}
