import Foundation
import TabardTesting
import XCTest

/// The library, whose tabs are values: what the user drags, with a real pointer, is there again after a crash (T8, T9, T10).
@preconcurrency @MainActor
final class LibraryTests: XCTestCase {
    func testT9T10WhatWasDraggedIsThereAfterACrash() throws {
        let display = try TestDisplay(size: PixelSize(width: 1_300, height: 900))
        try assertEditsAreKept(by: LibraryExample(on: display))
        display.stop()
    }

    func testT9T10WhatWasDraggedUnderWaylandIsThereAfterACrash() throws {
        guard let compositor = NestedCompositor.path else {
            throw XCTSkip("weston is not installed, in which the app would run under Wayland")
        }
        let display = try TestDisplay(size: PixelSize(width: 1_300, height: 900))
        let nested = try NestedCompositor(compositor, on: display)
        try assertEditsAreKept(by: LibraryExample(on: display, environment: nested.environment))
        nested.stop()
        display.stop()
    }

    /// From the sidebar to the bar, off the bar, within a group and out of sight, each by the pointer; a kill; all as it was.
    private func assertEditsAreKept(by example: LibraryExample) throws {
        XCTAssertEqual(
            try example.rows,
            ["Home", "New", "Radio", "Search", "Library", "Albums", "Artists", "Songs"]
        )
        try example.click(example.button("Edit"))
        try expect(["Home", "New", "Radio", "Library", "Albums", "Search"], "at first") { try example.bar }
        try example.drag(example.row("Songs"), toStartOf: example.tab("New"))
        try expect(["Home", "Songs", "New", "Radio", "Library", "Albums", "Search"], "from the sidebar") {
            try example.bar
        }
        try example.drag(example.tab("Radio"), to: PixelPoint(x: 700, y: 500))
        try expect(["Home", "Songs", "New", "Library", "Albums", "Search"], "off the bar") { try example.bar }
        try example.drag(example.tab("Albums"), toStartOf: example.tab("New"))
        try expect(["Home", "Songs", "Albums", "New", "Library", "Search"], "along the bar") {
            try example.bar
        }
        try example.drag(example.row("Songs"), toTopOf: example.row("Albums"))
        try expect(["Songs", "Albums", "Artists"], "within the group") { try example.rows.suffix(3) }
        try example.click(example.row("Artists"))
        try expect(true, "hidden") { try example.row("Artists").description.contains("hidden") }
        example.kill()
        try example.start()
        try expect(["Home", "New", "Radio", "Search", "Library", "Songs", "Albums"], "after the crash") {
            try example.rows
        }
        try example.click(example.button("Edit"))
        try expect(["Home", "Songs", "Albums", "New", "Library", "Search"], "after the crash") {
            try example.bar
        }
        example.finish()
    }

    private func expect<Value: Equatable>(
        _ wanted: Value,
        _ when: String,
        line: UInt = #line,
        _ value: () throws -> Value
    ) throws {
        _ = waitUntil(timeout: .seconds(20)) { try value() == wanted }
        XCTAssertEqual(try value(), wanted, when, line: line)
    }
}

/// The example `Library` in a wide window, as a user with a pointer has it.
@MainActor
private final class LibraryExample {
    private let display: TestDisplay
    private let environment: [String: String?]
    private var app: TestApplication
    private var root: AccessibleObject

    init(on display: TestDisplay, environment: [String: String?] = [:]) throws {
        self.display = display
        let size: [String: String?] = ["TABARD_WINDOW_SIZE": "1200x800"]
        self.environment = size.merging(environment) { $1 }
        app = try TestApplication("Library", on: display, environment: self.environment)
        root = try app.accessibleRoot()
        _ = try button("Edit")
    }

    func start() throws {
        app = try TestApplication("Library", on: display, environment: environment)
        root = try app.accessibleRoot()
        _ = try button("Edit")
    }

    /// Ends the app as a crash does.
    func kill() {
        app.kill()
        _ = app.waitForExit(timeout: .seconds(5))
    }

    func finish() {
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
    }

    func button(_ name: String) throws -> AccessibleObject {
        try root.waitFor(role: .pushButton, name: name)
    }

    private var tabs: [AccessibleObject] {
        get throws { try root.find(role: .pageTabList)?.findAll(role: .pageTab) ?? [] }
    }

    /// The names of the tabs on the bar.
    var bar: [String] {
        get throws { try tabs.map { try $0.name } }
    }

    /// The rows of the sidebar, which stands before the content's list.
    private var sidebar: [AccessibleObject] {
        get throws {
            let list = try root.descendants.first { try $0.name == "Tabs" }
            let rows = try (list?.descendants ?? []).filter { [.listItem, .tableRow].contains(try $0.role) }
            // As they are seen: cells are used again, whatever their order.
            return try rows.sorted { try $0.frameInWindow.y < $1.frameInWindow.y }
        }
    }

    /// The names of the sidebar's rows.
    var rows: [String] {
        get throws { try sidebar.map { try $0.name } }
    }

    func row(_ name: String) throws -> AccessibleObject { try first(name, sidebar) }

    func tab(_ name: String) throws -> AccessibleObject { try first(name, tabs) }

    private func first(_ name: String, _ objects: [AccessibleObject]) throws -> AccessibleObject {
        guard let object = try objects.first(where: { try $0.name == name }) else {
            throw TestingError(.notFound, "there is no '\(name)':\n" + root.treeDescription)
        }
        return object
    }

    func click(_ object: AccessibleObject) throws {
        try display.pointer.click(at: object.restingFrameInWindow().center)
    }

    func drag(_ object: AccessibleObject, to point: PixelPoint) throws {
        try display.pointer.drag(from: object.frameInWindow.center, to: point, steps: 24)
    }

    func drag(_ object: AccessibleObject, toStartOf other: AccessibleObject) throws {
        let frame = try other.frameInWindow
        try drag(object, to: PixelPoint(x: frame.x + 2, y: frame.center.y))
    }

    func drag(_ object: AccessibleObject, toTopOf other: AccessibleObject) throws {
        let frame = try other.frameInWindow
        try drag(object, to: PixelPoint(x: frame.center.x, y: frame.y + 2))
    }
}
