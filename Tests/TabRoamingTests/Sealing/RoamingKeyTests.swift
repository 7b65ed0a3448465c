import XCTest

@testable import TabRoaming

/// A key is written as words, and read from them as a person types them.
final class RoamingKeyTests: XCTestCase {
    func testWordsAreTheKey() throws {
        for _ in 0..<100 {
            let key = RoamingKey()
            XCTAssertEqual(try RoamingKey(words: key.words), key)
            XCTAssertEqual(key.words.split(separator: "-").count, 9)
            XCTAssertEqual(try RoamingKey(words: key.words.uppercased()).words, key.words)
            let spoken = " " + key.words.replacingOccurrences(of: "-", with: "  ,\n") + " "
            XCTAssertEqual(try RoamingKey(words: spoken), key)
        }
        XCTAssertEqual(Set((0..<100).map { _ in RoamingKey() }).count, 100)
    }

    /// The examples that proquints were published with: 127.0.0.1 and 63.84.220.193.
    func testTheLettersAreThoseOfProquints() {
        XCTAssertEqual(
            [0x7f00, 0x0001, 0x3f54, 0xdcc1].map { SyllableWord.text($0) },
            [
                "lusab", "babad", "gutih", "tugad",
            ]
        )
        for number in UInt16.min ... .max {
            XCTAssertEqual(try SyllableWord.numbers(in: SyllableWord.text(number)), [number])
        }
    }

    func testEachMistypedLetterIsFound() throws {
        let words = "lusab-babad-gutih-tugad-lusab-babad-gutih-tugad-babab"
        XCTAssertThrowsError(try RoamingKey(words: words)) {
            XCTAssertEqual($0 as? RoamingKeyError, .mistyped)
        }
        let key = RoamingKey()
        let letters = Array(key.words)
        var undetected = 0
        for index in letters.indices where letters[index] != "-" {
            for other in "abcdefghijklmnopqrstuvwxyz" where other != letters[index] {
                var typed = letters
                typed[index] = other
                if (try? RoamingKey(words: String(typed))) != nil { undetected += 1 }
            }
        }
        // Of some 400 that are words, one in 65,536 goes undetected by chance.
        XCTAssertLessThanOrEqual(undetected, 1, key.words)
    }

    func testWhatIsNoKeySaysWhy() {
        let texts: [(String, RoamingKeyError)] = [
            ("", .wordCount(0)), ("lusab babad", .wordCount(2)), ("lusab babax", .notAWord("babax")),
            ("lusabbabad", .notAWord("lusabbabad")), ("\u{131}usab", .notAWord("\u{131}usab")),
            (String(repeating: "a", count: 1_000), .notAWord(String(repeating: "a", count: 20))),
            (Array(repeating: "lusab", count: 10_000).joined(separator: " "), .wordCount(10_000)),
        ]
        for (text, error) in texts {
            XCTAssertThrowsError(try RoamingKey(words: text)) {
                XCTAssertEqual($0 as? RoamingKeyError, error)
            }
        }
    }

    /// A key that is printed, dumped or logged by mistake is not told.
    func testTheSecretIsNotInWhatIsPrinted() {
        let key = RoamingKey()
        var dumped = ""
        dump(key, to: &dumped)
        for text in ["\(key)", String(reflecting: key), dumped] {
            XCTAssertTrue(text.contains(key.number.hexadecimal), text)
            XCTAssertFalse(text.contains("secret"), text)
            for word in key.words.split(separator: "-") { XCTAssertFalse(text.contains(word), text) }
        }
    }
}
