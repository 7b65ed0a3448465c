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

    func testNoBlockIsLeftBehind() {
        let before = TextWork.liveBlocks
        for _ in 0..<10 { _ = TextLayout(text: sentence, font: font).size }
        XCTAssertEqual(TextWork.liveBlocks, before)
    }

    /// A word that is longer than its line is broken as it is, but at a soft hyphen one is seen.
    func testBrokenWordsHaveNoHyphens() {
        let word = String(repeating: "n", count: 12)
        let half = TextLayout(text: String(repeating: "n", count: 6), font: font).size.width
        let broken = TextLayout(text: word, font: font).extents(maximumWidth: half + 2)
        XCTAssertEqual(broken.lineCount, 2, "a hyphen would take the place of a letter")
        XCTAssertEqual(broken.width, half, accuracy: 0.5)
        let hyphen = TextLayout(text: "-", font: font).size.width
        let soft = TextLayout(text: "nnnnnn\u{AD}nnnnnn", font: font).extents(maximumWidth: half + hyphen + 8)
        XCTAssertEqual(soft.lineCount, 2)
        XCTAssertGreaterThan(soft.width, half + hyphen / 2)
    }

    func testContextualAlternatesCanBeLeftOut() {
        var font = FontDescription(family: "Inter", size: 17)
        func width(_ text: String) -> Double { TextLayout(text: text, font: font).size.width }
        XCTAssertEqual(width("1x0"), width("1\u{D7}0"), accuracy: 0.01, "Inter draws the same for both")
        font.hasContextualAlternates = false
        XCTAssertNotEqual(width("1x0"), width("1\u{D7}0"), accuracy: 0.01)
        XCTAssertEqual(width("1x0"), width("1") + width("x") + width("0"), accuracy: 0.5)
    }

    /// The letters of Urdu in this font depend on their neighbours by the same feature.
    func testContextualAlternatesOfOtherScriptsStay() {
        var font = FontDescription(family: "Noto Nastaliq Urdu", size: 30)
        let text = "\u{6CC}\u{6C1} \u{627}\u{631}\u{62F}\u{648} \u{6C1}\u{6D2}"
        let usual = TextLayout(text: text + " 1x0", font: font).size
        font.hasContextualAlternates = false
        let size = TextLayout(text: text + " 1x0", font: font).size
        XCTAssertEqual(size.width, usual.width, accuracy: 0.01)
        XCTAssertEqual(size.height, usual.height, accuracy: 0.01)
    }

    /// A paragraph without letters is read as the one before it, wherever Pango begins anew.
    func testManyParagraphsAreAsHighAsEachAlone() {
        let line = TextLayout(text: sentence, font: font).size.height
        for separator in ["\n", "\r", "\r\n", "\u{2029}"] {
            for count in [1, 2, 50, 51, 700] {
                let layout = TextLayout(
                    text: Array(repeating: sentence, count: count).joined(separator: separator),
                    font: font
                )
                XCTAssertEqual(layout.lineCount, count)
                XCTAssertEqual(layout.size.height, line * Double(count), accuracy: 0.01 * Double(count))
                layout.lineSpacing = 3
                XCTAssertEqual(
                    layout.size.height,
                    line * Double(count) + 3 * Double(count - 1),
                    accuracy: 0.01 * Double(count)
                )
            }
        }
        XCTAssertEqual(TextLayout(text: String(repeating: "a\n", count: 3_000), font: font).lineCount, 3_001)
    }

    func testALimitedTextIsThatOfItsBeginning() {
        let text = Array(repeating: sentence, count: 400).joined(separator: " ")
        let beginning = Array(repeating: sentence, count: 60).joined(separator: " ")
        for limit in 1...4 {
            for ellipsis in [TextLayout.Ellipsis.none, .tail] {
                let both = [text, beginning].map { text in
                    let layout = TextLayout(text: text, font: font)
                    layout.lineLimit = limit
                    layout.ellipsis = ellipsis
                    layout.width = 250
                    return layout
                }
                XCTAssertEqual(both[0].extents, both[1].extents)
                XCTAssertEqual(both[0].lineCount, limit)
                XCTAssertTrue(both[0].isEllipsized)
            }
        }
    }

    func testWhatIsNotSeenIsNotLaidOutToBeDrawn() {
        let layout = TextLayout(
            text: Array(repeating: sentence, count: 1_000).joined(separator: "\n"),
            font: font
        )
        layout.width = 300
        layout.visibleHeight = 100
        let before = TextWork.laidOutBytes
        XCTAssertGreaterThan(layout.shownHeight, 70)
        XCTAssertLessThan(layout.shownHeight, 103)
        XCTAssertLessThan(TextWork.laidOutBytes - before, 5_000)
        XCTAssertGreaterThan(layout.size.height, 10_000, "what it measures is all of it")
        layout.visibleHeight = layout.size.height
        let after = TextWork.laidOutBytes
        XCTAssertEqual(layout.shownHeight, layout.size.height)
        XCTAssertEqual(TextWork.laidOutBytes, after, "what was measured serves to be drawn as well")
    }

    func testOnlyLinesThatFitAreShown() {
        for (limit, ellipsis) in [(0, TextLayout.Ellipsis.tail), (0, .none), (6, .tail), (6, .none)] {
            let layout = TextLayout(
                text: Array(repeating: sentence, count: 3).joined(separator: " "),
                font: font
            )
            layout.lineLimit = limit
            layout.ellipsis = ellipsis
            layout.width = 200
            let whole = layout.lineCount
            XCTAssertGreaterThanOrEqual(whole, 6)
            let line = layout.size.height / Double(whole)
            for (height, lines) in [
                (0, 1), (line * 0.5, 1), (line, 1), (line * 1.5, 1), (line * 1.9, 1), (line * 2, 2),
                (line * 3.7, 3), (line * 2, 2), (line * Double(whole), whole), (line * 9, whole), (line, 1),
            ] {
                layout.visibleHeight = height
                let name = "\(limit) \(ellipsis) \(height)"
                XCTAssertEqual(layout.shownHeight, line * Double(lines), accuracy: 0.1, name)
                XCTAssertEqual(layout.lineCount, whole, "\(name): what it measures stays")
            }
        }
    }

    func testParagraphsThatDoNotFitAreLeftOut() {
        let layout = TextLayout(text: "one\ntwo\nthree\nfour", font: font)
        layout.ellipsis = .tail
        layout.width = 200
        let line = layout.size.height / 4
        for lines in 1...4 {
            layout.visibleHeight = line * Double(lines) + 1
            XCTAssertEqual(layout.shownHeight, line * Double(lines), accuracy: 0.1)
        }
    }
}
