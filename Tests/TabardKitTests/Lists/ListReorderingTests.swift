import XCTest

@testable import TabardKit

/// How the others make room for an item that is carried.
final class ListReorderingTests: XCTestCase {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    private func shifts(from: IndexPath, to: IndexPath) -> [[Int]] {
        var reordering = ListReordering(path: from, grip: 0, pointer: 0)
        reordering.target = to
        return [0, 1].map { section in (0..<4).map { reordering.shift(of: path($0, section)) } }
    }

    func testTheOthersMakeRoom() {
        XCTAssertEqual(shifts(from: path(1), to: path(1)), [[0, 0, 0, 0], [0, 0, 0, 0]])
        XCTAssertEqual(shifts(from: path(1), to: path(3)), [[0, 0, -1, -1], [0, 0, 0, 0]])
        XCTAssertEqual(shifts(from: path(2), to: path(0)), [[1, 1, 0, 0], [0, 0, 0, 0]])
        // In another section the item goes before the target, which stays.
        XCTAssertEqual(shifts(from: path(1), to: path(2, 1)), [[0, 0, -1, -1], [-1, -1, 0, 0]])
        XCTAssertEqual(shifts(from: path(1, 1), to: path(2)), [[0, 0, 1, 1], [1, 0, 0, 0]])
    }

    func testItScrollsNearTheEdges() {
        func step(_ pointer: CGFloat) -> CGFloat {
            ListReordering(path: path(0), grip: 0, pointer: pointer).scrollingStep(from: 20, to: 400)
        }
        XCTAssertEqual([60, 200, 360].map { step($0) }, [0, 0, 0])
        XCTAssertEqual([59, 40, 20, -100].map { step($0) }, [-0.25, -5, -10, -10])
        XCTAssertEqual([361, 380, 400, 900].map { step($0) }, [0.25, 5, 10, 10])
    }

    func testWhereAnItemCanGo() {
        let counts = ListCounts([3, 0])
        XCTAssertTrue(counts.accept(path(0), at: path(2)))
        XCTAssertFalse(counts.accept(path(0), at: path(3)), "its own section has no more places than items")
        XCTAssertTrue(counts.accept(path(0), at: path(0, 1)))
        for wrong in [path(1, 1), path(-1), path(0, 2), path(0, -1), IndexPath(index: 0)] {
            XCTAssertFalse(counts.accept(path(0), at: wrong), "\(wrong)")
        }
    }
}
