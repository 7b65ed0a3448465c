import Foundation
import TabardTesting
import XCTest

/// The bar that an app made itself, by real clicks and drags, and as a screen reader uses it: rules U1, U2 and U3.
@preconcurrency @MainActor
final class CustomTabBarTests: XCTestCase {
    private static let names = ["Home", "Places", "Camera", "Notes", "Vault"]

    private func withBar(
        width: Int = 390,
        _ body: (RememberingExample) throws -> Void
    ) throws {
        let example = try RememberingExample("CustomTabBar", windowSize: "\(width)x700")
        try body(example)
        example.finish()
    }

    private func assertBar(
        _ bar: [String],
        _ example: RememberingExample,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let holds = waitUntil { try example.bar == bar }
        XCTAssertTrue(holds, example.root.treeDescription, file: file, line: line)
    }

    private func assertShows(
        _ heading: String,
        _ example: RememberingExample,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let holds = waitUntil { try example.root.findAll(role: .heading).map { try $0.name } == [heading] }
        XCTAssertTrue(holds, example.root.treeDescription, file: file, line: line)
    }

    private func frames(_ example: RememberingExample) throws -> [PixelRect] {
        try Self.names.map { try example.tab($0).frameInWindow }
    }

    /// U1: the items share the width; the one in the middle is bigger where it needs to be, and rises above the bar.
    func testItemsShareTheWidthEvenly() throws {
        for width in [320, 390, 1200] {
            try withBar(width: width) { example in
                let frames = try frames(example)
                XCTAssertEqual(frames.first?.x, 0)
                XCTAssertEqual(frames.map(\.width).reduce(0, +), width)
                let others = frames.enumerated().filter { $0.offset != 2 }.map(\.element)
                let widths = others.map(\.width)
                XCTAssertLessThanOrEqual((widths.max() ?? 0) - (widths.min() ?? 0), 1, "\(widths)")
                XCTAssertGreaterThanOrEqual(frames[2].width, 80)
                XCTAssertGreaterThanOrEqual(frames[2].width, widths.max() ?? 0)
                XCTAssertEqual(Set(others.map(\.y)).count, 1)
                XCTAssertEqual(others[0].y - frames[2].y, 22)
                XCTAssertEqual(frames[2].y + frames[2].height, 700)
            }
        }
    }

    /// U1, U2: a tap selects, the item selected before is in its default state again, and the app is told.
    func testATapSelectsAndResetsThePreviousItem() throws {
        try withBar { example in
            assertBar(["[Home]", "Places", "Camera", "Notes", "Vault"], example)
            let before = try example.display.screenshot()
            try example.click(example.tab("Notes"))
            assertBar(["Home", "Places", "Camera", "[Notes]", "Vault"], example)
            assertShows("Notes", example)
            try example.click(example.tab("Places"))
            assertBar(["Home", "[Places]", "Camera", "Notes", "Vault"], example)
            assertShows("Places", example)
            try example.click(example.tab("Home"))
            assertShows("Home", example)
            XCTAssertNotNil(try example.root.find(role: .label, name: "Last tapped: Home"))
            // Each item shows its first image again, or its second one.
            let bar = PixelRect(x: 0, y: 700 - 58, width: 390, height: 58)
            try example.display.pointer.move(to: PixelPoint(x: 200, y: 420))
            XCTAssertTrue(
                waitUntil {
                    try example.display.screenshot().cropped(to: bar).bytes == before.cropped(to: bar).bytes
                },
                "the bar does not look as it did with the same tab selected"
            )
        }
    }

    /// U1: the part of the middle button above the bar takes clicks; beside it, the content does.
    func testTheRaisedButtonTakesClicksWhereItIsSeen() throws {
        try withBar { example in
            let frame = try example.tab("Camera").frameInWindow
            try example.display.pointer.click(at: PixelPoint(x: frame.x + 4, y: frame.y + 6))
            try example.display.pointer.click(at: PixelPoint(x: 20, y: frame.y + 10))
            XCTAssertFalse(waitUntil(timeout: .milliseconds(400)) { try example.bar.first != "[Home]" })
            try example.display.pointer.click(at: PixelPoint(x: frame.center.x, y: frame.y + 6))
            assertBar(["Home", "Places", "[Camera]", "Notes", "Vault"], example)
            assertShows("Camera", example)
        }
    }

    /// U2: the app says no, and nothing has changed; then it says yes.
    func testTheAppMayRefuse() throws {
        try withBar { example in
            try example.click(example.tab("Places"))
            assertBar(["Home", "[Places]", "Camera", "Notes", "Vault"], example)
            try example.click(example.tab("Vault"))
            try example.root.waitFor(role: .pushButton, name: "OK").performAction()
            XCTAssertTrue(waitUntil { try example.root.find(role: .pushButton, name: "OK") == nil })
            assertBar(["Home", "[Places]", "Camera", "Notes", "Vault"], example)
            assertShows("Places", example)
            try example.click(example.tab("Home"))
            let key = try example.root.waitFor(role: .checkBox, name: "Open the vault")
            XCTAssertNotNil(try example.root.find(role: .label, name: "Last tapped: Home"))
            try example.click(key)
            XCTAssertTrue(waitUntil { try key.state.contains(.checked) })
            try example.click(example.tab("Vault"))
            assertBar(["Home", "Places", "Camera", "Notes", "[Vault]"], example)
            assertShows("Vault", example)
        }
    }

    /// U3: each tab's controller is an object of the class that was named, and keeps what is in it.
    func testTabsByTheNamesOfTheirClasses() throws {
        try withBar { example in
            for name in Self.names.dropLast() {
                try example.click(example.tab(name))
                assertShows(name, example)
            }
            let field = try example.root.waitFor(role: .text)
            try example.click(field)
            try example.display.keyboard.type("milk")
            let isCounted = { try example.root.find(role: .label, name: "4 letters") != nil }
            XCTAssertTrue(waitUntil { try isCounted() }, example.root.treeDescription)
            try example.click(example.tab("Places"))
            assertShows("Places", example)
            XCTAssertFalse(try isCounted())
            try example.click(example.tab("Notes"))
            XCTAssertTrue(waitUntil { try isCounted() }, example.root.treeDescription)
        }
    }

    /// S1, S2: dragged by the mouse, the order and the selection survive a kill; the middle button keeps its place.
    func testTheOrderSurvivesAKill() throws {
        try withBar { example in
            try drag("Places", onto: "Notes", example)
            assertBar(["[Home]", "Notes", "Camera", "Places", "Vault"], example)
            try drag("Vault", onto: "Home", example)
            assertBar(["Vault", "[Home]", "Camera", "Notes", "Places"], example)
            // It can't be dragged itself.
            try drag("Camera", onto: "Home", example)
            try example.click(example.tab("Notes"))
            let bar = ["Vault", "Home", "Camera", "[Notes]", "Places"]
            assertBar(bar, example)
            _ = try example.killAndRestart()
            assertBar(bar, example)
            assertShows("Notes", example)
        }
    }

    /// V1: a screen reader hears tabs with their places, and moves them by actions.
    func testWhatAScreenReaderHears() throws {
        try withBar { example in
            let tabs = try example.root.waitFor(role: .pageTabList, name: "Tabs").findAll(role: .pageTab)
            XCTAssertEqual(try tabs.map { try $0.name }, Self.names)
            XCTAssertTrue(try tabs.allSatisfy { try $0.state.contains(.selectable) })
            let selected = try tabs.filter { try $0.state.contains(.selected) }
            XCTAssertEqual(try selected.map { try $0.name }, ["Home"])
            let places = try example.tab("Places")
            let actions = ["custom.move-after", "custom.move-before", "view.click"]
            XCTAssertEqual(try places.actions.sorted(), actions)
            XCTAssertEqual(try example.tab("Camera").actions, ["view.click"])
            try places.performAction(named: "custom.move-after")
            assertBar(["[Home]", "Notes", "Camera", "Places", "Vault"], example)
            try example.tab("Places").performAction(named: "view.click")
            assertBar(["Home", "Notes", "Camera", "[Places]", "Vault"], example)
        }
    }

    /// V4: Tab and the arrow keys reach the items, and Space selects.
    func testByKeyboard() throws {
        try withBar { example in
            try example.app.window(titled: "CustomTabBar").focus()
            let isFocused = { (name: String) in try example.tab(name).state.contains(.focused) }
            for _ in 0..<6 where try !isFocused("Home") { try example.display.keyboard.press("Tab") }
            XCTAssertTrue(try isFocused("Home"), example.root.treeDescription)
            try example.display.keyboard.press("Right", "space")
            assertBar(["Home", "[Places]", "Camera", "Notes", "Vault"], example)
        }
    }

    /// Drags from the middle of one item to that of another with the real mouse.
    private func drag(_ name: String, onto other: String, _ example: RememberingExample) throws {
        let start = try example.tab(name).frameInWindow.center
        let end = try example.tab(other).frameInWindow.center
        try example.display.pointer.drag(from: start, to: end)
    }
}
