import XCTest
import os

/// O5: where messages go, and which.
final class LogOutputTests: XCTestCase {
    private let log = OSLog(subsystem: "org.example.Notes", category: "network")

    func testTheJournalReadsThePriorityOfEachLine() {
        let output = LogOutput(reader: .journal, environment: [:])
        XCTAssertEqual(
            output.lines("one\ntwo", type: .error, log: log, at: Date()),
            "<3>[org.example.Notes:network] one\n<3>two\n"
        )
        XCTAssertEqual(output.lines("one", type: .default, log: .default, at: Date()), "<5>one\n")
    }

    func testOtherReadersSeeTimeAndLevel() throws {
        let output = LogOutput(reader: .other, environment: [:])
        let line = output.lines("one", type: .fault, log: log, at: Date(timeIntervalSince1970: 0.25))
        XCTAssertNotNil(
            line.wholeMatch(of: /\d\d:\d\d:\d\d\.250 fault \[org\.example\.Notes:network\] one\n/),
            line
        )
    }

    func testDebugMessagesAreForATerminal() {
        XCTAssertTrue(LogOutput(reader: .terminal, environment: [:]).isOpen(for: .debug))
        XCTAssertFalse(LogOutput(reader: .other, environment: [:]).isOpen(for: .debug))
        XCTAssertTrue(
            LogOutput(reader: .other, environment: ["OS_ACTIVITY_MODE": "debug"]).isOpen(for: .debug)
        )
        XCTAssertTrue(LogOutput(reader: .journal, environment: [:]).isOpen(for: .info))
        XCTAssertFalse(
            LogOutput(reader: .terminal, environment: ["OS_ACTIVITY_MODE": "disable"]).isOpen(for: .fault)
        )
        XCTAssertFalse(OSLog.disabled.isEnabled(type: .fault))
    }

    func testPrivateValuesAreForATerminal() {
        XCTAssertTrue(LogOutput(reader: .terminal, environment: [:]).showsPrivateValues)
        XCTAssertFalse(LogOutput(reader: .journal, environment: [:]).showsPrivateValues)
        let environment = ["OS_ACTIVITY_DT_MODE": "YES"]
        XCTAssertTrue(LogOutput(reader: .journal, environment: environment).showsPrivateValues)
    }

    func testTheJournalIsKnownByItsFile() throws {
        var pipe: [Int32] = [0, 0]
        XCTAssertEqual(Glibc.pipe(&pipe), 0)
        defer { for descriptor in pipe { close(descriptor) } }
        var status = stat()
        XCTAssertEqual(fstat(pipe[1], &status), 0)
        let stream = ["JOURNAL_STREAM": "\(status.st_dev):\(status.st_ino)"]
        XCTAssertEqual(LogOutput.reader(of: pipe[1], environment: stream), .journal)
        XCTAssertEqual(LogOutput.reader(of: pipe[1], environment: ["JOURNAL_STREAM": "1:2"]), .other)
        XCTAssertEqual(LogOutput.reader(of: -1, environment: stream), .other)
    }

    /// All forms in which apps write messages.
    func testMessagesAreWritten() {
        let logger = Logger(subsystem: "org.example.Notes", category: "tests")
        let name = "Anna"
        logger.log("log \(name)")
        logger.log(level: .info, "level")
        logger.trace("trace")
        logger.debug("debug \(name, privacy: .public)")
        logger.info("info")
        logger.notice("notice")
        logger.warning("warning")
        logger.error("error \(self.name)")
        logger.critical("critical")
        logger.fault("fault")
        os_log("plain")
        os_log("%{public}@ %d", log: log, type: .info, name, 5)
        os_log(.error, log: log, "%@", NSNumber(value: 5))
        os_log(.error, "interpolated \(name)")
        os_log("interpolated \(5)")
        os_log(.debug, "plain")
    }
}
