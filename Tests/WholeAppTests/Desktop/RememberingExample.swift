import Foundation
import TabardTesting
import XCTest

/// An example that is killed and started again, on one desktop with one home folder.
@MainActor
final class RememberingExample {
    /// The title of its window.
    let name: String
    private let program: String
    private let arguments: [String]
    let display: TestDisplay
    private let state: URL
    private let environment: [String: String?]
    private(set) var app: TestApplication
    private(set) var root: AccessibleObject

    /// - Parameters:
    ///   - program: Its path, if it is not an example of this package with the same name.
    ///   - arguments: What it is started with each time.
    ///   - state: The folder in which it keeps what it remembers, which goes at the end; nil for a new one.
    init(
        _ name: String,
        program: String? = nil,
        arguments: [String] = [],
        windowSize: String? = nil,
        state: URL? = nil
    ) throws {
        self.name = name
        self.program = program ?? name
        self.arguments = arguments
        let screen = PixelSize(width: windowSize == nil ? 500 : 1300, height: 900)
        display = try TestDisplay(size: screen)
        self.state = state ?? Self.newState(besides: display.folder)
        environment = ["XDG_STATE_HOME": self.state.path, "TABARD_WINDOW_SIZE": windowSize]
        app = try TestApplication(self.program, arguments: arguments, on: display, environment: environment)
        root = try app.accessibleRoot()
        try waitForTabs()
    }

    /// A folder in which nothing is remembered yet.
    ///
    /// It is in memory, if there is such a file system: that a kill loses nothing is what is tested here, and not how long
    /// a busy disk takes to say that a change has reached it.
    static func newState(besides folder: URL = FileManager.default.temporaryDirectory) -> URL {
        let memory = URL(fileURLWithPath: "/dev/shm")
        let parent = FileManager.default.isWritableFile(atPath: memory.path) ? memory : folder
        return parent.appendingPathComponent("tabard-state-\(UUID().uuidString)")
    }

    /// Ends the app as a crash does.
    func kill() {
        app.kill()
        _ = app.waitForExit(timeout: .seconds(5))
    }

    /// Starts the app again.
    func start() throws {
        try launch()
        try findRoot()
    }

    private func launch() throws {
        app = try TestApplication(program, arguments: arguments, on: display, environment: environment)
    }

    private func findRoot() throws {
        root = try app.accessibleRoot()
        _ = try app.window(titled: name)
    }

    /// Ends the app as a crash does, and starts it again.
    ///
    /// - Returns: All pictures of the window that were on the screen from the start until nothing changed any more, each
    ///   once, in their order; the first ones may be of an empty screen.
    func killAndRestart() throws -> [Screenshot] {
        kill()
        try launch()
        let pictures = try picturesUntilAtRest()
        try findRoot()
        try waitForTabs()
        let window = try app.window(titled: name).frame
        let bar = PixelRect(x: window.x, y: window.y + window.height - 48, width: window.width, height: 48)
        return pictures.map { $0.cropped(to: bar) }
    }

    private func picturesUntilAtRest() throws -> [Screenshot] {
        var pictures: [Screenshot] = []
        var isDrawn = false
        var rest = ContinuousClock.now.advanced(by: .seconds(20))
        while ContinuousClock.now < rest {
            let picture = try display.screenshot()
            if picture.bytes != pictures.last?.bytes {
                pictures.append(picture)
                isDrawn = isDrawn || picture.colorCount > 8
                if isDrawn { rest = .now.advanced(by: .seconds(1)) }
            }
        }
        return pictures
    }

    /// The names of the bar's tabs, or of those in the sidebar where it stands instead, in order, the selected one in brackets.
    var bar: [String] {
        get throws {
            try tabs.map { try $0.state.contains(.selected) ? "[\($0.name)]" : $0.name }
        }
    }

    /// The same without the brackets.
    var names: [String] {
        get throws { try tabs.map { try $0.name } }
    }

    private var tabs: [AccessibleObject] {
        get throws {
            if let bar = try root.find(role: .pageTabList) { return try bar.findAll(role: .pageTab) }
            return try sidebar?.rows ?? []
        }
    }

    /// The list in which a wide window has its tabs.
    var sidebar: AccessibleObject? {
        get throws { try root.findAll(role: .list, name: "Tabs").first }
    }

    private func waitForTabs() throws {
        _ = try waitFor("tabs") { try tabs.isEmpty ? nil : true }
    }

    /// Clicks in the middle of an object with the real mouse.
    func click(_ object: AccessibleObject) throws {
        try display.pointer.click(at: centerOnScreen(of: object))
    }

    /// The middle of an object, once it rests.
    func centerOnScreen(of object: AccessibleObject) throws -> PixelPoint {
        var frame = try object.restingFrameInWindow()
        let window = try app.window(titled: name).frame
        frame.x += window.x
        frame.y += window.y
        return frame.center
    }

    func tab(_ name: String) throws -> AccessibleObject {
        guard let tab = try tabs.first(where: { try $0.name == name }) else {
            throw TestingError(.notFound, "there is no tab '\(name)':\n" + root.treeDescription)
        }
        return tab
    }

    /// The names of More's rows.
    var rows: [String] {
        get throws { try root.rows.map { try $0.name } }
    }

    func row(_ name: String) throws -> AccessibleObject {
        try waitFor("the row '\(name)'") { try root.rows.first { try $0.name == name } }
    }

    /// Shows More's list; if a tab stands above it, a second activation leads there.
    func openList() throws {
        for _ in 0..<2 where try root.find(role: .pushButton, name: "Edit") == nil {
            try tab("More").performAction()
            _ = waitUntil(timeout: .milliseconds(500)) {
                try root.find(role: .pushButton, name: "Edit") != nil
            }
        }
    }

    /// Reorders as the user of a screen reader does: More, Edit, the tab, the place, Done.
    func drag(_ name: String, onto other: String) throws {
        try openList()
        try root.waitFor(role: .pushButton, name: "Edit").performAction()
        try root.waitFor(role: .pushButton, name: name).performAction()
        try tab(other).performAction()
        try root.waitFor(role: .pushButton, name: "Done").performAction()
        XCTAssertTrue(
            waitUntil { try root.find(role: .pushButton, name: "Done") == nil },
            root.treeDescription
        )
    }

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
        try? FileManager.default.removeItem(at: state)
    }
}

@MainActor
extension AccessibleObject {
    /// The rows of the lists in it.
    var rows: [AccessibleObject] {
        get throws { try descendants.filter { [.listItem, .tableRow].contains(try $0.role) } }
    }
}
