import XCTest

/// The properties of the saved layout of a tree over random histories (T4 to T6, T9, T10); `make test` runs many more
/// in a release build.
final class TreeHistoriesTests: XCTestCase {
    func testT10RandomHistoriesOfTreesOnOneDevice() {
        XCTAssertEqual(RandomHistories.ofTreesOnOneDevice.run(count: 1000), [])
    }

    func testT10RandomHistoriesOfTreesOnSeveralDevices() {
        XCTAssertEqual(RandomHistories.ofTreesOnSeveralDevices.run(count: 1000), [])
    }

    func testT10RandomHistoriesOfListsAsTrees() {
        XCTAssertEqual(RandomHistories.ofListsAsTrees.run(count: 1000), [])
    }
}
