import XCTest

/// What a person without a display sees and does: the example in a browser, through GTK's Broadway
/// server.
final class BrowserTests: XCTestCase {
    private static let program = "TabBarSaveState"

    func testAClickOnATabShowsItsView() throws {
        try showAnotherTabAndTheFirstAgain(with: .mouse)
    }

    func testATouchOnATabShowsItsView() throws {
        try showAnotherTabAndTheFirstAgain(with: .touch)
    }

    func testTheWindowFillsThePageAndFollowsItsSize() throws {
        let example = try ServedExample(Self.program)
        defer { example.script.end() }
        let browser = try WebBrowser()
        defer { browser.quit() }
        func assertFilled(_ width: Int, _ height: Int, line: UInt = #line) throws {
            let isFilled = try browser.isFilled(width: Double(width), height: Double(height))
            let area = try browser.windowArea()
            XCTAssertTrue(isFilled, "\(width) × \(height): \(String(describing: area))", line: line)
        }
        try browser.resize(width: 390, height: 844)
        try browser.open(example.address)
        try assertFilled(390, 844)
        for (width, height) in [(1_200, 800), (390, 844), (900, 900)] {
            try browser.resize(width: width, height: height)
            try assertFilled(width, height)
        }
        // On its title bar, which elsewhere makes a maximized window smaller.
        try browser.doubleClick(x: 300, y: 18)
        Thread.sleep(forTimeInterval: 1)
        try assertFilled(900, 900)
    }

    private func showAnotherTabAndTheFirstAgain(with pointer: WebBrowser.Pointer) throws {
        let shown = try ShownExample(Self.program)
        defer { shown.end() }
        let browser = shown.browser
        var before = ""
        let isDrawn = try waitUntil(seconds: 60) {
            before = try browser.screenshot()
            return try browser.colours(of: before, in: shown.content) > 8
        }
        XCTAssertTrue(isDrawn, "the view stays blank: \(shown.example.script.written)")

        func contentDiffersFromTheFirst() throws -> Bool {
            try browser.difference(before, browser.screenshot(), in: shown.content) > 0.001
        }
        /// A browser that is busy may swallow a click, after which a person clicks again.
        func tap(_ tab: Double, until condition: () throws -> Bool) throws -> Bool {
            for _ in 0..<4 {
                try browser.tap(x: shown.place(tab).x, y: shown.place(tab).y, with: pointer)
                if try waitUntil(seconds: 15, condition) { return true }
            }
            return false
        }

        XCTAssertFalse(try contentDiffersFromTheFirst(), "the view changes by itself")
        XCTAssertTrue(
            try tap(1, until: contentDiffersFromTheFirst),
            "the view stays the same"
        )
        XCTAssertGreaterThan(try browser.difference(before, browser.screenshot(), in: shown.bar), 0)
        XCTAssertTrue(try tap(0) { try !contentDiffersFromTheFirst() }, "no way back")
    }
}
