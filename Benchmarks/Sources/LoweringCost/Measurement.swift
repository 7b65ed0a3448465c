import Foundation
import Glibc

/// What a program and its children took.
struct Measurement {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Seconds on all processors.
    let work: Double
    /// Seconds on the clock.
    let time: Double

    private init(work: Double, time: Double) {
        self.work = work
        self.time = time
    }

    /// Runs a program to its end.
    init(of words: [String], in folder: URL, environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        let work = Self.workOfChildren()
        let start = Date()
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        time = Date().timeIntervalSince(start)
        self.work = Self.workOfChildren() - work
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(words.prefix(3)) failed:\n\(text.suffix(4_000))")
        }
    }

    private static func workOfChildren() -> Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        let parts = [usage.ru_utime, usage.ru_stime]
        return parts.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }

    /// That in the middle, of either kind.
    static func median(_ measurements: [Measurement]) -> Measurement {
        let middle = measurements.count / 2
        return Measurement(
            work: measurements.map(\.work).sorted()[middle],
            time: measurements.map(\.time).sorted()[middle]
        )
    }

    static func printRow(_ what: String, _ first: Measurement, _ second: Measurement) {
        let cells = [first, second].map { String(format: "%.2f (%.2f)", $0.work, $0.time) }
        let ratios = [first.work / second.work, first.time / second.time].map { String(format: "%.2f", $0) }
        print("| \(what) | \((cells + ratios).joined(separator: " | ")) |")
    }
}
