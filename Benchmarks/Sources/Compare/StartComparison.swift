/// From a process's start to its first frame.
struct StartComparison {
    let rounds: Int

    func run() {
        var (instructions, processor, wall, memory) = (Table(), Table(), Table(), Table())
        for program in Program.all {
            if let counter = InstructionCounter(program.path) {
                instructions.add(counter.count() / 1e6, of: program)
            }
        }
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
        instructions.printRow("instructions, counted once", unit: "M")
        processor.printRow("processor time", unit: "ms")
        wall.printRow("wall", unit: "ms")
        memory.printRow("peak memory", unit: "MiB")
    }
}
