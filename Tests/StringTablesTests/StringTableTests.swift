import Foundation
import XCTest

@testable import StringTables

/// Rule N3: files of texts, as they should be and as they should not.
final class StringTableTests: XCTestCase {
    private func table(_ text: String, _ ending: String = "strings") throws -> StringTable {
        try StringTable(bytes: Array(text.utf8), ending: ending, language: "en")
    }

    private func refusal(_ bytes: [UInt8], _ ending: String) -> String {
        do {
            return "\(try StringTable(bytes: bytes, ending: ending, language: "en").texts)"
        } catch {
            return "\(error.problem): \(error.detail)"
        }
    }

    private func list(_ content: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><!-- </dict> --><plist version=\"1.0\">\(content)</plist>"
    }

    func testStringsMayBePropertyLists() throws {
        let xml = list("<dict><key>a</key><string>b &amp; c</string><key>n</key><integer>1</integer></dict>")
        XCTAssertEqual(try table(xml).texts, ["a": "b & c"])
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["a": "Größe", "n": 1, "list": ["x"]] as [String: Any],
            format: .binary,
            options: 0
        )
        XCTAssertEqual(
            try StringTable(bytes: [UInt8](binary), ending: "strings", language: "en").texts,
            ["a": "Größe"]
        )
    }

    private let files = """
        <dict><key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict>
        <key>plain</key><dict><key>NSStringLocalizedFormatKey</key><string>Plain</string></dict>
        <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>S</string><key>100</key><string>Long</string></dict></dict>
        <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict>
        <key>empty</key><dict></dict><key>number</key><integer>3</integer></dict>
        """

    func testStringsDictionaries() throws {
        let texts = try table(list(files), "stringsdict")
        XCTAssertEqual(texts.texts, ["plain": "Plain", "wide": "Long", "device": "Click"])
        XCTAssertEqual(
            texts.varying,
            [
                "files": VaryingText(
                    format: "%#@count@",
                    parts: ["count": .init(conversion: "d", forms: [.one: "%d file", .other: "%d files"])],
                    language: "en"
                )
            ]
        )
        let data = try PropertyListSerialization.propertyList(from: Data(list(files).utf8), format: nil)
        let binary = try PropertyListSerialization.data(fromPropertyList: data, format: .binary, options: 0)
        XCTAssertEqual(try StringTable(bytes: [UInt8](binary), ending: "stringsdict", language: "en"), texts)
    }

    func testStringCatalogs() throws {
        func unit(_ value: String) -> String {
            "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
        }
        let plural =
            "{\"variations\": {\"plural\": {\"one\": \(unit("%@: %lld day")), \"other\": \(unit("%@: %lld days"))}}}"
        let substitution = """
            {"stringUnit": {"value": "%1$@: %#@days@"}, "substitutions": {"days": {"argNum": 2, "formatSpecifier": "lld",
            "variations": {"plural": {"one": \(unit("%arg day")), "other": \(unit("%arg days"))}}}}}
            """
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "plain": {"localizations": {"en": \(unit("Hello")), "de": \(unit("Hallo"))}},
            "plural": {"localizations": {"en": \(plural)}}, "sub": {"localizations": {"en": \(substitution)}}, "none": {}}}
            """
        let read = try StringCatalog(bytes: Array(catalog.utf8))
        XCTAssertEqual(read.languages, ["de", "en"])
        XCTAssertEqual(read.table(of: "de"), StringTable(texts: ["plain": "Hallo"]))
        let english = read.table(of: "en")
        XCTAssertEqual(english.texts, ["plain": "Hello"])
        XCTAssertEqual(
            english.varying["plural"]?.parts["value"],
            .init(
                argument: 2,
                conversion: "lld",
                forms: [.one: "%@: %lld day", .other: "%@: %lld days"],
                isWhole: true
            )
        )
        XCTAssertEqual(
            english.varying["sub"],
            VaryingText(
                format: "%1$@: %#@days@",
                parts: [
                    "days": .init(
                        argument: 2,
                        conversion: "lld",
                        forms: [.one: "%lld day", .other: "%lld days"]
                    )
                ],
                language: "en"
            )
        )
    }

    func testMessageCatalogs() throws {
        let bytes = Self.messages([
            ("", "Content-Type: text/plain"), ("Open", "Öffnen"),
            ("%d file\0%d files", "%d Datei\0%d Dateien"), ("menu\u{4}Open", "Auf"),
        ])
        XCTAssertEqual(
            try StringTable(bytes: bytes, ending: "mo", language: "de").texts,
            ["Open": "Öffnen", "%d file": "%d Dateien"]
        )
        XCTAssertEqual(
            refusal([1, 2, 3], "mo"),
            "malformed: The file must be a catalogue of gettext, but is not"
        )
        for count in 0..<bytes.count { _ = refusal(Array(bytes.prefix(count)), "mo") }
        for index in bytes.indices {
            for value: UInt8 in [0, 0x7F, 0xFF] {
                var damaged = bytes
                damaged[index] = value
                _ = refusal(damaged, "mo")
            }
        }
    }

    /// The bytes of a catalogue of gettext.
    static func messages(_ texts: [(String, String)]) -> [UInt8] {
        var strings: [UInt8] = []
        var tables: [[UInt8]] = [[], []]
        func word(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
        let start = 28 + texts.count * 16
        for (message, translation) in texts {
            for (table, text) in [message, translation].enumerated() {
                tables[table] += word(text.utf8.count) + word(start + strings.count)
                strings += Array(text.utf8) + [0]
            }
        }
        let head = [0, texts.count, 28, 28 + texts.count * 8, 0, 0].flatMap(word)
        return [0xDE, 0x12, 0x04, 0x95] + head + tables[0] + tables[1] + strings
    }

    func testHostileListsAreRefused() throws {
        let count = 200_000
        let deep = String(repeating: "<dict><key>a</key>", count: count)
        XCTAssertTrue(refusal(Array((list("") + deep).utf8), "stringsdict").hasPrefix("tooLarge"))
        XCTAssertTrue(
            refusal(Array(list(String(repeating: "<array>", count: count)).utf8), "strings").hasPrefix(
                "tooLarge"
            )
        )
        // Ends in comments and data end nothing.
        let hidden = String(repeating: "<dict><!-- </dict> --><![CDATA[</dict>]]><key>a</key>", count: count)
        XCTAssertTrue(refusal(Array(list(hidden).utf8), "stringsdict").hasPrefix("tooLarge"))
        for text in [
            "<?xml", "<plist>", "<plist><dict>", "<?xml version=\"1.0\"?><plist><dict><key>a", "bplist00",
            "bplist00" + String(repeating: "\u{0}", count: 40),
        ] {
            XCTAssertTrue(refusal(Array(text.utf8), "stringsdict").hasPrefix("malformed"), text)
        }
        XCTAssertTrue(refusal(Array("{".utf8), "stringsdict").hasPrefix("malformed"))
        XCTAssertTrue(refusal(Array(list(files).utf8).dropLast(20), "stringsdict").hasPrefix("malformed"))
    }

    /// Dictionaries that stand in each other many times.
    func testListsThatGrowAreRefused() throws {
        let levels = 12
        // Eight keys, then dictionaries of them in which the next one stands eight times, then a text.
        var objects: [[UInt8]] = (0..<8).map { [0x51, UInt8(ascii: "a") + $0] }
        for level in 0..<levels {
            objects.append([0xD8] + (0..<8) + Array(repeating: UInt8(9 + level), count: 8))
        }
        objects.append([0x51, UInt8(ascii: "x")])
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
            bytes += object
        }
        let table = bytes.count
        func long(_ number: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) } }
        bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1] + long(objects.count) + long(8) + long(table)
        XCTAssertTrue(refusal(bytes, "stringsdict").hasPrefix("tooLarge"), refusal(bytes, "stringsdict"))
        var deep: Any = "x"
        for _ in 0..<100 { deep = ["a": deep] }
        let data = try PropertyListSerialization.data(fromPropertyList: deep, format: .binary, options: 0)
        XCTAssertTrue(refusal([UInt8](data), "stringsdict").hasPrefix("tooLarge"))
    }

    func testEveryTruncationAndChangeIsReadOrRefused() throws {
        let bytes = Array(list(files).utf8)
        for count in stride(from: 0, to: bytes.count, by: 7) {
            _ = refusal(Array(bytes.prefix(count)), "stringsdict")
        }
        var generator = SystemRandomNumberGenerator()
        let binary = try PropertyListSerialization.data(
            fromPropertyList: PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
            format: .binary,
            options: 0
        )
        for _ in 0..<300 {
            var damaged = [UInt8](binary)
            for _ in 0..<3 {
                damaged[Int.random(in: 0..<damaged.count, using: &generator)] = .random(
                    in: 0...255,
                    using: &generator
                )
            }
            _ = refusal(damaged, "stringsdict")
        }
    }
}
