import Foundation

/// Whether a figure is as low as is wanted.
struct Verdict {
    /// What was measured, beside what.
    let name: String
    /// What was measured: a ratio, or a number.
    let value: Spread
    let target: Double

    private var isMet: Bool { value.median <= target }

    /// Prints all as a table.
    static func print(_ verdicts: [Verdict]) {
        guard !verdicts.isEmpty else { return }
        Swift.print("\n| figure | measured, and half of all | wanted at most | |\n| --- | --- | --- | --- |")
        for verdict in verdicts {
            let cells = [
                verdict.name, verdict.value.text("%.2f"), String(format: "%.2f", verdict.target),
                verdict.isMet ? "met" : "missed",
            ]
            Swift.print("| \(cells.joined(separator: " | ")) |")
        }
    }
}
