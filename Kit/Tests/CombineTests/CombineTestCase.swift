import Combine
import XCTest

/// Tests of code as apps write it for Combine.
@preconcurrency @MainActor
class CombineTestCase: XCTestCase {
    var cancellables: Set<AnyCancellable> = []

    override func tearDown() async throws {
        cancellables = []
    }

    /// Turns the main loop until a condition holds, for five seconds at most.
    func wait(line: UInt = #line, until condition: () -> Bool) {
        let end = Date(timeIntervalSinceNow: 5)
        while !condition() {
            guard Date() < end else { return XCTFail("it did not happen in five seconds", line: line) }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }

    /// Turns the main loop for a time.
    func turn(for seconds: TimeInterval) {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
    }
}
