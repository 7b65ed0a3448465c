import Foundation

// Measures what it costs to save, load and merge layouts, with TabStore and its peers in turn.
// Run through Scripts/headless, it has a session bus and settings of its own.

let arguments = CommandLine.arguments.dropFirst()
let tabCounts = [8, 1000]

/// A folder of this run's own; what is measured depends on the disk that it is on.
func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("CostTable-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}

@MainActor
func measureAll(rounds: Int) async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for tabCount in tabCounts {
        let saves = try await SaveTrials(tabCount: tabCount, rounds: rounds, folder: folder).run()
        var counts: [String: CallCounts] = [:]
        for (name, _) in peers {
            // Some containers forbid what strace does; the times are worth having all the same.
            counts[name] = try? CallCounts.count(name, tabCount, in: folder)
        }
        Tables.save(saves, counts, tabCount: tabCount)
        let loads = try LoadTrials(tabCount: tabCount, rounds: 21, folder: folder).run()
        Tables.load(loads, tabCount: tabCount)
    }
    Tables.merge(
        try [(1000, 301), (1_000_000, 5)].map { tabCount, rounds in
            let result = try MergeTrials(tabCount: tabCount, rounds: rounds).run()
            return (tabCount, result.arrangement, result.join, result.both)
        }
    )
    try measureTrees()
}

/// One move in few and in many tabs, against the bare calls.
@MainActor
func measureDurable(_ tabCounts: [Int], rounds: Int) async throws -> [Tables.Durable] {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var results: [Tables.Durable] = []
    for tabCount in tabCounts {
        results.append(
            (tabCount, try await DurableTrials(tabCount: tabCount, rounds: rounds, folder: folder).run())
        )
    }
    return results
}

@MainActor
func measureTrees() throws {
    Tables.trees(
        try [1000, 2000, 4000, 10_000].map { ($0, try TreeTrials(tabCount: $0, rounds: 51).run()) }
    )
}

switch (arguments.first, Array(arguments.dropFirst())) {
case ("trees", let words) where words.isEmpty:
    try measureTrees()
case ("durable", let words) where words.count <= 1:
    let rounds = words.first.flatMap { Int($0) } ?? 300
    Tables.durable(try await measureDurable([8, 1000, 2000, 4000], rounds: rounds))
case ("ratios", let words) where words.count == 1:
    // For `Compare`: tabs, and between which ratios half of all are, with the middle one.
    for (tabCount, result) in try await measureDurable(tabCounts, rounds: Int(words[0]) ?? 0) {
        let (low, high) = result.clock.quartiles("tabstore", to: "bare-thread")
        print(tabCount, low, result.clock.ratio("tabstore", to: "bare-thread"), high)
    }
case ("saves", let words) where words.count == 3:
    try await CallCounts.saveRepeatedly(words[0], Int(words[1]) ?? 0, times: Int(words[2]) ?? 0)
case (nil, _):
    try await measureAll(rounds: 300)
case (let word?, let words) where words.isEmpty && Int(word) != nil:
    try await measureAll(rounds: Int(word) ?? 0)
case ("load", let words) where words.count == 3:
    try LoadTrials.loadOnce(words[0], Int(words[1]) ?? 0, URL(fileURLWithPath: words[2]))
case ("count", let words) where words.count == 3:
    try await CallCounts.saveCounted(words[0], Int(words[1]) ?? 0, URL(fileURLWithPath: words[2]))
default:
    fatalError("Usage: CostTable [saves of each, 300 by default | trees | durable [saves]]")
}
