import Foundation

/// Loads with all peers in turn, each time in a new process, as at an app's start; what others read before is in the
/// system's memory. The time is taken inside the process, without its start.
@MainActor
struct LoadTrials {
    let tabCount: Int
    let rounds: Int
    /// Where the saves have left their files.
    let folder: URL

    func run() throws -> PairedTimes {
        var times = PairedTimes()
        for round in 0..<rounds {
            for turn in peers.indices {
                let name = peers[(turn + round) % peers.count].name
                let place = folder.appendingPathComponent("\(name)-\(tabCount)").path
                let text = try output(of: CommandLine.arguments[0], ["load", name, "\(tabCount)", place])
                guard let nanoseconds = Int(text.dropLast()) else { throw Failure("No time: \(text)") }
                times.add(.nanoseconds(nanoseconds), for: name)
            }
        }
        return times
    }

    /// What the new process does.
    static func loadOnce(_ name: String, _ tabCount: Int, _ folder: URL) throws {
        guard let type = peers.first(where: { $0.name == name })?.type else {
            throw Failure("No peer \(name)")
        }
        let layout = Layout(count: tabCount)
        let load = try type.loader(folder, layout)
        var found = 0
        let duration = try measure { found = try load() }
        guard found == tabCount else { throw Failure("\(name) loads \(found) of \(tabCount) tabs") }
        print(Int(duration.microseconds * 1000))
    }
}
