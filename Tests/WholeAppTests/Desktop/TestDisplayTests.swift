import Foundation
import TabardTesting
import XCTest

@preconcurrency @MainActor
final class TestDisplayTests: XCTestCase {
    private static let crashVariable = "TABARD_TESTING_CRASH"

    func testADesktopHasAScreenAndBothBuses() throws {
        let display = try TestDisplay(size: PixelSize(width: 320, height: 240))
        XCTAssertEqual(try display.screenshot().size, PixelSize(width: 320, height: 240))
        XCTAssertEqual(try display.accessibilityBus.applications, [])
        XCTAssertNotNil(display.sessionBusAddress)
        XCTAssertGreaterThanOrEqual(processes(in: display.folder).count, 5)
        display.stop()
    }

    func testTwoDesktopsDoNotDisturbEachOther() throws {
        let first = try TestDisplay(size: PixelSize(width: 100, height: 100))
        let second = try TestDisplay(size: PixelSize(width: 200, height: 200))
        XCTAssertNotEqual(first.name, second.name)
        _ = try first.accessibilityBus
        first.stop()
        XCTAssertEqual(try second.screenshot().size.width, 200)
        XCTAssertEqual(try second.accessibilityBus.applications, [])
    }

    func testNothingIsLeftAfterStopping() throws {
        let display = try TestDisplay(size: PixelSize(width: 100, height: 100))
        _ = try display.accessibilityBus
        let folder = display.folder
        display.stop()
        display.stop()
        XCTAssertTrue(waitUntil { processes(in: folder).isEmpty }, "\(processes(in: folder))")
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    }

    func testNothingIsLeftWhenTheObjectGoesAway() throws {
        var display: TestDisplay? = try TestDisplay(size: PixelSize(width: 100, height: 100))
        let folder = try XCTUnwrap(display?.folder)
        display = nil
        XCTAssertTrue(waitUntil { processes(in: folder).isEmpty }, "\(processes(in: folder))")
    }

    /// Runs this very program as the one that is killed.
    func testNothingIsLeftWhenTheTestIsKilled() throws {
        let display = try TestDisplay(size: PixelSize(width: 100, height: 100))
        let test = try TestApplication(
            CommandLine.arguments[0],
            arguments: ["WholeAppTests.TestDisplayTests/testWaitsToBeKilled"],
            on: display,
            environment: [Self.crashVariable: "1", "G_DEBUG": nil]
        )
        let prefix = "folder: "
        let folder = try waitFor("the folder of the test's desktop", timeout: .seconds(30)) {
            test.standardOutput.split(separator: "\n").first { $0.hasPrefix(prefix) }
        }.dropFirst(prefix.count)
        let url = URL(fileURLWithPath: String(folder))
        defer { try? FileManager.default.removeItem(at: url) }
        XCTAssertGreaterThanOrEqual(processes(in: url).count, 5)
        test.kill()
        XCTAssertEqual(test.waitForExit(), .signalled(SIGKILL))
        XCTAssertTrue(waitUntil { processes(in: url).isEmpty }, "\(processes(in: url))")
    }

    /// The other half of the test above; by itself it does nothing.
    func testWaitsToBeKilled() throws {
        guard ProcessInfo.processInfo.environment[Self.crashVariable] != nil else { return }
        let display = try TestDisplay(size: PixelSize(width: 100, height: 100))
        let application = try TestApplication("/bin/sleep", arguments: ["600"], on: display)
        _ = try display.accessibilityBus
        try FileHandle.standardOutput.write(contentsOf: Data("\nfolder: \(display.folder.path)\n".utf8))
        _ = application.waitForExit(timeout: .seconds(120))
    }

    func testADesktopWithoutASessionBus() throws {
        let display = try TestDisplay(size: PixelSize(width: 100, height: 100), hasSessionBus: false)
        XCTAssertNil(display.sessionBusAddress)
        XCTAssertThrowsError(try display.accessibilityBus)
    }

    /// The commands of all living processes that were started on the desktop with this folder.
    private func processes(in folder: URL) -> [String] {
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { name in
            guard Int(name) != nil,
                let environment = manager.contents(atPath: "/proc/\(name)/environ"),
                environment.range(of: Data((folder.path + "/run").utf8)) != nil
            else { return nil }
            let command = manager.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
            return String(decoding: command, as: UTF8.self).replacingOccurrences(of: "\0", with: " ")
        }
    }

    func testTextsAreAsLargeAsTheUserWants() throws {
        var heights: [Int] = []
        for scale in [1, 2] as [Double] {
            let display = try TestDisplay(textScale: scale)
            defer { display.stop() }
            let app = try TestApplication("Library", on: display)
            let row = try app.accessibleRoot().waitFor(role: .listItem, name: "Aurora")
            heights.append(try row.frameInWindow.height)
        }
        XCTAssertGreaterThan(heights[1], heights[0] + 10)
    }
}
