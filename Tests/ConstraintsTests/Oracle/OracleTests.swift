import Foundation
import XCTest

@testable import Constraints

/// The solver finds what kiwisolver finds, another implementation of the same algorithm.
final class OracleTests: XCTestCase {
    private static let checkout = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func number(_ name: String, _ standard: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
    }

    /// Has kiwisolver do the steps.
    private func askKiwi(_ steps: [SolverStep]) throws -> [[Double]] {
        let python = Self.checkout.appendingPathComponent(".build-kiwisolver/bin/python")
        guard FileManager.default.isExecutableFile(atPath: python.path) else {
            throw XCTSkip("kiwisolver is missing; Scripts/set-up test installs it")
        }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("kiwisolver-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (questions, answers) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"))
        try Data((steps.map(\.line).joined(separator: "\n") + "\n").utf8).write(to: questions)
        try Data().write(to: answers)
        let process = Process()
        process.executableURL = python
        process.arguments = [Self.checkout.appendingPathComponent("Scripts/solve-with-kiwi").path]
        process.standardInput = try FileHandle(forReadingFrom: questions)
        process.standardOutput = try FileHandle(forWritingTo: answers)
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        return try String(contentsOf: answers, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: " ").compactMap { Double($0) } }
    }

    func testRandomSystemsHaveTheSameSolutions() throws {
        let count = number("TABARD_SYSTEMS", 3_000)
        let seed = UInt64(number("TABARD_SEED", Int.random(in: 1...1_000_000_000)))
        print("Random systems: \(count), from seed \(seed) on (TABARD_SEED=\(seed))")
        let systems = (0..<count).map { RandomSystem(seed: seed &+ UInt64($0)).steps }
        // What one of the two refuses may not be removed by the other.
        var runs: [SolverRun] = []
        var histories: [[SolverStep]] = []
        for steps in systems {
            var run = SolverRun()
            var done: [SolverStep] = []
            for step in steps {
                if case .remove(let id) = step, run.constraints[id] == nil { continue }
                try run.run(step)
                done.append(step)
                if let contradiction = run.solver.contradictionInside {
                    return XCTFail("seed \(seed &+ UInt64(runs.count)): \(contradiction)")
                }
            }
            runs.append(run)
            histories.append(done)
        }
        var lines = try askKiwi(histories.flatMap { $0 } + [.time])
        let kiwiTime = lines.removeLast()[0] / 1e9
        var next = 0
        var (greatest, compared, traded) = (0.0, 0, 0)
        for (index, run) in runs.enumerated() {
            let name = "seed \(seed &+ UInt64(index))"
            for answer in run.answers {
                let theirs = lines[next]
                next += 1
                switch answer {
                case .isAccepted(let isAccepted):
                    XCTAssertEqual(isAccepted, theirs == [1], "\(name): refused by one only")
                case .values(let ours):
                    compared += 1
                    let difference = zip(ours, theirs).map { abs($0 - $1) }.max() ?? 0
                    if difference < 1e-5 {
                        greatest = max(greatest, difference)
                    } else {
                        traded += 1
                        print("\(name): \(difference)")
                    }
                }
            }
        }
        let ours = runs.reduce(Duration.zero) { $0 + $1.spent } / .seconds(1)
        print(
            """
            Random systems: \(count), solutions compared: \(compared), different: \(traded), greatest \
            difference of the others: \(greatest), time against kiwisolver's: \(ours / kiwiTime)
            """
        )
        XCTAssertGreaterThan(compared, count)
    }
}
