import Foundation

/// Durable saves of one move, against the bare system calls that write as many bytes, with the same synchronizations and
/// behind the same change of thread.
///
/// Both are awaited from another thread, in turns. Beside the time on the clock the processor time of the whole process is
/// taken, the system's part included, since that is what is left where the disk does the waiting.
@MainActor
struct DurableTrials {
    /// Those that are measured: what is behind a change of thread, and what is not.
    static let names = ["tabstore", "bare-thread", "tabstore-thread", "bare"]

    let tabCount: Int
    let rounds: Int
    let folder: URL

    struct Result {
        var clock = PairedTimes()
        var processor = PairedTimes()
    }

    func run() async throws -> Result {
        var layout = Layout(count: tabCount)
        var open: [(name: String, peer: any Peer)] = []
        for name in Self.names {
            guard let type = peers.first(where: { $0.name == name })?.type else {
                throw Failure("No peer \(name)")
            }
            let place = folder.appendingPathComponent("\(name)-\(tabCount)-durable")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            open.append((name, try await type.init(place, layout)))
        }
        var result = Result()
        // The first rounds only warm up.
        for round in -10..<rounds {
            layout.change()
            for turn in open.indices {
                // None comes always after the same one.
                let index = (turn + max(0, round)) % open.count
                // What another one left unsaved must not be paid for by this one.
                sync()
                open[index].peer.prepare(layout)
                let before = Self.processorTime
                let duration = try await open[index].peer.save()
                let processor = Self.processorTime - before
                guard round >= 0 else { continue }
                result.clock.add(duration, for: open[index].name)
                result.processor.add(processor, for: open[index].name)
            }
        }
        return result
    }

    /// What the process has used of the processors, all threads together.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
