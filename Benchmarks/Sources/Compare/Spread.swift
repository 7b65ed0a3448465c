import Foundation

/// Values that were measured several times: the middle one, and those between which half of them are.
struct Spread {
    let lower: Double
    let median: Double
    let upper: Double
    private let isSingle: Bool

    init(lower: Double, median: Double, upper: Double) {
        (self.lower, self.median, self.upper) = (lower, median, upper)
        isSingle = false
    }

    init(_ values: [Double]) {
        let sorted = values.sorted()
        func place(_ part: Double) -> Double {
            sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
        }
        (lower, median, upper) = (place(0.25), place(0.5), place(0.75))
        isSingle = sorted.count < 2
    }

    func text(_ format: String) -> String {
        guard !median.isNaN else { return "–" }
        let middle = String(format: format, median)
        return isSingle
            ? middle : "\(middle) (\(String(format: format, lower))–\(String(format: format, upper)))"
    }
}
