import Foundation
import TabardTesting
import XCTest

/// Drags into a Tabard program out of one that lies, sends without end, never answers, or ends: an error comes within a bound, and the
/// window answers meanwhile.
@preconcurrency @MainActor
final class HostileDragsTests: XCTestCase {
    private func encoded(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

    /// - Parameters:
    ///   - manner: How the other program gives what it drags.
    ///   - lines: What the Tabard program reads of it.
    private func assertReads(
        _ desktop: DragExchange.Desktop,
        _ manner: String,
        _ lines: [String],
        line: UInt = #line
    ) throws {
        let exchange = try DragExchange(desktop, patience: 5, manner)
        try exchange.drag(from: exchange.peer.place(nil, "Source"), to: exchange.app.place(nil, "Read Now"))
        try exchange.display.pointer.click(at: exchange.app.place(.pushButton, "Answer"))
        var written = try exchange.app.lines(upTo: "answered", timeout: .seconds(5))
        written +=
            written.contains("session ended")
            ? [] : try exchange.app.lines(upTo: "session ended", timeout: .seconds(60))
        XCTAssertEqual(
            written.filter { $0 != "answered" }.map { $0.prefix(200) },
            (["enter", "drop 1"] + lines + ["end", "session ended"]).map { $0.prefix(200) },
            line: line
        )
        try exchange.assertAnswers(line: line)
        if exchange.peer.app.isRunning {
            let before = exchange.peer.app.standardOutput
            try exchange.drag(from: exchange.app.place(nil, "Texts"), to: exchange.peer.place(nil, "Target"))
            exchange.app.assertWrites(["drag ended 2", "transferred"], line: line)
            XCTAssertTrue(
                exchange.peer.app.standardOutput.dropFirst(before.count).hasSuffix("end\n"),
                line: line
            )
        }
        exchange.finish(line: line)
    }

    func testWhatIsNotAsItsTypeSaysUnderX() throws { try assertLiesAreErrors(.x11) }
    func testWhatIsNotAsItsTypeSaysUnderWayland() throws { try assertLiesAreErrors(.wayland) }

    private func assertLiesAreErrors(_ desktop: DragExchange.Desktop) throws {
        try assertReads(
            desktop,
            "lying",
            [
                "read 0 public.utf8-plain-text failed", "read 0 public.png \(encoded("no picture"))",
                "read 0 public.url failed",
            ]
        )
    }

    func testWhoeverNeverAnswersIsGivenUpUnderX() throws {
        try assertReads(.x11, "silent", ["read 0 public.utf8-plain-text failed"])
        try assertReads(.x11, "silent list", ["read 0 public.url failed"])
    }

    func testWhoeverNeverAnswersIsGivenUpUnderWayland() throws {
        try assertReads(.wayland, "silent", ["read 0 public.utf8-plain-text failed"])
        try assertReads(.wayland, "silent list", ["read 0 public.url failed"])
    }

    func testWhoeverStopsInTheMiddleIsGivenUpUnderX() throws {
        try assertReads(.x11, "halting", ["read 0 public.png failed"])
    }

    func testWhoeverStopsInTheMiddleIsGivenUpUnderWayland() throws {
        try assertReads(.wayland, "halting", ["read 0 public.png failed"])
    }

    func testWhatNeverEndsIsGivenUpUnderX() throws {
        try assertReads(.x11, "endless", ["read 0 public.png failed"])
        try assertReads(.x11, "endless list", ["read 0 public.url failed"])
    }

    func testWhatNeverEndsIsGivenUpUnderWayland() throws {
        try assertReads(.wayland, "endless", ["read 0 public.png failed"])
        try assertReads(.wayland, "endless list", ["read 0 public.url failed"])
    }

    func testWhoeverEndsInTheMiddleIsGivenUpUnderX() throws {
        try assertReads(.x11, "vanishing", ["read 0 public.png failed"])
    }

    /// Nothing there tells the end of what is sent from the end of who sends it.
    func testWhoeverEndsInTheMiddleUnderWayland() throws {
        let piece = String(repeating: "a", count: 64 * 1024)
        try assertReads(.wayland, "vanishing", ["read 0 public.png \(encoded(piece))"])
    }

    /// Of files that are dropped before it is known which they are, the app gets all.
    private func assertSlowListsAreWaitedFor(_ desktop: DragExchange.Desktop) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["one.txt", "two.txt"].map { folder.appendingPathComponent($0) }
        for file in files { try Data(file.lastPathComponent.utf8).write(to: file) }
        let exchange = try DragExchange(desktop, "slow", files[0].path, files[1].path)
        let target = try exchange.app.place(nil, "Read Now")
        let source = try exchange.peer.place(nil, "Source")
        try exchange.display.pointer.press(at: source)
        try exchange.display.pointer.move(from: source, to: PixelPoint(x: 790, y: target.y), steps: 6)
        try exchange.display.pointer.move(to: target)
        try exchange.display.pointer.move(to: PixelPoint(x: target.x + 2, y: target.y))
        try exchange.app.lines(upTo: "enter")
        try exchange.display.pointer.release()
        let read = files.enumerated().flatMap { index, file in
            [
                "name \(index) \(file.lastPathComponent)",
                "read \(index) public.plain-text \(encoded(file.lastPathComponent))",
                "read \(index) public.file-url \(encoded(file.absoluteString))",
            ]
        }
        exchange.app.assertWrites(["drop 2"] + read + ["end", "session ended"])
        exchange.finish()
    }

    func testSlowListsAreWaitedForUnderX() throws { try assertSlowListsAreWaitedFor(.x11) }
    func testSlowListsAreWaitedForUnderWayland() throws { try assertSlowListsAreWaitedFor(.wayland) }

    /// What is asked for when the drag is long over.
    private func assertLateReadsFail(_ desktop: DragExchange.Desktop) throws {
        let exchange = try DragExchange(desktop, "text", "over")
        let corner = try exchange.peer.corner(.text)
        let selected = PixelPoint(x: corner.x + 15, y: corner.y + 8)
        try exchange.drag(from: selected, to: exchange.app.place(nil, "Read Later"))
        exchange.app.assertWrites(["enter", "drop 1", "session ended"])
        try exchange.display.pointer.click(at: exchange.app.place(.pushButton, "Read"))
        exchange.app.assertWrites(["read 0 public.utf8-plain-text failed", "end"])
        try exchange.assertAnswers()
        exchange.finish()
    }

    func testLateReadsFailUnderX() throws { try assertLateReadsFail(.x11) }
    func testLateReadsFailUnderWayland() throws { try assertLateReadsFail(.wayland) }

    /// Who takes what is dropped and then asks the user something, hangs or ends, does not keep the user from dragging.
    private func assertKeptDropsAreGivenUp(_ desktop: DragExchange.Desktop, ends: Bool = false) throws {
        let exchange = try DragExchange(desktop, patience: 5, "keeping")
        let text = try exchange.app.place(nil, "Text")
        try exchange.drag(from: text, to: exchange.peer.place(nil, "Target"))
        exchange.peer.assertWrites(["kept"])
        if ends { exchange.peer.app.terminate() }
        try exchange.drag(from: text, to: exchange.app.place(nil, "Read Now"))
        exchange.app.assertWrites(
            [
                "enter", "drop 1", "read 0 public.utf8-plain-text \(encoded("Grüße aus\nTabard ✓"))", "end",
                "session ended", "drag ended 2", "transferred", "drag ended 0",
            ],
            inAnyOrder: true,
            timeout: .seconds(20)
        )
        exchange.finish()
    }

    func testKeptDropsAreGivenUpUnderX() throws { try assertKeptDropsAreGivenUp(.x11) }
    func testKeptDropsAreGivenUpUnderWayland() throws { try assertKeptDropsAreGivenUp(.wayland) }
    func testDropsOfWhoeverEndsAreGivenUpUnderX() throws { try assertKeptDropsAreGivenUp(.x11, ends: true) }
    func testDropsOfWhoeverEndsAreGivenUpUnderWayland() throws {
        try assertKeptDropsAreGivenUp(.wayland, ends: true)
    }
}
