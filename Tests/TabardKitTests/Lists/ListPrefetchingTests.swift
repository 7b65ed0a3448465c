import XCTest

@testable import TabardKit

/// What is asked for before it comes into sight, without a display.
final class ListPrefetchingTests: XCTestCase {
    private func paths(_ items: ClosedRange<Int>) -> [IndexPath] {
        items.map { IndexPath(item: $0, section: 0) }
    }

    func testEachItemIsAskedForOnceAndCancelledWhenTheUserTurnsBack() {
        var prefetching = ListPrefetching()
        prefetching.follow(0)
        var step = prefetching.update(inSight: paths(0...9), ahead: paths(10...19))
        XCTAssertEqual(step.wanted, paths(10...19))
        XCTAssertEqual(step.cancelled, [])
        prefetching.follow(88)
        step = prefetching.update(inSight: paths(2...11), ahead: paths(12...21))
        XCTAssertTrue(prefetching.isForward)
        XCTAssertEqual(step.wanted, paths(20...21))
        XCTAssertEqual(step.cancelled, [], "what came into sight is not cancelled")
        prefetching.follow(44)
        XCTAssertFalse(prefetching.isForward)
        step = prefetching.update(inSight: paths(1...10), ahead: paths(0...0))
        XCTAssertEqual(step.wanted, paths(0...0))
        XCTAssertEqual(step.cancelled, paths(12...21))
    }
}
