import XCTest

@testable import StringTables

/// Rule N3: formats as pieces, and their parts that follow numbers.
final class FormatTests: XCTestCase {
    private func text(_ format: String, _ texts: [VaryingText] = [], _ numbers: Int...) -> String {
        let expansion = FormatExpansion(
            format: format,
            numbers: numbers.map { PluralOperands($0) },
            text: { texts.indices.contains($0) ? texts[$0] : nil }
        )
        return expansion.pieces.map {
            switch $0 {
            case .text(let text): text
            case .conversion(let conversion): "<\(conversion.position ?? 0):\(conversion.text)>"
            }
        }.joined()
    }

    func testConversionsAreNumbered() {
        XCTAssertEqual(
            text("%@ has %d of %2$lld, %%, %.2f %-5s"),
            "<1:%@> has <2:%d> of <2:%lld>, %, <3:%.2f> <4:%-5s>"
        )
        XCTAssertEqual(text("%*d %.*f"), "<2:%*d> <4:%.*f>")
        XCTAssertEqual(text("%2$*1$d"), "<2:%*d>")
    }

    func testWhatIsNoConversionStays() {
        for format in [
            "100%", "% ", "%y", "%0", "%1000d", "%#@open", "%99999999999999999999$d", "%l", "%.", "%Ä",
        ] {
            XCTAssertEqual(text(format), format)
        }
        XCTAssertEqual(text("%n"), "<1:%n>")
    }

    private let files = VaryingText(
        format: "%#@files@ in %#@folders@",
        parts: [
            "files": .init(conversion: "d", forms: [.one: "%d file", .other: "%d files"]),
            "folders": .init(conversion: "d", forms: [.one: "a folder", .other: "%d folders"]),
        ],
        language: "en"
    )

    func testPartsTakeTheFormsOfTheirNumbers() throws {
        let format = try XCTUnwrap(files.format(numbered: 0))
        XCTAssertEqual(format, "%#@files#0@ in %#@folders#0@")
        XCTAssertEqual(text(format, [files], 1, 3), "<1:%d> file in <2:%d> folders")
        XCTAssertEqual(text("(\(format))", [files], 2, 1), "(<1:%d> files in a folder)")
        // No number, or none that is one.
        XCTAssertEqual(text(format, [files], 1), "<1:%d> file in <2:%d> folders")
        XCTAssertEqual(text("%2$#@files#0@ %1$#@folders#0@", [files], 1, 2), "<2:%d> files a folder")
    }

    func testPartsThatThereAreNotAreLeftOut() {
        for name in ["files", "files#", "files#9", "files#-1", "x#0", "#0", "files#99999999999999999999", ""]
        {
            XCTAssertEqual(text("a%#@\(name)@b", [files], 1), "ab")
        }
    }

    func testPartsInPartsEnd() {
        let endless = VaryingText(
            format: "%#@a@",
            parts: [
                "a": .init(conversion: "d", forms: [.other: "(%#@a@%#@b@)"]),
                "b": .init(conversion: "d", forms: [.other: String(repeating: "%#@b@%#@a@", count: 100)]),
            ],
            language: "en"
        )
        let result = text("%#@a#0@", [endless], 5)
        XCTAssertTrue(result.hasPrefix("(((((((("), result)
        XCTAssertLessThan(result.utf8.count, 100_000)
    }

    func testAWholeTextCountsItsArgumentsItself() {
        let whole = VaryingText(
            format: "%#@value@",
            parts: [
                "value": .init(
                    argument: 2,
                    conversion: "lld",
                    forms: [.one: "%@ ate %lld pear", .other: "%@: %lld"],
                    isWhole: true
                )
            ],
            language: "en"
        )
        XCTAssertEqual(text("%#@value#0@", [whole], 7, 1), "<1:%@> ate <2:%lld> pear")
        XCTAssertEqual(text("%#@value#0@", [whole], 1, 7), "<1:%@>: <2:%lld>")
    }
}
