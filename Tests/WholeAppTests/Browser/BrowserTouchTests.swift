import XCTest

/// Fingers in a browser, through the script that the gate puts before GTK's.
final class BrowserTouchTests: XCTestCase {
    func testOneFingerScrollsAList() throws {
        let shown = try ShownExample("ManyTabs")
        defer { shown.end() }
        let browser = shown.browser
        let first = try browser.screenshot()
        try browser.tap(x: shown.place(4).x, y: shown.place(4).y, with: .touch)
        func isChanged(since earlier: String) throws -> Bool {
            try browser.difference(earlier, browser.screenshot(), in: shown.content) > 0.01
        }
        XCTAssertTrue(try waitUntil(seconds: 60) { try isChanged(since: first) }, "no list")
        try waitUntilStill(shown)

        let list = try browser.screenshot()
        try browser.drag(from: (215, 600), to: (215, 200))
        XCTAssertTrue(try waitUntil(seconds: 60) { try isChanged(since: list) }, "the list does not scroll")
        try waitUntilStill(shown)
        // The list's own title stays, where a row that was chosen would have shown another.
        let title = WebBrowser.Area(x: 100, y: 42, width: 230, height: 32)
        XCTAssertEqual(try browser.difference(list, browser.screenshot(), in: title), 0)

        // And back to the top.
        for _ in 0..<4 { try browser.drag(from: (215, 200), to: (215, 650)) }
        XCTAssertTrue(try waitUntil(seconds: 60) { try !isChanged(since: list) }, "the way back is blocked")
    }

    /// What Broadway's script gets to know of two fingers.
    func testFingersAreNumberedFromOneAndMeetTheSurface() throws {
        let shown = try ShownExample("TabBarSaveState")
        defer { shown.end() }
        let listener = """
            window.begun = [];
            document.addEventListener('touchstart', event => {
                for (const touch of event.changedTouches)
                    window.begun.push([touch.identifier, touch.target.surface !== undefined]);
            });
            arguments[arguments.length - 1](0);
            """
        _ = try shown.browser.run(listener)
        try shown.browser.pressTwoFingers((120, 300), (300, 400))
        let begun = try shown.browser.run("arguments[arguments.length - 1](window.begun)")
        XCTAssertEqual(begun as? [[Int]], [[1, 1], [2, 1]])
    }

    /// Waits until nothing moves any more.
    private func waitUntilStill(_ shown: ShownExample) throws {
        var earlier = try shown.browser.screenshot()
        let isStill = try waitUntil(seconds: 60) {
            Thread.sleep(forTimeInterval: 0.3)
            let now = try shown.browser.screenshot()
            defer { earlier = now }
            return try shown.browser.difference(earlier, now, in: shown.content) == 0
        }
        XCTAssertTrue(isStill)
    }
}
