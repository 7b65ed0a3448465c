import TabModel
import XCTest

/// The properties of a saved layout over random histories (S4).
///
/// `TABARD_HISTORIES` in the environment sets their number, and `TABARD_SEED` repeats a run.
final class LayoutHistoriesTests: XCTestCase {
    func testRandomHistoriesOfOneDevice() {
        run("one device") { generator in
            var trial = LayoutTrial(using: &generator)
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                try trial.step(using: &generator)
            }
        }
    }

    func testRandomHistoriesOfSeveralDevices() {
        run("several devices") { generator in
            var trial = LayoutDevicesTrial(count: Int.random(in: 2...3, using: &generator))
            for _ in 0..<Int.random(in: 1...14, using: &generator) {
                try trial.step(using: &generator)
            }
            try trial.checkJoin()
        }
    }

    private func run(_ name: String, history: (inout SeededGenerator) throws -> Void) {
        let environment = ProcessInfo.processInfo.environment
        let given = environment["TABARD_SEED"].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: 0...UInt64.max)
        let count = environment["TABARD_HISTORIES"].flatMap { Int($0) } ?? 1000
        // Written at once, so that it is there even if a history stops the process.
        let announcement = "Layout: \(count) histories of \(name) from TABARD_SEED=\(seed) on\n"
        FileHandle.standardError.write(Data(announcement.utf8))
        let progress = environment["TABARD_PROGRESS"].flatMap { FileHandle(forWritingAtPath: $0) }
        for index in 0..<count {
            if let progress {
                progress.seek(toFileOffset: 0)
                progress.write(Data("\(name) TABARD_SEED=\(seed &+ UInt64(index)) TABARD_HISTORIES=1\n".utf8))
            }
            var generator = SeededGenerator(seed: seed &+ UInt64(index))
            do {
                try history(&generator)
            } catch {
                let repeated = "TABARD_SEED=\(seed &+ UInt64(index)) TABARD_HISTORIES=1"
                return XCTFail("\(error); repeat it with \(repeated)")
            }
        }
    }
}
