import Foundation

/// Whether a ratio is as low as is wanted.
struct Verdict {
    let ratio: Double
    let target: Double

    /// Prints it beside the table, for whoever watches the measurement.
    func print(of name: String) {
        let text =
            String(format: "%.2f, wanted at most %.2f: ", ratio, target)
            + (ratio <= target ? "met" : "missed")
        FileHandle.standardError.write(Data("\(name): \(text)\n".utf8))
    }
}
