import Foundation
import TabardTesting
import XCTest

/// The clipboard under a Wayland compositor, in both directions with programs that are not Tabard's, by real keys.
@preconcurrency @MainActor
final class WaylandClipboardTests: XCTestCase {
    private static let tools = ["/usr/bin/wl-copy", "/usr/bin/wl-paste"]

    func testTextsGoBothWays() throws {
        guard let program = NestedCompositor.path,
            Self.tools.allSatisfy(FileManager.default.isExecutableFile(atPath:))
        else { throw XCTSkip("weston or wl-clipboard is not installed") }
        let display = try TestDisplay()
        let compositor = try NestedCompositor(program, on: display)
        let app = try TestApplication("Catalogue", on: display, environment: compositor.environment)
        let root = try app.accessibleRoot()
        let click = { (object: AccessibleObject) in
            // The compositor gives the window its whole screen.
            try display.pointer.click(at: object.restingFrameInWindow().center)
        }
        let clipboard = {
            let reader = try self.tool("wl-paste", ["--no-newline"], display, compositor)
            _ = reader.waitForExit(timeout: .seconds(20))
            return reader.standardOutput
        }
        try click(root.waitFor(role: .listItem, name: "Form"))
        let field = try root.waitFor(role: .text, name: "Name")
        try click(field)
        XCTAssertTrue(waitUntil { try field.state.contains(.focused) }, root.treeDescription)
        try display.keyboard.type("from the app")
        XCTAssertTrue(waitUntil { try field.text == "from the app" }, root.treeDescription)
        try display.keyboard.press("ctrl+a", "ctrl+c")
        XCTAssertTrue(waitUntil(timeout: .seconds(20)) { try clipboard() == "from the app" })

        let owner = try tool("wl-copy", ["--foreground", "from elsewhere"], display, compositor)
        let hasIt = waitUntil(timeout: .seconds(20)) { try clipboard() == "from elsewhere" }
        XCTAssertTrue(hasIt, owner.endDescription)
        try click(field)
        XCTAssertTrue(waitUntil { try field.state.contains(.focused) }, root.treeDescription)
        try display.keyboard.press("ctrl+a", "ctrl+v")
        XCTAssertTrue(waitUntil { try field.text == "from elsewhere" }, root.treeDescription)
        owner.terminate()
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
        compositor.stop()
        display.stop()
    }

    private func tool(
        _ name: String,
        _ arguments: [String],
        _ display: TestDisplay,
        _ compositor: NestedCompositor
    ) throws -> TestApplication {
        try TestApplication(
            "/usr/bin/" + name,
            arguments: arguments,
            on: display,
            environment: compositor.environment
        )
    }
}
