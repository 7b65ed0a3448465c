import SourceLowering
import XCTest

@testable import LanguageServer

/// Places of real sources and of what lowering makes of them.
final class LoweredDocumentTests: XCTestCase {
    private let source = """
        import Foundation
        @objcMembers class A: NSObject {
            @objc func é😀(_ sender: Any) { b() }; @objc(other) dynamic var x = 1
            let s = #selector(é😀(_:)), t = #selector(A.missing(a:)), u = 2
            @objc
            func c() {
                print(#selector(
                    c
                ), #keyPath(x)); d?.optional?(1) }
        }
        #if os(iOS)
        @objc protocol P { @objc optional func optional(_ a: Int) }
        #endif
        """

    private func document(spellingOutSelectorAt offset: Int? = nil) -> LoweredDocument {
        let conditions = BuildConditions(flags: [], seesUIKit: true, modules: nil, languageMode: 5)
        let parsed = ParsedSource(source, fileName: "A.swift")
        let index = ModuleIndex(module: "App", files: [FileFacts(of: parsed, conditions: conditions)])
        let lowered = Lowering(index: index, conditions: conditions).lower(
            parsed,
            spellingOutSelectorAt: offset
        )
        XCTAssertTrue(lowered.isChanged)
        return LoweredDocument(
            editorURI: "file:///A.swift",
            serverURI: "file:///lowered/A.swift",
            original: DocumentText(source),
            lowered: DocumentText(lowered.text),
            offsets: lowered.offsets
        )
    }

    private func range(_ part: String, in text: DocumentText) throws -> Range<DocumentText.Position> {
        let range = try XCTUnwrap(text.text.range(of: part), part)
        let start = text.text.utf8.distance(from: text.text.startIndex, to: range.lowerBound)
        return text.position(of: start)..<text.position(of: start + part.utf8.count)
    }

    func testWhatStaysIsFoundInBothForms() throws {
        let document = document()
        for part in ["func é😀(_ sender: Any) { b() }", "t = ", ", u = 2", "A.missing(a:)", "print("] {
            let original = try range(part, in: document.original)
            let lowered = try range(part, in: document.lowered)
            XCTAssertEqual(document.loweredRange(original), lowered, part)
            XCTAssertEqual(document.originalRange(lowered), original, part)
            XCTAssertFalse(document.isGenerated(lowered), part)
        }
    }

    /// Every place has its counterpart in the same line, and places keep their order.
    func testNoPlaceLeavesItsLine() {
        let document = document()
        for (from, count, map) in [
            (document.original, document.original.count, document.loweredPosition),
            (document.lowered, document.lowered.count, document.originalPosition),
        ] {
            var last = DocumentText.Position(line: 0, character: 0)
            for offset in 0...count {
                let position = from.position(of: offset)
                let mapped = map(position)
                XCTAssertEqual(mapped.line, position.line)
                XCTAssertLessThanOrEqual(last, mapped)
                last = mapped
            }
        }
    }

    func testWhatLoweringWroteIsKnown() throws {
        let document = document()
        let table = try range("_selectors", in: document.lowered)
        XCTAssertTrue(document.isGenerated(table))
        let place = document.originalRange(table)
        XCTAssertEqual(place.lowerBound, place.upperBound)
        XCTAssertTrue(document.isReplaced(try range("objcMembers", in: document.original).lowerBound))
        XCTAssertFalse(document.isReplaced(try range("b()", in: document.original).lowerBound))
    }

    func testASelectorIsSpelledOutWhenItIsAskedAbout() throws {
        let place = try XCTUnwrap(source.range(of: "é😀(_:)"))
        let offset = source.utf8.distance(from: source.startIndex, to: place.lowerBound)
        XCTAssertFalse(document().lowered.text.contains("checking: é😀(_:)"))
        let document = document(spellingOutSelectorAt: offset)
        XCTAssertEqual(
            document.loweredRange(try range("é😀(_:)", in: document.original)),
            try range("é😀(_:)", in: document.lowered)
        )
    }
}
