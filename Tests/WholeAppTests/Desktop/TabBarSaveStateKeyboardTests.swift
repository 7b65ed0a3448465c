import Foundation
import TabardTesting
import XCTest

/// V4: the example by keyboard alone.
@preconcurrency @MainActor
final class TabBarSaveStateKeyboardTests: XCTestCase {
    func testArrowsMoveTheFocusAndSpaceAndReturnSelect() throws {
        let example = try RunningExample()
        try focusBar(of: example)
        let keyboard = example.display.keyboard

        try keyboard.press("Home")
        assertFocused("Tab One", in: example)
        try keyboard.press("Right", "Right")
        assertFocused("Tab Three", in: example)
        try keyboard.press("space")
        example.assertShows("Tab Three")
        assertFocused("Tab Three", in: example)
        try keyboard.press("Left")
        assertFocused("Tab Two", in: example)
        try keyboard.press("Return")
        example.assertShows("Tab Two")
        try keyboard.press("End")
        assertFocused("More", in: example)
        try keyboard.press("space")
        XCTAssertTrue(waitUntil { try example.rows.count == 2 }, example.root.treeDescription)
        XCTAssertEqual(try example.selectedNames, ["More"])
        example.finish()
    }

    func testControlTabGoesThroughTheTabs() throws {
        let example = try RunningExample()
        try example.window.focus()
        for name in ["Tab Two", "Tab Three"] {
            try example.display.keyboard.press("ctrl+Tab")
            example.assertShows(name)
        }
        for name in ["Tab Two", "Tab One"] {
            try example.display.keyboard.press("ctrl+shift+Tab")
            example.assertShows(name)
        }
        example.finish()
    }

    func testAltAndADigitSelectATab() throws {
        let example = try RunningExample()
        try example.window.focus()
        for (digit, name) in [(3, "Tab Three"), (1, "Tab One"), (4, "Tab Four"), (2, "Tab Two")] {
            try example.display.keyboard.press("alt+\(digit)")
            example.assertShows(name)
        }
        example.finish()
    }

    func testTheFocusIsSeen() throws {
        let example = try RunningExample()
        let frame = try example.frameOnScreen(of: example.tab("Tab Two"))
        try focusBar(of: example)
        try example.display.keyboard.press("Home", "Right")
        assertFocused("Tab Two", in: example)
        let focused = try example.display.screenshot().cropped(to: frame)
        try example.display.keyboard.press("Right")
        assertFocused("Tab Three", in: example)
        XCTAssertTrue(
            waitUntil { try example.display.screenshot().cropped(to: frame).bytes != focused.bytes },
            "a focused tab looks like any other"
        )
        example.finish()
    }

    func testAHiddenTabByKeyboardAlone() throws {
        let example = try RunningExample()
        try focusBar(of: example)
        try example.display.keyboard.press("End", "space")
        XCTAssertTrue(waitUntil { try example.rows.count == 2 }, example.root.treeDescription)
        try press("Tab", in: example) { try $0.role != .pageTab && $0.name == "Tab Five" }
        try press("Down", in: example) { try $0.name == "Tab Six" }
        try example.display.keyboard.press("Return")
        example.assertShows("Tab Six", selected: "More")
        try press("Tab", in: example) { try $0.role == .pushButton && $0.name == "More" }
        try example.display.keyboard.press("space")
        XCTAssertTrue(waitUntil { try example.rows.count == 2 }, example.root.treeDescription)
        example.finish()
    }

    /// Presses Tab until a tab of the bar has the focus.
    private func focusBar(of example: RunningExample) throws {
        try example.window.focus()
        try press("Tab", in: example) { try $0.role == .pageTab }
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

    private func assertFocused(
        _ name: String,
        in example: RunningExample,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let holds = waitUntil(timeout: .seconds(5)) {
            let focused = try example.focused
            return try focused?.role == .pageTab && focused?.name == name
        }
        let tree = example.root.treeDescription
        XCTAssertTrue(holds, "'\(name)' has not the focus:\n" + tree, file: file, line: line)
    }
}
