import XCTest

@testable import LanguageServer
@testable import SourceLowering

/// Messages about a document of one line, `@objc func a()` for the editor and `func a() {table}` for the server.
final class PositionTranslationTests: XCTestCase {
    private let document = {
        var offsets = OffsetMap()
        offsets.addCopy(original: 6, lowered: 0, count: 8)
        offsets.addCopy(original: 14, lowered: 16, count: 2)
        offsets.finish(original: 16, lowered: 18)
        return LoweredDocument(
            editorURI: "file:///A.swift",
            serverURI: "file:///lowered/A.swift",
            original: DocumentText("@objc func a() }"),
            lowered: DocumentText("func a() {table} }"),
            offsets: offsets
        )
    }()

    private func check(
        _ direction: PositionTranslation.Direction,
        _ message: String,
        _ expected: String,
        context: Bool = false,
        line: UInt = #line
    ) throws {
        let translation = PositionTranslation(direction) { [document] name in
            name == document.editorURI || name == document.serverURI ? document : nil
        }
        let result = translation.translate(try JSONValue(text: message), in: context ? document : nil)
        XCTAssertEqual(String(decoding: result.bytes, as: UTF8.self), expected, line: line)
    }

    private func position(_ character: Int) -> String { #"{"line":0,"character":\#(character)}"# }
    private func range(_ start: Int, _ end: Int) -> String {
        #"{"start":\#(position(start)),"end":\#(position(end))}"#
    }

    func testARequestNamesTheServersDocumentAndPlace() throws {
        try check(
            .toServer,
            #"{"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///A.swift"},"position":\#(position(11))}}"#,
            #"{"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///lowered/A.swift"},"position":\#(position(5))}}"#
        )
        let other = #"{"textDocument":{"uri":"file:///B.swift"},"position":\#(position(11))}"#
        try check(.toServer, other, other)
    }

    func testLocationsBelongToTheDocumentTheyName() throws {
        try check(
            .toEditor,
            #"[{"uri":"file:///lowered/A.swift","range":\#(range(5, 6))},{"uri":"file:///B.swift","range":\#(range(5, 6))}]"#,
            #"[{"uri":"file:///A.swift","range":\#(range(11, 12))},{"uri":"file:///B.swift","range":\#(range(5, 6))}]"#,
            context: true
        )
        // The index names the original, with the places of what was compiled.
        try check(
            .toEditor,
            #"{"targetUri":"file:///A.swift","targetRange":\#(range(0, 8)),"originSelectionRange":\#(range(0, 4))}"#,
            #"{"targetUri":"file:///A.swift","targetRange":\#(range(6, 14)),"originSelectionRange":\#(range(0, 4))}"#
        )
    }

    func testChangesOfBothNamesBecomeOne() throws {
        let change = #"{"range":\#(range(5, 6)),"newText":"b"}"#
        let table = #"{"range":\#(range(11, 14)),"newText":"b"}"#
        try check(
            .toEditor,
            #"{"changes":{"file:///lowered/A.swift":[\#(change),\#(table)],"file:///A.swift":[\#(change)]}}"#,
            #"{"changes":{"file:///A.swift":[{"range":\#(range(11, 12)),"newText":"b"}]}}"#
        )
    }

    func testWhatLoweringWroteIsLeftOut() throws {
        try check(
            .toEditor,
            #"[{"name":"table","selectionRange":\#(range(10, 15))},{"name":"a","selectionRange":\#(range(5, 6))}]"#,
            #"[{"name":"a","selectionRange":\#(range(11, 12))}]"#,
            context: true
        )
        // The index tells where a name begins, and no more.
        try check(
            .toEditor,
            #"[{"uri":"file:///A.swift","range":\#(range(9, 9))},{"uri":"file:///A.swift","range":\#(range(5, 5))}]"#,
            #"[{"uri":"file:///A.swift","range":\#(range(11, 11))}]"#
        )
        // But what is wrong with it is told, where it was put.
        try check(
            .toEditor,
            #"[{"message":"no","range":\#(range(10, 15))}]"#,
            #"[{"message":"no","range":\#(range(14, 14))}]"#,
            context: true
        )
    }

    func testWhatTheServerGetsBackStaysAsItIs() throws {
        let data =
            #"{"data":{"uri":"file:///lowered/A.swift","range":\#(range(5, 6))},"arguments":[\#(position(5))]}"#
        try check(.toEditor, data, data, context: true)
        try check(.toServer, data, data, context: true)
    }

    func testFoldsAndCalls() throws {
        try check(
            .toEditor,
            #"[{"startLine":0,"startCharacter":5,"endLine":0,"endCharacter":8}]"#,
            #"[{"startLine":0,"startCharacter":11,"endLine":0,"endCharacter":14}]"#,
            context: true
        )
        try check(
            .toEditor,
            #"[{"from":{"uri":"file:///lowered/A.swift"},"fromRanges":[\#(range(5, 6))]}]"#,
            #"[{"from":{"uri":"file:///A.swift"},"fromRanges":[\#(range(11, 12))]}]"#
        )
    }

    func testColoursOfTheOriginalsWords() throws {
        // `func`, `a`, `table` and the brace behind.
        let tokens = try XCTUnwrap(
            SemanticTokens([0, 0, 4, 15, 0, 0, 5, 1, 12, 1, 0, 5, 5, 9, 0, 0, 7, 1, 27, 0])
        )
        XCTAssertEqual(tokens.original(in: document), [0, 6, 4, 15, 0, 0, 5, 1, 12, 1, 0, 4, 1, 27, 0])
        for data: JSONValue? in [
            nil, "x", [1], [0, -1, 1, 1, 1], [0, 1, 1, 1, "x"], [3_000_000_000, 0, 1, 1, 1],
        ] {
            XCTAssertNil(
                data.flatMap {
                    SemanticTokens($0)?.original(in: document).array?.isEmpty == false ? true : nil
                }
            )
        }
    }

    func testHostileMessagesPass() throws {
        for message in [
            #"{"range":{"start":{"line":-1,"character":0},"end":{"line":0,"character":99999999999999999999}}}"#,
            #"{"uri":7,"textDocument":[],"changes":{"x":1},"fromRanges":[],"from":null}"#,
        ] {
            try check(.toEditor, message, message, context: true)
        }
        try check(
            .toEditor,
            #"{"position":{"line":0,"character":4000000000}}"#,
            #"{"position":\#(position(16))}"#,
            context: true
        )
    }
}
