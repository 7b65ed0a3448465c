import Foundation

/// How start and switch grow with the number of tabs, as pictures.
struct GrowthCharts {
    let folder: URL

    private static let counts = [5, 10, 20, 50, 100, 200]
    private static let switches = 100

    func draw() throws {
        let programs = Program.all.compactMap { program in
            InstructionCounter(program.path).map { (program: program, counter: $0) }
        }
        var (starts, switches): ([Chart.Line], [Chart.Line]) = ([], [])
        print(
            "\n| millions of instructions, start and switch | "
                + Self.counts.map { "\($0) tabs" }.joined(separator: " | ") + " |"
        )
        print("|" + String(repeating: " --- |", count: Self.counts.count + 1))
        for (program, counter) in programs {
            let name = Program.titles[program.name] ?? program.name
            let figures = Self.counts.map { count in
                let without = counter.count(["0", "\(count)"]) / 1e6
                let with = counter.count(["\(Self.switches)", "\(count)"]) / 1e6
                return (count: Double(count), start: without, step: (with - without) / Double(Self.switches))
            }
            starts.append(Chart.Line(name: name, points: figures.map { ($0.count, $0.start) }))
            switches.append(Chart.Line(name: name, points: figures.map { ($0.count, $0.step) }))
            let cells = figures.map { String(format: "%.0f, %.2f", $0.start, $0.step) }
            print("| \(name) | \(cells.joined(separator: " | ")) |")
        }
        try write("Start to first frame, and 50 switches", starts, to: "start-by-tabs.svg")
        try write("A switch with its frame", switches, to: "switch-by-tabs.svg")
    }

    private func write(_ title: String, _ lines: [Chart.Line], to name: String) throws {
        let chart = Chart(
            title: title,
            horizontalTitle: "tabs",
            verticalTitle: "millions of instructions",
            lines: lines
        )
        try Data(chart.document.utf8).write(to: folder.appendingPathComponent(name))
    }
}
