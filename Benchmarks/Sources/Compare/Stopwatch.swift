import Foundation

/// What measuring takes, a part at a time.
@MainActor
final class Stopwatch {
    private var rows: [(part: String, seconds: Double, processorSeconds: Double)] = []

    /// Runs a part, and notes how long it and the programs that it ran took.
    func time(_ part: String, _ run: () -> [Verdict]) -> [Verdict] {
        let (start, before) = (ContinuousClock.now, Self.processorSeconds)
        defer {
            let duration = start.duration(to: .now).components
            let seconds = Double(duration.seconds) + Double(duration.attoseconds) / 1e18
            rows.append((part, seconds, Self.processorSeconds - before))
        }
        return run()
    }

    /// Prints all as a table.
    func print() {
        guard !rows.isEmpty else { return }
        Swift.print("\n| measuring took | on the clock | processor time |\n| --- | --- | --- |")
        let all = ("all", rows.map(\.seconds).reduce(0, +), rows.map(\.processorSeconds).reduce(0, +))
        for (part, seconds, processorSeconds) in rows + [all] {
            Swift.print("| \(part) | \(String(format: "%.0f s | %.0f s", seconds, processorSeconds)) |")
        }
    }

    /// What this process and those that it ran, to their ends, have used of the processors.
    private static var processorSeconds: Double {
        [RUSAGE_SELF, RUSAGE_CHILDREN].map { who in
            var usage = rusage()
            getrusage(__rusage_who_t(who.rawValue), &usage)
            let (user, system) = (usage.ru_utime, usage.ru_stime)
            return Double(user.tv_sec + system.tv_sec) + Double(user.tv_usec + system.tv_usec) / 1e6
        }.reduce(0, +)
    }
}
