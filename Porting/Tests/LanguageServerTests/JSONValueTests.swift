import XCTest

@testable import LanguageServer

final class JSONValueTests: XCTestCase {
    func testAValueIsWrittenAsItWasRead() throws {
        let text = #"{"b":[1,-0.50e+10,true,false,null,"a\"\\\n\u0001é😀"],"a":{},"a2":[],"":""}"#
        XCTAssertEqual(String(decoding: try JSONValue(text: text).bytes, as: UTF8.self), text)
    }

    func testEscapesAndSpaceAreRead() throws {
        XCTAssertEqual(
            try JSONValue(text: " [ \"\\u00e9\\ud83d\\ude00\\/\\b\\f\\t\" ,\n1 ] "),
            ["é😀/\u{8}\u{C}\t", 1]
        )
        XCTAssertEqual(try JSONValue(text: #""\ud83dx""#), "\u{FFFD}x")
        XCTAssertEqual(try JSONValue(text: #""\ud83d\u0041""#), "\u{FFFD}A")
    }

    func testMembersAreReadAndSet() throws {
        var value = try JSONValue(text: #"{"a":{"b":7},"c":"d"}"#)
        XCTAssertEqual(value["a"]?["b"]?.integer, 7)
        XCTAssertEqual(value["c"]?.string, "d")
        XCTAssertNil(value["d"])
        value["a"] = [true]
        value["c"] = nil
        value["e"] = .null
        XCTAssertEqual(String(decoding: value.bytes, as: UTF8.self), #"{"a":[true],"e":null}"#)
    }

    func testWhatIsNoJSONIsToldWithItsPlace() {
        for (text, offset) in [
            ("", 0), ("{", 1), ("[1", 2), ("[1 2]", 3), ("{\"a\"}", 4), ("{a:1}", 1), ("01", 2), ("-", 1),
            ("1.", 2),
            ("1e", 2), ("tru", 0), ("\"a", 2), ("\"\\x\"", 3), ("\"\\u12g4\"", 3), ("1 1", 2), ("\"\n\"", 1),
            ("[1,]", 3),
        ] {
            XCTAssertThrowsError(try JSONValue(text: text), text) { error in
                XCTAssertEqual((error as? JSONError)?.offset, offset, text)
            }
        }
    }

    func testDepthIsBounded() throws {
        let deepest = JSONValue.largestDepth
        XCTAssertNoThrow(try JSONValue(text: nested(deepest)))
        XCTAssertThrowsError(try JSONValue(text: nested(deepest + 1)))
        XCTAssertThrowsError(try JSONValue(text: String(repeating: "[", count: 1_000_000)))
    }

    private func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    }

    /// Changed and cut messages are read or refused, and never end the program.
    func testDamagedMessagesAreReadOrRefused() {
        let text = Array(#"{"jsonrpc":"2.0","id":1,"params":{"a":["\ud83d\ude00",1.5e3,null]}}"#.utf8)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<5_000 {
            var damaged = Array(text.prefix(Int.random(in: 0...text.count, using: &generator)))
            for _ in 0..<3 where !damaged.isEmpty {
                let index = Int.random(in: damaged.indices, using: &generator)
                damaged[index] = UInt8.random(in: .min ... .max, using: &generator)
            }
            if let value = try? JSONValue(damaged) { XCTAssertEqual(try? JSONValue(value.bytes), value) }
        }
    }
}
