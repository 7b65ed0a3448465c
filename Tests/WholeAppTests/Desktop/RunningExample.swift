import Foundation
import TabardTesting
import XCTest

/// The example `TabBarSaveState` on a desktop of its own, with what the tests ask of it.
@MainActor
final class RunningExample {
    static let title = "TabBarSaveState"
    static let barNames = ["Tab One", "Tab Two", "Tab Three", "Tab Four", "More"]
    static let hiddenNames = ["Tab Five", "Tab Six"]

    let display: TestDisplay
    let app: TestApplication
    let root: AccessibleObject
    let window: TestWindow

    init(on display: TestDisplay? = nil, environment: [String: String?] = [:]) throws {
        let display = try display ?? TestDisplay()
        self.display = display
        app = try TestApplication(Self.title, on: display, environment: environment)
        root = try app.accessibleRoot()
        window = try app.window(titled: Self.title)
        _ = try root.waitFor(role: .pageTabList)
    }

    /// The tabs in the bar, in their order.
    var tabs: [AccessibleObject] {
        get throws {
            guard let bar = try root.find(role: .pageTabList) else { return [] }
            return try bar.findAll(role: .pageTab)
        }
    }

    func tab(_ name: String) throws -> AccessibleObject {
        guard let tab = try tabs.first(where: { try $0.name == name }) else {
            throw TestingError(.notFound, "there is no tab '\(name)':\n" + root.treeDescription)
        }
        return tab
    }

    var selectedNames: [String] {
        get throws { try tabs.filter { try $0.state.contains(.selected) }.map { try $0.name } }
    }

    /// The names of the labels that the content shows, the bar's own apart.
    var shownLabels: [String] {
        get throws { try objectsOutsideBar.filter { try $0.role == .label }.map { try $0.name } }
    }

    /// Everything but the bar and what is in it.
    var objectsOutsideBar: [AccessibleObject] {
        get throws {
            let bar = try root.find(role: .pageTabList)
            let inside = Set(try bar?.descendants ?? [])
            return try root.descendants.filter { $0 != bar && !inside.contains($0) }
        }
    }

    /// The rows of More's list.
    var rows: [AccessibleObject] {
        get throws {
            try objectsOutsideBar.filter { [.listItem, .tableRow].contains(try $0.role) }
        }
    }

    /// The buttons that lead back to More's list.
    var backButtons: [AccessibleObject] {
        get throws {
            try objectsOutsideBar.filter { try $0.role == .pushButton && $0.name == "More" }
        }
    }

    var focused: AccessibleObject? {
        get throws { try root.descendants.first { try $0.state.contains(.focused) } }
    }

    /// Clicks in the middle of an object with the real mouse.
    func click(_ object: AccessibleObject) throws {
        _ = try object.restingFrameInWindow()
        try display.pointer.click(at: frameOnScreen(of: object).center)
    }

    func frameOnScreen(of object: AccessibleObject) throws -> PixelRect {
        var frame = try object.frameInWindow
        let window = try window.frame
        frame.x += window.x
        frame.y += window.y
        return frame
    }

    /// Opens More's list and waits for its rows.
    func openMore() throws {
        try tab("More").performAction()
        XCTAssertTrue(waitUntil { try rows.count == Self.hiddenNames.count }, root.treeDescription)
    }

    func row(_ name: String) throws -> AccessibleObject {
        guard let row = try rows.first(where: { try $0.name == name }) else {
            throw TestingError(.notFound, "there is no row '\(name)':\n" + root.treeDescription)
        }
        return row
    }

    /// Fails unless this tab of the bar is the only selected one and its view alone is shown.
    func assertShows(
        _ name: String,
        selected: String? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let others = Set(Self.barNames + Self.hiddenNames).subtracting([name, "More"])
        let holds = waitUntil(timeout: .seconds(5)) {
            let labels = try shownLabels
            return try selectedNames == [selected ?? name] && labels.contains(name)
                && others.isDisjoint(with: labels)
        }
        XCTAssertTrue(holds, "'\(name)' is not shown:\n" + root.treeDescription, file: file, line: line)
    }

    /// Ends the app and fails unless it ends well and without a warning.
    func finish(file: StaticString = #filePath, line: UInt = #line) {
        app.terminate()
        XCTAssertEqual(
            app.waitForExit(timeout: .seconds(5)),
            .exited(0),
            app.endDescription,
            file: file,
            line: line
        )
        XCTAssertEqual(app.warnings, [], file: file, line: line)
        display.stop()
    }
}
