import Foundation
import TabardTesting
import XCTest

/// What an app leaves that ends by a fault, each seen from outside.
@preconcurrency @MainActor
final class CrashReportTests: XCTestCase {
    private struct Frame: Equatable {
        let buildID: String
        let offset: String
        let file: String
    }

    /// A report, taken apart.
    private struct Report {
        private(set) var fields: [String: String] = [:]
        private(set) var frames: [Frame] = []
        let text: String

        init(_ file: URL) throws {
            text = try String(contentsOf: file, encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            XCTAssertEqual(lines.first, "Tabard crash report 1")
            XCTAssertEqual(lines.suffix(2), ["end", ""], text)
            let start = try XCTUnwrap(lines.firstIndex(of: "frames:"), text)
            for line in lines[1..<start] {
                let sides = line.components(separatedBy: ": ")
                fields[sides[0]] = sides.dropFirst().joined(separator: ": ")
            }
            for (index, line) in lines[(start + 1)..<(lines.count - 2)].enumerated() {
                let words = line.components(separatedBy: " ")
                XCTAssertEqual(words.count, 4, line)
                XCTAssertEqual(words[0], String(index))
                frames.append(Frame(buildID: words[1], offset: words[2], file: words[3]))
            }
        }
    }

    #if arch(x86_64)
        private static let processor = "x86_64"
        private static let stop = (name: "SIGILL", number: SIGILL)
    #else
        private static let processor = "aarch64"
        private static let stop = (name: "SIGTRAP", number: SIGTRAP)
    #endif

    private func crash(
        _ fault: String,
        on display: TestDisplay,
        environment: [String: String?] = [:]
    ) throws -> TestApplication {
        try TestApplication("Crashing", arguments: [fault], on: display, environment: environment)
    }

    private func folder(on display: TestDisplay) -> URL {
        display.folder.appendingPathComponent("home/.local/state/Crashing/crashes")
    }

    private func names(on display: TestDisplay) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder(on: display).path)) ?? []).sorted()
    }

    /// What a debugger makes of a frame of the program's own.
    private func function(of frame: Frame) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/addr2line")
        process.arguments = ["-f", "-e", try TestApplication.path(ofProduct: "Crashing"), frame.offset]
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }

    func testEachFaultIsReported() throws {
        let display = try TestDisplay()
        let faults: [(String, String, Int32, String)] = [
            ("stop", Self.stop.name, Self.stop.number, "main"), ("abort", "SIGABRT", SIGABRT, "main"),
            ("read", "SIGSEGV", SIGSEGV, "main"), ("recursion", "SIGSEGV", SIGSEGV, "main"),
            ("thread", Self.stop.name, Self.stop.number, "other: Crashing"),
        ]
        for (index, (fault, name, number, thread)) in faults.enumerated() {
            let app = try crash(fault, on: display)
            XCTAssertEqual(app.waitForExit(timeout: .seconds(30)), .signalled(number), fault)
            let file = folder(on: display).appendingPathComponent("crash-\(index).txt")
            XCTAssertTrue(
                app.standardError.contains("Tabard: the report of this crash is in \(file.path)\n"),
                app.standardError
            )
            let report = try Report(file)
            XCTAssertEqual(report.fields["program"], "Crashing")
            XCTAssertEqual(report.fields["identifier"], "Crashing")
            XCTAssertEqual(report.fields["processor"], Self.processor)
            XCTAssertEqual(report.fields["signal"], name, fault)
            XCTAssertEqual(report.fields["thread"], thread, fault)
            let time = try XCTUnwrap(ISO8601DateFormatter().date(from: report.fields["time"] ?? ""))
            XCTAssertLessThan(abs(time.timeIntervalSinceNow), 120)
            // It names no folder of the user's.
            XCTAssertFalse(report.text.contains("/"), report.text)
            let own = report.frames.filter { $0.file == "Crashing" }
            XCTAssertGreaterThan(own.count, 1, report.text)
            XCTAssertEqual(Set(own.map(\.buildID)).count, 1)
            switch fault {
            case "stop", "thread":
                XCTAssertTrue(
                    try own.prefix(2).contains { try function(of: $0).contains("stopInside") },
                    report.text
                )
            case "recursion":
                XCTAssertEqual(report.frames.count, 200)
                XCTAssertTrue(try function(of: own[150]).contains("recur"), report.text)
            default:
                XCTAssertFalse(report.frames[0].file == "Crashing", report.text)
                XCTAssertTrue(
                    try own.prefix(2).contains { try function(of: $0).contains("happen") },
                    report.text
                )
            }
            if fault == "read" { XCTAssertEqual(report.fields["address"], "0x8") }
        }
        let attributes = try FileManager.default.attributesOfItem(
            atPath: folder(on: display).appendingPathComponent("crash-0.txt").path
        )
        XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
        display.stop()
    }

    /// What only C can do, in a small program with the same handler.
    func testWhatIsBrokenAroundTheFaultCostsNoReport() throws {
        let display = try TestDisplay()
        let program = display.folder.appendingPathComponent("broken")
        let source = display.folder.appendingPathComponent("broken.c")
        let handler = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/CCrashReport").standardizedFileURL
        try Data(Self.broken.utf8).write(to: source)
        let compiler = try TestApplication(
            "/usr/bin/env",
            arguments: [
                "clang", "-g", "-O1", "-I", handler.appendingPathComponent("include").path, source.path,
                handler.appendingPathComponent("CrashReport.c").path, "-o", program.path,
            ],
            on: display,
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"]]
        )
        XCTAssertEqual(compiler.waitForExit(timeout: .seconds(60)), .exited(0), compiler.endDescription)
        for (index, manner) in ["null", "wild", "closed", "gone", "hanging", "name"].enumerated() {
            let folder = display.folder.appendingPathComponent("reports")
            let app = try TestApplication(program.path, arguments: [manner, folder.path], on: display)
            XCTAssertEqual(app.waitForExit(timeout: .seconds(30)), .signalled(SIGSEGV), manner)
            let report = try Report(folder.appendingPathComponent("crash-\(index).txt"))
            let own = report.frames.filter { $0.file == "broken" }
            XCTAssertGreaterThan(own.count, 1, report.text)
            let isNowhere = ["null", "wild"].contains(manner)
            XCTAssertEqual(report.frames[0].file, isNowhere ? "-" : "broken", report.text)
            XCTAssertEqual(report.fields["thread"], manner == "name" ? "other: a??b?" : "main", report.text)
        }
        display.stop()
    }

    private static let broken = """
        #include <pthread.h>
        #include <fcntl.h>
        #include <string.h>
        #include <sys/prctl.h>
        #include <unistd.h>
        #include "CCrashReport.h"
        __attribute__((noinline)) static void call(void (*function)(void)) { function(); }
        __attribute__((noinline)) static void fail(void) { *(volatile int *)8 = 1; }
        static void *fail_with_a_name(void *data) {
            prctl(PR_SET_NAME, "a\\n\\033b\\303");
            call(fail);
            return data;
        }
        int main(int count, char **arguments) {
            const char *manner = arguments[1];
            if (tabard_crash_report_begin(arguments[2], "broken", "org.example.broken", "1") != 0) return 1;
            int ends[2];
            if (pipe(ends) != 0) return 1;
            if (strcmp(manner, "null") == 0) call(NULL);
            if (strcmp(manner, "wild") == 0) call((void (*)(void))0x123456789000);
            if (strcmp(manner, "closed") == 0) close(2);
            if (strcmp(manner, "gone") == 0) { dup2(ends[1], 2); close(ends[0]); close(ends[1]); }
            if (strcmp(manner, "hanging") == 0) {
                dup2(ends[1], 2);
                fcntl(2, F_SETFL, O_NONBLOCK);
                while (write(2, "full", 4) > 0) {}
                fcntl(2, F_SETFL, 0);
            }
            if (strcmp(manner, "name") == 0) {
                pthread_t thread;
                pthread_create(&thread, NULL, fail_with_a_name, NULL);
                pthread_join(thread, NULL);
            }
            call(fail);
            return count;
        }
        """

    func testThreadsThatFailAtOnceWriteOneReport() throws {
        let display = try TestDisplay()
        let app = try crash("threads", on: display)
        XCTAssertEqual(app.waitForExit(timeout: .seconds(30)), .signalled(Self.stop.number))
        XCTAssertEqual(names(on: display), ["crash-0.txt"])
        let report = try Report(folder(on: display).appendingPathComponent("crash-0.txt"))
        XCTAssertGreaterThan(report.frames.count, 1)
        display.stop()
    }

    func testTheLastTenAreKept() throws {
        let display = try TestDisplay()
        let folder = folder(on: display)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = (0..<10).map { folder.appendingPathComponent("crash-\($0).txt") }
        for (index, file) in files.enumerated() {
            try Data("old".utf8).write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: index == 6 ? 1_000 : 2_000)],
                ofItemAtPath: file.path
            )
        }
        // What somebody put there in a report's place is not written through.
        let kept = display.folder.appendingPathComponent("kept")
        try Data("kept".utf8).write(to: kept)
        try FileManager.default.removeItem(at: files[6])
        try FileManager.default.createSymbolicLink(at: files[6], withDestinationURL: kept)
        for file in files where file != files[6] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: 1_000)],
                ofItemAtPath: file.path
            )
        }
        let app = try crash("stop", on: display)
        XCTAssertEqual(app.waitForExit(timeout: .seconds(30)), .signalled(Self.stop.number))
        XCTAssertEqual(try String(contentsOf: kept, encoding: .utf8), "kept")
        XCTAssertGreaterThan(try Report(files[6]).frames.count, 1)
        XCTAssertEqual(names(on: display).count, 10)
        for file in files where file != files[6] {
            XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "old")
        }
        display.stop()
    }

    /// Where nothing can be written, or nothing shall, the program ends as it would have.
    func testWithoutAReportTheFaultIsTheSame() throws {
        let display = try TestDisplay()
        let folder = folder(on: display)
        let quiet = try crash("stop", on: display, environment: ["TABARD_CRASH_REPORTS": "no"])
        XCTAssertEqual(quiet.waitForExit(timeout: .seconds(30)), .signalled(Self.stop.number))
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
        let parent = folder.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data().write(to: folder)
        let blocked = try crash("stop", on: display)
        XCTAssertEqual(blocked.waitForExit(timeout: .seconds(30)), .signalled(Self.stop.number))
        XCTAssertFalse(blocked.standardError.contains("the report of this crash"))
        display.stop()
    }

    func testASignalFromOutsideIsReportedToo() throws {
        let display = try TestDisplay()
        let app = try crash("wait", on: display)
        XCTAssertTrue(waitUntil(timeout: .seconds(20)) { app.standardOutput.contains("waits\n") })
        kill(app.identifier, SIGSEGV)
        XCTAssertEqual(app.waitForExit(timeout: .seconds(30)), .signalled(SIGSEGV))
        XCTAssertEqual(names(on: display), ["crash-0.txt"])
        // One that asks a program to end is no fault.
        let other = try crash("wait", on: display)
        XCTAssertTrue(waitUntil(timeout: .seconds(20)) { other.standardOutput.contains("waits\n") })
        kill(other.identifier, SIGKILL)
        XCTAssertEqual(other.waitForExit(timeout: .seconds(30)), .signalled(SIGKILL))
        XCTAssertEqual(names(on: display), ["crash-0.txt"])
        display.stop()
    }
}
