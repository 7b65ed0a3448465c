import Foundation
import GtkInterop
import XCTest

@preconcurrency @MainActor
final class TextLayoutTests: XCTestCase {
    private let font = FontDescription(family: "Inter, Cantarell, Noto Sans, sans", size: 17)
    private let sentence = "The quick brown fox jumps over the lazy dog"

    func testSizeGrowsWithTheFont() {
        let small = TextLayout(text: sentence, font: font)
        var large = font
        large.size = 34
        let size = TextLayout(text: sentence, font: large).size
        XCTAssertEqual(size.width, small.size.width * 2, accuracy: 0.5)
        XCTAssertEqual(size.height, small.size.height * 2, accuracy: 0.5)
        XCTAssertEqual(small.lineCount, 1)
        XCTAssertGreaterThan(small.baseline, 12)
        XCTAssertLessThan(small.baseline, small.size.height)
    }

    func testEmptyTextHasTheHeightOfOneLine() {
        let layout = TextLayout(font: font)
        XCTAssertEqual(layout.size.width, 0)
        XCTAssertEqual(layout.size.height, FontMetrics.of(font).lineHeight, accuracy: 0.1)
    }

    func testWrapsBetweenWords() {
        let layout = TextLayout(text: sentence, font: font)
        let whole = layout.size
        let narrow = layout.size(maximumWidth: 120)
        XCTAssertLessThanOrEqual(narrow.width, 120)
        XCTAssertGreaterThan(narrow.height, whole.height * 2)
        XCTAssertEqual(layout.size.width, whole.width, "measuring changes nothing")
        layout.width = 120
        XCTAssertGreaterThan(layout.lineCount, 2)
        XCTAssertFalse(layout.isEllipsized)
    }

    func testLongWordsAreBrokenInside() {
        let layout = TextLayout(text: String(repeating: "w", count: 100), font: font)
        XCTAssertLessThanOrEqual(layout.size(maximumWidth: 100).width, 100)
    }

    func testALongWordLeavesTheOthersWhole() {
        let words = TextLayout(text: "some ordinary words", font: font)
        words.width = 100
        let layout = TextLayout(
            text: String(repeating: "x", count: 500) + "\nsome ordinary words",
            font: font
        )
        layout.width = 100
        let long = TextLayout(text: String(repeating: "x", count: 500), font: font)
        long.width = 100
        XCTAssertEqual(layout.lineCount, long.lineCount + words.lineCount)
        XCTAssertEqual(
            TextLayout(text: String(repeating: "x", count: 500), font: font).size.width,
            TextLayout(text: "x", font: font).size.width * 500,
            accuracy: 2
        )
    }

    func testLineSpacing() {
        let layout = TextLayout(text: "a\nb\nc", font: font)
        let height = layout.size.height
        layout.lineSpacing = 10
        XCTAssertEqual(layout.size.height, height + 20, accuracy: 0.01)
    }

    func testEllipsis() {
        for ellipsis in [TextLayout.Ellipsis.head, .middle, .tail] {
            let layout = TextLayout(text: sentence, font: font)
            layout.ellipsis = ellipsis
            layout.lineLimit = 1
            XCTAssertFalse(layout.isEllipsized)
            layout.width = 100
            XCTAssertTrue(layout.isEllipsized, "\(ellipsis)")
            XCTAssertEqual(layout.lineCount, 1)
            XCTAssertLessThanOrEqual(layout.size.width, 100)
        }
    }

    func testLineLimitCountsAllParagraphs() {
        for ellipsis in [TextLayout.Ellipsis.none, .tail, .head] {
            for width in [60.0, 120, 400, 2_000] {
                for limit in 1...4 {
                    let layout = TextLayout(
                        text: "\(sentence)\nsecond paragraph\n\n\(sentence)\nlast",
                        font: font
                    )
                    layout.ellipsis = ellipsis
                    layout.lineLimit = limit
                    layout.width = width
                    XCTAssertEqual(layout.lineCount, limit, "\(ellipsis) \(width) \(limit)")
                    XCTAssertTrue(layout.isEllipsized)
                    XCTAssertLessThanOrEqual(layout.size.width, width)
                }
            }
        }
    }

    func testTwoLinesWithAnEllipsis() {
        let layout = TextLayout(text: sentence, font: font)
        layout.ellipsis = .tail
        layout.lineLimit = 2
        layout.width = 120
        XCTAssertEqual(layout.lineCount, 2)
        XCTAssertTrue(layout.isEllipsized)
        layout.width = 1_000
        XCTAssertEqual(layout.lineCount, 1)
        XCTAssertFalse(layout.isEllipsized)
    }

    func testArabicIsReadFromTheRight() {
        let layout = TextLayout(text: "مرحبا بالعالم", font: font)
        XCTAssertTrue(layout.isRightToLeft)
        XCTAssertGreaterThan(layout.size.width, 40)
        layout.text = "hello"
        XCTAssertFalse(layout.isRightToLeft)
        layout.text = "123 مرحبا"
        XCTAssertTrue(layout.isRightToLeft)
    }

    func testMonospacedDigits() {
        var font = FontDescription(family: "Inter", size: 17, hasMonospacedDigits: true)
        let ones = TextLayout(text: "1111", font: font).size.width
        XCTAssertEqual(TextLayout(text: "0000", font: font).size.width, ones, accuracy: 0.01)
        font.hasMonospacedDigits = false
        XCTAssertNotEqual(TextLayout(text: "1111", font: font).size.width, ones)
    }

    func testWeightAndMetrics() {
        var heavy = font
        heavy.weight = 700
        XCTAssertGreaterThan(
            TextLayout(text: sentence, font: heavy).size.width,
            TextLayout(text: sentence, font: font).size.width
        )
        let metrics = FontMetrics.of(font)
        XCTAssertGreaterThan(metrics.ascent, metrics.capHeight)
        XCTAssertGreaterThan(metrics.capHeight, metrics.xHeight)
        XCTAssertGreaterThan(metrics.xHeight, 5)
        XCTAssertGreaterThan(metrics.descent, 2)
    }

    func testMetricsFromAnotherThread() {
        let font = self.font
        let here = FontMetrics.of(FontDescription(family: font.family, size: 23))
        let done = expectation(description: "measured")
        Thread.detachNewThread {
            XCTAssertEqual(FontMetrics.of(FontDescription(family: font.family, size: 23)), here)
            XCTAssertGreaterThan(
                FontMetrics.of(FontDescription(family: font.family, size: 24)).ascent,
                here.ascent
            )
            done.fulfill()
        }
        wait(for: [done], timeout: 10)
    }

    func testNoReferenceIsLeftBehind() {
        let before = ObjectReference.liveCount
        for _ in 0..<10 { _ = TextLayout(text: sentence, font: font).size }
        XCTAssertEqual(ObjectReference.liveCount, before)
    }
}
