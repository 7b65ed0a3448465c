import Foundation

/// What was measured of each program, a row of a table at a time.
struct Table {
    /// The values of a row by a program's name, one for each round.
    private var values: [String: [Double]] = [:]

    mutating func add(_ value: Double, of program: Program) {
        values[program.name, default: []].append(value)
    }

    /// - Parameter rounds: How often each was measured.
    static func printHeading(_ title: String, rounds: Int) {
        print("\n| \(title), medians of \(rounds), and half of all | \(Program.heading) |")
        print("|" + String(repeating: " --- |", count: Program.all.count + 1))
    }

    /// Prints the row, with the ratios of the rounds' pairs, and then whether a target is met.
    ///
    /// - Parameter target: The most that the ratio to the first peer may be; nil if there is none.
    func printRow(_ name: String, unit: String, target: Double? = nil) {
        let own = values[Program.own.name] ?? []
        var cells = [Spread(own).text("%.2f") + " \(unit)"]
        for peer in Program.peers {
            guard let others = values[peer.name], !own.isEmpty else {
                cells.append("–")
                continue
            }
            let ratio = Spread(zip(own, others).map(/))
            cells.append("\(Spread(others).text("%.2f")) \(unit), ratio \(ratio.text("%.2f"))")
        }
        print("| \(name) | \(cells.joined(separator: " | ")) |")
        guard let target, let others = Program.peers.first.flatMap({ values[$0.name] }), !own.isEmpty else {
            return
        }
        Verdict(ratio: Spread(zip(own, others).map(/)).median, target: target).print(of: name)
    }
}
