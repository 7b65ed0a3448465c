import Foundation
import TabardTesting
import XCTest

/// The example `Windows`: its windows are open again after any end, as the user left them (R3, R4).
@preconcurrency @MainActor
final class WindowsRestorationTests: XCTestCase {
    private func start(on display: TestDisplay) throws -> TestApplication {
        try TestApplication("Windows", on: display)
    }

    /// The notes in the windows' fields, by the windows' titles.
    private func notes(_ app: TestApplication) throws -> [String: String] {
        var notes: [String: String] = [:]
        for frame in try app.accessibleRoot().findAll(role: .frame) {
            guard let field = try frame.find(role: .text) else { continue }
            notes[try frame.name] = try field.text
        }
        return notes
    }

    private func assertShows(_ expected: [String: String], _ app: TestApplication, line: UInt = #line) {
        var found: [String: String] = [:]
        let holds = waitUntil(timeout: .seconds(10)) {
            found = try notes(app)
            return found == expected
        }
        XCTAssertTrue(holds, "\(found) is shown, and not \(expected)", line: line)
    }

    private func write(
        _ text: String,
        in title: String,
        of app: TestApplication,
        on display: TestDisplay
    ) throws {
        let window = try app.window(titled: title)
        let frame = try app.accessibleRoot().waitFor(role: .frame, name: title)
        let field = try frame.waitFor(role: .text)
        var place = PixelRect(x: 0, y: 0, width: 0, height: 0)
        let isThere = waitUntil {
            place = try field.frameInWindow
            return try place.width > 0 && frame.state.contains(.active)
        }
        XCTAssertTrue(isThere, frame.treeDescription)
        place.x += try window.frame.x
        place.y += try window.frame.y
        try display.pointer.click(at: place.center)
        try display.keyboard.type(text)
    }

    private func assertFrame(_ window: TestWindow, _ body: (PixelRect) -> Bool, line: UInt = #line) throws {
        let holds = waitUntil { body(try window.frame) }
        let frame = try window.frame
        XCTAssertTrue(holds, "\(frame)", line: line)
    }

    private func kill(_ app: TestApplication) {
        // What is older than two seconds outlasts a kill.
        Thread.sleep(forTimeInterval: 2)
        app.kill()
        _ = app.waitForExit()
    }

    func testR4WindowsComeBackAfterAKill() throws {
        let display = try TestDisplay(windowManager: TestApplication.path(ofProduct: "WindowManager"))
        var app = try start(on: display)
        var first = try app.window(titled: "Window 1")
        try write("milk", in: "Window 1", of: app, on: display)
        try app.accessibleRoot().waitFor(role: .pushButton, name: "New Window").performAction()
        var second = try app.window(titled: "Window 2")
        try write("bread", in: "Window 2", of: app, on: display)
        assertShows(["Window 1": "milk", "Window 2": "bread"], app)
        try second.resize(to: PixelSize(width: 500, height: 620))
        kill(app)

        app = try start(on: display)
        first = try app.window(titled: "Window 1")
        second = try app.window(titled: "Window 2")
        assertShows(["Window 1": "milk", "Window 2": "bread"], app)
        try assertFrame(second) { $0.width == 500 && $0.height == 620 }
        XCTAssertEqual(try first.frame.width, 390)

        // One is closed for good; the other one, the last, is not.
        try first.close()
        assertShows(["Window 2": "bread"], app)
        try second.close()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        app = try start(on: display)
        assertShows(["Window 2": "bread"], app)
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
        display.stop()
    }

    func testR4MaximizedAndFullScreenOnTheSameWorkspace() throws {
        let display = try TestDisplay(windowManager: TestApplication.path(ofProduct: "WindowManager"))
        var app = try start(on: display)
        var window = try app.window(titled: "Window 1")
        try window.resize(to: PixelSize(width: 500, height: 620))
        try assertFrame(window) { $0.width == 500 }
        // The app hears of its size after the screen does; a window that is maximized before has no other size yet.
        let frame = try app.accessibleRoot().waitFor(role: .frame, name: "Window 1")
        XCTAssertTrue(waitUntil { try frame.frameInWindow.width == 500 }, frame.treeDescription)
        try window.move(toWorkspace: 2)
        XCTAssertTrue(waitUntil { try window.workspace == 2 })
        let screen = PixelRect(x: 0, y: 0, width: display.size.width, height: display.size.height)
        for isFullscreen in [false, true] {
            if isFullscreen { try window.setFullscreen(true) } else { try window.setMaximized(true) }
            try assertFrame(window) { $0 == screen }
            kill(app)
            app = try start(on: display)
            window = try app.window(titled: "Window 1")
            try assertFrame(window) { $0 == screen }
            XCTAssertTrue(waitUntil { try window.workspace == 2 })
            // Its own size is kept with it.
            if isFullscreen { try window.setFullscreen(false) } else { try window.setMaximized(false) }
            try assertFrame(window) { $0.width == 500 && $0.height == 620 }
        }
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
        display.stop()
    }
}
