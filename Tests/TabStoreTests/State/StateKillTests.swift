import Foundation
import XCTest

@testable import TabStore

/// A process that saves states without end is killed at any moment: what is read is a whole state, and none before the
/// last one that was reported as saved (R3).
final class StateKillTests: StateTestCase {
    private static let directoryVariable = "TABARD_STATE_DIRECTORY"
    private static let scheduleVariable = "TABARD_STATE_SCHEDULES"
    private static var roundCount: Int { isSoaking ? 500 : 12 }

    /// Sizes that change, so that some states outgrow their slots.
    private static func state(_ step: Int) -> SavedState {
        .sample(step, objectCount: step % 40)
    }

    /// What the process does that is killed: not a test of its own.
    func testTheProcessThatIsKilled() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let directory = environment[Self.directoryVariable] else {
            throw XCTSkip("It runs as a child of the other test alone")
        }
        let schedules = environment[Self.scheduleVariable] == "1"
        let location = StateLocation(applicationIdentifier: Self.application, stateDirectory: directory)
        let first = (StateStore.read(at: location).state?.attempts ?? 0) + 1
        let reported = FileHandle(forWritingAtPath: directory + "/reported")
        let store = StateStore(location)
        for step in first...1_000_000 {
            if schedules {
                store.schedule(Self.state(step))
                guard step % 7 == 0 else { continue }
                try store.flush()
            } else {
                try store.save(Self.state(step))
            }
            try reported?.seek(toOffset: 0)
            try reported?.write(contentsOf: Data(String(step).utf8))
        }
    }

    private func runAndKill(schedules: Bool, after microseconds: UInt32) throws {
        let process = try Child.start(
            "TabStoreTests.StateKillTests/testTheProcessThatIsKilled",
            in: directory,
            [Self.directoryVariable: directory, Self.scheduleVariable: schedules ? "1" : "0"]
        )
        let before = try reported()
        let end = Date(timeIntervalSinceNow: 30)
        while try reported() == before, Date() < end, process.isRunning {
            usleep(2000)
        }
        usleep(microseconds)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
    }

    /// The number of the last state that was reported as saved. It only grows, and so its digits do not get fewer.
    private func reported() throws -> Int {
        Int(try String(contentsOfFile: directory + "/reported", encoding: .utf8)) ?? 0
    }

    func testWhatWasReportedAsSavedIsThere() throws {
        try Data().write(to: URL(fileURLWithPath: directory + "/reported"))
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<Self.roundCount {
            let pause = UInt32.random(in: 0...30_000, using: &generator)
            try runAndKill(schedules: round % 2 == 1, after: pause)
            let (state, problems) = StateStore.read(at: stateLocation())
            let step = try XCTUnwrap(state).attempts
            XCTAssertEqual(state, Self.state(step), "round \(round), seed \(seed): a state that nobody saved")
            XCTAssertGreaterThanOrEqual(step, try reported(), "round \(round), seed \(seed)")
            XCTAssertTrue(problems.allSatisfy { $0.code == .recovered }, "\(problems)")
        }
        print(
            "Killed processes that saved states: \(Self.roundCount), \(try reported()) states; seed \(seed)"
        )
    }
}
