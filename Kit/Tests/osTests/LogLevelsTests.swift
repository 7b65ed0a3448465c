import XCTest
import os

/// O5: which messages `TABARD_LOG` lets through.
final class LogLevelsTests: XCTestCase {
    private static let types: [(String, OSLogType)] = [
        ("debug", .debug), ("info", .info), ("default", .default), ("error", .error), ("fault", .fault),
    ]

    private func open(_ text: String, _ subsystem: String = "", _ category: String = "") -> [String]? {
        let levels = LogLevels(text)
        let answers = Self.types.map { name, type in
            (name, levels.isOpen(for: type, subsystem: subsystem, category: category))
        }
        guard answers.allSatisfy({ $0.1 != nil }) else {
            XCTAssertTrue(answers.allSatisfy { $0.1 == nil })
            return nil
        }
        return answers.filter { $0.1 == true }.map(\.0)
    }

    func testEachLevelLetsItselfThroughAndWhatIsMoreImportant() {
        XCTAssertEqual(open("debug"), ["debug", "info", "default", "error", "fault"])
        XCTAssertEqual(open("info"), ["info", "default", "error", "fault"])
        XCTAssertEqual(open("default"), ["default", "error", "fault"])
        XCTAssertEqual(open("error"), ["error", "fault"])
        XCTAssertEqual(open("fault"), ["fault"])
        XCTAssertEqual(open("off"), [])
    }

    func testWhatNamesMoreCountsFirst() {
        let text = "fault, org.example.Notes=error,org.example.Notes:network=debug"
        XCTAssertEqual(open(text), ["fault"])
        XCTAssertEqual(open(text, "org.example.Other", "network"), ["fault"])
        XCTAssertEqual(open(text, "org.example.Notes"), ["error", "fault"])
        XCTAssertEqual(open(text, "org.example.Notes", "storage"), ["error", "fault"])
        XCTAssertEqual(open(text, "org.example.Notes", "network")?.count, 5)
        XCTAssertEqual(open("error,off", "org.example.Notes"), [])
    }

    func testWhatIsNotNamedIsAsWithoutIt() {
        XCTAssertNil(open(""))
        XCTAssertNil(open("org.example.Notes=debug"))
        XCTAssertNil(open("org.example.Notes=debug", "org.example.Notes2"))
        XCTAssertNil(open("org.example.Notes:network=debug", "org.example.Notes", "storage"))
    }

    func testWhatIsNoLevelIsToldAndTheRestCounts() {
        let levels = LogLevels("lo\u{1B}ud, ,org.example.Notes=debug,a=b=c,=error")
        XCTAssertEqual(
            levels.problems,
            ["loud", "a=b=c"].map {
                "TABARD_LOG: '\($0)' names no level: LEVEL, SUBSYSTEM=LEVEL or SUBSYSTEM:CATEGORY=LEVEL, "
                    + "where LEVEL is one of debug, info, default, error, fault, off"
            }
        )
        XCTAssertEqual(levels.isOpen(for: .debug, subsystem: "org.example.Notes", category: ""), true)
        XCTAssertEqual(levels.isOpen(for: .info, subsystem: "", category: ""), false)
    }

    func testTheLogAsksIt() {
        let log = OSLog(subsystem: "org.example.Notes", category: "network")
        let other = OSLog(subsystem: "org.example.Other", category: "network")
        let output = LogOutput(
            reader: .journal,
            environment: ["TABARD_LOG": "org.example.Notes=debug"]
        )
        XCTAssertTrue(output.isOpen(for: .debug, log: log))
        XCTAssertFalse(output.isOpen(for: .debug, log: other))
        XCTAssertTrue(output.isOpen(for: .info, log: other))
    }
}
