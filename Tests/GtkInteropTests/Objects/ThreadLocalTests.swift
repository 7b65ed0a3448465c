import Foundation
import GtkInterop
import XCTest

/// Each thread has a value of its own, and lets go of it in the end.
final class ThreadLocalTests: XCTestCase {
    private final class Value: Sendable {
        let number: Int

        init(_ number: Int) { self.number = number }
    }

    /// What the other thread found; it is read after that has ended.
    private final class Findings: @unchecked Sendable {
        var numbers: [Int?] = []
        weak var value: Value?
    }

    func testThreadsDoNotSeeEachOthersValues() {
        let place = ThreadLocal<Value>()
        XCTAssertNil(place.value)
        place.value = Value(1)
        let findings = Findings()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            findings.numbers.append(place.value?.number)
            place.value = Value(2)
            findings.value = place.value
            findings.numbers.append(place.value?.number)
            done.signal()
        }
        thread.start()
        done.wait()
        XCTAssertEqual(findings.numbers, [nil, 2])
        XCTAssertEqual(place.value?.number, 1)
        let end = Date(timeIntervalSinceNow: 5)
        while findings.value != nil, Date() < end { Thread.sleep(forTimeInterval: 0.01) }
        XCTAssertNil(findings.value, "a thread that ended keeps nothing")
    }

    func testAValueIsKeptUntilItIsReplaced() {
        let place = ThreadLocal<Value>()
        weak var first: Value?
        do {
            let value = Value(1)
            place.value = value
            first = value
        }
        XCTAssertNotNil(first)
        place.value = Value(2)
        XCTAssertNil(first)
        place.value = nil
        XCTAssertNil(place.value)
    }
}
