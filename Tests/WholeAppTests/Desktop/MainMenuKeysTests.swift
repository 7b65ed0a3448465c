import Foundation
import TabardTesting
import XCTest

/// The catalogue's main menu: the keys that its lines show, as the app itself tells them, and what each of them does (M1–M3).
@preconcurrency @MainActor
final class MainMenuKeysTests: XCTestCase {
    private static let size = "1200x800"

    /// A line of the menu as the accessibility bus has it.
    private struct Line: Hashable {
        /// The title of the menu that it is in, where that opens beside the main one.
        var menu: String?
        let title: String
        /// What a screen reader says after the title.
        let keys: String
    }

    /// What is seen once keys were pressed, and was not before.
    private struct Effect {
        var prepare: () throws -> Void = {}
        let holds: () throws -> Bool
        /// Brings back what later lines begin with.
        var undo: () throws -> Void = {}
    }

    func testEachShortcutOfTheMenuDoesWhatItSays() throws {
        let example = try RememberingExample("Catalogue", windowSize: Self.size)
        let lines = try self.lines(of: example)
        XCTAssertGreaterThan(lines.count, 10, "\(lines)")
        XCTAssertEqual(Set(lines.map(\.keys)).count, lines.count, "each has keys of its own: \(lines)")
        for line in lines {
            guard let effect = try self.effect(of: line, among: lines, in: example) else {
                XCTFail("nobody knows what \(line) does")
                continue
            }
            try effect.prepare()
            XCTAssertFalse(try effect.holds(), "\(line) has nothing to do")
            try example.display.keyboard.press(try Self.pressed(line.keys))
            XCTAssertTrue(
                waitUntil(timeout: .seconds(15)) { try effect.holds() },
                "\(line):\n\(example.root.treeDescription)"
            )
            try effect.undo()
        }
        example.finish()
    }

    /// A line that can't be used now says so, and its keys do nothing.
    func testALineThatMakesNoSenseIsDisabled() throws {
        let example = try RememberingExample("Catalogue", windowSize: "390x800")
        let keys = try XCTUnwrap(try lines(of: example).first { $0.title == "Show Sidebar" }?.keys)
        try openMenu(of: example)
        let row = try XCTUnwrap(try rows(of: example).first { try $0.name == "Show Sidebar" })
        XCTAssertFalse(try row.state.contains(.enabled), example.root.treeDescription)
        try closeMenu(of: example)
        try example.display.keyboard.press(try Self.pressed(keys))
        // What follows comes after whatever the keys did.
        try example.display.keyboard.press("ctrl+2")
        XCTAssertTrue(waitUntil { try self.hasHeading("Stack", example) }, example.root.treeDescription)
        XCTAssertNil(try example.sidebar)
        example.finish()
    }

    // A check menu item has no name among the roles.
    private static let roles: [Role] = [.menuItem, Role(rawValue: 8)]

    /// The lines of the menu that is open, from the top.
    private func rows(of example: RememberingExample) throws -> [AccessibleObject] {
        guard let menu = try example.root.find(role: .menu) else { return [] }
        return try menu.descendants.filter { Self.roles.contains(try $0.role) }
    }

    private func titles(of example: RememberingExample) throws -> [String] {
        try rows(of: example).map { try $0.name }
    }

    private func openMenu(of example: RememberingExample) throws {
        try example.click(example.root.waitFor(role: .pushButton, name: "Menu"))
        XCTAssertTrue(waitUntil { try !self.rows(of: example).isEmpty }, example.root.treeDescription)
    }

    private func closeMenu(of example: RememberingExample) throws {
        try example.display.keyboard.press("Escape")
        XCTAssertTrue(waitUntil { try self.rows(of: example).isEmpty }, example.root.treeDescription)
    }

    /// All lines with keys. One without keys leads to further lines, or the test fails.
    private func lines(of example: RememberingExample) throws -> [Line] {
        try openMenu(of: example)
        var lines: [Line] = []
        let top = try rows(of: example).map { Line(title: try $0.name, keys: try $0.description) }
        for line in top {
            guard line.keys.isEmpty else {
                lines.append(line)
                continue
            }
            try example.row(titled: line.title, among: rows(of: example)).performAction()
            let isInside = waitUntil { try self.titles(of: example).first == line.title }
            XCTAssertTrue(isInside, "'\(line.title)' shows no keys and leads nowhere")
            let inside = try rows(of: example)
            for row in inside.dropFirst() {
                let found = Line(menu: line.title, title: try row.name, keys: try row.description)
                XCTAssertFalse(found.keys.isEmpty, "\(found)")
                lines.append(found)
            }
            try inside.first?.performAction()
            XCTAssertTrue(waitUntil { try self.titles(of: example) == top.map(\.title) })
        }
        try closeMenu(of: example)
        return lines
    }

    /// The name that X has for keys as they are shown.
    private static func pressed(_ keys: String) throws -> String {
        var rest = Substring(keys)
        var modifiers = ""
        while let modifier = ["Ctrl", "Shift", "Alt"].first(where: { rest.hasPrefix($0 + "+") }) {
            modifiers += modifier.lowercased() + "+"
            rest = rest.dropFirst(modifier.count + 1)
        }
        let signs = ["+": "plus", "-": "minus", ",": "comma", "[": "bracketleft"]
        guard rest.count == 1 else { return modifiers + rest }
        return modifiers + (signs[String(rest)] ?? rest.lowercased())
    }

    private func hasHeading(_ name: String, _ example: RememberingExample) throws -> Bool {
        try example.root.find(role: .heading, name: name) != nil
    }

    private func show(_ tab: String, _ example: RememberingExample) throws {
        try example.click(example.tab(tab))
        XCTAssertTrue(waitUntil { try self.hasHeading(tab, example) }, example.root.treeDescription)
    }

    /// What is to be seen of a line; nil if the test does not know it.
    private func effect(
        of line: Line,
        among lines: [Line],
        in example: RememberingExample
    ) throws -> Effect? {
        func press(_ title: String) throws {
            let other = try XCTUnwrap(lines.first { $0.title == title }, title)
            try example.display.keyboard.press(try Self.pressed(other.keys))
        }
        func heading() throws -> Int {
            try example.root.waitFor(role: .label, name: "A tab bar of your own").restingFrameInWindow()
                .height
        }
        var before = 0
        switch (line.menu, line.title) {
        case (nil, "Settings…"):
            return Effect(
                prepare: { try self.show("Welcome", example) },
                holds: { try self.hasHeading("Tabs", example) }
            )
        case (nil, "Find a City"):
            return Effect(
                prepare: { try self.show("Welcome", example) },
                holds: {
                    try self.hasHeading("Cities", example)
                        && example.root.find(role: .entry, name: "Search")?.state.contains(.focused) == true
                }
            )
        case (nil, "Larger Text"), (nil, "Smaller Text"):
            let isLarger = line.title == "Larger Text"
            return Effect(
                prepare: {
                    try self.show("Welcome", example)
                    before = try heading()
                },
                holds: { try isLarger ? heading() > before : heading() < before }
            )
        case (nil, "Standard Text Size"):
            return Effect(
                prepare: {
                    try self.show("Welcome", example)
                    let standard = try heading()
                    try press("Larger Text")
                    XCTAssertTrue(waitUntil { try heading() > standard })
                    before = try heading()
                },
                holds: { try heading() < before }
            )
        case (nil, "Hide Sidebar"):
            return Effect(
                holds: { try example.sidebar == nil },
                undo: {
                    try press("Hide Sidebar")
                    XCTAssertTrue(waitUntil { try example.sidebar != nil }, "the keys bring it back")
                }
            )
        case (nil, "Dark"):
            let isDark = { try self.isDark(example) }
            return Effect(
                holds: isDark,
                undo: {
                    try press("Dark")
                    XCTAssertTrue(waitUntil { try !isDark() }, "the keys make it light again")
                }
            )
        case (nil, "Tour"):
            return Effect(
                holds: { try self.hasHeading("Pages", example) },
                undo: {
                    try example.display.keyboard.press("Escape")
                    XCTAssertTrue(waitUntil { try !self.hasHeading("Pages", example) })
                }
            )
        case ("Go", "Back"):
            return Effect(
                prepare: {
                    try self.show("Stack", example)
                    try example.click(example.root.waitFor(role: .pushButton, name: "Go Deeper"))
                    XCTAssertTrue(waitUntil { try self.hasHeading("Level 2", example) })
                },
                holds: { try self.hasHeading("Stack", example) }
            )
        case ("Go", "Design"):
            // The group shows its list, or the one of its tabs that was selected last.
            let pages = ["Design", "Gallery", "Colors", "Type", "Symbols"]
            return Effect(
                prepare: { try self.show("Welcome", example) },
                holds: { try pages.contains { try self.hasHeading($0, example) } }
            )
        case ("Go", let tab) where try example.names.contains(tab):
            return Effect(
                prepare: { try self.show(tab == "Welcome" ? "Stack" : "Welcome", example) },
                holds: {
                    try self.hasHeading(tab, example) && example.tab(tab).state.contains(.selected)
                }
            )
        default:
            return nil
        }
    }

    /// Whether most places of the window are dark.
    private func isDark(_ example: RememberingExample) throws -> Bool {
        let frame = try example.app.window(titled: "Catalogue").frame
        let picture = try example.display.screenshot().cropped(to: frame)
        let columns = stride(from: 0, to: picture.size.width, by: 40)
        let places = stride(from: 0, to: picture.size.height, by: 40).flatMap { y in
            columns.map { PixelPoint(x: $0, y: y) }
        }
        let dark = places.filter { place in
            let color = picture.color(at: place)
            return Int(color.red) + Int(color.green) + Int(color.blue) < 3 * 128
        }
        return dark.count * 2 > places.count
    }
}

@MainActor
extension RememberingExample {
    fileprivate func row(titled title: String, among rows: [AccessibleObject]) throws -> AccessibleObject {
        try XCTUnwrap(try rows.first { try $0.name == title }, "no line '\(title)'")
    }
}
