import Foundation
import TabardTesting
import XCTest

/// An app on desktops that draw no title bar: one bar at the window's top, by which it is moved, made larger and closed (W1–W5).
@preconcurrency @MainActor
final class WindowButtonsProgramTests: XCTestCase {
    fileprivate static let size = PixelSize(width: 1_500, height: 1_150)

    /// An app in a compositor that leaves the frames of windows to programs.
    @MainActor
    private final class FramedApp {
        let display: TestDisplay
        let compositor: NestedCompositor
        let app: TestApplication
        private let desktop: Screenshot

        init(
            _ product: String,
            size: PixelSize = WindowButtonsProgramTests.size,
            hasFrames: Bool = true,
            environment: [String: String?] = [:],
            awaiting role: Role = .pageTabList
        ) throws {
            guard let program = NestedCompositor.path else { throw XCTSkip("weston is not installed") }
            display = try TestDisplay()
            compositor = try NestedCompositor(program, on: display, size: size, hasFrames: hasFrames)
            desktop = try Self.picture(of: display)
            app = try TestApplication(
                product,
                on: display,
                environment: environment.merging(compositor.environment) { $1 }
            )
            _ = try app.accessibleRoot().waitFor(role: role)
        }

        /// All that is there beyond the bare desktop, the window's shadow included.
        func window(keepsPicture name: String? = nil) throws -> PixelRect {
            let now = try Self.picture(of: display)
            if let name, let folder = ProcessInfo.processInfo.environment["TABARD_WINDOW_PICTURES"] {
                try now.pngData.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
            }
            var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
            for y in 0..<now.size.height {
                for x in 0..<now.size.width {
                    let place = PixelPoint(x: x, y: y)
                    guard now.color(at: place) != desktop.color(at: place) else { continue }
                    (left, right) = (min(left, x), max(right, x))
                    (top, bottom) = (min(top, y), max(bottom, y))
                }
            }
            guard right >= 0 else { throw XCTSkip("nothing is there") }
            return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        }

        /// Waits until the window has come to a place where the bare desktop was.
        func waitForWindow(at place: PixelPoint) throws {
            _ = try waitFor("the window to move", timeout: .seconds(20)) {
                try display.screenshot().color(at: place) != desktop.color(at: place) ? true : nil
            }
        }

        /// The pointer is drawn too, and stands in one place in all pictures.
        private static func picture(of display: TestDisplay) throws -> Screenshot {
            try display.pointer.move(to: PixelPoint(x: 5, y: 5))
            return try display.stillPicture()
        }

        func finish() {
            app.terminate()
            XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
            XCTAssertEqual(app.warnings, [])
            stop()
        }

        func stop() {
            compositor.stop()
            display.stop()
        }
    }

    func testW1W4AWindowIsMovedByItsBarMaximizedAndClosed() throws {
        let framed = try FramedApp("FirstTabBar")
        let pointer = framed.display.pointer
        let first = try framed.window(keepsPicture: "first")
        let bar = try grip(of: first, in: framed)
        try pointer.move(to: bar)
        try pointer.press(at: bar)
        try pointer.move(from: bar, to: PixelPoint(x: bar.x + 120, y: bar.y + 40))
        // A compositor moves nothing once the button is up.
        try framed.waitForWindow(at: PixelPoint(x: first.x + first.width + 60, y: first.center.y))
        try pointer.release()
        let moved = try framed.window(keepsPicture: "moved")
        XCTAssertEqual([moved.x - first.x, moved.y - first.y], [120, 40])
        XCTAssertEqual([moved.width, moved.height], [first.width, first.height])
        let there = PixelPoint(x: bar.x + 120, y: bar.y + 40)
        try pointer.click(at: there, count: 2)
        let large = try waitFor("the window to fill the screen") {
            let now = try framed.window(keepsPicture: "large")
            return now.width == Self.size.width ? now : nil
        }
        XCTAssertEqual(large, PixelRect(x: 0, y: 0, width: Self.size.width, height: Self.size.height))
        // The button in the corner.
        try pointer.click(at: PixelPoint(x: Self.size.width - 22, y: 22))
        XCTAssertEqual(framed.app.waitForExit(timeout: .seconds(5)), .exited(0), framed.app.endDescription)
        framed.stop()
    }

    /// A press that moves nothing is a press, and what is below the row does not move the window.
    func testW4WhatLiesBelowTheRowDoesNotMoveTheWindow() throws {
        let framed = try FramedApp("FirstTabBar")
        let first = try framed.window()
        let bar = try grip(of: first, in: framed)
        let below = PixelPoint(x: bar.x, y: bar.y + 100)
        try framed.display.pointer.drag(from: below, to: PixelPoint(x: below.x + 120, y: below.y + 40))
        try framed.display.pointer.click(at: bar)
        XCTAssertEqual(try framed.window(), first)
        framed.finish()
    }

    /// As on a phone: the window has all of the screen.
    func testW5WhereAWindowHasAllOfTheScreenThereAreNoButtons() throws {
        for isDark in [false, true] {
            let framed = try FramedApp(
                "Catalogue",
                size: PixelSize(width: 360, height: 720),
                hasFrames: false,
                environment: isDark ? ["ADW_DEBUG_COLOR_SCHEME": "prefer-dark"] : [:]
            )
            _ = try framed.window(keepsPicture: "phone-\(isDark ? "dark" : "light")")
            framed.finish()
        }
    }

    func testW2TheCatalogueHasOneBar() throws {
        for isDark in [false, true] {
            let framed = try FramedApp(
                "Catalogue",
                environment: isDark ? ["ADW_DEBUG_COLOR_SCHEME": "prefer-dark"] : [:]
            )
            _ = try framed.window(keepsPicture: "catalogue-\(isDark ? "dark" : "light")")
            framed.finish()
        }
    }

    /// The desktop finds the app's file by its identifier.
    func testTheDesktopKnowsTheAppByItsIdentifier() throws {
        let framed = try FramedApp("Windows", environment: ["WAYLAND_DEBUG": "1"], awaiting: .frame)
        XCTAssertTrue(framed.app.standardError.contains("set_app_id(\"org.example.Windows\")"))
        framed.app.terminate()
        _ = framed.app.waitForExit(timeout: .seconds(5))
        framed.stop()
    }

    /// A place in the row of the window's buttons that is none.
    private func grip(of window: PixelRect, in framed: FramedApp) throws -> PixelPoint {
        // The shadow is as wide on both sides, and reaches further down.
        let size = try XCTUnwrap(framed.app.accessibleRoot().find(role: .frame)?.frameInWindow)
        let side = (window.width - size.width) / 2
        return PixelPoint(x: window.x + side + 60, y: window.y + side + 10)
    }
}
