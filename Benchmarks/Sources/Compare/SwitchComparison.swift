/// A switch to another of five tabs, with the frame that it asks for.
struct SwitchComparison {
    let rounds: Int

    /// How often instructions are counted, which are nearly the same each time.
    private static let countings = 2
    private static let switches = 300
    /// What a switch may cost beside the first peer's.
    private static let target = 0.8

    func run() -> [Verdict] {
        var (instructions, time, selecting, counted) = (Table(), Table(), Table(), Table())
        for program in Program.all {
            guard let counter = InstructionCounter(program.path) else { continue }
            for _ in 0..<Self.countings {
                instructions.add(counter.countSwitch(of: Self.switches) / 1e6, of: program)
                guard hasBarAlone(program) else { continue }
                counted.add(counter.countSwitch(of: Self.switches, ["selection"]) / 1e6, of: program)
            }
        }
        // The first round only warms up.
        for round in 0...rounds {
            for program in Program.all {
                let many = Trial(program.path, ["\(Self.switches)"])
                let bar = hasBarAlone(program) ? Trial(program.path, ["\(Self.switches)", "selection"]) : nil
                guard round > 0 else { continue }
                time.add(many.number, of: program)
                if let bar { selecting.add(bar.number, of: program) }
            }
        }
        Table.printHeading("a switch with its frame", rounds: rounds)
        instructions.printRow("instructions, of \(Self.countings)", unit: "M")
        time.printRow("processor time", unit: "µs")
        counted.printRow(
            "instructions where only the bar's selection changes, of \(Self.countings)",
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
