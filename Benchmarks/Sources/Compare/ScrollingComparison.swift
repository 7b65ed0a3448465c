/// A table that is scrolled, a frame a step, against GTK's own list.
struct ScrollingComparison {
    func run() -> [Verdict] {
        print("\n| a step of scrolling with its frame | UITableView | GtkListView |")
        print("| --- | --- | --- |")
        // Mesa makes Valgrind slow; and without it two countings differ by less than a hundredth.
        let renderers = [("software", "cairo", 1, 60, 0.35), ("OpenGL", "gl", 1, 20, 0.9)]
        return renderers.flatMap { name, renderer, countings, steps, target in
            let environment = ["GSK_RENDERER": renderer, "LIBGL_ALWAYS_SOFTWARE": "0"]
            let counters = ["Scrolling", "ListViewPeer"].compactMap {
                InstructionCounter(Program($0).path, environment: environment)
            }
            guard counters.count == 2 else { return [Verdict]() }
            let all = InstructionCounter.countTogether(
                counters.flatMap { counter in
                    (0..<countings).map { _ in counter.countingSwitch(of: steps) }
                }
            )
            let counts = [Array(all.prefix(countings)), Array(all.dropFirst(countings))]
            let ratio = Spread(zip(counts[0], counts[1]).map(/))
            print(
                "| instructions, \(name), of \(countings) | \(Spread(counts[0]).text("%.2f")) M | "
                    + "\(Spread(counts[1]).text("%.2f")) M, ratio \(ratio.text("%.2f")) |"
            )
            return [
                Verdict(
                    name: "a step of scrolling, \(name), instructions, to GtkListView",
                    value: ratio,
                    target: target
                )
            ]
        }
    }
}
