import Foundation
import TabModel
import TabStore
import XCTest

/// Devices, each a process with a home of its own, that keep a layout in step through one folder.
final class RoamTests: CommandLineTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        for name in ["folder", "laptop", "phone"] {
            try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: false)
        }
        for name in ["laptop", "phone"] { try tabard("declare \(name)/L a b c d") }
    }

    private func exchange(_ device: String) throws -> String {
        try tabard("roam \(device)/L --folder folder --device \(device) --once")
    }

    func testOnce() throws {
        try tabard("move laptop/L d --first")
        XCTAssertEqual(try exchange("laptop"), "laptop/L: published to them\n")
        XCTAssertEqual(try exchange("laptop"), "laptop/L: nothing new\n")
        XCTAssertEqual(
            try exchange("phone"),
            "phone/L: took in what other devices changed, published to them\n"
        )
        try assertVisible("phone/L", "d a b c")
        try tabard("hide phone/L b")
        try tabard("select phone/L c")
        _ = try exchange("phone")
        XCTAssertEqual(
            try exchange("laptop"),
            "laptop/L: took in what other devices changed, published to them\n"
        )
        try assertVisible("laptop/L", "d a c")
        XCTAssertEqual(try shown("laptop/L").tabs.filter { !$0.selectedIn.isEmpty }.map(\.id), [])
        let files = try FileManager.default.contentsOfDirectory(atPath: url("folder").path)
        XCTAssertEqual(files.count, 2)
    }

    /// What another device moved and hid is told from what was done here, after which it is the user's here.
    func testWhoseChangesTheyAre() throws {
        try tabard("move laptop/L d --first")
        try tabard("hide laptop/L b")
        _ = try exchange("laptop")
        _ = try exchange("phone")
        try tabard("move phone/L a --last")
        let froms = { (device: String) in
            try self.tabard("show \(device)/L").split(separator: "\n").dropFirst().map { row in
                let words = row.split(separator: " ").map(String.init)
                return "\(words[1]) \(words[6...].joined(separator: " "))"
            }
        }
        XCTAssertEqual(
            try froms("phone"),
            ["d another device", "b app, hidden by another device", "c app", "a user"]
        )
        XCTAssertEqual(
            try froms("laptop"),
            ["d user", "a app", "b app, hidden by user", "c app"]
        )
        try tabard("move phone/L d --first")
        try tabard("unhide phone/L b")
        _ = try exchange("phone")
        _ = try exchange("laptop")
        XCTAssertEqual(
            try froms("laptop"),
            ["d user", "b app, shown by another device", "c app", "a another device"]
        )
    }

    /// A new device has nothing yet, and its app may never have run.
    func testALayoutThatIsNotThereYet() throws {
        try tabard("move laptop/L d --first")
        _ = try exchange("laptop")
        _ = try tabard("roam new --folder folder --device tablet --once")
        try tabard("declare new a b c d")
        try assertVisible("new", "d a b c")
    }

    func testWhatIsRefused() throws {
        try assertFails(
            "roam laptop/L --folder missing --device laptop --once",
            2,
            saying: "missing: there is no such directory"
        )
        try assertFails("roam laptop/L --folder folder --once", 64, saying: "--device")
        let outcome = try run(["roam", "laptop/L", "--folder", "folder", "--device", " \u{1b} ", "--once"])
        XCTAssertEqual(outcome.status, 64)
        try damage("laptop/L", at: 100)
        try assertFails(
            "roam laptop/L --folder folder --device laptop --once",
            1,
            saying: "laptop/L: this is damaged"
        )
    }

    /// What others put into the folder is told in one line that names it, and hinders nothing.
    func testADamagedFileOfAnotherDevice() throws {
        try tabard("move laptop/L d --first")
        try write(Array("nonsense".utf8), to: "folder/device-0123456789abcdef.tabs")
        let outcome = try run(["roam", "laptop/L", "--folder", "folder", "--device", "laptop", "--once"])
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(outcome.output, "laptop/L: published to them\n")
        XCTAssertEqual(
            outcome.errors,
            "tabard: folder/device-0123456789abcdef.tabs: what was saved is damaged\n"
        )
    }

    /// Two processes that go on, and a user at one of them.
    func testTwoProcesses() throws {
        let processes = try ["laptop", "phone"].map(start)
        defer { for process in processes where process.isRunning { process.terminate() } }
        try tabard("move laptop/L d --first")
        try waitUntil("phone/L", shows: ["d", "a", "b", "c"])
        try tabard("hide phone/L b")
        try waitUntil("laptop/L", shows: ["d", "a", "c"])
        for process in processes {
            process.terminate()
            process.waitUntilExit()
            XCTAssertEqual(process.terminationReason, .exit)
            XCTAssertEqual(process.terminationStatus, 0)
        }
        let output = try String(contentsOf: url("phone/output"), encoding: .utf8)
        XCTAssertTrue(output.contains("phone/L: took in what other devices changed"), output)
    }

    private func start(_ device: String) throws -> Process {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["roam", "\(device)/L", "--folder", "folder", "--device", device]
        process.currentDirectoryURL = directory
        process.environment = ProcessInfo.processInfo.environment.merging(["HOME": url(device).path]) { $1 }
        try Data().write(to: url("\(device)/output"))
        process.standardOutput = try FileHandle(forWritingTo: url("\(device)/output"))
        try process.run()
        return process
    }

    private func waitUntil(_ layout: String, shows expected: [String]) throws {
        let end = Date(timeIntervalSinceNow: 60)
        while try shown(layout).visible != expected {
            guard Date() < end else { return XCTFail("\(layout) shows \(try shown(layout).visible)") }
            usleep(50_000)
        }
    }
}
