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
        CostTable.median(zip(times[name] ?? [], times[other] ?? []).map { $0 / $1 })
    }
}
