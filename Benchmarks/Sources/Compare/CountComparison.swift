import Foundation

/// A switch among few and among many tabs of Tabard's, which has to cost the same.
struct CountComparison {
    let rounds: Int

    private static let counts = [100, 1_000, 10_000]
    private static let switches = 60
    /// How many times as dear as among the fewest.
    private static let target = 1.1

    func run() -> [Verdict] {
        guard let counter = InstructionCounter(Program.own.path) else { return [] }
        print("\n| a switch, times as medians of \(rounds) | 100 tabs | 1,000 tabs | 10,000 tabs |")
        print("| --- | --- | --- | --- |")
        var verdicts: [Verdict] = []
        for kind in ["controllers", "values"] {
            // What Tabard counts is nearly the same in each run.
            var values = InstructionCounter.countTogether(
                Self.counts.map { counter.countingSwitch(of: Self.switches, [kind, "\($0)"]) }
            ).map { [$0] }
            verdicts += printRow("instructions, \(kind)", values, unit: "M")
            values = Self.counts.map { _ in [] }
            for _ in 0..<rounds {
                for (index, count) in Self.counts.enumerated() {
                    values[index].append(
                        Trial(Program.own.path, ["\(Self.switches)", kind, "\(count)"]).number
                    )
                }
            }
            _ = printRow("processor time, \(kind)", values, unit: "µs")
        }
        return verdicts
    }

    private func printRow(_ name: String, _ values: [[Double]], unit: String) -> [Verdict] {
        let ratios = values.map { Spread(zip($0, values[0]).map(/)) }
        let cells = zip(values, ratios).enumerated().map { index, cell in
            "\(Spread(cell.0).text("%.2f")) \(unit)"
                + (index == 0 ? "" : ", ratio \(cell.1.text("%.3f"))")
        }
        print("| \(name) | \(cells.joined(separator: " | ")) |")
        return zip(ratios, Self.counts).dropFirst().map { ratio, count in
            Verdict(
                name: "a switch among \(count), \(name), to among \(Self.counts[0])",
                value: ratio,
                target: Self.target
            )
        }
    }
}
