import XCTest

@testable import TabardFoundation

/// Points, sizes and rectangles are compared, and are dictionaries and values.
final class CoreGraphicsTests: XCTestCase {
    func testGeometryIsCompared() {
        XCTAssertTrue(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
        XCTAssertFalse(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
        XCTAssertTrue(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        XCTAssertFalse(CGSize(width: 1, height: 2).equalTo(.zero))
        XCTAssertTrue(
            CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4))
        )
        XCTAssertFalse(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(.null))
    }

    func testGeometryIsADictionary() throws {
        let rect = CGRect(x: 0.5, y: -2, width: 300, height: 4.25)
        XCTAssertEqual(rect.dictionaryRepresentation, ["X": 0.5, "Y": -2.0, "Width": 300.0, "Height": 4.25])
        XCTAssertEqual(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation), rect)
        // As a property list brings it back.
        let data = try PropertyListSerialization.data(
            fromPropertyList: rect.dictionaryRepresentation,
            format: .xml,
            options: 0
        )
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        let read = try XCTUnwrap(list as? [String: Any])
        XCTAssertEqual(CGRect(dictionaryRepresentation: NSDictionary(dictionary: read)), rect)
        XCTAssertNil(CGPoint(dictionaryRepresentation: ["X": 1]))
        XCTAssertNil(CGSize(dictionaryRepresentation: ["Width": "a", "Height": 1]))
        XCTAssertEqual(CGPoint(dictionaryRepresentation: ["X": 1, "Y": 2]), CGPoint(x: 1, y: 2))
    }

    func testGeometryIsAValue() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
        XCTAssertEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
        XCTAssertEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
    }
}
