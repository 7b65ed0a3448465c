import XCTest

@testable import XcodeProject

final class PropertyListTests: XCTestCase {
    private func read(_ text: String) throws -> PropertyList {
        try PropertyListReader.read(Array(text.utf8), path: "p")
    }

    private func message(_ text: String) -> String {
        do {
            _ = try read(text)
            return "no error"
        } catch let error as XcodeProjectError {
            return error.description
        } catch {
            return "another error"
        }
    }

    func testTheOldFormHasCommentsQuotesAndPlainWords() throws {
        let list = try read(
            """
            // !$*UTF8*$!
            { /* first */ a = b.c-d_/$:; "key with space" = ( 1, "two", ); data = <0aFF 10>; 'q' = "x\\"y\\n\\U00e9"; }
            """
        )
        let values = try XCTUnwrap(list.dictionary)
        XCTAssertEqual(values["a"]?.string, "b.c-d_/$:")
        XCTAssertEqual(values["key with space"]?.array?.map(\.string), ["1", "two"])
        XCTAssertEqual(values["data"]?.value, .data([0x0A, 0xFF, 0x10]))
        XCTAssertEqual(values["q"]?.string, "x\"y\né")
        XCTAssertEqual(values["data"]?.position, TextPosition(line: 2, column: 71))
    }

    func testTextsInUTF16AreReadByTheirMark() throws {
        let text = "{ name = \"Ü😀\"; }"
        for isBigEndian in [false, true] {
            let units = [UInt16(0xFEFF)] + Array(text.utf16)
            let bytes = units.flatMap { unit in
                let halves = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                return isBigEndian ? halves : halves.reversed()
            }
            let list = try PropertyListReader.read(bytes, path: "p")
            XCTAssertEqual(list.dictionary?["name"]?.string, "Ü😀")
            XCTAssertThrowsError(try PropertyListReader.read(Array(bytes.dropLast(3)), path: "p"))
        }
    }

    func testACharacterAboveTheBasicPlaneIsEscapedAsTwoHalves() throws {
        XCTAssertEqual(try read("\"\\Ud83d\\ude00!\"").string, "😀!")
        XCTAssertEqual(try read("\"\\Ud83d!\"").string, "\u{FFFD}!")
    }

    func testOfTwoValuesWithOneKeyTheLastCounts() throws {
        XCTAssertEqual(try read("{a = 1; a = 2;}").dictionary?["a"]?.string, "2")
    }

    func testTheThreeFormsHoldTheSame() throws {
        let old = try read("{ objectVersion = 46; list = (YES, \"a < b\"); none = {}; }")
        let json = try read("{\"objectVersion\": 46, \"list\": [true, \"a < b\"], \"none\": {}}")
        let xml = try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
              <key>objectVersion</key><integer>46</integer>
              <key>list</key><array><true/><string>a &lt; b</string></array>
              <!-- nothing --><key>none</key><dict/>
            </dict></plist>
            """
        )
        XCTAssertEqual(plain(old), plain(json))
        XCTAssertEqual(plain(old), plain(xml))
    }

    private func plain(_ list: PropertyList) -> String {
        switch list.value {
        case .string, .boolean, .number: return "“\(list.string ?? "")”"
        case .data(let bytes): return "\(bytes)"
        case .array(let array): return "[" + array.map(plain).joined(separator: ",") + "]"
        case .dictionary(let values):
            return values.sorted { $0.key < $1.key }.map { $0.key + plain($0.value) }.joined(separator: ";")
        }
    }

    func testErrorsNameLineAndColumn() {
        XCTAssertEqual(
            message("{\n  a = \"b;\n}\n"),
            "p:2:7: error: the string that begins here has no closing quote"
        )
        XCTAssertEqual(message("{\n a = b\n}"), "p:3:1: error: expected “;” after the value of “a”, not “}”")
        XCTAssertEqual(message("{ a b; }"), "p:1:5: error: expected “=” after the key “a”, not “b”")
        XCTAssertEqual(message("{ a = (b c); }"), "p:1:10: error: expected “,” or “)” in the array, not “c”")
        XCTAssertEqual(message("{ a = (b,"), "p:1:7: error: the array that begins here has no “)”")
        XCTAssertEqual(message("{ a = {"), "p:1:7: error: the dictionary that begins here has no “}”")
        XCTAssertEqual(message("{ /* a"), "p:1:3: error: the comment that begins here has no end")
        XCTAssertEqual(message("{} x"), "p:1:4: error: expected the end of the file after the value, not “x”")
        XCTAssertEqual(
            message("{\n<<<<<<< HEAD\na = b;\n}"),
            "p:2:1: error: expected a value, not “<”"
        )
        XCTAssertEqual(message(""), "p:1:1: error: expected a value, not the end of the file")
        XCTAssertEqual(message("{\"a\": }"), "p:1:7: error: expected a value, not “}”")
        XCTAssertEqual(
            message("<plist><dict><string>a</string></dict></plist>"),
            "p:1:14: error: expected <key>, not <string>"
        )
        XCTAssertEqual(
            message("bplist00…"),
            "p:1:1: error: this is a binary property list; only those of text are read"
        )
    }

    func testTextThatIsNoUTF8IsAnError() {
        XCTAssertThrowsError(
            try PropertyListReader.read(Array("{a = \"".utf8) + [0xFF] + Array("\";}".utf8), path: "p")
        ) { error in
            XCTAssertEqual("\(error)", "p:1:6: error: the text is not UTF-8")
        }
    }

    func testDepthIsBoundedInEachForm() {
        let depth = 100_000
        let forms = [
            String(repeating: "(", count: depth), String(repeating: "{a=", count: depth),
            String(repeating: "[", count: depth), String(repeating: "{\"a\":", count: depth),
            "<plist>" + String(repeating: "<array>", count: depth),
            "<plist>" + String(repeating: "<dict><key>a</key>", count: depth),
        ]
        for form in forms {
            XCTAssertThrowsError(try read(form)) { error in
                XCTAssertEqual((error as? XcodeProjectError)?.code, .tooDeep)
            }
        }
    }

    func testEntitiesOfTheTextsOwnAreNotRead() {
        XCTAssertEqual(
            message("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><string>&a;</string></plist>"),
            "p:1:1: error: a document type with declarations isn't read"
        )
        XCTAssertEqual(
            message("<plist><string>&a;</string></plist>"),
            "p:1:16: error: the entity is none that is known"
        )
    }

    func testAFileAboveTheLimitIsNotRead() {
        let bytes = [UInt8](repeating: 0x20, count: PropertyListReader.largestSize + 1)
        XCTAssertThrowsError(try PropertyListReader.read(bytes, path: "p")) { error in
            XCTAssertEqual((error as? XcodeProjectError)?.code, .tooLarge)
        }
    }
}
