import Foundation
import TabardTesting
import XCTest

/// Drags between a Tabard program and those of a desktop under X, in both directions, by the real pointer: a text editor and a file
/// manager.
@preconcurrency @MainActor
final class DragsWithRealProgramsTests: XCTestCase {
    private var folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    override func setUp() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

    private func encoded(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

    func testTextsGoToAnEditorAndBack() throws {
        let file = folder.appendingPathComponent("note.txt")
        try Data("Grüße von\nnebenan ".utf8).write(to: file)
        let exchange = try DragExchange(
            beside: "/usr/bin/mousepad",
            "--disable-server",
            file.path,
            title: "\(file.path) - Mousepad"
        )
        let view = try exchange.peer.place(.text)
        try exchange.drag(from: exchange.app.place(nil, "Text"), to: view)
        exchange.app.assertWrites(["drag ended 2", "transferred"])
        let text = "Grüße von\nnebenan Grüße aus\nTabard ✓"
        XCTAssertEqual(try exchange.peer.text(), text)

        let corner = try exchange.peer.corner(.text)
        let start = PixelPoint(x: corner.x + 2, y: corner.y + 14)
        try exchange.display.pointer.drag(from: start, to: view)
        // The next press is no second one of a double click.
        Thread.sleep(forTimeInterval: 1)
        let selected = PixelPoint(x: corner.x + 30, y: start.y)
        try exchange.drag(from: selected, to: exchange.app.place(nil, "Read Now"))
        let lines = try exchange.app.lines(upTo: "session ended")
        XCTAssertEqual(Array(lines.prefix(2)), ["enter", "drop 1"])
        XCTAssertTrue(lines.contains("read 0 public.utf8-plain-text \(encoded(text))"), "\(lines)")
        try exchange.assertAnswers()
        exchange.finish()
    }

    func testFilesGoToAFileManagerAndBack() throws {
        let files = ["Ümlaut #1%.bin", "a b.png"].map { folder.appendingPathComponent($0) }
        let contents = [
            Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }), Data("in a b".utf8),
        ]
        for (file, content) in zip(files, contents) { try content.write(to: file) }
        let shown = folder.appendingPathComponent("shown")
        try FileManager.default.createDirectory(at: shown, withIntermediateDirectories: true)
        let file = shown.appendingPathComponent("ä b%.txt")
        try Data("of the manager".utf8).write(to: file)
        let exchange = try DragExchange(
            files: files,
            beside: "/usr/bin/thunar",
            shown.path,
            title: "shown - Thunar"
        )
        let corner = try exchange.peer.corner(nil, "Icon view")
        // Its icons are not known to screen readers.
        let icon = PixelPoint(x: corner.x + 46, y: corner.y + 46)
        try exchange.drag(from: icon, to: exchange.app.place(nil, "Read Now"))
        exchange.app.assertWrites([
            "enter", "drop 1", "name 0 ä b%.txt", "read 0 public.plain-text \(encoded("of the manager"))",
            "read 0 public.file-url \(encoded(file.absoluteString))", "end", "session ended",
        ])

        try exchange.drag(from: exchange.app.place(nil, "Files"), to: exchange.peer.place(nil, "Icon view"))
        exchange.app.assertWrites(["drag ended 2", "transferred"])
        for (file, content) in zip(files, contents) {
            let copy = shown.appendingPathComponent(file.lastPathComponent)
            XCTAssertTrue(waitUntil { (try? Data(contentsOf: copy)) == content }, copy.path)
            XCTAssertEqual(try Data(contentsOf: file), content)
        }
        try exchange.assertAnswers()
        exchange.finish()
    }
}
