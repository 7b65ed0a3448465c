import GtkInterop
import XCTest

@testable import TabardKit

/// Pickers of files over a window, with a folder of files, real keys and a portal.
@preconcurrency @MainActor
class FilePickerTestCase: TabBarTestCase {
    let owner = UIViewController()
    private(set) var folder = URL(fileURLWithPath: "/")
    private(set) var bus: ServiceBus?
    private(set) var portal: PortalStandIn?

    override func setUp() async throws {
        try await super.setUp()
        let name = UUID().uuidString
        folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name).standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        show(owner, width: 400, height: 600)
    }

    override func tearDown() async throws {
        owner.dismiss(animated: false)
        try await super.tearDown()
        DesktopPortal.showsDialogs = false
        portal?.vanish()
        portal = nil
        bus?.stop()
        bus = nil
        try FileManager.default.removeItem(at: folder)
    }

    /// Writes a file into the folder.
    @discardableResult
    func file(_ name: String, _ text: String = "text") throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    /// What a file of the folder holds; nil if there is none.
    func content(_ url: URL?) -> String? {
        url.flatMap { try? Data(contentsOf: $0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names in the folder.
    var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    }

    /// Has a portal on a bus of the test's own, and dialogs shown by it.
    func startPortal() throws -> PortalStandIn {
        let bus = try ServiceBus()
        self.bus = bus
        let portal = try PortalStandIn(on: bus)
        self.portal = portal
        DesktopPortal.showsDialogs = true
        return portal
    }

    /// Has a bus on which there is no portal.
    func startBusAlone() throws {
        bus = try ServiceBus()
        DesktopPortal.showsDialogs = true
    }

    /// Runs xdotool; the loop runs meanwhile.
    ///
    /// - Returns: What it prints.
    @discardableResult
    func act(_ arguments: String...) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdotool"] + arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        MainLoop.iterate(seconds: 20) { !process.isRunning }
        MainLoop.iterate(seconds: 0.1)
        return String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The number of a window of this program that is on the screen; nil if there is none of that title.
    func dialogNumber(_ title: String) throws -> String? {
        let process = "\(ProcessInfo.processInfo.processIdentifier)"
        let found = try act("search", "--all", "--onlyvisible", "--pid", process, "--name", "^\(title)$")
        return found.split(separator: "\n").last.map(String.init)
    }

    /// Waits for a dialog and gives it the keyboard, as a window manager would.
    func focusDialog(_ title: String, line: UInt = #line) throws {
        var number: String?
        for _ in 0..<40 where number == nil {
            MainLoop.iterate(seconds: 0.1)
            number = try dialogNumber(title)
        }
        let found = try XCTUnwrap(number, "no dialog '\(title)'", line: line)
        try act("windowfocus", found)
        MainLoop.iterate(seconds: 0.5)
    }

    /// Types a path into the dialog of files, and accepts it.
    func choose(_ path: String, in title: String, line: UInt = #line) throws {
        try focusDialog(title, line: line)
        try act("type", "--delay", "25", path)
        MainLoop.iterate(seconds: 0.5)
        try act("key", "Return")
    }
}
