import Foundation
import TabardTesting
import XCTest

/// Rules M4, M5, V1 and V4: arranging the example's tabs by mouse, by keyboard alone, and by the accessibility bus
/// alone; each time Tab Six comes onto the place of Tab Two.
@preconcurrency @MainActor
final class TabBarSaveStateEditingTests: XCTestCase {
    private let edited = ["Tab One", "Tab Six", "Tab Three", "Tab Four", "More"]

    func testByMouse() throws {
        let example = try RunningExample()
        try example.click(example.tab("More"))
        try example.click(button("Edit", of: example))
        let six = try waitForStill(example) {
            try example.frameOnScreen(of: self.button("Tab Six", of: example))
        }
        XCTAssertEqual(try example.rows, [], "what lies behind is out of reach")
        let two = try example.frameOnScreen(of: example.tab("Tab Two"))

        // A drag that ends elsewhere, and one that Escape ends, change nothing.
        let middle = PixelPoint(x: two.center.x, y: two.center.y - 250)
        try example.display.pointer.drag(from: six.center, to: middle)
        XCTAssertTrue(waitUntil { try names(of: example) == RunningExample.barNames })
        try example.display.pointer.press(at: six.center)
        try example.display.pointer.move(from: six.center, to: two.center)
        XCTAssertTrue(
            waitUntil { try labels(of: example).contains("Tab Six: place 2 of 4, in exchange for Tab Two") },
            example.root.treeDescription
        )
        try example.display.keyboard.press("Escape")
        XCTAssertTrue(
            waitUntil { try labels(of: example).contains("Tab Six stays where it was.") },
            example.root.treeDescription
        )
        try example.display.pointer.release()
        XCTAssertEqual(try names(of: example), RunningExample.barNames)

        try example.display.pointer.drag(from: six.center, to: two.center)
        XCTAssertTrue(waitUntil { try names(of: example) == edited }, example.root.treeDescription)
        try example.click(button("Done", of: example))
        assertEdited(example)
        try example.click(example.tab("Tab Six"))
        XCTAssertTrue(waitUntil { try example.selectedNames == ["Tab Six"] })
        try assertKeptAfterAKill(example)
    }

    /// Along the bar the others make room, and Undo takes it back.
    func testAlongTheBarByMouse() throws {
        let example = try RunningExample()
        try beginByAction(example)
        let tabs = try example.tabs.map { try example.frameOnScreen(of: $0).center }
        try example.display.pointer.drag(from: tabs[0], to: tabs[2])
        let moved = ["Tab Two", "Tab Three", "Tab One", "Tab Four", "More"]
        XCTAssertTrue(waitUntil { try names(of: example) == moved }, example.root.treeDescription)
        // More is fixed, and so it can neither be dragged nor dropped on.
        try example.display.pointer.drag(from: tabs[4], to: tabs[0])
        try example.display.pointer.drag(from: tabs[0], to: tabs[4])
        XCTAssertEqual(try names(of: example), moved)
        try example.click(button("Undo", of: example))
        XCTAssertTrue(waitUntil { try names(of: example) == RunningExample.barNames })
        try example.click(button("Done", of: example))
        XCTAssertTrue(waitUntil { try example.rows.count == 2 }, example.root.treeDescription)
        XCTAssertEqual(try example.rows.map { try $0.name }, RunningExample.hiddenNames)
        example.finish()
    }

    func testByKeyboardAlone() throws {
        let example = try RunningExample()
        let keyboard = example.display.keyboard
        try example.window.focus()
        try press("Tab", in: example) { try $0.role == .pageTab }
        try keyboard.press("End", "space")
        try press("Tab", in: example) { try $0.name == "Edit" }
        try keyboard.press("Return")
        try assertFocused("Tab One", role: .pushButton, in: example)
        try keyboard.press("Down", "Right")
        try assertFocused("Tab Six", role: .pushButton, in: example)
        try keyboard.press("space", "Right")
        try assertFocusedTells("Tab Six: place 1 of 4, in exchange for Tab One", in: example)
        try keyboard.press("Escape")
        try assertFocusedTells("Tab Six stays where it was.", in: example)
        XCTAssertEqual(try names(of: example), RunningExample.barNames)
        try keyboard.press("Return", "Home", "Right")
        try assertFocusedTells("Tab Six: place 2 of 4, in exchange for Tab Two", in: example)
        try keyboard.press("Return")
        XCTAssertTrue(waitUntil { try names(of: example) == edited }, example.root.treeDescription)
        // The grid is one stop of Tab, and so is the bar; then the header comes round.
        try keyboard.press("Tab")
        XCTAssertTrue(waitUntil { try example.focused?.role == .pageTab }, example.root.treeDescription)
        try press("Tab", in: example) { try $0.name == "Done" }
        try keyboard.press("space")
        assertEdited(example)
        try assertFocused("Edit", role: .pushButton, in: example)
        try assertKeptAfterAKill(example)
    }

    func testByTheAccessibilityBusAlone() throws {
        let example = try RunningExample()
        try beginByAction(example)
        let six = try button("Tab Six", of: example)
        XCTAssertEqual(try six.description, "not on the bar")
        try six.performAction()
        XCTAssertTrue(waitUntil { try six.description.contains("picked up") })
        try example.tab("Tab Two").performAction()
        XCTAssertTrue(waitUntil { try names(of: example) == edited }, example.root.treeDescription)
        XCTAssertTrue(waitUntil { try six.description.contains("on the bar, place 2 of 4") })
        XCTAssertTrue(
            try labels(of: example).contains("Tab Six is on place 2 of 4 now, in exchange for Tab Two")
        )
        try button("Done", of: example).performAction()
        assertEdited(example)
        try assertKeptAfterAKill(example)
    }

    /// C8: the bar follows the window's width, live, and what was changed stays.
    func testTheWindowBecomesWideAndNarrowMeanwhile() throws {
        let example = try RunningExample()
        let narrow = try example.window.frame
        try beginByAction(example)
        try button("Tab Six", of: example).performAction()
        try example.tab("Tab Two").performAction()
        XCTAssertTrue(waitUntil { try names(of: example) == edited }, example.root.treeDescription)
        try example.window.resize(to: PixelSize(width: 1200, height: 700))
        let all = ["Tab One", "Tab Six", "Tab Three", "Tab Four", "Tab Five", "Tab Two"]
        XCTAssertTrue(waitUntil { try names(of: example) == all }, example.root.treeDescription)
        try button("Tab Two", of: example).performAction()
        try example.tab("Tab One").performAction()
        let wide = ["Tab Two", "Tab One", "Tab Six", "Tab Three", "Tab Four", "Tab Five"]
        XCTAssertTrue(waitUntil { try names(of: example) == wide }, example.root.treeDescription)
        try example.window.resize(to: PixelSize(width: narrow.width, height: narrow.height))
        let last = ["Tab Two", "Tab One", "Tab Six", "Tab Three", "More"]
        XCTAssertTrue(waitUntil { try names(of: example) == last }, example.root.treeDescription)
        try button("Done", of: example).performAction()
        XCTAssertTrue(waitUntil { try names(of: example) == last }, example.root.treeDescription)
        example.finish()
    }

    /// M5: the focus is seen even if the mouse was used before.
    func testTheFocusIsSeen() throws {
        let example = try RunningExample()
        try example.click(example.tab("More"))
        try example.click(button("Edit", of: example))
        _ = try waitForStill(example) { try example.frameOnScreen(of: self.button("Tab Six", of: example)) }
        try example.window.focus()
        let cell = try example.frameOnScreen(of: button("Tab Two", of: example))
        let before = try example.display.screenshot().cropped(to: cell)
        try example.display.keyboard.press("Right")
        try assertFocused("Tab Two", role: .pushButton, in: example)
        XCTAssertTrue(
            waitUntil { try example.display.screenshot().cropped(to: cell).bytes != before.bytes },
            "a focused item looks like any other"
        )
        example.finish()
    }

    /// S1, S2: ends the example as a crash does; started again, it has the edited order.
    private func assertKeptAfterAKill(_ example: RunningExample) throws {
        XCTAssertEqual(example.app.warnings, [])
        example.app.kill()
        _ = example.app.waitForExit(timeout: .seconds(5))
        let again = try RunningExample(on: example.display)
        XCTAssertEqual(try names(of: again), edited)
        try again.tab("More").performAction()
        XCTAssertTrue(
            waitUntil { try again.rows.map { try $0.name } == ["Tab Five", "Tab Two"] },
            again.root.treeDescription
        )
        again.finish()
    }

    private func beginByAction(_ example: RunningExample) throws {
        try example.openMore()
        try button("Edit", of: example).performAction()
        _ = try waitForStill(example) { try example.frameOnScreen(of: self.button("Tab Six", of: example)) }
    }

    /// Waits until something has come to rest.
    private func waitForStill(
        _ example: RunningExample,
        _ frame: @escaping () throws -> PixelRect
    ) throws -> PixelRect {
        _ = try waitFor("the edit screen") { try? button("Done", of: example) }
        var last: PixelRect?
        return try waitFor("the end of the animation") {
            let now = try frame()
            Thread.sleep(forTimeInterval: 0.1)
            defer { last = now }
            return now == last ? now : nil
        }
    }

    private func button(_ name: String, of example: RunningExample) throws -> AccessibleObject {
        try waitFor("the button \(name)") {
            try example.objectsOutsideBar.first { try $0.role == .pushButton && $0.name == name }
        }
    }

    private func names(of example: RunningExample) throws -> [String] {
        try example.tabs.map { try $0.name }
    }

    private func labels(of example: RunningExample) throws -> [String] { try example.shownLabels }

    private func assertEdited(_ example: RunningExample, line: UInt = #line) {
        let holds = waitUntil {
            try names(of: example) == edited && example.rows.map { try $0.name } == ["Tab Five", "Tab Two"]
        }
        XCTAssertTrue(holds, example.root.treeDescription, line: line)
    }

    private func assertFocused(
        _ name: String,
        role: Role,
        in example: RunningExample,
        line: UInt = #line
    ) throws {
        let holds = waitUntil { try example.focused?.role == role && example.focused?.name == name }
        XCTAssertTrue(holds, "'\(name)' has not the focus:\n" + example.root.treeDescription, line: line)
    }

    private func assertFocusedTells(_ words: String, in example: RunningExample, line: UInt = #line) throws {
        let holds = waitUntil { try example.focused?.description.contains(words) == true }
        let found = try example.focused?.description ?? "nothing has the focus"
        XCTAssertTrue(holds, "the focused object tells: \(found)", line: line)
    }

    /// Presses a key until what has the focus is as wished.
    private func press(
        _ key: String,
        in example: RunningExample,
        until condition: (AccessibleObject) throws -> Bool
    ) throws {
        for _ in 0..<12 {
            if let focused = try example.focused, try condition(focused) { return }
            try example.display.keyboard.press(key)
            Thread.sleep(forTimeInterval: 0.1)
        }
        throw TestingError(.notFound, "\(key) does not lead there:\n" + example.root.treeDescription)
    }
}
