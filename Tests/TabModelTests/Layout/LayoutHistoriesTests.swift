import XCTest

/// The properties of a saved layout over random histories (S4); `make test` runs many more in a release build.
final class LayoutHistoriesTests: XCTestCase {
    func testRandomHistoriesOfOneDevice() {
        XCTAssertEqual(RandomHistories.ofOneDevice.run(count: 1000), [])
    }

    func testRandomHistoriesOfSeveralDevices() {
        XCTAssertEqual(RandomHistories.ofSeveralDevices.run(count: 1000), [])
    }
}
