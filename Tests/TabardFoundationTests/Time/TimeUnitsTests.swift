import XCTest

@testable import TabardFoundation

/// Core Foundation’s and the kernel’s units of time.
final class TimeUnitsTests: XCTestCase {
    func testTheAbsoluteTimeIsTheDates() {
        let before = Date().timeIntervalSinceReferenceDate
        let now = CFAbsoluteTimeGetCurrent()
        XCTAssertTrue((before...Date().timeIntervalSinceReferenceDate).contains(now))
        XCTAssertEqual(NSEC_PER_SEC, 1000 * NSEC_PER_MSEC)
        XCTAssertEqual(NSEC_PER_SEC, USEC_PER_SEC * NSEC_PER_USEC)
    }
}
