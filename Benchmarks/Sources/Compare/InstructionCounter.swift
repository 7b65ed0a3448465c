import Foundation

/// Counts a program's instructions by Valgrind.
final class InstructionCounter {
    private static let valgrind = "/usr/bin/valgrind"

    /// A copy that Valgrind reads: it knows debug information only as other compilers write it.
    private let copy: String
    private let environment: [String: String]

    /// - Parameter environment: Variables that the program gets beside this one's own.
    /// - Returns: Nil where Valgrind is not installed.
    init?(_ program: String, environment: [String: String] = [:]) {
        guard FileManager.default.isExecutableFile(atPath: Self.valgrind) else { return nil }
        copy = program + "-without-debug-information"
        self.environment = environment
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

    /// The instructions of one switch: the difference of a run with many and one with none, which does all else.
    func countSwitch(of many: Int, _ arguments: [String] = []) -> Double {
        (count(["\(many)"] + arguments) - count(["0"] + arguments)) / Double(many)
    }
}
