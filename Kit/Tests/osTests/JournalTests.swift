import XCTest
import os

/// O5: what the journal gets, by a program that stands in for it.
final class JournalTests: XCTestCase {
    private let log = OSLog(subsystem: "org.example.Notes", category: "network")
    private var folder = FileManager.default.temporaryDirectory

    override func setUpWithError() throws {
        folder.appendPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func fields(_ message: [UInt8], priority: Int, more: String) -> [UInt8] {
        message
            + "PRIORITY=\(priority)\nSYSLOG_IDENTIFIER=\(ProcessInfo.processInfo.processName)\n\(more)".utf8
    }

    private func field(_ name: String, size: UInt64, _ text: String) -> [UInt8] {
        "\(name)\n".utf8 + withUnsafeBytes(of: size.littleEndian, Array.init) + "\(text)\n".utf8
    }

    func testEachMessageIsAnEntryWithFields() throws {
        let standIn = try JournalStandIn(in: folder, count: 4)
        let output = LogOutput(reader: .journal, environment: [:], socket: standIn.socket)
        XCTAssertTrue(output.sendToJournal("Größe = 5", type: .error, log: log))
        XCTAssertTrue(output.sendToJournal("one\nPRIORITY=0\n", type: .debug, log: .default))
        let forged = OSLog(subsystem: "a\nPRIORITY=0", category: "")
        XCTAssertTrue(output.sendToJournal("", type: .fault, log: forged))
        // More than a datagram holds.
        let long = String(repeating: "0123456789abcdef\n", count: 100_000)
        XCTAssertTrue(output.sendToJournal(long, type: .info, log: log))
        let entries = try standIn.entries()
        let origin = "SUBSYSTEM=org.example.Notes\nCATEGORY=network\n"
        XCTAssertEqual(entries[0], fields(Array("MESSAGE=Größe = 5\n".utf8), priority: 3, more: origin))
        XCTAssertEqual(
            entries[1],
            fields(field("MESSAGE", size: 15, "one\nPRIORITY=0\n"), priority: 7, more: "")
        )
        XCTAssertEqual(
            entries[2],
            fields(Array("MESSAGE=\n".utf8), priority: 2, more: "")
                + field("SUBSYSTEM", size: 12, "a\nPRIORITY=0")
        )
        XCTAssertTrue(
            entries[3]
                == fields(field("MESSAGE", size: 1_700_000, long), priority: 6, more: origin)
        )
        XCTAssertEqual(entries.count, 4)
    }

    /// Without a journal the lines on standard error are what there is.
    func testAJournalThatIsAwayTakesNothing() throws {
        for socket in [folder.appendingPathComponent("none").path, String(repeating: "x", count: 200)] {
            let output = LogOutput(reader: .journal, environment: [:], socket: socket)
            XCTAssertFalse(output.sendToJournal("one", type: .error, log: log))
        }
    }

    /// One that reads nothing keeps nobody.
    func testAJournalThatHangsIsNotWaitedFor() throws {
        let socket = folder.appendingPathComponent("socket").path
        let hanging = Process()
        hanging.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        hanging.arguments = [
            "-c",
            "import socket, sys, time; s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM); "
                + "s.bind(sys.argv[1]); print('ready', flush=True); time.sleep(60)",
            socket,
        ]
        let pipe = Pipe()
        hanging.standardOutput = pipe
        try hanging.run()
        defer { hanging.terminate() }
        XCTAssertEqual(pipe.fileHandleForReading.readData(ofLength: 6).count, 6)
        let output = LogOutput(reader: .journal, environment: [:], socket: socket)
        // Its queue holds some.
        let taken = (0..<1_000).prefix { _ in output.sendToJournal("one", type: .error, log: log) }.count
        XCTAssertLessThan(taken, 1_000)
        // It is left alone then, however much is written.
        let start = ContinuousClock.now
        for _ in 0..<100 { XCTAssertFalse(output.sendToJournal("two", type: .error, log: log)) }
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(10))
    }
}
