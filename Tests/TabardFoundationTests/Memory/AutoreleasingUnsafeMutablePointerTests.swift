import TabardFoundation
import XCTest

/// Results that Objective-C's methods put somewhere.
final class AutoreleasingUnsafeMutablePointerTests: XCTestCase {
    private final class Halves: Formatter, @unchecked Sendable {
        struct Odd: LocalizedError { var errorDescription: String? { "odd" } }

        override func string(for obj: Any?) -> String? { obj.map { "\($0)" } }
        override func objectValue(_ string: String) throws -> Any? {
            guard let number = Int(string) else { return nil }
            guard number.isMultiple(of: 2) else { throw Odd() }
            return number / 2
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
        XCTAssertFalse(Halves().getObjectValue(value, for: "3", errorDescription: problem))
        XCTAssertEqual(problem.pointee, "odd")
        XCTAssertTrue(Halves().getObjectValue(value, for: "4", errorDescription: nil))
        XCTAssertEqual(value.pointee as? Int, 2)
        XCTAssertTrue(Halves().getObjectValue(nil, for: "4", errorDescription: nil))
        XCTAssertEqual(memory.pointee, 7)
    }
}
