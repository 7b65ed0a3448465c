import TabardTesting
import XCTest

/// Japanese and Chinese by an input method: letters become words as the user types, in each kind of text.
@preconcurrency @MainActor
final class InputMethodTests: XCTestCase {
    private struct Typing {
        let display: TestDisplay
        let method: InputMethod
        let app: TestApplication
        let window: TestWindow
        let root: AccessibleObject

        @MainActor
        func click(_ object: AccessibleObject) throws {
            var frame = try object.restingFrameInWindow()
            let place = try window.frame
            frame.x += place.x
            frame.y += place.y
            try display.pointer.click(at: frame.center)
        }

        @MainActor
        func end() {
            app.terminate()
            XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
            method.stop()
            display.stop()
        }
    }

    private func start(page: String) throws -> Typing {
        guard InputMethod.isInstalled else { throw XCTSkip("IBus is not installed") }
        let display = try TestDisplay()
        let method = try InputMethod(on: display)
        try method.use(.anthy)
        let environment = method.environment.merging(["TABARD_WINDOW_SIZE": "1200x800"]) { $1 }
        let app = try TestApplication("Catalogue", on: display, environment: environment)
        let root = try app.accessibleRoot()
        let window = try app.window(titled: "Catalogue")
        let typing = Typing(display: display, method: method, app: app, window: window, root: root)
        try window.focus()
        try typing.click(root.waitFor(role: .listItem, name: page))
        _ = try root.waitFor(role: .heading, name: page)
        return typing
    }

    /// Types a word in each language after what is there. Until it is chosen, it is not the text's.
    ///
    /// - Returns: All that stands there then.
    @discardableResult
    private func type(into object: AccessibleObject, _ typing: Typing, line: UInt = #line) throws -> String {
        XCTAssertTrue(waitUntil { try object.state.contains(.focused) }, typing.root.treeDescription)
        var text = try object.text
        for (engine, letters, choice, word) in [
            (InputMethod.Engine.anthy, "nihongo", ["space", "Return"], "日本語"),
            (.libpinyin, "zhongguo", ["space"], "中国"),
        ] {
            try typing.method.use(engine)
            var isWritten = false
            // Keys that come to IBus faster than it follows are lost in any program.
            for attempt in 0..<4 where !isWritten {
                if attempt > 0 { text = try takeBack(object, typing) }
                for key in letters.map(String.init) + choice {
                    try typing.display.keyboard.press(key)
                    _ = try object.text
                }
                isWritten = waitUntil(timeout: .seconds(5)) { try object.text == text + word }
            }
            XCTAssertTrue(isWritten, "'\((try? object.text) ?? "")' is not '\(text + word)'", line: line)
            text += word
        }
        return text
    }

    /// Takes away what is still composed: once that is gone, the text before it becomes shorter.
    private func takeBack(_ object: AccessibleObject, _ typing: Typing) throws -> String {
        let before = try object.text
        for _ in 0..<12 where try object.text == before { try typing.display.keyboard.press("BackSpace") }
        return try object.text
    }

    func testAField() throws {
        let typing = try start(page: "Form")
        let field = try typing.root.waitFor(role: .text, name: "Name")
        try typing.click(field)
        let text = try type(into: field, typing)
        // What the app was told is what stands there.
        let greets = waitUntil {
            try typing.root.findAll(role: .label).contains { try $0.name.contains(text) }
        }
        XCTAssertTrue(greets, typing.root.treeDescription)
        typing.end()
    }

    func testATextView() throws {
        let typing = try start(page: "Form")
        let view = try typing.root.waitFor(role: .text, name: "Notes")
        try typing.click(view)
        XCTAssertTrue(waitUntil { try view.state.contains(.focused) }, typing.root.treeDescription)
        try typing.display.keyboard.press("ctrl+End")
        try type(into: view, typing)
        typing.end()
    }

    func testASearchBar() throws {
        let typing = try start(page: "Cities")
        let field = try typing.root.waitFor(role: .entry, name: "Search")
        try typing.click(field)
        try type(into: field, typing)
        XCTAssertTrue(
            waitUntil { try typing.root.find(role: .listItem, name: "Tokyo") == nil },
            typing.root.treeDescription
        )
        typing.end()
    }
}
