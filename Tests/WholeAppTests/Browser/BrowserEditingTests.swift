import XCTest

/// Rule M4 with a finger: the edit screen in a browser, through GTK's Broadway server.
final class BrowserEditingTests: XCTestCase {
    func testATabIsDraggedByTouch() throws {
        let screen = try BrowserEditScreen("TabBarSaveState")
        defer { screen.end() }
        let browser = screen.browser
        // Along the bar, and then from the grid's second row onto the bar.
        try browser.drag(from: screen.place(0), to: screen.place(2))
        XCTAssertTrue(try waitUntil(seconds: 60, screen.isUndoShown), "nothing was dragged along the bar")
        try screen.tapUndo()
        XCTAssertTrue(try waitUntil(seconds: 60) { try !screen.isUndoShown() }, "Undo did not work")
        try browser.drag(from: screen.cell(5), to: screen.place(1))
        XCTAssertTrue(try waitUntil(seconds: 60, screen.isUndoShown), "nothing was dragged from the grid")
    }

    /// A grid that is longer than its place scrolls; an item is lifted after a short rest.
    func testAFingerScrollsOrLiftsALongGrid() throws {
        let screen = try BrowserEditScreen("ManyTabs")
        defer { screen.end() }
        let browser = screen.browser
        let before = try browser.screenshot()
        try browser.drag(from: screen.cell(17), to: screen.cell(1))
        XCTAssertTrue(
            try waitUntil(seconds: 60) {
                try browser.difference(before, browser.screenshot(), in: screen.content) > 0.001
            },
            "the grid does not scroll"
        )
        Thread.sleep(forTimeInterval: 1.5)
        XCTAssertFalse(try screen.isUndoShown(), "a swipe dragged an item")
        try browser.drag(from: screen.cell(9), to: screen.place(1), holding: 1_500)
        XCTAssertTrue(try waitUntil(seconds: 60, screen.isUndoShown), "nothing was lifted")
    }
}

/// An example in a browser with its edit screen open, in a window as narrow as a phone.
private final class BrowserEditScreen {
    private let shown: ShownExample
    var browser: WebBrowser { shown.browser }
    private var area: WebBrowser.Area { shown.area }
    /// Broadway's windows have a title bar.
    private var top: Double { area.y + 37 }

    init(_ name: String) throws {
        shown = try ShownExample(name)
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
        shown.end()
    }

    func place(_ index: Double) -> (x: Double, y: Double) { shown.place(index) }

    /// The middle of an item's icon in the grid, before it is scrolled.
    func cell(_ index: Int) -> (x: Double, y: Double) {
        let width = min(area.width - 32, 384) / 4
        let left = area.x + (area.width - 4 * width) / 2
        return (
            left + (Double(index % 4) + 0.5) * width, top + 44 + 20 + Double(index / 4) * 92 + 27
        )
    }

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
