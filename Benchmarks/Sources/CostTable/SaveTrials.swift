import Foundation

/// Saves with all peers in turn: each time once, with little of its code and data in the processor's caches, as when
/// a user changes something, and then a few times more.
@MainActor
struct SaveTrials {
    /// What is appended to the name of a peer for the further saves.
    static let again = " again"
    private static let repetitions = 5

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
            let changes = (0..<Self.repetitions).map { _ in
                layout.change()
                return layout
            }
            for turn in open.indices {
                // None comes always after the same one.
                let index = (turn + max(0, round)) % open.count
                let durations = try await save(changes, with: &open[index].peer)
                guard round >= 0 else { continue }
                for (repetition, duration) in durations.enumerated() {
                    times.add(duration, for: open[index].name + (repetition == 0 ? "" : Self.again))
                }
            }
        }
        return times
    }

    /// Saves the layouts, one right after the other.
    private func save(_ layouts: [Layout], with peer: inout any Peer) async throws -> [Duration] {
        // What another one left unsaved must not be paid for by this one.
        sync()
        var durations: [Duration] = []
        for layout in layouts {
            peer.prepare(layout)
            durations.append(try await peer.save())
        }
        return durations
    }

    private func peerFolder(_ name: String) throws -> URL {
        let folder = folder.appendingPathComponent("\(name)-\(tabCount)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
