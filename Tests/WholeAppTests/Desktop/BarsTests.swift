import Foundation
import TabardTesting
import XCTest

/// Large titles, menus and toolbars by real wheel, mouse and keys, and as a screen reader uses them.
@preconcurrency @MainActor
final class BarsTests: XCTestCase {
    private func withList(_ body: (TestDisplay, TestWindow, AccessibleObject) throws -> Void)
        throws
    {
        let display = try TestDisplay()
        let app = try TestApplication("Bars", on: display)
        let root = try app.accessibleRoot()
        let window = try app.window(titled: "Bars")
        _ = try root.waitFor(role: .pageTabList)
        try body(display, window, root)
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
        display.stop()
    }

    private func assertTells(_ text: String, _ root: AccessibleObject, line: UInt = #line) {
        let holds = waitUntil(timeout: .seconds(5)) { try root.find(role: .label, name: text) != nil }
        XCTAssertTrue(holds, "'\(text)' is not told:\n" + root.treeDescription, line: line)
    }

    private func center(of object: AccessibleObject, in window: TestWindow) throws -> PixelPoint {
        var frame = try object.frameInWindow
        let place = try window.frame
        frame.x += place.x
        frame.y += place.y
        return frame.center
    }

    private func headings(_ root: AccessibleObject) throws -> [PixelRect] {
        try root.findAll(role: .heading, name: "Mountains").map { try $0.frameInWindow }
    }

    func testTheWheelCollapsesTheLargeTitle() throws {
        try withList { display, window, root in
            let middle = try window.frame.center
            XCTAssertTrue(waitUntil { try headings(root).first?.y ?? 0 > 44 }, root.treeDescription)
            // The scroll bar at the side comes with the pointer.
            let frame = try window.frame
            let bar = PixelRect(x: frame.x, y: frame.y, width: frame.width - 20, height: 96)
            let before = try display.screenshot().cropped(to: bar)
            try display.pointer.scroll(at: middle, steps: 3)
            // The small title in the middle takes its place.
            XCTAssertTrue(
                waitUntil {
                    let all = try headings(root)
                    return all.contains { $0.y < 30 && $0.x > 100 }
                },
                root.treeDescription
            )
            XCTAssertNotEqual(try display.screenshot().cropped(to: bar).bytes, before.bytes)
            try display.pointer.scroll(at: middle, steps: -6)
            XCTAssertTrue(
                waitUntil { try display.screenshot().cropped(to: bar).bytes == before.bytes },
                "the bar does not come back as it was"
            )
        }
    }

    func testAMenuByTheMouse() throws {
        try withList { display, window, root in
            let button = try root.waitFor(role: .pushButton, name: "Sort")
            try display.pointer.click(at: center(of: button, in: window))
            let copy = try root.waitFor(role: .menuItem, name: "Copy")
            try display.pointer.click(at: center(of: copy, in: window))
            assertTells("Copied", root)
            XCTAssertTrue(waitUntil { try root.find(role: .menuItem, name: "Copy") == nil })
            try display.pointer.click(at: center(of: button, in: window))
            let share = try root.waitFor(role: .menuItem, name: "Share")
            try display.pointer.click(at: center(of: share, in: window))
            let send = try root.waitFor(role: .menuItem, name: "Send")
            try display.pointer.click(at: center(of: send, in: window))
            assertTells("Send", root)
            try display.pointer.click(at: center(of: button, in: window))
            _ = try root.waitFor(role: .menuItem, name: "Share")
            let frame = try window.frame
            try display.pointer.click(at: PixelPoint(x: frame.x + 20, y: frame.y + frame.height - 150))
            XCTAssertTrue(waitUntil { try root.find(role: .menuItem, name: "Share") == nil })
            assertTells("Send", root)
        }
    }

    func testAMenuByTheKeyboard() throws {
        try withList { display, window, root in
            try window.focus()
            let button = try root.waitFor(role: .pushButton, name: "Sort")
            for _ in 0..<8 where try !button.state.contains(.focused) {
                try display.keyboard.press("Tab")
                _ = waitUntil(timeout: .milliseconds(300)) { try button.state.contains(.focused) }
            }
            XCTAssertTrue(try button.state.contains(.focused), root.treeDescription)
            try display.keyboard.press("Return")
            let copy = try root.waitFor(role: .menuItem, name: "Copy")
            XCTAssertTrue(waitUntil { try copy.state.contains(.focused) }, root.treeDescription)
            // The disabled line is passed over, and so is the title of the part.
            try display.keyboard.press("Down", "Down", "space")
            assertTells("By height", root)
            XCTAssertTrue(waitUntil { try button.state.contains(.focused) }, "the focus comes back")
            try display.keyboard.press("Return")
            _ = try root.waitFor(role: .menuItem, name: "Copy")
            try display.keyboard.press("Escape")
            XCTAssertTrue(waitUntil { try root.find(role: .menuItem, name: "Copy") == nil })
            XCTAssertTrue(waitUntil { try button.state.contains(.focused) })
        }
    }

    func testTheToolbar() throws {
        try withList { display, window, root in
            let bar = try root.waitFor(role: .toolBar, name: "Toolbar")
            XCTAssertEqual(try bar.findAll(role: .pushButton).map { try $0.name }, ["Share", "Delete"])
            let trash = try root.waitFor(role: .pushButton, name: "Delete")
            try display.pointer.click(at: center(of: trash, in: window))
            assertTells("Deleted", root)
            try root.waitFor(role: .pushButton, name: "Share").performAction()
            assertTells("Shared", root)
        }
    }

    func testTheMenuOfARow() throws {
        try withList { display, window, root in
            let row = try root.waitFor(role: .listItem, name: "Mountain 2")
            try display.pointer.click(at: center(of: row, in: window), button: .right)
            let climb = try root.waitFor(role: .menuItem, name: "Climb")
            try display.pointer.click(at: center(of: climb, in: window))
            assertTells("Climbed 2", root)
        }
    }

    func testTheKeysForFreshContent() throws {
        try withList { display, window, root in
            try window.focus()
            for key in ["F5", "ctrl+r"] {
                try display.keyboard.press(key)
                assertTells("Refreshed", root)
                // Another text, lest the next key find its own there already.
                try root.waitFor(role: .pushButton, name: "Share").performAction()
                assertTells("Shared", root)
            }
        }
    }
}
