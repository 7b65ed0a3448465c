import XCTest

/// An example in a browser, whose page its window fills, as narrow as a phone.
final class ShownExample {
    let example: ServedExample
    let browser: WebBrowser
    let area = WebBrowser.Area(x: 0, y: 0, width: 430, height: 760)
    /// Lower than any bar is high.
    private static let barHeight = 32.0

    /// Runs the program with the given name, and waits until its tab bar is drawn.
    init(_ name: String) throws {
        example = try ServedExample(name)
        browser = try WebBrowser()
        try browser.resize(width: Int(area.width), height: Int(area.height))
        try browser.open(example.address)
        XCTAssertTrue(try browser.isFilled(width: area.width, height: area.height))
        let isDrawn = try waitUntil(seconds: 60) {
            try browser.colours(of: browser.screenshot(), in: bar) > 8
        }
        XCTAssertTrue(isDrawn, "the bar stays blank: \(example.script.written)")
    }

    func end() {
        browser.quit()
        example.script.end()
    }

    /// The tab bar.
    var bar: WebBrowser.Area { area.bottom(Self.barHeight) }

    /// The middle of the window, away from its bars.
    var content: WebBrowser.Area { area.part(x: 0.1...0.9, y: 0.3...0.7) }

    /// The middle of a place of the bar, which has five; the last is More's.
    func place(_ index: Double) -> (x: Double, y: Double) {
        (area.x + area.width * (index + 0.5) / 5, area.y + area.height - 24)
    }
}
