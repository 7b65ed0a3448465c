import Foundation
import TabardTesting
import XCTest

/// Drags between a Tabard program and one that is not, in both directions, by the real pointer.
@preconcurrency @MainActor
final class DragsWithOtherProgramsTests: XCTestCase {
    private var folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    override func setUp() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

    /// Files whose names need care in addresses.
    private func files() throws -> [URL] {
        try ["a b.txt", "ä#1%.txt"].map { name in
            let file = folder.appendingPathComponent(name)
            try Data("in \(name)".utf8).write(to: file)
            return file
        }
    }

    private func encoded(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

    // Out of the app.

    private func assertTextsGoOut(_ desktop: DragExchange.Desktop) throws {
        let exchange = try DragExchange(desktop, "text", "")
        let view = try exchange.peer.place(.text)
        try exchange.drag(from: exchange.app.place(nil, "Text"), to: view)
        exchange.peer.assertWrites(["text \(encoded("Grüße aus\nTabard ✓"))"])
        exchange.app.assertWrites(["drag ended 2", "transferred"])
        try exchange.drag(from: exchange.app.place(nil, "Texts"), to: exchange.peer.place(nil, "Target"))
        exchange.peer.assertWrites([
            "text/plain;charset=utf-8 \(encoded("one\ntwo"))", "text/plain \(encoded("one\ntwo"))", "end",
        ])
        exchange.app.assertWrites(["drag ended 2", "transferred"])
        exchange.finish()
    }

    func testTextsGoOutUnderX() throws { try assertTextsGoOut(.x11) }
    func testTextsGoOutUnderWayland() throws { try assertTextsGoOut(.wayland) }

    private func assertImagesAndFilesGoOut(_ desktop: DragExchange.Desktop) throws {
        let files = try files()
        let exchange = try DragExchange(desktop, files: files, "text", "")
        let target = try exchange.peer.place(nil, "Target")
        try exchange.drag(from: exchange.app.place(nil, "Image"), to: target)
        let image = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) })
        exchange.peer.assertWrites(["image/png \(image.base64EncodedString())", "end"])
        exchange.app.assertWrites(["drag ended 2", "transferred"])
        try exchange.drag(from: exchange.app.place(nil, "Files"), to: target)
        let addresses = files.map(\.absoluteString)
        let paths = encoded(files.map(\.path).joined(separator: "\n"))
        exchange.peer.assertWrites([
            "text/uri-list \(encoded(addresses.joined(separator: "\r\n")))",
            "x-special/gnome-copied-files \(encoded((["copy"] + addresses).joined(separator: "\n")))",
            "text/plain;charset=utf-8 \(paths)", "text/plain \(paths)", "end",
        ])
        exchange.app.assertWrites(["drag ended 2", "transferred"])
        exchange.finish()
    }

    func testImagesAndFilesGoOutUnderX() throws { try assertImagesAndFilesGoOut(.x11) }
    func testImagesAndFilesGoOutUnderWayland() throws { try assertImagesAndFilesGoOut(.wayland) }

    /// Beyond all windows, and where nothing takes it, what is dragged goes back.
    private func assertWhatNobodyTakesGoesBack(_ desktop: DragExchange.Desktop) throws {
        let exchange = try DragExchange(desktop, "text", "")
        let view = try exchange.peer.place(.text)
        try exchange.drag(from: exchange.app.place(nil, "Image"), to: view)
        exchange.app.assertWrites(["drag ended 0"])
        exchange.peer.assertWrites([])
        // Out of the window and back into it.
        let text = try exchange.app.place(nil, "Text")
        let target = try exchange.app.place(nil, "Read Now")
        try exchange.carry(from: text, to: view)
        try exchange.display.pointer.move(from: view, to: target)
        Thread.sleep(forTimeInterval: 0.5)
        try exchange.display.pointer.release()
        // The data come when they come.
        exchange.app.assertWrites(
            [
                "enter", "drop 1", "session ended", "drag ended 2", "transferred",
                "read 0 public.utf8-plain-text \(encoded("Grüße aus\nTabard ✓"))", "end",
            ],
            inAnyOrder: true
        )
        try exchange.assertAnswers()
        exchange.finish()
    }

    func testWhatNobodyTakesGoesBackUnderX() throws { try assertWhatNobodyTakesGoesBack(.x11) }
    func testWhatNobodyTakesGoesBackUnderWayland() throws { try assertWhatNobodyTakesGoesBack(.wayland) }

    /// Of Wayland, the compositor has the key then.
    func testEscapeGivesUpWhatHasLeftTheWindowUnderX() throws {
        let exchange = try DragExchange(.x11, "text", "")
        let view = try exchange.peer.place(.text)
        let text = try exchange.app.place(nil, "Text")
        try exchange.carry(from: text, to: view)
        try exchange.display.keyboard.press("Escape")
        exchange.app.assertWrites(["drag ended 0"])
        try exchange.display.pointer.release()
        exchange.peer.assertWrites([])
        try exchange.drag(from: text, to: view)
        exchange.peer.assertWrites(["text \(encoded("Grüße aus\nTabard ✓"))"])
        exchange.app.assertWrites(["drag ended 2", "transferred"])
        exchange.finish()
    }

    // Into the app.

    private func assertTextsComeIn(_ desktop: DragExchange.Desktop) throws {
        let text = String(repeating: "Grüße von\nnebenan ✓ ", count: 2)
        let exchange = try DragExchange(desktop, "text", text)
        let corner = try exchange.peer.corner(.text)
        // Where the first of its lines is.
        let selected = PixelPoint(x: corner.x + 20, y: corner.y + 8)
        try exchange.drag(from: selected, to: exchange.app.place(nil, "Read Now"))
        exchange.app.assertWrites([
            "enter", "drop 1", "read 0 public.utf8-plain-text \(encoded(text))", "end", "session ended",
        ])
        // It is copied, and stays where it was.
        exchange.peer.assertWrites([])
        try exchange.assertAnswers()
        exchange.finish()
    }

    func testTextsComeInUnderX() throws { try assertTextsComeIn(.x11) }
    func testTextsComeInUnderWayland() throws { try assertTextsComeIn(.wayland) }

    private func assertFilesComeIn(_ desktop: DragExchange.Desktop) throws {
        let files = try files()
        let exchange = try DragExchange(desktop, "files", files[0].path, files[1].path)
        let source = try exchange.peer.place(nil, "Source")
        try exchange.drag(from: source, to: exchange.app.place(nil, "Read Now"))
        let read = files.enumerated().flatMap { index, file in
            [
                "name \(index) \(file.lastPathComponent)",
                "read \(index) public.plain-text \(encoded("in \(file.lastPathComponent)"))",
                "read \(index) public.file-url \(encoded(file.absoluteString))",
            ]
        }
        exchange.app.assertWrites(["enter", "drop 2"] + read + ["end", "session ended"])
        exchange.peer.assertWrites(["drag ended"])

        // A file that is gone before it is read.
        try exchange.drag(from: source, to: exchange.app.place(nil, "Read Later"))
        exchange.app.assertWrites(["enter", "drop 2", "session ended"])
        try FileManager.default.removeItem(at: files[0])
        try exchange.display.pointer.click(at: exchange.app.place(.pushButton, "Read"))
        exchange.app.assertWrites(
            [read[0], "read 0 public.plain-text failed"] + read.dropFirst(2) + ["end"]
        )
        exchange.peer.assertWrites(["drag ended"])
        try exchange.assertAnswers()
        exchange.finish()
    }

    func testFilesComeInUnderX() throws { try assertFilesComeIn(.x11) }
    func testFilesComeInUnderWayland() throws { try assertFilesComeIn(.wayland) }
}
