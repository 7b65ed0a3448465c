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
        guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
        return try String(contentsOf: answers, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: " ").compactMap { Double($0) } }
    }

    func testRandomSystemsHaveTheSameSolutions() throws {
        let count = number("TABARD_SYSTEMS", number("TABARD_SOAK", 0) > 0 ? 100_000 : 2_000)
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
                if case .query = step, let contradiction = run.solver.contradictionInside {
                    return XCTFail("seed \(seed &+ UInt64(runs.count)): \(contradiction)")
                }
            }
            runs.append(run)
            histories.append(done)
        }
        var lines = try askKiwi(histories.flatMap { $0 } + [.time])
        let kiwiTime = lines.removeLast()[0] / 1e9
        var next = 0
        var (greatest, compared, surpassed) = (0.0, 0, 0)
        for (index, run) in runs.enumerated() {
            let name = "seed \(seed &+ UInt64(index))"
            for answer in run.answers {
                let theirs = lines[next]
                next += 1
                switch answer {
                case .isAccepted(let isAccepted):
                    XCTAssertEqual(isAccepted, theirs == [1], "\(name): refused by one only")
                case .values(let ours, let wishes):
                    compared += 1
                    // kiwisolver sums strengths up, so that many weak wishes can outdo a strong one.
                    if wishes.isBetter(ours, than: theirs) == true {
                        surpassed += 1
                        continue
                    }
                    let difference = zip(ours, theirs).map { abs($0 - $1) }.max() ?? 0
                    greatest = max(greatest, difference)
                    XCTAssertLessThan(difference, 1e-6, "\(name): \(ours) \(theirs)")
                }
            }
        }
        let ours = runs.reduce(Duration.zero) { $0 + $1.spent } / .seconds(1)
        print(
            """
            Random systems: \(count), solutions compared: \(compared), where kiwisolver's violates more of a \
            higher priority: \(surpassed), greatest difference of the others: \(greatest), time against \
            kiwisolver's: \(ours / kiwiTime)
            """
        )
        XCTAssertGreaterThan(compared, count)
        XCTAssertLessThan(surpassed, compared / 100)
    }

    func testLayoutsOfManyViews() throws {
        let samples = [
            ("chain", SampleLayouts.chain), ("nest", SampleLayouts.nest), ("tree", SampleLayouts.tree),
        ]
        for (name, sample) in samples {
            // kiwisolver takes seconds for a thousand.
            for count in number("TABARD_SOAK", 0) > 0 ? [125, 250, 500, 1_000] : [250] {
                let steps = sample(count)
                var best = Duration.seconds(1_000)
                var values: [Double] = []
                for _ in 0..<3 {
                    var run = SolverRun()
                    for step in steps { try run.run(step) }
                    best = min(best, run.spent)
                    if case .values(let found, _) = run.answers.last { values = found }
                }
                let lines = try askKiwi(steps + [.time])
                let kiwi = lines[lines.count - 1][0] / 1e6
                let theirs = lines[lines.count - 2]
                XCTAssertLessThan(zip(values, theirs).map { abs($0 - $1) }.max() ?? 0, 1e-6, name)
                print(
                    "\(name) of \(count) views: \(best / .milliseconds(1)) ms, kiwisolver \(kiwi) ms, ratio",
                    best / .milliseconds(1) / kiwi
                )
            }
        }
    }
}
