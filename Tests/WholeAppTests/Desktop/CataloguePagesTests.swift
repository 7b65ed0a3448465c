import Foundation
import TabardTesting
import XCTest

/// The catalogue, page by page: what the user does with the mouse and the keys, and what is seen of it.
@preconcurrency @MainActor
final class CataloguePagesTests: XCTestCase {
    private func withPage(
        _ page: String,
        windowSize: String = "1200x800",
        _ body: (RememberingExample) throws -> Void
    ) throws {
        let example = try RememberingExample("Catalogue", windowSize: windowSize)
        try example.click(example.tab(page))
        assertHeading(page, example)
        try body(example)
        example.finish()
    }

    private func assertHeading(
        _ name: String,
        _ example: RememberingExample,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        assertThat(example, file: file, line: line) { try $0.find(role: .heading, name: name) != nil }
    }

    private func assertThat(
        _ example: RememberingExample,
        file: StaticString = #filePath,
        line: UInt = #line,
        _ condition: (AccessibleObject) throws -> Bool
    ) {
        let holds = waitUntil(timeout: .seconds(6)) { try condition(example.root) }
        XCTAssertTrue(holds, example.root.treeDescription, file: file, line: line)
    }

    private func labels(_ root: AccessibleObject) throws -> [String] {
        try root.findAll(role: .label).map { try $0.name }
    }

    private func rows(_ root: AccessibleObject) throws -> [String] {
        let inSidebar = Set(try root.findAll(role: .list, name: "Tabs").flatMap { try $0.rows })
        return try root.rows.filter { !inSidebar.contains($0) }.map { try $0.name }
    }

    /// The button leads to More's list, where the tabs are arranged.
    func testWelcome() throws {
        try withPage("Welcome", windowSize: "390x800") { example in
            try example.click(example.root.waitFor(role: .pushButton, name: "Edit Tabs…"))
            assertHeading("More", example)
            XCTAssertEqual(try example.bar.last, "[More]")
            XCTAssertEqual(try example.rows, ["Form", "Tabs", "Order"])
        }
    }

    /// In a wide window it leads to the sidebar.
    func testWelcomeInAWideWindow() throws {
        try withPage("Welcome") { example in
            try example.display.keyboard.press("F9")
            assertThat(example) { _ in try example.sidebar == nil }
            try example.click(example.root.waitFor(role: .pushButton, name: "Edit Tabs…"))
            assertThat(example) { _ in try example.sidebar != nil }
        }
    }

    /// Pushed pages, one of which hides the bar (C16), and the way back by a tap on the tab (C9).
    func testStack() throws {
        try withPage("Stack", windowSize: "390x800") { example in
            try example.click(example.root.waitFor(role: .pushButton, name: "Go Deeper"))
            assertHeading("Level 2", example)
            try example.click(example.tab("Stack"))
            assertHeading("Stack", example)
            try example.click(example.root.waitFor(role: .checkBox, name: "Hides the tab bar"))
            try example.click(example.root.waitFor(role: .pushButton, name: "Go Deeper"))
            assertHeading("Level 2", example)
            assertThat(example) { try $0.find(role: .pageTabList) == nil }
            try example.click(example.root.waitFor(role: .pushButton, name: "Stack"))
            assertHeading("Stack", example)
            assertThat(example) { try $0.find(role: .pageTabList) != nil }
        }
    }

    /// Three columns, where a row fills the next one and the button shows the first; in a narrow window they are tabs.
    func testColumns() throws {
        try withPage("Stack") { example in
            try example.click(example.root.waitFor(role: .pushButton, name: "Columns…"))
            assertHeading("Columns", example)
            try example.click(cell("Aarhus", example))
            assertHeading("Aarhus", example)
            try example.click(inFront("Show Sidebar", example))
            assertHeading("Letters", example)
            try example.click(cell("C", example))
            assertThat(example) { try $0.find(name: "Cairo") != nil }
            try example.click(cell("Cairo", example))
            assertHeading("Cairo", example)
            try example.click(inFront("Hide Sidebar", example))
            assertThat(example) { try $0.find(role: .heading, name: "Letters") == nil }
            let window = try example.app.window(titled: "Catalogue")
            try window.resize(to: PixelSize(width: 390, height: 800))
            assertThat(example) { _ in try example.bar == ["[Cities]", "Welcome"] }
            assertHeading("Cairo", example)
            try example.click(example.root.waitFor(role: .pushButton, name: "C"))
            assertThat(example) { try $0.find(name: "Casablanca") != nil }
            try example.click(cell("Calgary", example))
            assertHeading("Calgary", example)
            try window.resize(to: PixelSize(width: 1200, height: 800))
            assertThat(example) { try $0.find(name: "Casablanca") != nil }
            assertHeading("Calgary", example)
            try example.click(inFront("Show Sidebar", example))
            try example.click(example.root.waitFor(role: .pushButton, name: "Close"))
            assertHeading("Stack", example)
        }
    }

    /// The list scrolls by wheel, is searched by keys, and a row leads to its page.
    func testCities() throws {
        try withPage("Cities") { example in
            XCTAssertTrue(try rows(example.root).contains("Aachen"))
            try example.display.pointer.scroll(at: PixelPoint(x: 600, y: 500), steps: 30)
            assertThat(example) { try !rows($0).contains("Aachen") }
            try example.display.pointer.scroll(at: PixelPoint(x: 600, y: 500), steps: -60)
            assertThat(example) { try rows($0).contains("Aachen") }
            try example.click(example.root.waitFor(role: .entry, name: "Search"))
            try example.display.keyboard.type("burg")
            let found = [
                "Edinburgh", "Freiburg", "Gothenburg", "Hamburg", "Johannesburg", "Salzburg",
            ]
            assertThat(example) { try rows($0) == found }
            let row = try example.root.findAll(name: "Hamburg").first {
                [.listItem, .tableRow].contains(try $0.role)
            }
            try example.click(XCTUnwrap(row))
            assertHeading("Hamburg", example)
        }
    }

    /// A square leads to a page of its colour.
    func testGallery() throws {
        try withPage("Gallery") { example in
            let picture = try example.root.waitFor(name: "Picture 5")
            var place = try picture.frameInWindow.center
            let color = try example.display.screenshot().color(at: place)
            try example.display.pointer.click(at: place)
            assertHeading("Picture 5", example)
            place.y = 600
            assertThat(example) { _ in try example.display.screenshot().color(at: place) == color }
        }
    }

    /// A stepper, a segment, a switch and an alert.
    func testForm() throws {
        try withPage("Form") { example in
            let stepper = try example.root.waitFor(role: Role(rawValue: 52), name: "Number").frameInWindow
            let plus = PixelPoint(x: stepper.x + stepper.width - 12, y: stepper.center.y)
            try example.display.pointer.click(at: plus)
            assertThat(example) { try labels($0).contains("4 of 12") }
            let month = try example.root.waitFor(role: Role(rawValue: 44), name: "Month")
            try example.click(month)
            assertThat(example) { _ in try month.state.contains(.checked) }
            let working = try example.root.waitFor(role: .checkBox, name: "Working")
            try example.click(working)
            assertThat(example) { _ in try !working.state.contains(.checked) }
            try example.click(example.root.waitFor(role: .pushButton, name: "Ask a Question"))
            try example.click(example.root.waitFor(role: .pushButton, name: "Yes"))
            assertThat(example) { try $0.find(role: .pushButton, name: "Yes") == nil }
        }
    }

    /// A badge by keys, and dark colours by a switch.
    func testTabs() throws {
        try withPage("Tabs") { example in
            try example.click(example.root.waitFor(role: .text))
            try example.display.keyboard.type("7")
            // The row of the sidebar has it as a label.
            assertThat(example) { _ in
                try example.tab("Tabs").findAll(role: .label).contains { try $0.name == "7" }
            }
            let corner = PixelPoint(x: 1_190, y: 700)
            XCTAssertGreaterThan(try example.display.screenshot().color(at: corner).red, 200)
            try example.click(example.root.waitFor(role: .checkBox, name: "Dark"))
            assertThat(example) { _ in try example.display.screenshot().color(at: corner).red < 40 }
        }
        // The bar at the top says it.
        try withPage("Tabs", windowSize: "768x800") { example in
            try example.click(example.root.waitFor(role: .text))
            try example.display.keyboard.type("7")
            assertThat(example) { _ in try example.tab("Tabs").description.hasSuffix(", 7 new") }
        }
    }

    /// T5, T8: the mode and the sidebar's layout.
    func testTabsInAWideWindow() throws {
        try withPage("Tabs", windowSize: "1200x1000") { example in
            let radioButton = Role(rawValue: 44)
            let choices = { (name: String) in
                try example.root.findAll(role: radioButton, name: name)
            }
            try example.click(XCTUnwrap(choices("Over").first))
            let heading = try example.root.waitFor(role: .heading, name: "Tabs")
            assertThat(example) { _ in try heading.frameInWindow.center.x < 640 }
            try example.click(XCTUnwrap(choices("Beside").first))
            assertThat(example) { _ in try heading.frameInWindow.center.x > 640 }
            try example.click(XCTUnwrap(choices("Bar").first))
            let bar = ["Welcome", "Stack", "Cities", "Design", "Form", "[Tabs]", "Order"]
            assertThat(example) { _ in try example.sidebar == nil && example.bar == bar }
            try example.click(XCTUnwrap(choices("Sidebar").first))
            assertThat(example) { _ in try example.sidebar != nil }
        }
    }

    /// T12: the bar is hidden, and small while the user scrolls down; the accessory stands above it.
    func testTheBarOfTabs() throws {
        try withPage("More", windowSize: "390x800") { example in
            try example.click(example.row("Tabs"))
            assertHeading("Tabs", example)
            let middle = PixelPoint(x: 195, y: 400)
            let press = { (name: String) in
                try example.root.waitFor(role: .checkBox, name: name).performAction()
            }
            try press("Accessory")
            let words = "Here whatever tab is selected"
            assertThat(example) { _ in try example.root.find(role: .label, name: words) != nil }
            try press("Hidden")
            assertThat(example) { try $0.find(role: .pageTabList) == nil }
            try press("Hidden")
            assertThat(example) { try $0.find(role: .pageTabList) != nil }
            try press("Small after scrolling down")
            try example.display.pointer.scroll(at: middle, steps: 6)
            assertThat(example) { try $0.find(role: .pageTabList) == nil }
            try example.display.pointer.scroll(at: middle, steps: -3)
            assertThat(example) { try $0.find(role: .pageTabList) != nil }
            try press("Accessory")
            assertThat(example) { _ in try example.root.find(role: .label, name: words) == nil }
        }
    }

    /// T1: a switch hides a tab of a group, which the sidebar does not list then.
    func testTabsHidesTabs() throws {
        try withPage("Tabs") { example in
            XCTAssertTrue(try example.names.contains("Colors"))
            try example.root.waitFor(role: .checkBox, name: "Colors").performAction()
            assertThat(example) { _ in try !example.names.contains("Colors") }
            try example.root.waitFor(role: .checkBox, name: "Colors").performAction()
            assertThat(example) { _ in try example.names.contains("Colors") }
        }
    }

    /// A window at rest goes on resting, though the line of its frames' times needs frames itself; the line outlives the page.
    func testFrameTimes() throws {
        try withPage("More", windowSize: "390x800") { example in
            try example.click(example.row("Tabs"))
            assertHeading("Tabs", example)
            let control = try example.root.waitFor(role: .checkBox, name: "Frame times")
            try control.performAction()
            @MainActor func line() throws -> String? {
                try labels(example.root).first { $0.contains(" late, longest ") }
            }
            assertThat(example) { _ in try line() != nil }
            try example.display.pointer.scroll(at: PixelPoint(x: 195, y: 400), steps: 6)
            var last: String?
            let rests = waitUntil {
                last = try line()
                Thread.sleep(forTimeInterval: 2)
                return try last != nil && line() == last
            }
            XCTAssertTrue(rests, example.root.treeDescription)
            try example.root.waitFor(role: .pushButton, name: "More").performAction()
            assertHeading("More", example)
            try example.click(example.row("Tabs"))
            assertHeading("Tabs", example)
            let again = try example.root.waitFor(role: .checkBox, name: "Frame times")
            assertThat(example) { _ in try again.state.contains(.checked) }
            try again.performAction()
            assertThat(example) { _ in try line() == nil }
        }
    }

    /// A1, A2: a choice changes the bar at once, and tells the line that does it.
    func testTheBarsLook() throws {
        try withPage("More", windowSize: "390x800") { example in
            try example.click(example.row("Tabs"))
            try example.click(example.root.waitFor(role: .pushButton, name: "The Bar's Look…"))
            assertHeading("The Bar's Look", example)
            let corner = PixelPoint(x: 3, y: 790)
            @MainActor func color() throws -> (red: Int, blue: Int) {
                let color = try example.display.screenshot().color(at: corner)
                return (Int(color.red), Int(color.blue))
            }
            XCTAssertGreaterThan(try color().red, 200)
            let radioButton = Role(rawValue: 44)
            try example.click(example.root.waitFor(role: radioButton, name: "Black"))
            assertThat(example) { _ in try color().red < 60 }
            assertThat(example) { try labels($0).contains("tabBar.barStyle = .black") }
            try example.click(example.root.waitFor(role: radioButton, name: "Indigo"))
            assertThat(example) { _ in try color().blue > color().red + 60 }
            assertThat(example) { try labels($0).contains("tabBar.barTintColor = .systemIndigo") }
        }
    }

    /// A row is swiped to hide its tab, and shown again.
    func testOrderBySwiping() throws {
        try withPage("Order") { example in
            try swipe("Cities", example)
            try example.click(example.root.waitFor(role: .pushButton, name: "Hide"))
            assertThat(example) { _ in try !example.names.contains("Cities") }
            assertThat(example) { _ in try row("Cities", example).description == "hidden" }
            try swipe("Cities", example)
            try example.click(example.root.waitFor(role: .pushButton, name: "Show"))
            assertThat(example) { _ in try example.names.contains("Cities") }
        }
    }

    /// T6: a row of a group is dragged by its grip, and the sidebar follows; the app's own order goes with the app.
    func testOrderByDragging() throws {
        try withPage("Order", windowSize: "1200x890") { example in
            let edit = try waitFor("the page's button") {
                try example.root.findAll(role: .pushButton, name: "Edit").first {
                    try $0.frameInWindow.x > 1_000
                }
            }
            try example.click(edit)
            _ = try example.root.waitFor(role: .pushButton, name: "Done")
            let start = try row("Type", example).frameInWindow
            let end = try row("Gallery", example).frameInWindow
            let grip = PixelPoint(x: start.x + start.width - 24, y: start.center.y)
            try example.display.pointer.drag(
                from: grip,
                to: PixelPoint(x: grip.x, y: end.center.y - 6),
                steps: 24
            )
            let group = ["Type", "Gallery", "Colors", "Symbols"]
            assertThat(example) { _ in try example.names.suffix(4) == group }
            try example.click(example.root.waitFor(role: .pushButton, name: "Done"))
            assertThat(example) { try rows($0).suffix(4) == group }
            _ = try example.killAndRestart()
            XCTAssertEqual(try example.names.suffix(4), ["Gallery", "Colors", "Type", "Symbols"])
        }
    }

    /// Long pages scroll by wheel.
    func testColorsAndType() throws {
        for (page, first) in [("Colors", "Red"), ("Type", "Large Title")] {
            try withPage(page, windowSize: "1200x500") { example in
                let label = try example.root.waitFor(role: .label, name: first)
                let before = try label.frameInWindow.y
                try example.display.pointer.scroll(at: PixelPoint(x: 600, y: 300), steps: 4)
                assertThat(example) { _ in try label.frameInWindow.y < before - 40 }
            }
        }
    }

    /// A symbol leads to its page.
    func testSymbols() throws {
        try withPage("Symbols") { example in
            try example.click(example.root.waitFor(name: "heart.fill"))
            assertHeading("heart.fill", example)
            try example.click(example.root.waitFor(role: .pushButton, name: "Symbols"))
            assertHeading("Symbols", example)
        }
    }

    /// A button of the dialog, since the tabs behind it have a sidebar too.
    private func inFront(_ name: String, _ example: RememberingExample) throws -> AccessibleObject {
        try example.root.waitFor(role: .dialog).waitFor(role: .pushButton, name: name)
    }

    private func row(_ name: String, _ example: RememberingExample) throws -> AccessibleObject {
        try waitFor("the row '\(name)'") {
            let inSidebar = Set(try example.sidebar?.rows ?? [])
            return try example.root.rows.first { try $0.name == name && !inSidebar.contains($0) }
        }
    }

    private func cell(_ name: String, _ example: RememberingExample) throws -> AccessibleObject {
        try waitFor("the cell '\(name)'") {
            try example.root.findAll(name: name).first { try $0.role != .heading }
        }
    }

    /// Drags a row's middle to the left with the real mouse.
    private func swipe(_ name: String, _ example: RememberingExample) throws {
        let frame = try row(name, example).frameInWindow
        let start = frame.center
        try example.display.pointer.drag(from: start, to: PixelPoint(x: start.x - 120, y: start.y), steps: 20)
    }
}
