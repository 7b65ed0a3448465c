import XCTest

@testable import TabardFoundation

/// Lists sorted by keys.
final class NSSortDescriptorKeyTests: XCTestCase {
    private let people = [Person("b", 30), Person("A", 20), Person("c", 20)]

    func testKeysAndTheirOrder() {
        XCTAssertEqual(
            sortedNames(people, descriptor("age", ascending: true), descriptor("name", ascending: false)),
            ["c", "A", "b"]
        )
        XCTAssertEqual(sortedNames(people, descriptor("name", ascending: true)), ["A", "b", "c"])
        XCTAssertEqual(key(of: descriptor("age", ascending: true)), "age")
        XCTAssertNil(key(of: descriptor(nil, ascending: true)))
    }

    func testNothingComesFirst() {
        people[2].city = "Oslo"
        XCTAssertEqual(
            sortedNames(people, descriptor("city", ascending: false), descriptor("name", ascending: true)),
            ["c", "A", "b"]
        )
    }

    func testTextsByMethodsOfStrings() {
        let mixed = [Person("b", 1), Person("a10", 1), Person("A9", 1)]
        XCTAssertEqual(
            sortedNames(mixed, descriptor("name", ascending: true, Selector("caseInsensitiveCompare:"))),
            ["a10", "A9", "b"]
        )
        XCTAssertEqual(
            sortedNames(mixed, descriptor("name", ascending: true, Selector("localizedStandardCompare:"))),
            ["A9", "a10", "b"]
        )
        let values = NSArray(array: [3, 1, 2]).sortedArray(using: [descriptor(nil, ascending: false)])
        XCTAssertEqual(values as? [Int], [3, 2, 1])
    }
}
