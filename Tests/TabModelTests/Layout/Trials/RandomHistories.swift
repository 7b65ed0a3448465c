import Dispatch
import Foundation
import Synchronization

/// Many random histories of one kind, each with a seed of its own, on all processors.
///
/// `TABARD_HISTORIES` in the environment sets their number, `TABARD_SEED` repeats a run, and `TABARD_PROGRESS` names
/// a file that holds the seed of the history being run, for one that stops the process; it makes them run one by one.
struct RandomHistories {
    typealias History = @Sendable (inout SeededGenerator) throws -> Void

    let name: String
    let history: History

    /// Updates, downgrades, renames and edits on one device, beside the oracle.
    static let ofOneDevice = RandomHistories(name: "one device") { generator in
        var trial = LayoutTrial(using: &generator)
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
            try trial.step(using: &generator)
        }
    }

    /// Devices with different versions of the app, whose records are joined.
    static let ofSeveralDevices = RandomHistories(name: "several devices") { generator in
        var trial = LayoutDevicesTrial(count: Int.random(in: 2...3, using: &generator))
        for _ in 0..<Int.random(in: 1...14, using: &generator) {
            try trial.step(using: &generator)
        }
        try trial.checkJoin()
    }

    /// Runs them, prints seed, number and losses, and returns what went wrong.
    func run(count: Int) -> [String] {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["TABARD_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
        let count = environment["TABARD_HISTORIES"].flatMap { Int($0) } ?? count
        let progress = environment["TABARD_PROGRESS"]
        // Written at once, so that it is there even if a history stops the process.
        Self.announce("Layout: \(count) histories of \(name) from TABARD_SEED=\(seed) on")
        let start = Date()
        let failures = Mutex<[String]>([])
        let workers = progress == nil ? ProcessInfo.processInfo.activeProcessorCount : 1
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            let progress = progress.flatMap { FileHandle(forWritingAtPath: $0) }
            for index in stride(from: worker, to: count, by: workers) {
                let seed = seed &+ UInt64(index)
                progress?.seek(toFileOffset: 0)
                progress?.write(Data("\(name) \(Self.variables(seed))\n".utf8))
                var generator = SeededGenerator(seed: seed)
                do {
                    try history(&generator)
                } catch {
                    failures.withLock { $0.append("\(error); repeat it with \(Self.variables(seed))") }
                    return
                }
            }
        }
        let found = failures.withLock { $0 }
        let seconds = Int(Date().timeIntervalSince(start))
        Self.announce("Layout: \(count) histories of \(name), \(found.count) losses, \(seconds) s")
        return found
    }

    private static func variables(_ seed: UInt64) -> String {
        "TABARD_SEED=\(seed) TABARD_HISTORIES=1"
    }

    private static func announce(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
