import TabardTesting
import XCTest

/// Rules V1, V4 and M5: what Orca says, word for word.
@preconcurrency @MainActor
final class ScreenReaderTests: XCTestCase {
    /// An example that is listened to.
    private struct Listening {
        let display: TestDisplay
        let reader: ScreenReader
        let app: TestApplication

        /// Presses a key and waits for what is to be said of it, which may come after something else.
        @MainActor
        func press(_ key: String, says expected: String..., line: UInt = #line) throws {
            try display.keyboard.press(key)
            let words = reader.words(endingWith: expected)
            XCTAssertEqual(Array(words.suffix(expected.count)), expected, "\(key): \(words)", line: line)
        }
    }

    private func start(
        _ product: String,
        titled title: String,
        arguments: [String] = [],
        environment: [String: String?] = [:]
    ) throws -> Listening {
        guard ScreenReader.isInstalled else { throw XCTSkip("Orca is not installed") }
        let display = try TestDisplay()
        let reader = try ScreenReader(on: display)
        // What Orca asks for of places on the screen, GTK can't answer, and warns.
        let environment = environment.merging(["G_DEBUG": nil]) { $1 }
        let app = try TestApplication(product, arguments: arguments, on: display, environment: environment)
        let window = try app.window(titled: title)
        _ = try app.accessibleRoot()
        try window.focus()
        // It names the window once it knows of it, and hears of no key's effect before.
        _ = reader.words(timeout: .seconds(30))
        return Listening(display: display, reader: reader, app: app)
    }

    /// V1, V4: a tab's name, whether it is selected, its place; and where the focus is after each change.
    func testTabsAndTheMoreListAreSaid() throws {
        let example = try start("TabBarSaveState", titled: "TabBarSaveState")
        try example.press("Right", says: "Tab Two page tab.", "2 of 5.")
        try example.press("Right", says: "Tab Three page tab.", "3 of 5.")
        try example.press("Return", says: "selected, 3 of 5")
        try example.press("ctrl+Tab", says: "Tab Four page tab.", "selected, 4 of 5.")
        try example.press("alt+5", says: "More page tab.", "selected, 5 of 5.")
        try example.press("shift+Tab", says: "list.", "Tab Five.")
        try example.press("Down", says: "Tab Six.")
        // The row is gone, and what came in its place is said.
        try example.press("Return", says: "Tab Six heading.")
        try example.press("shift+Tab", says: "More push button.")
        try example.press("Return", says: "More heading.")
        try example.press("alt+1", says: "Tab One page tab.", "selected, 1 of 5.")
    }

    /// M5: each step of arranging the tabs by keyboard.
    func testEachStepOfArrangingTabsIsSaid() throws {
        let example = try start("TabBarSaveState", titled: "TabBarSaveState")
        try example.press("alt+5", says: "More page tab.", "selected, 5 of 5.")
        try example.press("shift+Tab", says: "list.", "Tab Five.")
        try example.press("shift+Tab", says: "Edit push button.")
        try example.press(
            "Return",
            says: "Configure dialog",
            "Tabs panel.",
            "Tab One push button.",
            "on the bar, place 1 of 4."
        )
        try example.press("Right", says: "Tab Two push button.", "on the bar, place 2 of 4.")
        try example.press("space", says: "Tab Two picked up: choose its place with the arrow keys.")
        try example.press("Left", says: "Tab Two: place 1 of 4")
        try example.press("space", says: "Tab Two is on place 1 of 4 now")
        try example.press("space", says: "Tab Two picked up: choose its place with the arrow keys.")
        try example.press("Right", says: "Tab Two: place 2 of 4")
        try example.press("Escape", says: "Tab Two stays where it was.")
        try example.press("Tab", says: "More page tab.", "selected, 5 of 5, fixed.")
    }

    /// A switch, a slider, a stepper, segments, pages and an alert.
    func testControlsAndAnAlertAreSaid() throws {
        let example = try start("Controls", titled: "Controls")
        try example.press("Tab", says: "Name text.")
        try example.press("Tab", says: "Sounds check box not checked.")
        try example.press("space", says: "checked")
        try example.press("Tab", says: "Volume slider.", "0%")
        try example.press("Right", says: "5%")
        try example.press("Tab", says: "Copies spin button.", "0.")
        try example.press("Up", says: "1")
        try example.press("Tab", says: "Size grouping.", "Small, 1 of 3.")
        try example.press("Right", says: "Medium, 2 of 3")
        try example.press("Tab", says: "Pages slider.", "page 1 of 3.")
        try example.press("Right", says: "page 2 of 3")
        try example.press("Tab", says: "Reset… push button.")
        try example.press("Return", says: "Reset all? dialog The name goes too.", "Cancel push button.")
        try example.press("Tab", says: "Reset push button.")
        try example.press("Return", says: "Reset… push button.")
    }

    /// V4: in a text Tab types, and Ctrl+Tab leaves it towards the next tab.
    func testATextViewIsLeftByControlTab() throws {
        let example = try start("Reader", titled: "Reader")
        try example.press("ctrl+Tab", says: "Favorites page tab.", "selected, 2 of 2.")
        try example.press("shift+Tab", says: "Note text.")
        try example.display.keyboard.press("a")
        try example.display.keyboard.press("Tab")
        try example.press("ctrl+Tab", says: "Bookmarks page tab.", "selected, 1 of 2.")
        let note = try example.app.accessibleRoot().find(role: .text, name: "Note")
        XCTAssertNil(note, "the other tab is shown")
    }

    /// A table of nearly 10,000 rows: each key of it moves the focus, and the row is said.
    func testRowsOfALongTableAreSaid() throws {
        let example = try start("ManyTabs", titled: "ManyTabs", arguments: ["10000"])
        try example.press("alt+5", says: "More page tab.", "selected, 5 of 5.")
        try example.press("shift+Tab", says: "list.", "Tab 5.")
        try example.press("Down", says: "Tab 6.")
        try example.press("End", says: "Tab 10000.")
        try example.press("Up", says: "Tab 9999.")
        try example.press("Home", says: "Tab 5.")
    }

    /// V4: a text, each of its links, what follows them, and what came in front.
    func testLinksOfATextAreSaid() throws {
        let example = try start("WithoutPointer", titled: "WithoutPointer", arguments: ["links"])
        try example.press("Tab", says: "Help")
        try example.press("Tab", says: "the guide link.")
        try example.press("Tab", says: "ask the others link.")
        try example.press("Return", says: "https://example.org/ask dialog", "OK push button.")
        try example.press("Return", says: "ask the others link.")
        try example.press("Tab", says: "After push button.")
        try example.press("shift+Tab", says: "ask the others link.")
        try example.press("shift+Tab", says: "the guide link.")
        // Here Orca asks what the letters look like, which ended apps with GTK 4.8.
        try example.display.keyboard.press("shift+Tab")
        try example.press("shift+Tab", says: "Before push button.")
        let link = try XCTUnwrap(example.app.accessibleRoot().find(role: .link, name: "the guide"))
        XCTAssertEqual(try link.actions, ["view.press"])
    }

    /// A menu of a button with what is on, a submenu, and the way back to the button.
    func testAMenuIsSaid() throws {
        let example = try start("WithoutPointer", titled: "WithoutPointer")
        try example.press("Tab", says: "Delete… push button.")
        try example.press("shift+Tab", says: "Sort push button.")
        try example.press("Return", says: "Sort menu", "Name check menu item checked.")
        try example.press("Down", says: "Date.")
        try example.press("Down", says: "Group.")
        try example.press("Right", says: "Group.")
        try example.press("Down", says: "By Kind.")
        try example.press("Left", says: "Name check menu item checked.")
        try example.press("Escape", says: "Sort push button.")
    }

    /// An action sheet, a sheet with detents, and where the focus is after each.
    func testSheetsAreSaid() throws {
        let example = try start("WithoutPointer", titled: "WithoutPointer")
        try example.press("Tab", says: "Delete… push button.")
        try example.press("Return", says: "Delete the note? dialog", "Delete push button.")
        try example.press("Down", says: "Cancel push button.")
        try example.press("Escape", says: "Delete… push button.")
        try example.press("Return", says: "Delete the note? dialog", "Delete push button.")
        try example.press("Return", says: "Deleted")
        try example.press("Tab", says: "Filters push button.")
        try example.press("Return", says: "Filters dialog.")
        try example.press("Tab", says: "Close push button.")
        try example.press("Tab", says: "Filters dialog.")
        try example.press("Escape", says: "Filters push button.")
    }

    /// A compact date picker and its calendar, which Tab does not leave.
    func testADatePickerIsSaid() throws {
        let example = try start("WithoutPointer", titled: "WithoutPointer")
        try example.press("Tab", says: "Delete… push button.")
        try example.press("Tab", says: "Filters push button.")
        try example.press("Tab", says: "Birthday push button.", "1 Jan 2025.")
        try example.press("Return", says: "Birthday dialog", "Wednesday, 1 January 2025 push button.")
        try example.press("Right", says: "Thursday, 2 January 2025 push button.")
        for _ in 1...5 {
            try example.display.keyboard.press("Tab")
            _ = example.reader.words(timeout: .seconds(2))
        }
        try example.press("Escape", says: "Birthday push button.", "1 Jan 2025.")
    }

    /// Shortcuts of the app's own, in a letter and with Ctrl; what they do is announced.
    func testShortcutsOfTheAppAreSaid() throws {
        let example = try start("WithoutPointer", titled: "WithoutPointer")
        try example.press("Tab", says: "Delete… push button.")
        try example.press("ctrl+n", says: "New note made")
        try example.press("e", says: "Archived")
    }

    /// V4: letters that are typed in a list go to the next row that begins with them; a row's menu, and the way back.
    func testTypedLettersInAListAreSaid() throws {
        let example = try start("WithoutPointer", titled: "WithoutPointer", arguments: ["names"])
        try example.press("Down", says: "Édith.")
        try example.press("k", says: "Katherine.")
        try example.press("k", says: "Kathleen.")
        _ = example.reader.words(timeout: .seconds(1.2))
        try example.press("e", says: "Édith.")
        try example.press("Menu", says: "Édith menu", "Call.")
        try example.press("Down", says: "Write.")
        try example.press("Escape", says: "Édith.")
        try example.press("Down", says: "Grace.")
    }

    /// What is wrong in a field, and work that goes on: said by the app, and by its progress.
    func testErrorsAndProgressAreSaid() throws {
        let example = try start("WithoutPointer", titled: "WithoutPointer", arguments: ["work"])
        try example.press("Tab", says: "Address text.")
        try example.press("Tab", says: "Send push button.")
        try example.press("Return", says: "An address has an @")
        try example.press("shift+Tab", says: "Address text.")
        try example.display.keyboard.type("a@b")
        try example.press("Tab", says: "Send push button.")
        try example.display.keyboard.press("Return")
        XCTAssertNotNil(try example.app.accessibleRoot().waitFor(role: .progressBar, name: "In progress"))
        let words = example.reader.words(endingWith: ["Upload 100%"])
        // It is said after two seconds, and at the end.
        XCTAssertEqual(words.filter { $0.hasPrefix("Upload") }.count, 2, "\(words)")
    }

    /// A search whose app tells how much it found.
    func testASearchIsSaid() throws {
        let example = try start("WithoutPointer", titled: "WithoutPointer", arguments: ["search"])
        try example.press("ctrl+f", says: "Search fruit entry.")
        try example.press("b", says: "2 results")
        try example.press("Tab", says: "Cancel push button.")
        try example.press("Tab", says: "list.", "Banana.")
        try example.press("Down", says: "Blackberry.")
    }

    /// Three columns of a split view, and the way out.
    func testASplitViewIsSaid() throws {
        let example = try start(
            "Catalogue",
            titled: "Catalogue",
            environment: ["TABARD_WINDOW_SIZE": "1200x800"]
        )
        // Without the sidebar, which has all tabs, the bar stands at the top.
        try example.display.keyboard.press("F9")
        _ = example.reader.words(timeout: .seconds(2))
        try example.press("alt+2", says: "Stack page tab.", "selected, 2 of 7.")
        for _ in 1...4 { try example.display.keyboard.press("Tab") }
        try example.press("Return", says: "A dialog.")
        try example.press("Tab", says: "Show Sidebar push button.")
        try example.press("Tab", says: "list.", "Aachen.")
    }
}
