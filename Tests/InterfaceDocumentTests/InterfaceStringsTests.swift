import Foundation
import InterfaceDocument
import XCTest

/// The texts of a language for a document (I6).
final class InterfaceStringsTests: XCTestCase {
    private func read(_ bytes: [UInt8], _ name: String = "Main.strings") throws -> InterfaceStrings {
        try InterfaceStrings(bytes: bytes, name: name) { $0.first { $0.hasPrefix("de") } }
    }

    private func refusal(_ bytes: [UInt8], _ name: String = "Main.strings") -> String {
        do {
            return "\(try read(bytes, name).texts)"
        } catch {
            return "\(error)"
        }
    }

    private let text = """
        /* Class = "UILabel"; text = "Hello"; ObjectID = "abc-de-fgh"; */
        "abc-de-fgh.text" = "Hallo\\n\\"Welt\\" \\U00e4 \\u20AC \\344";
        // A segment
        "x-1.segmentTitles[0]"="Größe 😀" ;
        bare.title = plain;
        "alone";
        "x-1.title" = "old";
        "x-1.title" = "new"
        """

    func testI6TextsByObjectAndProperty() throws {
        let table = try read(Array(text.utf8))
        XCTAssertEqual(table["abc-de-fgh.text"], "Hallo\n\"Welt\" ä € ä")
        XCTAssertEqual(table.text(id: "x-1", property: "segmentTitles[0]"), "Größe 😀")
        XCTAssertEqual(table["bare.title"], "plain")
        XCTAssertEqual(table["alone"], "alone")
        XCTAssertEqual(table["x-1.title"], "new")
        XCTAssertNil(table["x-1.text"])
        XCTAssertEqual(table.texts.count, 5)
    }

    func testI6TheirEncodings() throws {
        let expected = try read(Array(text.utf8))
        let units = Array(text.utf16)
        let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        XCTAssertEqual(try read(little), expected)
        XCTAssertEqual(try read(big), expected)
        XCTAssertEqual(try read([0xEF, 0xBB, 0xBF] + Array(text.utf8)), expected)
        let other =
            "Main.strings: The file must be in UTF-8, or in UTF-16 with a mark of its order, but is not"
        XCTAssertEqual(refusal(Array(little.dropLast())), other)
        XCTAssertEqual(refusal(Array("\"a\" = \"".utf8) + [0xE4]), other)
    }

    /// As Xcode makes them for an app.
    func testI6PropertyLists() throws {
        let list =
            "<?xml version=\"1.0\"?><plist><dict><key>a.text</key><string>Hallo</string></dict></plist>"
        XCTAssertEqual(try read(Array(list.utf8)).texts, ["a.text": "Hallo"])
        for start in ["<?xml version='1.0'?><plist>", "bplist00"] {
            XCTAssertEqual(
                refusal(Array(start.utf8)),
                "Main.strings: The file must be a property list, but is not"
            )
        }
    }

    func testI6StringCatalogs() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "a.text": {"comment": "x", "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
            "b.text": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}},
            "c.text": {}, "d.text": {"localizations": {"de": {"variations": {"plural": {}}}}}}}
            """
        XCTAssertEqual(
            try read(Array(catalog.utf8), "Main.xcstrings").texts,
            ["a.text": "Hallo"]
        )
        var asked: [String] = []
        let none = try InterfaceStrings(bytes: Array(catalog.utf8), name: "Main.xcstrings") { languages in
            asked = languages
            return nil
        }
        XCTAssertEqual(asked, ["de", "en", "fr"])
        XCTAssertEqual(none.texts, [:])
        XCTAssertEqual(
            refusal(Array("{".utf8), "Main.xcstrings"),
            "Main.xcstrings: The file must be a string catalogue in JSON, but is not"
        )
    }

    func testI6TextsThatVaryAreThoseOfADesktop() throws {
        func unit(_ value: String) -> String {
            "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
        }
        let rows = [
            ("\"device\": {\"iphone\": \(unit("Tap")), \"other\": \(unit("Press"))}", "Press"),
            (
                "\"device\": {\"iphone\": \(unit("Tap")), \"mac\": \(unit("Click")), \"other\": \(unit("Press"))}",
                "Click"
            ),
            ("\"device\": {\"iphone\": \(unit("Tap"))}", "Tap"),
            ("\"plural\": {\"one\": \(unit("day")), \"other\": \(unit("days"))}", "days"),
            ("\"device\": {\"other\": {\"variations\": {\"plural\": {\"other\": \(unit("taps"))}}}}", "taps"),
            ("\"plural\": {\"one\": \(unit("day"))}", nil), ("\"width\": {\"20\": \(unit("x"))}", nil),
        ]
        for (variations, expected) in rows {
            let catalog =
                "{\"strings\": {\"a.text\": {\"localizations\": {\"de\": {\"variations\": {\(variations)}}}}}}"
            XCTAssertEqual(
                try read(Array(catalog.utf8), "Main.xcstrings").texts["a.text"],
                expected,
                variations
            )
        }
    }

    func testI7BrokenTablesSayWhere() {
        let rows = [
            ("\"a\" = \"b\"\n\"c\"", "2: There is '\"' where ';' must stand"),
            (
                "\n\"a",
                "2: There is the end of the file where a quotation mark at the end of a key must stand"
            ),
            ("\"a\" = ;", "1: There is ';' where a text must stand"),
            ("/* a", "1: There is the end of the file where the end of a comment must stand"),
            ("\"\\Ux\";", "1: There is 'x' where the number of a character must stand"),
        ]
        for (table, expected) in rows {
            XCTAssertEqual(refusal(Array(table.utf8)), "Main.strings:\(expected)")
        }
        XCTAssertEqual(refusal([]), "[:]")
    }

    func testI7EveryTruncationIsReadOrRefused() throws {
        let bytes = Array(text.utf8)
        let whole = try read(bytes).texts
        var refusals = 0
        for count in 0..<bytes.count {
            do {
                for (key, text) in try read(Array(bytes.prefix(count))).texts {
                    let isItsStart = whole[key]?.hasPrefix(text) == true
                    let isReplacedLater = key == "x-1.title" && text == "old"
                    let isKeyAlone = key == text
                    XCTAssertTrue(
                        isItsStart || isReplacedLater || isKeyAlone,
                        "'\(text)' for '\(key)' after \(count) bytes"
                    )
                }
            } catch {
                refusals += 1
                XCTAssertTrue("\(error)".hasPrefix("Main.strings:"), "\(error) after \(count) bytes")
            }
        }
        XCTAssertGreaterThan(refusals, bytes.count / 2)
    }

    func testI7WhatIsNestedDeeplyDoesNotStopTheProgram() {
        let count = 200_000
        func nested(_ start: String, _ open: String) -> [UInt8] {
            Array((start + String(repeating: open, count: count)).utf8)
        }
        XCTAssertThrowsError(try read(nested("", "{")))
        XCTAssertThrowsError(try read(nested("{\"strings\":", "["), "Main.xcstrings"))
    }
}
