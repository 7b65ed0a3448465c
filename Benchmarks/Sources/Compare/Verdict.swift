import Foundation

/// Whether a figure is as low as is wanted.
struct Verdict {
    /// What was measured, beside what.
    let name: String
    /// What was measured: a ratio, where no unit is named.
    let value: Spread
    let target: Double
    var unit = ""

    private var isMet: Bool { value.median <= target }

    /// Prints all as a table.
    static func print(_ verdicts: [Verdict]) {
        guard !verdicts.isEmpty else { return }
        Swift.print("\n| figure | measured, and half of all | wanted at most | |\n| --- | --- | --- | --- |")
        for verdict in verdicts {
            let target = String(format: "%.2f", verdict.target) + verdict.unit
            let cells = [
                verdict.name, verdict.value.text("%.2f") + verdict.unit, target,
                verdict.isMet ? "met" : "missed",
            ]
            Swift.print("| \(cells.joined(separator: " | ")) |")
        }
    }
}
