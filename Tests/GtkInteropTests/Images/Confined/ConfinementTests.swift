import CImageDecoder
import Foundation
import XCTest

@testable import GtkInterop

/// What a decoder can do beside decoding: nothing.
@preconcurrency @MainActor
final class ConfinementTests: XCTestCase {
    private static let variable = "TABARD_CONFINED"

    func testADecodersState() throws {
        let decoders = ConfinedDecoders()
        defer { decoders.end() }
        _ = try ImageDecoder.decode(bytes: SampleImages.png(), with: decoders)
        let process = try XCTUnwrap(decoders.processes.first)
        XCTAssertEqual(Processes.state("Seccomp", of: process), "2")
        XCTAssertEqual(Processes.state("NoNewPrivs", of: process), "1")
        let descriptors = Processes.descriptors(of: process).map { $0.prefix { $0 != ":" } }.sorted()
        let expected = ["/dev/null", "/dev/null", "/dev/null", "/memfd", "/memfd", "socket", "socket"]
        XCTAssertEqual(descriptors.map(String.init), expected)
        let environment = try String(contentsOfFile: "/proc/\(process)/environ", encoding: .utf8)
        XCTAssertFalse(environment.contains("DISPLAY="))
        XCTAssertFalse(environment.contains("DBUS"))
    }

    /// The child's part of the test below: it gives everything up, and tries to do what it should not.
    func testChild() throws {
        guard ProcessInfo.processInfo.environment[Self.variable] != nil else {
            throw XCTSkip("only in the child process of another test")
        }
        let parent = getppid()
        let confinement = tabard_confine(
            TabardDecoderLimits(memoryBytes: 256 << 20, fileBytes: 1 << 20, processorSeconds: 30)
        )
        var limit = rlimit()
        let trials: [(String, Bool)] = [
            ("filter", confinement == TabardConfinementCalls),
            ("open for reading", open("/etc/passwd", O_RDONLY) < 0),
            ("open for writing", open("/tmp/tabard-confined", O_WRONLY | O_CREAT, 0o600) < 0),
            ("socket", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) < 0),
            ("local socket", socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) < 0),
            ("execute", execv("/bin/true", [nil]) < 0),
            ("signal", kill(parent, 0) < 0),
            ("remove", unlink("/tmp/tabard-confined") < 0),
            ("folder", mkdir("/tmp/tabard-confined", 0o700) < 0),
            (
                "executable memory",
                mmap(nil, 4_096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
                    == MAP_FAILED
            ),
            ("much memory", mmap(nil, 1 << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED),
            (
                "limits",
                getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 && limit.rlim_max == 32
            ),
            ("its own clock", clock() >= 0),
        ]
        let failed = trials.filter { !$0.1 }.map(\.0)
        let report = failed.isEmpty ? "CONFINED\n" : "FREE: \(failed.joined(separator: ", "))\n"
        report.utf8.withContiguousStorageIfAvailable { _ = write(1, $0.baseAddress, $0.count) }
        _exit(0)
    }

    func testWhatIsDenied() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["GtkInteropTests.ConfinementTests/testChild"]
        process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: "1"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertTrue(text.contains("CONFINED\n"), text)
    }

    /// Whoever starts the program under the decoder's name gets neither the app nor a decoder.
    func testTheNameAloneStartsNothing() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "exec -a 'Tabard image decoder' \"$0\"", CommandLine.arguments[0]]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 125)
    }

    func testADecoderEndsWithItsProgram() throws {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        program.arguments = ["GtkInteropTests.ConfinementTests/testProgramWithDecoder"]
        program.environment = ProcessInfo.processInfo.environment.merging([Self.variable: "1"]) { $1 }
        let output = Pipe()
        program.standardOutput = output
        try program.run()
        var text = ""
        while !text.contains("DECODER "), let data = try output.fileHandleForReading.read(upToCount: 1) {
            text += String(decoding: data, as: UTF8.self)
        }
        while !text.hasSuffix("\n"), let data = try output.fileHandleForReading.read(upToCount: 1) {
            text += String(decoding: data, as: UTF8.self)
        }
        let word = try XCTUnwrap(text.split(separator: "\n").last?.split(separator: " ").last)
        let decoder = try XCTUnwrap(Int32(word))
        XCTAssertEqual(kill(decoder, 0), 0)
        // While the decoder is busy with an image that has no end.
        usleep(300_000)
        kill(program.processIdentifier, SIGKILL)
        program.waitUntilExit()
        let deadline = ContinuousClock.now + .seconds(30)
        while Self.isRunning(decoder), ContinuousClock.now < deadline { usleep(20_000) }
        XCTAssertFalse(Self.isRunning(decoder))
    }

    /// The program's part of the test above.
    func testProgramWithDecoder() throws {
        guard ProcessInfo.processInfo.environment[Self.variable] != nil else {
            throw XCTSkip("only in the child process of another test")
        }
        let decoders = ConfinedDecoders(settings: DecoderSettings(seconds: 20, secondsOfWaiting: 20))
        _ = try ImageDecoder.decode(bytes: SampleImages.png(), with: decoders)
        print("DECODER \(decoders.processes[0])")
        fflush(nil)
        _ = try? ImageDecoder.decode(bytes: AttackDocuments.slow[0].bytes, with: decoders)
    }

    /// Not even for a font's sake is another file opened.
    func testOnlyFontsAreOpened() {
        XCTAssertLessThan(FontFiles.open("/etc/passwd"), 0)
        XCTAssertLessThan(FontFiles.open("/proc/self/mem"), 0)
        XCTAssertLessThan(FontFiles.open(""), 0)
        XCTAssertLessThan(FontFiles.open("/usr/share/fonts/../../../etc/passwd"), 0)
    }

    private static func isRunning(_ process: Int32) -> Bool {
        guard let state = Processes.state("State", of: process) else { return false }
        return !state.hasPrefix("Z")
    }
}
