import GtkInterop
import XCTest

/// Text and numbers from outside are bounded: no crash, no overflow, no long wait.
@preconcurrency @MainActor
final class HostileTextTests: XCTestCase {
    private let font = FontDescription(family: "Inter, Noto Sans, sans", size: 17)

    func testAMegabyteOfText() {
        let texts = [
            String(repeating: "w", count: 1 << 20),
            String(repeating: "word ", count: 200_000),
            String(repeating: String(repeating: "w", count: 128) + " ", count: 8_000),
            String(repeating: "漢", count: 300_000),
            String(repeating: "\n", count: 1 << 20),
            String(repeating: "ﷺ", count: 300_000),
            "e" + String(repeating: "\u{301}", count: 500_000),
            String(repeating: "👨‍👩‍👧‍👦", count: 40_000),
            String(repeating: "אa", count: 300_000),
            String(repeating: "\u{202E}\u{2067}", count: 200_000),
        ]
        for (index, text) in texts.enumerated() {
            let start = ContinuousClock.now
            let layout = TextLayout(text: text, font: font)
            check(layout.size)
            check(layout.size(maximumWidth: 1))
            layout.lineLimit = 2
            layout.ellipsis = .tail
            layout.width = 200
            check(layout.size)
            XCTAssertLessThan(ContinuousClock.now - start, .seconds(20), "text \(index)")
        }
    }

    func testZeroBytesAreLeftOut() {
        let layout = TextLayout(text: "a\0b\0", font: font)
        XCTAssertEqual(layout.size.width, TextLayout(text: "ab", font: font).size.width)
        XCTAssertEqual(TextLayout(text: "\0\0", font: font).size.width, 0)
    }

    func testRepairedTextIsLaidOut() {
        let text = String(decoding: [0x61, 0xFF, 0xC3, 0x62, 0xED, 0xA0, 0x80], as: UTF8.self)
        XCTAssertGreaterThan(TextLayout(text: text, font: font).size.width, 20)
    }

    func testLineSeparators() {
        XCTAssertEqual(TextLayout(text: "a\u{2029}b", font: font).lineCount, 2)
        XCTAssertEqual(TextLayout(text: "a\r\nb", font: font).lineCount, 2)
        let layout = TextLayout(text: "a\u{2028}b\u{2029}c\r\nd", font: font)
        layout.lineLimit = 2
        XCTAssertEqual(layout.lineCount, 2)
    }

    func testNumbersOutOfRange() {
        for size in [0, -5, .nan, .infinity, 1e300] {
            check(TextLayout(text: "text", font: FontDescription(family: "Inter", size: size)).size)
        }
        for weight in [Int.min, 0, Int.max] {
            check(TextLayout(text: "text", font: FontDescription(family: "", size: 17, weight: weight)).size)
        }
        let layout = TextLayout(text: "some text", font: font)
        for width in [0, -1, .nan, .infinity, 1e300] {
            layout.width = width
            check(layout.size)
        }
        for spacing in [-1e9, .nan, .infinity, 1e300] {
            layout.lineSpacing = spacing
            check(layout.size)
        }
        for limit in [Int.min, -1, 0, Int.max] {
            layout.lineLimit = limit
            layout.ellipsis = .middle
            check(layout.size)
        }
    }

    func testFontFamilies() {
        XCTAssertNil(FontFamilies.installed(named: ""))
        XCTAssertNil(FontFamilies.installed(named: "No Such Family 42"))
        XCTAssertNil(FontFamilies.installed(named: String(repeating: "x", count: 100_000)))
        check(TextLayout(text: "a", font: FontDescription(family: "a\0b,,,", size: 17)).size)
    }

    private func check(
        _ size: (width: Double, height: Double),
        line: UInt = #line
    ) {
        XCTAssertGreaterThanOrEqual(size.width, 0, line: line)
        XCTAssertLessThan(size.width, 2_000_000, line: line)
        XCTAssertGreaterThan(size.height, 0, line: line)
        XCTAssertLessThan(size.height, 2_000_000, line: line)
    }
}
