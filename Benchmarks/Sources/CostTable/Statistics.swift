extension Duration {
    var microseconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

/// Times of several programs, taken in turn: the n-th of each belong together.
struct PairedTimes {
    private(set) var times: [String: [Double]] = [:]

    mutating func add(_ duration: Duration, for name: String) {
        times[name, default: []].append(duration.microseconds)
    }

    func median(_ name: String) -> Double {
        CostTable.median(times[name] ?? [])
    }

    /// The median of what one costs of the other, pair by pair, since the machine's speed drifts.
    func ratio(_ name: String, to other: String) -> Double {
        CostTable.median(ratios(name, to: other))
    }

    /// A quarter of the pairs have a smaller ratio than the first, and a quarter a greater one than the second.
    func quartiles(_ name: String, to other: String) -> (Double, Double) {
        let sorted = ratios(name, to: other).sorted()
        guard !sorted.isEmpty else { return (.nan, .nan) }
        return (sorted[sorted.count / 4], sorted[sorted.count * 3 / 4])
    }

    private func ratios(_ name: String, to other: String) -> [Double] {
        zip(times[name] ?? [], times[other] ?? []).map { $0 / $1 }
    }
}
