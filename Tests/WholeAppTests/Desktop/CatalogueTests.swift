import Foundation
import TabardTesting
import XCTest

/// The catalogue: every page by real clicks, its form by keys, and what it remembers.
@preconcurrency @MainActor
final class CatalogueTests: XCTestCase {
    private static let names = [
        "Welcome", "Stack", "Cities", "Gallery", "Form", "Tabs", "Saved", "Colors", "Type", "Symbols",
    ]

    func testEveryPage() throws {
        let example = try RememberingExample("Catalogue", windowSize: "1200x800")
        XCTAssertEqual(try example.bar.count, 10)
        for name in Self.names {
            try example.click(example.tab(name))
            XCTAssertTrue(
                waitUntil { try example.root.find(role: .heading, name: name) != nil },
                "\(name):\n" + example.root.treeDescription
            )
        }
        example.finish()
    }

    /// Text, a switch that hides a tab, and a crash: the tab stays hidden.
    func testSettingsAreKept() throws {
        let example = try RememberingExample("Catalogue", windowSize: "1200x800")
        try example.click(example.tab("Tabs"))
        let switches = {
            try example.root.findAll(role: .toggleButton) + example.root.findAll(role: .checkBox)
        }
        XCTAssertTrue(waitUntil { try switches().count >= 4 }, example.root.treeDescription)
        // The first one is for dark colours, the next three are for the tabs.
        try example.click(switches()[1])
        let shown = Self.names.filter { $0 != "Colors" }
        let names = { try example.bar.map { $0.trimmingCharacters(in: ["[", "]"]) } }
        XCTAssertTrue(waitUntil { try names() == shown }, example.root.treeDescription)
        _ = try example.killAndRestart()
        XCTAssertEqual(try names(), shown)
        XCTAssertEqual(try example.bar.first { $0.hasPrefix("[") }, "[Tabs]")
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
