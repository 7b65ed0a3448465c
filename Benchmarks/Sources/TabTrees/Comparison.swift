import Foundation

/// The tables of ratios, of processes that take turns.
struct Comparison {
    let rounds: Int

    func printAll() throws {
        try printStarts()
        try printSwitches()
        try printFrames()
        try printEdits()
        try printSeries()
    }

    private func printStarts() throws {
        heading(
            "First frame, median of \(rounds)",
            ["five tabs", "10,000 in 500 groups", "ratio of pairs", "without the app's making of them"]
        )
        for form in Tree.Form.allCases {
            var (few, many, whole, rest): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
            // The first round only warms up.
            for round in 0...rounds {
                let five = try run(.start, Tree(form, count: 5, isGrouped: false))
                let all = try run(.start, Tree(form, count: 10_000, isGrouped: true))
                guard round > 0 else { continue }
                few.append(five[1])
                many.append(all[1])
                whole.append(all[1] / five[1])
                rest.append((all[1] - all[0]) / (five[1] - five[0]))
            }
            row([form.rawValue, time(few), time(many), ratio(whole), ratio(rest)])
        }
    }

    private func printSwitches() throws {
        let counts = [10, 1_000, 10_000]
        heading("A switch with its frame, median of \(rounds)", ["10 tabs", "1,000 to 10", "10,000 to 10"])
        for form in Tree.Form.allCases {
            var times: [[Double]] = counts.map { _ in [] }
            for _ in 0..<rounds {
                for (index, count) in counts.enumerated() {
                    times[index].append(
                        try run(.switching, Tree(form, count: count, isGrouped: true))[0]
                    )
                }
            }
            row(
                [form.rawValue, time(times[0])]
                    + times.dropFirst().map { other in ratio(zip(other, times[0]).map(/)) }
            )
        }
    }

    private func printFrames() throws {
        heading(
            "Scrolling the sidebar of 10,000 tabs",
            ["frames", "median", "99 of 100 within", "worst", "over 16.7 ms", "over 33 ms"]
        )
        for (name, trial) in [("mouse wheel, 5 s", Trial.wheel), ("all rows in 300 frames", .passing)] {
            let times = try run(trial, Tree(.sidebar, count: 10_000, isGrouped: true)).sorted()
            func place(_ part: Double) -> String {
                times.isEmpty
                    ? "–"
                    : String(format: "%.1f ms", times[min(times.count - 1, Int(Double(times.count) * part))])
            }
            row([
                name, "\(times.count)", place(0.5), place(0.99), place(1),
                "\(times.count { $0 > 1_000 / 60 })", "\(times.count { $0 > 2_000 / 60 })",
            ])
        }
    }

    private func printEdits() throws {
        heading("An edit, saved, median of \(rounds)", ["a list", "500 groups", "ratio of pairs"])
        var (lists, trees): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
            lists.append(try run(.edit, Tree(.sidebar, count: 10_000, isGrouped: false))[0])
            trees.append(try run(.edit, Tree(.sidebar, count: 10_000, isGrouped: true))[0])
        }
        row(["hiding one of 10,000 tabs", time(lists), time(trees), ratio(zip(trees, lists).map(/))])
    }

    /// Each of the measurements for three numbers of tabs in groups, each twice the one before.
    func printSeries() throws {
        let counts = [1_000, 2_000, 4_000]
        heading(
            "Tabs in groups, median of \(rounds)",
            ["1,000 tabs", "2,000 tabs", "4,000 tabs", "2,000 to 1,000", "4,000 to 2,000"]
        )
        for form in Tree.Form.allCases {
            try printSeries(
                "first frame, \(form.rawValue)",
                counts.map { Tree(form, count: $0, isGrouped: true) }
            ) {
                try run(.start, $0)[1]
            }
        }
        // What the user arranged in the sidebar is the order in each form.
        let folders = Dictionary(uniqueKeysWithValues: counts.map { ($0, newFolder) })
        defer { for folder in folders.values { try? FileManager.default.removeItem(at: folder) } }
        for (count, folder) in folders {
            _ = try run(.arranging, Tree(.sidebar, count: count, isGrouped: true), in: folder)
        }
        for form in Tree.Form.allCases {
            let trees = counts.map { Tree(form, count: $0, isGrouped: true) }
            try printSeries("first frame with a saved record, \(form.rawValue)", trees) { tree in
                try run(.start, tree, in: folders[tree.count])[1]
            }
        }
        for form in Tree.Form.allCases {
            try printSeries("switch, \(form.rawValue)", counts.map { Tree(form, count: $0, isGrouped: true) })
            {
                try run(.switching, $0)[0]
            }
        }
        try printSeries("edit, saved", counts.map { Tree(.sidebar, count: $0, isGrouped: true) }) {
            try run(.edit, $0)[0]
        }
    }

    private func printSeries(_ name: String, _ trees: [Tree], _ measure: (Tree) throws -> Double) throws {
        var times: [[Double]] = trees.map { _ in [] }
        // The first round only warms up.
        for round in 0...rounds {
            for (index, tree) in trees.enumerated() {
                let time = try measure(tree)
                if round > 0 { times[index].append(time) }
            }
        }
        let ratios = zip(times.dropFirst(), times).map { many, few in ratio(zip(many, few).map(/)) }
        row([name] + times.map(time) + ratios)
    }

    private var newFolder: URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("tabs-\(UUID())")
    }

    /// What a process prints.
    ///
    /// - Parameter kept: Where it keeps its state; nil for a place of its own.
    private func run(_ trial: Trial, _ tree: Tree, in kept: URL? = nil) throws -> [Double] {
        let folder = kept ?? newFolder
        defer { if kept == nil { try? FileManager.default.removeItem(at: folder) } }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [trial.rawValue] + tree.words
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_STATE_HOME": folder.path]) {
            $1
        }
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { fatalError("\(trial) of \(tree) failed") }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private func time(_ microseconds: [Double]) -> String {
        String(format: "%.2f ms", median(microseconds) / 1_000)
    }

    private func ratio(_ ratios: [Double]) -> String { String(format: "%.2f", median(ratios)) }

    private func heading(_ title: String, _ columns: [String]) {
        print("\n| \(title) | \(columns.joined(separator: " | ")) |")
        print("|" + String(repeating: " --- |", count: columns.count + 1))
    }

    private func row(_ cells: [String]) { print("| \(cells.joined(separator: " | ")) |") }
}
