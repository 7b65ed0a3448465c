import AppPackaging
import XCTest

/// Reports of crashes as values.
final class CrashReportTests: XCTestCase {
    private static let start = "Tabard crash report 1\nprogram: Habits\nthread: other: worker\nframes:\n"
    private static let identifier = "0123456789abcdef"

    private func cause(_ text: String) -> String? {
        do {
            _ = try CrashReport(text, path: "crash.txt")
            return nil
        } catch {
            return "\(error)"
        }
    }

    func testAWholeReport() throws {
        let frames = "0 \(Self.identifier) 0x1a2b My App\n1 - 0x7fff00000000 -\nend\n"
        let report = try CrashReport(Self.start + frames, path: "crash.txt")
        XCTAssertEqual(report.fields.map(\.name), ["program", "thread"])
        XCTAssertEqual(report.fields.map(\.value), ["Habits", "other: worker"])
        XCTAssertEqual(report.frames.map(\.file.buildID), [Self.identifier, nil])
        XCTAssertEqual(report.frames.map(\.offset), [0x1a2b, 0x7fff_0000_0000])
        XCTAssertEqual(report.frames.map(\.file.name), ["My App", nil])
        XCTAssertTrue(report.isWhole)
    }

    /// Writing one may end at any byte.
    func testAReportThatBreaksOff() throws {
        let text = Self.start + "0 \(Self.identifier) 0x1a2b Habits\n1 \(Self.identifier) 0x2c Habits\nend\n"
        for count in (Self.start.count - 8)..<(text.count - 1) {
            let part = String(text.prefix(count))
            guard part.hasPrefix(Self.start) else { continue }
            let report = try CrashReport(part, path: "crash.txt")
            XCTAssertEqual(report.isWhole, part.hasSuffix("\nend"))
            XCTAssertLessThanOrEqual(report.frames.count, 2)
        }
    }

    /// Mail changes the ends of lines, and whatever names are, they are shown on terminals.
    func testWhatComesOnTheWay() throws {
        let frames = "0 \(Self.identifier) 0x1a2b My App\nend\n"
        let sent = (Self.start + frames).replacingOccurrences(of: "\n", with: "\r\n")
        XCTAssertEqual(
            try CrashReport(sent, path: "crash.txt"),
            try CrashReport(Self.start + frames, path: "crash.txt")
        )
        let hostile =
            "Tabard crash report 1\nprogram: a\u{1B}[2Jb\u{7F}\nframes:\n0 1234 0x1 \u{1B}]0;a\u{7}\nend\n"
        let report = try CrashReport(hostile, path: "crash.txt")
        XCTAssertEqual(report.fields, [.init(name: "program", value: "a [2Jb")])
        XCTAssertEqual(report.frames.map(\.file), [.init(buildID: "1234", name: "]0;a")])
    }

    func testWhatIsNoReport() {
        let start = Self.start
        XCTAssertEqual(cause(""), "crash.txt: it is empty: the report could not be written")
        XCTAssertEqual(
            cause("words"),
            "crash.txt:1: this is no report of a crash: those begin with 'Tabard crash report 1'"
        )
        XCTAssertEqual(
            cause("Tabard crash report 2\n"),
            "crash.txt:1: the report is in a newer form; a newer tabard-swift reads it"
        )
        XCTAssertEqual(
            cause("Tabard crash report 1\nwords\n"),
            "crash.txt:2: a line before the frames is NAME: VALUE"
        )
        let wrong = "crash.txt:5: this is no frame: those are NUMBER BUILD-ID OFFSET FILE"
        for line in [
            "1 \(Self.identifier) 0x1 a", "0 ../../etc 0x1 a", "0 \(Self.identifier) 1 a",
            "0 - 0x1 /etc/passwd",
            "0 - 0x10000000000000000 a", "0 - 0x1",
        ] {
            XCTAssertEqual(cause(start + line + "\nend\n"), wrong, line)
        }
        XCTAssertEqual(cause(start + "end\nmore\n"), "crash.txt:6: there is something after the end")
        XCTAssertEqual(
            cause(start + String(repeating: "x", count: CrashReport.mostBytes)),
            "crash.txt: it is larger than a report can be"
        )
    }
}
