import XCTest

@testable import GtkInterop

/// The window of shortcuts takes whatever an app calls its shortcuts.
@preconcurrency @MainActor
final class ShortcutsWindowTests: XCTestCase {
    func testAnyTitlesAreShown() throws {
        let hostile = [
            "</property></object><object class=\"GtkWindow\"/>",
            "&amp; &#0; \u{0}\u{1}"
                + [UInt32(0xFFFE), 0xFDD0].map { String(Character(Unicode.Scalar($0) ?? "-")) }.joined(), "",
            String(repeating: "long ", count: 10_000), "😀 \u{202E}a\u{301}", "\" onload='x'",
        ]
        let shortcuts = hostile.map {
            ShortcutsWindow.Shortcut($0, key: .character("<"), modifiers: .control)
        }
        let keys: [Key] = [
            .left, .home, .pageUp, .tab, .space, .enter, .escape, .menu, .play, .function(5), .character("ß"),
            .character("\u{7F}"), .character("\u{10FFFF}"), .other(0), .other(.max),
        ]
        let group = ShortcutsWindow.Group(
            "<b>",
            shortcuts
                + keys.map { ShortcutsWindow.Shortcut("key", key: $0, modifiers: [.shift, .alternate]) }
                + [.init("row", from: .character("1"), to: .character("9"), modifiers: .alternate)]
        )
        let document = ShortcutsWindow.document(of: [group, ShortcutsWindow.Group("none", [])])
        XCTAssertFalse(document.contains("GtkWindow\"/>"))
        XCTAssertFalse(document.contains("none"))
        XCTAssertLessThan(document.utf8.count, 20_000)
        let parent = NativeWindow()
        parent.present()
        defer { parent.destroy() }
        XCTAssertFalse(ShortcutsWindow.open([], titled: "", over: parent))
        XCTAssertTrue(ShortcutsWindow.open([group], titled: "Shortcuts", over: parent))
        MainLoop.iterate(seconds: 0.2)
        XCTAssertTrue(ShortcutsWindow.isOpen)
        XCTAssertTrue(ShortcutsWindow.open([group], titled: "Again", over: parent))
        ShortcutsWindow.close()
        XCTAssertFalse(ShortcutsWindow.isOpen)
    }

    /// A screen reader asks for the colour of letters in a way that GTK 4.8 can't answer by itself.
    func testTheColourOfATagCanBeRead() throws {
        let text = TextArea()
        text.text = "coloured"
        var run = TextRun(range: 0..<3)
        run.color = RGBA(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        text.setRuns([run])
        XCTAssertEqual(text.legacyColor(at: 1), run.color)
        XCTAssertNil(text.legacyColor(at: 5))
    }
}
