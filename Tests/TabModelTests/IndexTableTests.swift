import XCTest

@testable import TabModel

final class IndexTableTests: XCTestCase {
    func testEveryElementIsFoundAndNoOther() {
        for count in [0, 1, 2, 3, 4, 5, 16, 17, 1000] {
            let table = IndexTable(Array(0..<count))
            XCTAssertNil(table.duplicate)
            for element in 0..<count {
                XCTAssertEqual(table.index(of: element), element)
            }
            XCTAssertNil(table.index(of: -1))
            XCTAssertNil(table.index(of: count))
        }
    }

    func testFirstDuplicateIsNamedByItsFirstTwoIndices() {
        let table = IndexTable(["a", "b", "c", "b", "b", "a"])
        XCTAssertEqual(table.duplicate?.first, 1)
        XCTAssertEqual(table.duplicate?.second, 3)
        XCTAssertEqual(table.index(of: "a"), 0)
        XCTAssertEqual(table.index(of: "b"), 1)
        XCTAssertEqual(table.index(of: "c"), 2)
    }

    func testElementsWithTheSameHashAreToldApart() {
        struct Colliding: Hashable {
            var value: Int
            func hash(into hasher: inout Hasher) {}
        }
        let table = IndexTable((0..<50).map { Colliding(value: $0) })
        XCTAssertNil(table.duplicate)
        XCTAssertEqual(table.index(of: Colliding(value: 49)), 49)
        XCTAssertNil(table.index(of: Colliding(value: 50)))
    }
}
