import Foundation

/// Saves with all peers in turn.
@MainActor
struct SaveTrials {
    let tabCount: Int
    let rounds: Int
    let folder: URL

    func run() async throws -> PairedTimes {
        var layout = Layout(count: tabCount)
        var open: [(name: String, peer: any Peer)] = []
        for (name, type) in peers {
            open.append((name, try await type.init(try peerFolder(name), layout)))
        }
        var times = PairedTimes()
        // The first rounds only warm up.
        for round in -10..<rounds {
            layout.change()
            for turn in open.indices {
                // None comes always after the same one.
                let index = (turn + max(0, round)) % open.count
                open[index].peer.prepare(layout)
                // What another one left unsaved must not be paid for by this one.
                sync()
                let duration = try await open[index].peer.save()
                if round >= 0 { times.add(duration, for: open[index].name) }
            }
        }
        return times
    }

    private func peerFolder(_ name: String) throws -> URL {
        let folder = folder.appendingPathComponent("\(name)-\(tabCount)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
