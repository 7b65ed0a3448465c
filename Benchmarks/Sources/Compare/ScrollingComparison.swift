/// A table that is scrolled, a frame a step, against GTK's own list.
struct ScrollingComparison {
    private static let steps = 100

    func run() -> [Verdict] {
        print("\n| a step of scrolling with its frame | UITableView | GtkListView |")
        print("| --- | --- | --- |")
        // Mesa makes Valgrind slow.
        let renderers = [("software", "cairo", 3, 0.35), ("OpenGL", "gl", 1, 0.9)]
        return renderers.flatMap { name, renderer, countings, target in
            let environment = ["GSK_RENDERER": renderer, "LIBGL_ALWAYS_SOFTWARE": "0"]
            let counters = ["Scrolling", "ListViewPeer"].compactMap {
                InstructionCounter(Program($0).path, environment: environment)
            }
            guard counters.count == 2 else { return [Verdict]() }
            let counts = counters.map { counter in
                (0..<countings).map { _ in counter.countSwitch(of: Self.steps) / 1e6 }
            }
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
