import SwiftParser
import XCTest

final class PlainSourceTests: XCTestCase {
    func testTheParserKeepsEveryByte() {
        let source = "let a = 1 // b\n"
        XCTAssertEqual(Parser.parse(source: source).description, source)
    }
}
