import Foundation
import TabardTesting
import XCTest

/// The iOS package in `Examples/Habits` as `tabard-swift` has built it, by real clicks: O1 to O4.
///
/// `make package` builds it and says where; without that the test is skipped.
@preconcurrency @MainActor
final class HabitsTests: XCTestCase {
    private static let switchRole = Role.checkBox

    func testSelectorsDelegatesAndObserversAnswerRealClicks() throws {
        guard let program = ProcessInfo.processInfo.environment["TABARD_HABITS"] else {
            throw XCTSkip("TABARD_HABITS names no program; `make package` builds it")
        }
        let display = try TestDisplay()
        let app = try TestApplication(program, on: display)
        let root = try app.accessibleRoot()
        let window = try app.window(titled: "Habits")
        let habits = Habits(app: app, display: display, root: root, window: window)

        // A row calls an override of a method of UIKit's, and through it an optional requirement of the app's own.
        try habits.click(root.waitFor(role: .listItem, name: "Take a walk"))
        try habits.assertTells("Done: Take a walk")
        // A bar button item calls a private method by its selector.
        try habits.click(habits.button("Add"))
        try habits.assertTells("Habit 4")
        try habits.assertTells("Added Habit 4")

        try habits.click(habits.tab("Today"))
        // An observed member, with what an optional requirement that nobody implements gives.
        try habits.assertTells("Hello, 1 done")
        try habits.click(root.waitFor(role: Self.switchRole, name: "Reminders"))
        try habits.assertTells("Every day")
        try habits.click(habits.button("Finish all"))
        try habits.assertTells("Hello, 4 done")

        // The target of a selector may be any object.
        try habits.click(habits.tab("Habits"))
        try habits.click(habits.button("Reset"))
        try habits.click(habits.tab("Today"))
        try habits.assertTells("Hello, 0 done")

        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
        // A delegate's optional requirement was called, and #if os(iOS) holds. A pipe gets what is printed at the end.
        XCTAssertEqual(app.standardOutput, "Selected Today\nSelected Habits\nSelected Today\n")
        display.stop()
    }
}

/// The app, with what the test asks of it.
@MainActor
private struct Habits {
    let app: TestApplication
    let display: TestDisplay
    let root: AccessibleObject
    let window: TestWindow

    func button(_ name: String) throws -> AccessibleObject { try root.waitFor(role: .pushButton, name: name) }
    func tab(_ name: String) throws -> AccessibleObject { try root.waitFor(role: .pageTab, name: name) }

    func click(_ object: AccessibleObject) throws {
        var place = try object.restingFrameInWindow()
        let frame = try window.frame
        place.x += frame.x
        place.y += frame.y
        try display.pointer.click(at: place.center)
    }

    func assertTells(_ text: String, line: UInt = #line) throws {
        let holds = waitUntil(timeout: .seconds(5)) { try root.descendants.contains { try $0.name == text } }
        XCTAssertTrue(holds, "'\(text)' is not told:\n" + root.treeDescription, line: line)
    }
}
