import XCTest

/// Rule M4 with a finger: the edit screen in a browser, through GTK's Broadway server.
final class BrowserEditingTests: XCTestCase {
    func testATabIsDraggedByTouch() throws {
        let example = try ServedExample("TabBarSaveState")
        defer { example.script.end() }
        let browser = try WebBrowser()
        defer { browser.quit() }
        try browser.open(example.address)
        var window: WebBrowser.Area?
        let isDrawn = try waitUntil(seconds: 20) {
            guard let area = try browser.windowArea() else { return false }
            window = area
            return try browser.colours(of: browser.screenshot(), in: area.bottom(32)) > 8
        }
        XCTAssertTrue(isDrawn, "the bar stays blank: \(example.script.written)")
        let area = try XCTUnwrap(window)
        // Two fingers would make the page larger.
        _ = try browser.run(
            "document.documentElement.style.touchAction = 'none'; arguments[arguments.length - 1](0)"
        )
        XCTAssertLessThan(area.width, 480, "the places below are those of a narrow window")
        let barMiddle = area.y + area.height - 24
        // Broadway's windows have a title bar.
        let top = area.y + 37
        let beside = (x: area.x + area.width + 300, y: area.y + 300)
        func place(_ index: Double) -> (x: Double, y: Double) {
            (area.x + area.width * (index + 0.5) / 5, barMiddle)
        }
        let leading = WebBrowser.Area(x: area.x + 4, y: top + 4, width: 70, height: 32)
        // Where Undo stands once something was changed; before that there is nothing.
        func isUndoShown() throws -> Bool { try browser.colours(of: browser.screenshot(), in: leading) > 4 }

        try browser.tap(x: place(4).x, y: place(4).y, with: .touch)
        let edit = WebBrowser.Area(x: area.x + area.width - 60, y: top + 8, width: 50, height: 28)
        XCTAssertTrue(
            try waitUntil(seconds: 10) { try browser.colours(of: browser.screenshot(), in: edit) > 4 }
        )
        try browser.tap(x: edit.x + 30, y: edit.y + 14, with: .touch)
        Thread.sleep(forTimeInterval: 1)
        XCTAssertFalse(try isUndoShown())
        // Along the bar, and then from the grid's second row onto the bar.
        try browser.dragWithSecondFinger(from: place(0), to: place(2), holding: 0, resting: beside)
        XCTAssertTrue(try waitUntil(seconds: 10, isUndoShown), "nothing was dragged along the bar")
        try browser.tap(x: leading.x + 30, y: leading.y + 16, with: .touch)
        XCTAssertTrue(try waitUntil(seconds: 10) { try !isUndoShown() }, "Undo did not work")
        let cellWidth = min(area.width - 32, 384) / 4
        let six = (x: area.x + area.width / 2 - cellWidth / 2, y: top + 44 + 20 + 92 + 27)
        try browser.dragWithSecondFinger(from: six, to: place(1), holding: 0, resting: beside)
        XCTAssertTrue(try waitUntil(seconds: 10, isUndoShown), "nothing was dragged from the grid")
    }
}
