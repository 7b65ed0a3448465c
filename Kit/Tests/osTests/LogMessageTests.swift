import XCTest
import os

/// O5: messages of the log, with privacy and form of each value.
final class LogMessageTests: XCTestCase {
    private struct Point: CustomStringConvertible {
        let description = "(1, 2)"
    }

    private func redacted(_ message: OSLogMessage) -> String { message.text(showingPrivateValues: false) }
    private func shown(_ message: OSLogMessage) -> String { message.text(showingPrivateValues: true) }

    func testNumbersArePublicAndTextIsPrivate() {
        let name = "Anna"
        let count = 3
        let share = 0.25
        XCTAssertEqual(
            redacted("\(name) has \(count) of \(share) \(true)"),
            "<private> has 3 of 0.250000 true"
        )
        XCTAssertEqual(shown("\(name) has \(count)"), "Anna has 3")
        XCTAssertEqual(redacted("\(name, privacy: .public)"), "Anna")
        XCTAssertEqual(redacted("\(count, privacy: .private)"), "<private>")
        XCTAssertEqual(shown("\(count, privacy: .private)"), "3")
        XCTAssertEqual(shown("\(name, privacy: .sensitive)"), "<private>")
        XCTAssertEqual(
            redacted("\(Point()) \(NSNumber(value: 5)) \(Point.self)"),
            "<private> <private> Point"
        )
        XCTAssertEqual(redacted("\(Point(), privacy: .public)"), "(1, 2)")
    }

    func testEqualValuesHaveEqualMasks() {
        let first = redacted("\("a", privacy: .private(mask: .hash))")
        XCTAssertTrue(first.hasPrefix("<mask.hash: '"), first)
        XCTAssertEqual(first, redacted("\("a", privacy: .private(mask: .hash))"))
        XCTAssertNotEqual(first, redacted("\("b", privacy: .private(mask: .hash))"))
        XCTAssertEqual(shown("\("a", privacy: .private(mask: .hash))"), "a")
    }

    func testForms() {
        XCTAssertEqual(redacted("\(255, format: .hex)"), "ff")
        XCTAssertEqual(redacted("\(255, format: .hex(includePrefix: true, uppercase: true))"), "0xFF")
        XCTAssertEqual(redacted("\(5, format: .decimal(explicitPositiveSign: true, minDigits: 3))"), "+005")
        XCTAssertEqual(redacted("\(-8, format: .octal)"), "-10")
        XCTAssertEqual(redacted("\(UInt64.max)"), "18446744073709551615")
        XCTAssertEqual(redacted("\(1.5, format: .fixed(precision: 2))"), "1.50")
        XCTAssertEqual(redacted("\(CGFloat(2), format: .hybrid)"), "2")
        XCTAssertEqual(
            redacted("[\(5, align: .right(columns: 3))|\(5, align: .left(columns: 3))]"),
            "[  5|5  ]"
        )
        XCTAssertEqual(redacted("\(false, format: .answer)"), "no")
    }

    func testFormatsOfC() {
        func text(_ format: String, _ values: Any..., shows: Bool = false) -> String {
            LogFormat(format).text(of: values, showingPrivateValues: shows)
        }
        XCTAssertEqual(text("%d of %ld, %u%%", 1, 2, 3 as UInt), "1 of 2, 3%")
        XCTAssertEqual(
            text("%.2f %5.1f %x %X %05d", 1.0, 2.0 as Float, 255, 255, 42),
            "1.00   2.0 ff FF 00042"
        )
        XCTAssertEqual(text("%@ %{public}@ %{private}d", "a", "b", 5), "<private> b <private>")
        XCTAssertEqual(text("%@ %{private}d", "a", 5, shows: true), "a 5")
        XCTAssertEqual(text("%{public, location:escape_only}s", "x"), "x")
        XCTAssertEqual(text("%d", "no number", shows: true), "no number")
        XCTAssertEqual(text("%@ %@", "a", shows: true), "a <decode: missing data>")
        // What is no format stands as it is.
        XCTAssertEqual(text("100 % %{public %999999999999d %w", 1), "100 % %{public %999999999999d %w")
        XCTAssertEqual(text("%"), "%")
        XCTAssertEqual(text(""), "")
        XCTAssertEqual(text("%d", Int.max), String(Int.max))
        XCTAssertEqual(text("%c", 0x1F600), "😀")
        XCTAssertEqual(text("%c", -1, shows: true), "-1")
    }
}
