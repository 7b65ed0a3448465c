/// Durable saves of one move, against the bare system calls behind the same change of thread.
struct SaveComparison {
    let rounds: Int

    func run() -> [Verdict] {
        let targets = [8: 1.2, 1_000: 1.5]
        // The program tells where half of the pairs lie in numbers alone: tabs, lower, median, upper.
        let lines = Trial(Program("CostTable").path, ["ratios", "\(rounds)"]).output.split(separator: "\n")
        return lines.compactMap { line in
            let numbers = line.split(separator: " ").compactMap { Double($0) }
            guard numbers.count == 4, let target = targets[Int(numbers[0])] else { return nil }
            return Verdict(
                name: "a durable save of one move among \(Int(numbers[0])) tabs, to the bare calls",
                value: Spread(lower: numbers[1], median: numbers[2], upper: numbers[3]),
                target: target
            )
        }
    }
}
