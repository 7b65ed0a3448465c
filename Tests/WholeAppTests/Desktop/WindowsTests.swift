import Foundation
import TabardTesting
import XCTest

/// R2: the example whose windows are scenes, with real windows: what it is told, call by call, as it prints it.
@preconcurrency @MainActor
final class WindowsTests: XCTestCase {
    private var printed: PrintedLines?

    private func assertPrints(_ lines: [String], _ app: TestApplication, line: UInt = #line) {
        let printed = printed ?? PrintedLines(app)
        self.printed = printed
        printed.assertAre(lines, line: line)
    }

    private static let launch = [
        "app willFinishLaunching (background)",
        "app didFinishLaunching (background)",
        "posted UIApplicationDidFinishLaunchingNotification",
        "app configurationForConnecting (background)",
        "scene 1 willConnect (unattached)",
    ]

    private static func becomesActive(_ number: Int, opens lines: [String] = []) -> [String] {
        lines + [
            "posted UISceneWillConnectNotification",
            "scene \(number) willEnterForeground (background)",
            "posted UISceneWillEnterForegroundNotification",
            "posted UIApplicationWillEnterForegroundNotification",
            "scene \(number) didBecomeActive (active)",
            "posted UISceneDidActivateNotification",
            "posted UIApplicationDidBecomeActiveNotification",
        ]
    }

    private static func isLeft(_ number: Int) -> [String] {
        [
            "scene \(number) willResignActive (active)",
            "posted UISceneWillDeactivateNotification",
            "posted UIApplicationWillResignActiveNotification",
        ]
    }

    private static func isUsed(_ number: Int) -> [String] {
        [
            "scene \(number) didBecomeActive (active)",
            "posted UISceneDidActivateNotification",
            "posted UIApplicationDidBecomeActiveNotification",
        ]
    }

    private static func end(_ number: Int) -> [String] {
        [
            "scene \(number) willResignActive (active)",
            "posted UISceneWillDeactivateNotification",
            "scene \(number) didEnterBackground (background)",
            "posted UISceneDidEnterBackgroundNotification",
            "scene \(number) stateRestorationActivity (background)",
            "scene \(number) didDisconnect (unattached)",
            "posted UISceneDidDisconnectNotification",
            "app willTerminate (active)",
            "posted UIApplicationWillTerminateNotification",
        ]
    }

    /// A desktop whose window manager maps, activates and minimizes windows as desktops' own do.
    private func managedDisplay() throws -> TestDisplay {
        try TestDisplay(windowManager: TestApplication.path(ofProduct: "WindowManager"))
    }

    func testFocusElsewhereAndBackAndMinimized() throws {
        try focusElsewhereAndBackAndMinimize(on: TestDisplay())
    }

    func testFocusElsewhereAndBackAndMinimizedUnderAWindowManager() throws {
        try focusElsewhereAndBackAndMinimize(on: managedDisplay())
    }

    private func focusElsewhereAndBackAndMinimize(on display: TestDisplay) throws {
        let app = try TestApplication("Windows", on: display)
        let window = try app.window(titled: "Window 1")
        assertPrints(Self.launch + Self.becomesActive(1), app)

        let other = try TestApplication("Controls", on: display)
        try other.window(titled: "Controls").focus()
        assertPrints(Self.isLeft(1), app)
        try window.focus()
        assertPrints(Self.isUsed(1), app)
        other.terminate()
        XCTAssertEqual(other.waitForExit(timeout: .seconds(5)), .exited(0), other.endDescription)

        XCTAssertTrue(try window.isOnScreen)
        try window.minimize()
        assertPrints(
            Self.isLeft(1) + [
                "scene 1 didEnterBackground (background)",
                "posted UISceneDidEnterBackgroundNotification",
                "scene 1 stateRestorationActivity (background)",
                "posted UIApplicationDidEnterBackgroundNotification",
            ],
            app
        )
        XCTAssertEqual(try window.isOnScreen, !display.hasWindowManager)
        try window.restore()
        assertPrints(Array(Self.becomesActive(1).dropFirst()), app)

        try window.resize(to: PixelSize(width: 700, height: 600))
        assertPrints(["scene 1 was 390 wide and is 700 (active)"], app)

        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        assertPrints(Self.end(1), app)
        XCTAssertEqual(app.warnings, [])
        display.stop()
    }

    func testASecondWindow() throws {
        try openSecondWindow(on: TestDisplay())
    }

    func testASecondWindowUnderAWindowManager() throws {
        try openSecondWindow(on: managedDisplay())
    }

    private func openSecondWindow(on display: TestDisplay) throws {
        let app = try TestApplication("Windows", arguments: ["windows-example://a"], on: display)
        let first = try app.window(titled: "Window 1")
        let root = try app.accessibleRoot()
        assertPrints(
            Self.launch
                + Self.becomesActive(1, opens: ["scene 1 opens windows-example://a (unattached)"]),
            app
        )

        try root.waitFor(role: .pushButton, name: "New Window").performAction()
        let second = try app.window(titled: "Window 2")
        let lines = [
            "app configurationForConnecting (active)",
            "scene 2 willConnect (unattached)",
            "scene 2 opens for org.example.new (unattached)",
            "posted UISceneWillConnectNotification",
            "scene 2 willEnterForeground (background)",
            "posted UISceneWillEnterForegroundNotification",
        ]
        assertPrints(lines + Self.isLeft(1) + Self.isUsed(2), app)

        try first.focus()
        assertPrints(Self.isLeft(2) + Self.isUsed(1), app)
        try second.focus()
        assertPrints(Self.isLeft(1) + Self.isUsed(2), app)

        // The user closes the second one, and the first one goes on.
        try second.close()
        let closing =
            Self.isLeft(2) + [
                "scene 2 didEnterBackground (background)",
                "posted UISceneDidEnterBackgroundNotification",
                "scene 2 stateRestorationActivity (background)",
                "scene 2 didDisconnect (unattached)",
                "posted UISceneDidDisconnectNotification",
                "app didDiscard 2 (inactive)",
            ]
        // A window manager turns to the window that was used before.
        if display.hasWindowManager {
            assertPrints(closing + Self.isUsed(1), app)
        } else {
            assertPrints(closing, app)
            try first.focus()
            assertPrints(Self.isUsed(1), app)
        }
        XCTAssertTrue(app.isRunning)

        // Closing the last one ends the app.
        try first.close()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        assertPrints(Self.end(1), app)
        XCTAssertEqual(app.warnings, [])
        display.stop()
    }
}
