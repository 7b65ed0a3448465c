import Foundation

/// The screen reader Orca, of which a test reads what it would say. It has no voice here.
///
/// ```swift
/// let reader = try ScreenReader(on: display)
/// let app = try TestApplication("Catalogue", on: display)
/// try keyboard.press("Right")
/// XCTAssertEqual(try reader.words(), ["Search page tab.", "2 of 4."])
/// ```
///
/// Start it before the app, as a user does whose desktop begins with it. It needs Debian's package `orca`.
@MainActor
public final class ScreenReader {
    private let process: ChildProcess
    private let log: URL
    private var readCount = 0

    /// Whether the program is installed.
    public static var isInstalled: Bool { (try? ChildProcess.path(ofTool: "orca")) != nil }

    /// Starts it on a desktop, and waits until it listens.
    public init(on display: TestDisplay) throws {
        log = display.folder.appendingPathComponent("orca-\(UUID().uuidString).log")
        var environment = display.environment
        // Its own warnings are not the app's.
        environment["G_DEBUG"] = nil
        environment["NO_AT_BRIDGE"] = nil
        // Orca is told the file by its name, and writes to it only now and then.
        let orca = try ChildProcess.path(ofTool: "orca")
        let arguments = [orca, "--replace", "--disable", "braille", "--debug-file", log.path]
        process = try ChildProcess(
            "/usr/bin/python3",
            ["-c", Self.startWritingEachLine] + arguments,
            environment: environment
        )
        let listens = waitUntil(timeout: .seconds(90)) {
            self.text.contains("registering listener for: window:activate")
        }
        guard listens else {
            throw TestingError(.cannotStart, "Orca did not start: \(process.errorOutput.text.suffix(500))")
        }
    }

    /// Python that runs the program of its arguments, with each line of the files that it writes written at once.
    private static let startWritingEachLine = """
        sys, runpy, builtins = map(__import__, ['sys', 'runpy', 'builtins'])
        plain = builtins.open
        def open(file, mode='r', buffering=-1, *rest, **named):
            return plain(file, mode, 1 if 'w' in mode and 'b' not in mode else buffering, *rest, **named)
        builtins.open = open
        sys.argv = sys.argv[1:]
        runpy.run_path(sys.argv[0], run_name='__main__')
        """

    /// Ends it.
    public func stop() { process.end() }

    /// What it has said since it was last asked, each utterance by itself, once it has been silent for a moment.
    ///
    /// Names of keys that were pressed are left out.
    ///
    /// - Parameters:
    ///   - timeout: How long to wait for the first word.
    ///   - silence: How long it must say nothing after the last one.
    public func words(timeout: Duration = .seconds(6), silence: Duration = .milliseconds(700)) -> [String] {
        var count = spoken.count
        _ = waitUntil(timeout: timeout) { self.spoken.count > self.readCount }
        repeat {
            count = spoken.count
            _ = waitUntil(timeout: silence) { self.spoken.count > count }
        } while spoken.count > count
        let words = Array(spoken[min(readCount, count)...])
        readCount = count
        return words
    }

    /// What it has said since it was last asked, as soon as that ends with certain words, or the time is over.
    public func words(endingWith expected: [String], timeout: Duration = .seconds(30)) -> [String] {
        _ = waitUntil(timeout: timeout) {
            Array(self.spoken[self.readCount...].suffix(expected.count)) == expected
        }
        let spoken = spoken
        defer { readCount = spoken.count }
        return Array(spoken[readCount...])
    }

    private var text: String {
        (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// All that it has said.
    private var spoken: [String] {
        text.split(separator: "\n").compactMap { line in
            guard let start = line.range(of: "SPEECH OUTPUT: '") else { return nil }
            // After the text comes the voice. Before that of a key's name stands a space.
            guard let end = line.range(of: "'{", options: .backwards), end.lowerBound >= start.upperBound
            else {
                return nil
            }
            return String(line[start.upperBound..<end.lowerBound])
        }
    }
}
