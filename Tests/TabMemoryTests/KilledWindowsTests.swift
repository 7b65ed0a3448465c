import Foundation
import GtkInterop
import TabModel
import TabStore
import XCTest

@testable import TabMemory
@testable import TabardKit

/// A program with two windows is killed right after changes in both: all that the calls had done by then is in the file
/// (S1, and rule 7).
@preconcurrency @MainActor
final class KilledWindowsTests: TabMemoryTestCase {
    private static let variable = "TABARD_KILLED_WINDOWS"
    private static let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
    private static let roundCount = ProcessInfo.processInfo.environment["TABARD_SOAK"] == "1" ? 40 : 4

    /// What the program does that is killed: not a test of its own.
    func testTheProgramThatIsKilled() throws {
        guard let folder = ProcessInfo.processInfo.environment[Self.variable] else {
            throw XCTSkip("It runs as a child of the other test alone")
        }
        let location = TabStoreLocation(applicationIdentifier: "org.example.Test", stateDirectory: folder)
        let windows = ["left", "right"].map { name in
            let tabs = controller(Self.names)
            let memory = TabMemory(TabStore(location), window: TabID(stringLiteral: name))
            memory.remember(tabs)
            return (memory, tabs)
        }
        wait { windows.allSatisfy { $0.0.isFollowed } }
        try drag("Six", onto: "One", in: windows[0].1)
        windows[1].1.selectedIndex = 2
        windows[0].1.selectedIndex = 3
        kill(getpid(), SIGKILL)
    }

    func testChangesInTwoWindowsSurviveAKill() throws {
        var kept = 0
        for round in 0..<Self.roundCount {
            try? FileManager.default.removeItem(atPath: location.directory)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments = ["TabMemoryTests.KilledWindowsTests/testTheProgramThatIsKilled"]
            process.environment = ProcessInfo.processInfo.environment.merging(
                [Self.variable: folder.path, "SWIFT_BACKTRACE": "enable=no"]
            ) { $1 }
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            XCTAssertEqual(process.terminationReason, .uncaughtSignal)
            let reading = TabStore.read(at: location)
            let declaration = TabDeclaration(ids: Self.names.compactMap { TabID($0) })
            let order = reading.record.arrangement(for: declaration).order.map(\.string)
            let selections = ["left", "right"].map { window in
                reading.record.selections.first { $0.window.string == window }?.history.first?.string
            }
            XCTAssertEqual(order.first, "Six", "round \(round): \(order)")
            XCTAssertEqual(selections, ["Four", "Three"], "round \(round)")
            if order.first == "Six", selections == ["Four", "Three"] { kept += 1 }
        }
        print("Two windows and a kill: all kept by \(kept) of \(Self.roundCount) programs")
    }
}
