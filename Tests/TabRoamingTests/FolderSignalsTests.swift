import Foundation
import Synchronization
import XCTest

@testable import TabStore

/// A folder is watched as long as somebody listens, also one that is not there yet.
final class FolderSignalsTests: RoamingTestCase {
    /// The inotify watches of this process.
    private func watchCount() throws -> Int {
        let place = "/proc/self/fdinfo/"
        return try FileManager.default.contentsOfDirectory(atPath: place).reduce(0) { count, name in
            let text = (try? String(contentsOfFile: place + name, encoding: .utf8)) ?? ""
            return count + text.split(separator: "\n").count { $0.hasPrefix("inotify") }
        }
    }

    private func wait(until condition: () throws -> Bool) throws {
        let end = Date(timeIntervalSinceNow: 30)
        while try !condition() {
            guard Date() < end else { throw NotInTime() }
            usleep(10_000)
        }
    }

    func testAFolderThatIsNotThereYet() throws {
        let count = Mutex(0)
        let path = directory + "/later"
        let signals = FolderSignals(of: path)
        let stream = signals.stream
        let listening = Task.detached { [stream] in for await _ in stream { count.withLock { $0 += 1 } } }
        XCTAssertEqual(count.withLock(\.self), 0)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try wait { count.withLock(\.self) > 0 }
        listening.cancel()
    }

    func testNobodyListens() throws {
        let before = try watchCount()
        let signals = FolderSignals(of: folder)
        XCTAssertEqual(try watchCount(), before)
        for _ in 0..<2 {
            let stream = signals.stream
            let listening = Task.detached { [stream] in for await _ in stream {} }
            XCTAssertEqual(try watchCount(), before + 1)
            listening.cancel()
            try wait { try watchCount() == before }
        }
    }
}
