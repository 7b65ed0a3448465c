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

    /// The ratios of the rounds' pairs; nil if one of the programs was not measured.
    func ratio(to peer: Program) -> Spread? {
        guard let own = values[Program.own.name], let others = values[peer.name] else { return nil }
        return Spread(zip(own, others).map(/))
    }

    /// Whether the ratio to a peer is as low as is wanted; empty if it was not measured.
    func verdict(_ name: String, to peer: String = "SwitcherBarPeer", target: Double) -> [Verdict] {
        guard let ratio = ratio(to: Program(peer)) else { return [] }
        return [Verdict(name: "\(name), to \(Program.titles[peer] ?? peer)", value: ratio, target: target)]
    }

    /// Prints the row, with the ratios of the rounds' pairs.
    func printRow(_ name: String, unit: String) {
        let own = values[Program.own.name] ?? []
        var cells = [Spread(own).text("%.2f") + " \(unit)"]
        for peer in Program.peers {
            guard let others = values[peer.name], let ratio = ratio(to: peer) else {
                cells.append("–")
                continue
            }
            cells.append("\(Spread(others).text("%.2f")) \(unit), ratio \(ratio.text("%.2f"))")
        }
        print("| \(name) | \(cells.joined(separator: " | ")) |")
    }
}
