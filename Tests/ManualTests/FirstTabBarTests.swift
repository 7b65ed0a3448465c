import TabardTesting
import XCTest

/// The code of the article about tests, which drives the app of the first article.
@preconcurrency @MainActor
final class FirstTabBarTests: XCTestCase {
    func testTheSecondTabCanBeChosen() throws {
        let display = try TestDisplay()
        let app = try TestApplication("FirstTabBar", on: display)
        let root = try app.accessibleRoot()

        let search = try root.waitFor(role: .pageTab, name: "Search")
        try search.performAction()
        let selected = try waitFor("the selected tab") {
            try root.findAll(role: .pageTab).first { try $0.state.contains(.selected) }?.name
        }
        XCTAssertEqual(selected, "Search")

        app.terminate()
        XCTAssertEqual(app.waitForExit(), .exited(0), app.endDescription)
        display.stop()
    }

    func testTheFirstTabIsPressedWithTheMouse() throws {
        let display = try TestDisplay(size: PixelSize(width: 390, height: 600))
        let app = try TestApplication("FirstTabBar", on: display)
        let tab = try app.accessibleRoot().waitFor(role: .pageTab, name: "Search")
        let place = try app.window(titled: "Notes").frame
        let frame = try tab.frameInWindow
        try display.pointer.click(
            at: PixelPoint(x: place.x + frame.center.x, y: place.y + frame.center.y)
        )
        _ = try waitFor("the selection") { try tab.state.contains(.selected) ? true : nil }
        app.terminate()
        display.stop()
    }

    func testTheFirstScreenIsAudited() throws {
        let display = try TestDisplay()
        let app = try TestApplication("FirstTabBar", on: display)
        try app.performAccessibilityAudit()
        app.terminate()
        display.stop()
    }

    func testEachScreenIsAudited() throws {
        let walk = AccessibilityWalk { try TestApplication("FirstTabBar", on: TestDisplay()) }
        walk.reasonToAvoid = { $0.name == "Buy" ? "it costs money" : nil }
        try walk.run()
        XCTAssertGreaterThanOrEqual(walk.screens.count, 2)
        XCTAssertEqual(walk.screens.flatMap(\.report.failures), [])
    }
}
