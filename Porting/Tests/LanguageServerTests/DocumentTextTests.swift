import XCTest

@testable import LanguageServer

final class DocumentTextTests: XCTestCase {
    private typealias Position = DocumentText.Position

    func testPlacesAreCountedInUnitsOfUTF16() {
        let text = DocumentText("aé😀b\r\nc\rd\n")
        for (offset, line, character) in [
            (0, 0, 0), (1, 0, 1), (3, 0, 2), (7, 0, 4), (8, 0, 5), (10, 1, 0), (11, 1, 1), (12, 2, 0),
            (14, 3, 0),
        ] {
            let position = Position(line: line, character: character)
            XCTAssertEqual(text.position(of: offset), position)
            XCTAssertEqual(text.offset(of: position), offset)
        }
    }

    func testPlacesOutsideAreTheNearestInside() {
        let text = DocumentText("a😀\nb")
        XCTAssertEqual(text.offset(of: Position(line: 0, character: 2)), 1, "within a pair")
        XCTAssertEqual(text.offset(of: Position(line: 0, character: 99)), 5)
        XCTAssertEqual(text.offset(of: Position(line: 9, character: 0)), 7)
        XCTAssertEqual(text.offset(of: Position(line: -1, character: 3)), 0)
        XCTAssertEqual(text.position(of: 99), Position(line: 1, character: 1))
        XCTAssertEqual(text.position(compilerLine: 1, column: 99), Position(line: 0, character: 3))
        XCTAssertEqual(text.position(compilerLine: 0, column: 1), Position(line: 0, character: 0))
    }

    func testChangesAreApplied() {
        var text = DocumentText("let a = 1\nlet b = 2\n")
        text.replace(Position(line: 0, character: 8)..<Position(line: 1, character: 4), with: "\"é\"\nvar ")
        XCTAssertEqual(text.text, "let a = \"é\"\nvar b = 2\n")
        text.replace(Position(line: 0, character: 9)..<Position(line: 0, character: 10), with: "")
        XCTAssertEqual(text.text, "let a = \"\"\nvar b = 2\n")
        text.replace(Position(line: 7, character: 0)..<Position(line: 9, character: 0), with: "c")
        XCTAssertEqual(text.text, "let a = \"\"\nvar b = 2\nc")
        text.replace(nil, with: "d")
        XCTAssertEqual(text, DocumentText("d"))
    }

    func testTheEndOfAWord() {
        let text = DocumentText("@objc func a1é(b)\n")
        for (start, end) in [(0, 5), (6, 10), (11, 14), (14, 15), (17, 17)] {
            XCTAssertEqual(
                text.endOfWord(at: Position(line: 0, character: start)),
                Position(line: 0, character: end)
            )
        }
    }
}
