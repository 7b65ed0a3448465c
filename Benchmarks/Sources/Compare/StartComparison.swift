/// From a process's start to its first frame.
///
/// A peer's own runs differ by 64 million instructions, whichever way one frame more goes, so they are counted several times.
struct StartComparison {
    let rounds: Int

    /// How often instructions are counted.
    static let countings = 3

    func run() -> [Verdict] {
        var (processor, wall, memory) = (Table(), Table(), Table())
        let instructions = count(Program.all, times: Self.countings)
        // A graphics card's OpenGL, for which one that the processor computes stands in, and with which Valgrind is slow.
        let withOpenGL = count(
            [Program.own, Program("SwitcherBarPeer")],
            times: 1,
            environment: ["GSK_RENDERER": "gl", "LIBGL_ALWAYS_SOFTWARE": "0"]
        )
        // The first round only warms up.
        for round in 0...rounds {
            for program in Program.all {
                let trial = Trial(program.path, [])
                guard round > 0 else { continue }
                processor.add(trial.processorSeconds * 1000, of: program)
                wall.add(trial.seconds * 1000, of: program)
                memory.add(trial.peakMegabytes, of: program)
            }
        }
        Table.printHeading("start to first frame", rounds: rounds)
        instructions.printRow("instructions, of \(Self.countings)", unit: "M")
        withOpenGL.printRow("instructions with OpenGL, counted once", unit: "M")
        processor.printRow("processor time", unit: "ms")
        wall.printRow("wall", unit: "ms")
        memory.printRow("peak memory", unit: "MiB")
        let name = "start to first frame"
        return instructions.verdict("\(name), instructions", target: 0.5)
            + processor.verdict("\(name), processor time", target: 0.55)
            + withOpenGL.verdict("\(name) with OpenGL, instructions", target: 0.9)
            + memory.verdict("peak memory", target: 0.7)
            + processor.verdict("\(name), processor time", to: "NotebookPeer", target: 0.75)
    }

    private func count(_ programs: [Program], times: Int, environment: [String: String] = [:]) -> Table {
        let counted = programs.compactMap { program in
            InstructionCounter(program.path, environment: environment).map { (program, $0) }
        }.flatMap { Array(repeating: $0, count: times) }
        let counts = InstructionCounter.countTogether(
            counted.map { (_, counter) in { counter.count() / 1e6 } }
        )
        var instructions = Table()
        for ((program, _), count) in zip(counted, counts) { instructions.add(count, of: program) }
        return instructions
    }
}
