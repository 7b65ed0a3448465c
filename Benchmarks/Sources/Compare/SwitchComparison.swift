/// A switch to another of five tabs, with the frame that it asks for.
struct SwitchComparison {
    let rounds: Int

    /// How often instructions are counted, which are nearly the same each time.
    private static let countings = 2
    private static let switches = 100
    /// How many a program does whose files are only to be read once.
    private static let warmingSwitches = 10
    /// What a switch may cost beside the first peer's.
    private static let target = 0.8

    func run() -> [Verdict] {
        var (instructions, time, selecting, counted) = (Table(), Table(), Table(), Table())
        let counters = Program.all.compactMap { program in
            InstructionCounter(program.path).map { (program, $0) }
        }
        let whole = counters.flatMap { Array(repeating: $0, count: Self.countings) }
        let bars = counters.filter { hasBarAlone($0.0) }
        let counts = InstructionCounter.countTogether(
            whole.map { $0.1.countingSwitch(of: Self.switches) }
                + bars.map { $0.1.countingSwitch(of: Self.switches, ["selection"]) }
        )
        for ((program, _), count) in zip(whole, counts) { instructions.add(count, of: program) }
        for ((program, _), count) in zip(bars, counts.dropFirst(whole.count)) {
            counted.add(count, of: program)
        }
        for program in Program.all { _ = Trial(program.path, ["\(Self.warmingSwitches)"]) }
        for _ in 0..<rounds {
            for program in Program.all {
                time.add(Trial(program.path, ["\(Self.switches)"]).number, of: program)
                guard hasBarAlone(program) else { continue }
                selecting.add(Trial(program.path, ["\(Self.switches)", "selection"]).number, of: program)
            }
        }
        Table.printHeading("a switch with its frame", rounds: rounds)
        instructions.printRow("instructions, of \(Self.countings)", unit: "M")
        time.printRow("processor time", unit: "µs")
        counted.printRow(
            "instructions where only the bar's selection changes, counted once",
            unit: "M"
        )
        selecting.printRow("processor time where only the bar's selection changes", unit: "µs")
        return instructions.verdict("a switch with its frame, instructions", target: Self.target)
            + time.verdict("a switch with its frame, processor time", target: Self.target)
    }

    /// The others have no bar without pages.
    private func hasBarAlone(_ program: Program) -> Bool {
        [Program.own.name, "SwitcherBarPeer"].contains(program.name)
    }
}
