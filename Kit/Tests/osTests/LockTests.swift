import XCTest
import os

/// O5: locks and signposts.
final class LockTests: XCTestCase {
    func testAStateIsGuarded() {
        let count = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { count.withLock { $0 += 1 } }
        }
        XCTAssertEqual(count.withLock { $0 }, 8000)
    }

    func testALockIsTakenOnce() {
        let lock = OSAllocatedUnfairLock()
        XCTAssertTrue(lock.lockIfAvailable())
        XCTAssertFalse(lock.lockIfAvailable())
        lock.unlock()
        XCTAssertEqual(lock.withLock { 5 }, 5)
        lock.lock()
        let missed: Int? = lock.withLockIfAvailable { 1 }
        XCTAssertNil(missed)
        lock.unlock()
    }

    func testALockInAVariable() {
        var lock = os_unfair_lock_s()
        os_unfair_lock_lock(&lock)
        XCTAssertFalse(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        XCTAssertTrue(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
    }

    func testSignpostsRunWhatTheyMark() throws {
        let signposter = OSSignposter(subsystem: "org.example.Notes", category: .pointsOfInterest)
        XCTAssertFalse(signposter.isEnabled)
        XCTAssertEqual(signposter.withIntervalSignpost("work") { 5 }, 5)
        let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "of \(5)")
        signposter.emitEvent("cached")
        signposter.endInterval("load", state)
        os_signpost(.begin, log: .default, name: "draw")
        os_signpost(.end, log: .default, name: "draw", "%d", 5)
    }
}
