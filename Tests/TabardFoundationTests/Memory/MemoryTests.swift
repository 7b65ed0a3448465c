import XCTest

@testable import TabardFoundation

/// Pools and locks by their names in Objective-C.
final class MemoryTests: XCTestCase {
    private struct Failure: Error {}

    func testAnAutoreleasePoolReturnsAndThrows() throws {
        XCTAssertEqual(autoreleasepool { 5 }, 5)
        XCTAssertThrowsError(try autoreleasepool { throw Failure() })
    }

    private final class Counter: @unchecked Sendable {
        /// Guarded by what is tested.
        var value = 0
    }

    func testOneThreadAtATimeIsBetweenEnterAndExit() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 {
                objc_sync_enter(counter)
                objc_sync_enter(counter)
                counter.value += 1
                XCTAssertEqual(objc_sync_exit(counter), 0)
                XCTAssertEqual(objc_sync_exit(counter), 0)
            }
        }
        XCTAssertEqual(counter.value, 8000)
        XCTAssertEqual(objc_sync_exit(counter), -1)
    }
}
