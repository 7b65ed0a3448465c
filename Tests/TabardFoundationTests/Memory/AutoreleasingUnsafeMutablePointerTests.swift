import TabardFoundation
import XCTest

/// Results that Objective-C's methods put somewhere.
final class AutoreleasingUnsafeMutablePointerTests: XCTestCase {
    private final class Halves: NumberFormatter, @unchecked Sendable {
        override func number(from string: String) -> NSNumber? {
            Int(string).map { NSNumber(value: $0 / 2) }
        }
    }

    func testAFormatterPutsItsValueIntoAPlace() {
        let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        memory.pointee = 7
        defer { memory.deallocate() }
        let value = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
        let problem = AutoreleasingUnsafeMutablePointer<NSString?>(memory)
        XCTAssertNil(value.pointee)
        XCTAssertFalse(Halves().getObjectValue(value, for: "x", errorDescription: problem))
        XCTAssertNil(value.pointee)
        XCTAssertEqual(problem.pointee, "The value “x” is invalid.")
        XCTAssertTrue(Halves().getObjectValue(value, for: "4", errorDescription: nil))
        XCTAssertEqual(value.pointee as? Int, 2)
        XCTAssertTrue(Halves().getObjectValue(nil, for: "4", errorDescription: nil))
        XCTAssertEqual(memory.pointee, 7)
    }

    func testADateIsReadAsOne() {
        let dates = ISO8601DateFormatter()
        let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { memory.deallocate() }
        let value = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
        XCTAssertTrue(dates.getObjectValue(value, for: "1970-01-01T00:00:01Z", errorDescription: nil))
        XCTAssertEqual((value.pointee as? NSDate)?.timeIntervalSince1970, 1)
        XCTAssertFalse(LengthFormatter().getObjectValue(value, for: "1 m", errorDescription: nil))
    }
}
