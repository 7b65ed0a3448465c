import XCTest

/// What a person without a display sees and does: the example in a browser, through GTK's Broadway
/// server.
final class BrowserTests: XCTestCase {
    private static let program = "TabBarSaveState"
    /// The bar's tabs: four, and More.
    private static let tabs = 5.0
    /// Lower than any bar is high.
    private static let barHeight = 32.0

    func testAClickOnATabShowsItsView() throws {
        try showAnotherTabAndTheFirstAgain(with: .mouse)
    }

    /// A test of its own, since GTK 4.8 loses the first touch after a click: Broadway numbers touches
    /// from 0, which GTK takes for the mouse.
    func testATouchOnATabShowsItsView() throws {
        try showAnotherTabAndTheFirstAgain(with: .touch)
    }

    private func showAnotherTabAndTheFirstAgain(with pointer: WebBrowser.Pointer) throws {
        let example = try ServedExample(Self.program)
        defer { example.script.end() }
        let browser = try WebBrowser()
        defer { browser.quit() }
        try browser.open(example.address)

        var window: WebBrowser.Area?
        var before = ""
        let isDrawn = try waitUntil(seconds: 60) {
            guard let area = try browser.windowArea() else { return false }
            window = area
            before = try browser.screenshot()
            return try browser.colours(of: before, in: area.bottom(Self.barHeight)) > 8
                && browser.colours(of: before, in: Self.content(of: area)) > 8
        }
        XCTAssertTrue(isDrawn, "the bar or the view stays blank: \(example.script.written)")
        let area = try XCTUnwrap(window)
        let content = Self.content(of: area)
        let bar = area.bottom(Self.barHeight)

        func tap(_ tab: Double) throws {
            let x = area.x + area.width * (tab + 0.5) / Self.tabs
            try browser.tap(x: x, y: bar.y + bar.height / 2, with: pointer)
        }
        func contentDiffersFromTheFirst() throws -> Bool {
            try browser.difference(before, browser.screenshot(), in: content) > 0.001
        }

        XCTAssertFalse(try contentDiffersFromTheFirst(), "the view changes by itself")
        /// A browser that is busy may swallow a click, after which a person clicks again.
        func tap(_ tab: Double, until condition: () throws -> Bool) throws -> Bool {
            for _ in 0..<4 {
                try tap(tab)
                if try waitUntil(seconds: 15, condition) { return true }
            }
            return false
        }
        XCTAssertTrue(try tap(1, until: contentDiffersFromTheFirst), "the view stays the same")
        XCTAssertGreaterThan(try browser.difference(before, browser.screenshot(), in: bar), 0)
        XCTAssertTrue(try tap(0) { try !contentDiffersFromTheFirst() }, "no way back")
    }

    /// The middle of the window, where the example's label stands.
    private static func content(of window: WebBrowser.Area) -> WebBrowser.Area {
        window.part(x: 0.1...0.9, y: 0.3...0.7)
    }
}
