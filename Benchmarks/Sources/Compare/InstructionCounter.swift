import Foundation
import Synchronization

/// Counts a program's instructions by Valgrind.
final class InstructionCounter: Sendable {
    private static let valgrind = "/usr/bin/valgrind"

    /// What one instruction of the processor clears or copies, Valgrind takes for as many as it has bytes: the C library is told not to
    /// use that one.
    private static let tuning = [
        "GLIBC_TUNABLES": ["movsb", "stosb"].map { "glibc.cpu.x86_rep_\($0)_threshold=\(1 << 30)" }
            .joined(separator: ":")
    ]

    /// A copy that Valgrind reads: it knows debug information only as other compilers write it.
    private let copy: String
    private let environment: [String: String]

    /// - Parameter environment: Variables that the program gets beside this one's own.
    /// - Returns: Nil where Valgrind is not installed.
    init?(_ program: String, environment: [String: String] = [:]) {
        guard FileManager.default.isExecutableFile(atPath: Self.valgrind) else { return nil }
        copy = program + "-without-debug-information"
        self.environment = environment.merging(Self.tuning) { $1 }
        _ = Trial("/usr/bin/strip", ["--strip-debug", "-o", copy, program])
    }

    deinit { try? FileManager.default.removeItem(atPath: copy) }

    /// The instructions of a whole run.
    func count(_ arguments: [String] = []) -> Double {
        let options = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
        let trial = Trial(Self.valgrind, options + [copy] + arguments, environment: environment, reading: 2)
        let line = trial.output.split(separator: "\n").first { $0.contains("I   refs:") }
        return line.flatMap { Double($0.split(separator: ":")[1].filter(\.isNumber)) } ?? .nan
    }

    /// Counts as many at once as there are processors, since what is counted does not depend on what else they do.
    static func countTogether(_ countings: [@Sendable () -> Double]) -> [Double] {
        let results = Mutex([Double](repeating: .nan, count: countings.count))
        DispatchQueue.concurrentPerform(iterations: countings.count) { index in
            let result = countings[index]()
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0 }
    }

    /// The instructions of one switch: the difference of a run with many and one with none, which does all else.
    func countSwitch(of many: Int, _ arguments: [String] = []) -> Double {
        (count(["\(many)"] + arguments) - count(["0"] + arguments)) / Double(many)
    }

    /// What counts the millions of instructions of one switch.
    func countingSwitch(of many: Int, _ arguments: [String] = []) -> @Sendable () -> Double {
        { self.countSwitch(of: many, arguments) / 1e6 }
    }
}
