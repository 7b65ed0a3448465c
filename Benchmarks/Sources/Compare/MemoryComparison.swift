/// The start of an app with 1,000 tabs whose order the user changed, against that of one that remembers nothing.
struct MemoryComparison {
    private static let tabs = 1_000
    private static let countings = 3
    private static let target = 1.02

    func run() -> [Verdict] {
        guard let counter = InstructionCounter(Program.own.path) else { return [] }
        _ = Trial(Program.own.path, ["arrange", "0", "\(Self.tabs)", "memory"])
        let kinds = ["controllers", "memory"].map { kind in
            InstructionCounter.countTogether(
                (0..<Self.countings).map { _ in { counter.count(["start", "0", "\(Self.tabs)", kind]) / 1e6 }
                }
            )
        }
        let ratio = Spread(zip(kinds[1], kinds[0]).map(/))
        print(
            "\n| start to first frame, \(Self.tabs) tabs, medians of \(Self.countings) | without a memory | with one |"
        )
        print("| --- | --- | --- |")
        print(
            "| instructions | \(Spread(kinds[0]).text("%.1f")) M | \(Spread(kinds[1]).text("%.1f")) M, "
                + "ratio \(ratio.text("%.3f")) |"
        )
        return [
            Verdict(
                name: "start with a memory of \(Self.tabs) tabs, to one without, instructions",
                value: ratio,
                target: Self.target
            )
        ]
    }
}
