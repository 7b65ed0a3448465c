import XCTest

/// Rule M4 with a finger: the edit screen in a browser, through GTK's Broadway server.
final class BrowserEditingTests: XCTestCase {
    func testATabIsDraggedByTouch() throws {
        let screen = try BrowserEditScreen("TabBarSaveState")
        defer { screen.end() }
        let browser = screen.browser
        // Along the bar, and then from the grid's second row onto the bar.
        try browser.dragWithSecondFinger(
            from: screen.place(0),
            to: screen.place(2),
            holding: 0,
            resting: screen.beside
        )
        XCTAssertTrue(try waitUntil(seconds: 60, screen.isUndoShown), "nothing was dragged along the bar")
        try screen.tapUndo()
        XCTAssertTrue(try waitUntil(seconds: 60) { try !screen.isUndoShown() }, "Undo did not work")
        try browser.dragWithSecondFinger(
            from: screen.cell(5),
            to: screen.place(1),
            holding: 0,
            resting: screen.beside
        )
        XCTAssertTrue(try waitUntil(seconds: 60, screen.isUndoShown), "nothing was dragged from the grid")
    }

    /// A grid that is longer than its place scrolls; an item is lifted after a short rest.
    func testAFingerScrollsOrLiftsALongGrid() throws {
        let screen = try BrowserEditScreen("ManyTabs")
        defer { screen.end() }
        let browser = screen.browser
        let before = try browser.screenshot()
        try browser.dragWithSecondFinger(
            from: screen.cell(17),
            to: screen.cell(1),
            holding: 0,
            resting: screen.beside
        )
        XCTAssertTrue(
            try waitUntil(seconds: 60) {
                try browser.difference(before, browser.screenshot(), in: screen.content) > 0.001
            },
            "the grid does not scroll"
        )
        Thread.sleep(forTimeInterval: 1.5)
        XCTAssertFalse(try screen.isUndoShown(), "a swipe dragged an item")
        try browser.dragWithSecondFinger(
            from: screen.cell(9),
            to: screen.place(1),
            holding: 1_500,
            resting: screen.beside
        )
        XCTAssertTrue(try waitUntil(seconds: 60, screen.isUndoShown), "nothing was lifted")
    }
}

/// An example in a browser with its edit screen open, in a window as narrow as a phone.
private final class BrowserEditScreen {
    let browser: WebBrowser
    private let example: ServedExample
    private let area: WebBrowser.Area
    /// Broadway's windows have a title bar.
    private var top: Double { area.y + 37 }

    init(_ name: String) throws {
        example = try ServedExample(name)
        browser = try WebBrowser()
        try browser.open(example.address)
        var window: WebBrowser.Area?
        let isDrawn = try waitUntil(seconds: 60) { [browser] in
            guard let area = try browser.windowArea() else { return false }
            window = area
            return try browser.colours(of: browser.screenshot(), in: area.bottom(32)) > 8
        }
        XCTAssertTrue(isDrawn, "the bar stays blank: \(example.script.written)")
        area = try XCTUnwrap(window)
        XCTAssertLessThan(area.width, 480)
        // Two fingers would make the page larger.
        _ = try browser.run(
            "document.documentElement.style.touchAction = 'none'; arguments[arguments.length - 1](0)"
        )
        try browser.tap(x: place(4).x, y: place(4).y, with: .touch)
        let edit = WebBrowser.Area(x: area.x + area.width - 60, y: top + 8, width: 50, height: 28)
        XCTAssertTrue(
            try waitUntil(seconds: 60) { try browser.colours(of: browser.screenshot(), in: edit) > 4 }
        )
        try browser.tap(x: edit.x + 30, y: edit.y + 14, with: .touch)
        Thread.sleep(forTimeInterval: 1)
        XCTAssertFalse(try isUndoShown())
    }

    func end() {
        browser.quit()
        example.script.end()
    }

    /// The middle of a place of the bar.
    func place(_ index: Double) -> (x: Double, y: Double) {
        (area.x + area.width * (index + 0.5) / 5, area.y + area.height - 24)
    }

    /// The middle of an item's icon in the grid, before it is scrolled.
    func cell(_ index: Int) -> (x: Double, y: Double) {
        let width = min(area.width - 32, 384) / 4
        let left = area.x + (area.width - 4 * width) / 2
        return (
            left + (Double(index % 4) + 0.5) * width, top + 44 + 20 + Double(index / 4) * 92 + 27
        )
    }

    /// Where the first finger rests.
    var beside: (x: Double, y: Double) { (area.x + area.width + 300, area.y + 300) }

    var content: WebBrowser.Area { area.part(x: 0.1...0.9, y: 0.2...0.7) }

    private var leading: WebBrowser.Area {
        WebBrowser.Area(x: area.x + 4, y: top + 4, width: 70, height: 32)
    }

    /// Whether something was changed; before that there is nothing where Undo stands then.
    func isUndoShown() throws -> Bool { try browser.colours(of: browser.screenshot(), in: leading) > 4 }

    func tapUndo() throws {
        try browser.tap(x: leading.x + 30, y: leading.y + 16, with: .touch)
    }
}
