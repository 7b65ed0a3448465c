import Foundation
import TabardTesting
import XCTest

/// The example `Reader` by mouse and keys: it is killed, and opens where it was left (R1, S7).
@preconcurrency @MainActor
final class ReaderTests: XCTestCase {
    private func assertShows(_ text: String, _ root: AccessibleObject, line: UInt = #line) {
        let holds = waitUntil(timeout: .seconds(5)) { try root.find(role: .label, name: text) != nil }
        XCTAssertTrue(holds, "'\(text)' is not shown:\n" + root.treeDescription, line: line)
    }

    func testR1TheStackComesBackAfterAKill() throws {
        let display = try TestDisplay()
        var app = try TestApplication("Reader", on: display)
        var root = try app.accessibleRoot()
        try (try root.waitFor(role: .listItem, name: "Book 3")).performAction()
        assertShows("Book 3, chapter 1", root)
        for chapter in 2...4 {
            let next = try XCTUnwrap(root.findAll(role: .pushButton, name: "Next chapter").last)
            try next.performAction()
            assertShows("Book 3, chapter \(chapter)", root)
        }
        // What is older than two seconds outlasts a kill.
        Thread.sleep(forTimeInterval: 2)
        app.kill()
        _ = app.waitForExit()
        app = try TestApplication("Reader", on: display)
        root = try app.accessibleRoot()
        assertShows("Book 3, chapter 4", root)
        for chapter in (1...3).reversed() {
            let back = try root.waitFor(role: .pushButton, name: "Chapter \(chapter)")
            try back.performAction()
            assertShows("Book 3, chapter \(chapter)", root)
        }
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
        // What ends by itself loses nothing at all.
        app = try TestApplication("Reader", on: display)
        root = try app.accessibleRoot()
        assertShows("Book 3, chapter 1", root)
        app.terminate()
        _ = app.waitForExit()
        display.stop()
    }
}
