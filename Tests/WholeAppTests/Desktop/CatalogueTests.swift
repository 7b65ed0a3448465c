import Foundation
import TabModel
import TabStore
import TabardTesting
import XCTest

/// The catalogue: every page by real clicks, its form by keys, and what it remembers.
@preconcurrency @MainActor
final class CatalogueTests: XCTestCase {
    /// As a sidebar lists them, the group's tabs below it.
    private static let names = [
        "Welcome", "Stack", "Cities", "Form", "Tabs", "Order", "Design", "Gallery", "Colors", "Type",
        "Symbols",
    ]

    /// T5: a wide window shows the bar at the top, or the sidebar with all tabs; a narrow one the bar at the bottom.
    func testEveryPage() throws {
        let example = try RememberingExample("Catalogue", windowSize: "1200x800")
        XCTAssertEqual(try example.names, Self.names)
        for name in Self.names {
            try example.click(example.tab(name))
            assertShows(name, example)
        }
        try example.display.keyboard.press("F9")
        let bar = ["Welcome", "Stack", "Cities", "[Design]", "Form", "Tabs", "Order"]
        XCTAssertTrue(waitUntil { try example.bar == bar }, example.root.treeDescription)
        for name in bar where name != "[Design]" {
            try example.click(example.tab(name))
            assertShows(name, example)
        }
        example.finish()
    }

    private func assertShows(_ name: String, _ example: RememberingExample, line: UInt = #line) {
        XCTAssertTrue(
            waitUntil { try example.root.find(role: .heading, name: name) != nil },
            "\(name):\n" + example.root.treeDescription,
            line: line
        )
    }

    /// T6, T7: in a narrow window the group's own page leads to its tabs, and what was pushed in one is there after a kill (R1).
    func testAGroupInANarrowWindow() throws {
        let example = try RememberingExample("Catalogue", windowSize: "390x800")
        XCTAssertEqual(try example.bar, ["[Welcome]", "Stack", "Cities", "Design", "More"])
        try example.click(example.tab("Design"))
        assertShows("Design", example)
        XCTAssertTrue(waitUntil { try example.rows == ["Gallery", "Colors", "Type", "Symbols"] })
        try example.click(example.row("Symbols"))
        assertShows("Symbols", example)
        try example.click(example.root.waitFor(name: "heart.fill"))
        assertShows("heart.fill", example)
        Thread.sleep(forTimeInterval: 2.5)
        _ = try example.killAndRestart()
        assertShows("heart.fill", example)
        XCTAssertEqual(try example.bar, ["Welcome", "Stack", "Cities", "[Design]", "More"])
        try example.click(example.root.waitFor(role: .pushButton, name: "Symbols"))
        assertShows("Symbols", example)
        try example.click(example.root.waitFor(role: .pushButton, name: "Design"))
        assertShows("Design", example)
        example.finish()
    }

    /// T9, T10, S1: a tab that is unchecked in the sidebar, and a crash: it stays hidden.
    func testSettingsAreKept() throws {
        let example = try RememberingExample("Catalogue", windowSize: "1200x800")
        try example.click(example.tab("Tabs"))
        assertShows("Tabs", example)
        try example.click(example.root.waitFor(role: .pushButton, name: "Edit"))
        _ = try example.root.waitFor(role: .pushButton, name: "Done")
        try example.click(example.row("Colors"))
        try example.click(example.root.waitFor(role: .pushButton, name: "Done"))
        let shown = Self.names.filter { $0 != "Colors" }
        XCTAssertTrue(waitUntil { try example.names == shown }, example.root.treeDescription)
        XCTAssertTrue(
            waitUntil { try !example.root.waitFor(role: .checkBox, name: "Colors").state.contains(.checked) },
            "the page tells it too"
        )
        // What is open is saved in the next two seconds (R1).
        Thread.sleep(forTimeInterval: 2.5)
        _ = try example.killAndRestart()
        XCTAssertEqual(try example.names, shown)
        XCTAssertEqual(try example.bar.first { $0.hasPrefix("[") }, "[Tabs]")
        example.finish()
    }

    /// T9, T10: an order made on the edit screen of a narrow window, whose end leads back to More, and a crash.
    func testAnOrderIsKept() throws {
        let example = try RememberingExample("Catalogue", windowSize: "390x800")
        try example.drag("Form", onto: "Stack")
        let bar = ["Welcome", "Form", "Cities", "Design", "[More]"]
        XCTAssertTrue(waitUntil { try example.bar == bar }, example.root.treeDescription)
        // Once the order is on the disk, it is read again.
        Thread.sleep(forTimeInterval: 0.5)
        XCTAssertEqual(try example.bar, bar)
        assertShows("More", example)
        _ = try example.killAndRestart()
        XCTAssertEqual(try example.names, ["Welcome", "Form", "Cities", "Design", "More"])
        example.finish()
    }

    /// T10: what earlier versions kept of their ten tabs, which stood side by side, is taken over once.
    func testAnOldOrderIsTakenOver() async throws {
        let state = RememberingExample.newState()
        let location = TabStoreLocation(
            applicationIdentifier: "org.tabard.Catalogue",
            stateDirectory: state.path
        )
        let old: [TabID] = [
            "welcome", "stack", "cities", "gallery", "form", "tabs", "saved", "colors", "type", "symbols",
        ]
        try await TabStore(location).edit { record, stamp in
            var order = old
            order.remove(at: 4)
            order.insert("form", at: 0)
            try record.customize(from: old, to: order, in: TabDeclaration(old.map { .init($0) }), at: stamp)
        }
        try await TabStore(location).edit { record, stamp in
            try record.hide("colors", in: TabDeclaration(old.map { .init($0) }), at: stamp)
        }
        let example = try RememberingExample("Catalogue", windowSize: "390x800", state: state)
        XCTAssertEqual(try example.bar, ["[Welcome]", "Form", "Stack", "Cities", "More"])
        let more = try example.tab("More")
        try more.performAction()
        XCTAssertTrue(
            waitUntil { try example.rows == ["Design", "Tabs", "Order"] },
            example.root.treeDescription
        )
        try example.click(example.row("Design"))
        XCTAssertTrue(
            waitUntil { try example.rows == ["Gallery", "Type", "Symbols"] },
            example.root.treeDescription
        )
        // What is changed from now on is not taken over again.
        try example.drag("Order", onto: "Form")
        let names = ["Welcome", "Order", "Stack", "Cities", "More"]
        XCTAssertTrue(waitUntil { try example.names == names }, example.root.treeDescription)
        _ = try example.killAndRestart()
        XCTAssertEqual(try example.names, names)
        example.finish()
    }

    func testTheFormIsFilledInByKeys() throws {
        let example = try RememberingExample("Catalogue", windowSize: "1200x800")
        try example.click(example.tab("Form"))
        let field = try example.root.waitFor(role: .text)
        try example.click(field)
        try example.display.keyboard.type("Ada")
        XCTAssertTrue(
            waitUntil { try example.root.find(role: .label, name: "Hello, Ada!") != nil },
            example.root.treeDescription
        )
        example.finish()
    }
}
