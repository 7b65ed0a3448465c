import XCTest

@testable import TabardKit

/// How many items there are, and which comes after which.
final class ListCountsTests: XCTestCase {
    private let counts = ListCounts([0, 2, 0, 0, 1, 0])

    private func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }

    func testEmptySectionsArePassedOver() {
        XCTAssertEqual(counts.path(after: nil), path(0, 1))
        XCTAssertEqual(counts.path(after: path(0, 1)), path(1, 1))
        XCTAssertEqual(counts.path(after: path(1, 1)), path(0, 4))
        XCTAssertNil(counts.path(after: path(0, 4)))
        XCTAssertEqual(counts.path(before: nil), path(0, 4))
        XCTAssertEqual(counts.path(before: path(0, 4)), path(1, 1))
        XCTAssertEqual(counts.path(before: path(1, 1)), path(0, 1))
        XCTAssertNil(counts.path(before: path(0, 1)))
        XCTAssertNil(ListCounts([0, 0]).path(after: nil))
        XCTAssertNil(ListCounts().path(before: nil))
    }

    func testOnlyItemsThatAreThereAreContained() {
        XCTAssertTrue(counts.contains(path(1, 1)))
        for wrong in [path(2, 1), path(-1, 1), path(0, 0), path(0, 6), path(0, -1), IndexPath(index: 1)] {
            XCTAssertFalse(counts.contains(wrong), "\(wrong)")
        }
        XCTAssertTrue(counts.position(of: path(1, 1)) == (2, 2))
    }

    func testThePartitioningIndexIsTheFirstThatHolds() {
        for bound in -1...9 {
            XCTAssertEqual((0..<8).partitioningIndex { $0 >= bound }, min(max(bound, 0), 8))
        }
        XCTAssertEqual((5..<5).partitioningIndex { _ in true }, 5)
    }
}
