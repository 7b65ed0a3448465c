import XCTest

@testable import TabardKit

/// Rows and items as index paths, Foundation's structure and its object.
final class IndexPathTests: XCTestCase {
    func testTheObjectNamesRowsAsTheStructureDoes() {
        let path = NSIndexPath(row: 3, section: 7)
        XCTAssertEqual([path.section, path.row, path.item], [7, 3, 3])
        XCTAssertEqual(path as IndexPath, IndexPath(row: 3, section: 7))
        XCTAssertEqual(NSIndexPath(item: 2, section: 1) as IndexPath, IndexPath(item: 2, section: 1))
        let number: NSInteger = path.row
        XCTAssertEqual(number, 3)
    }
}
