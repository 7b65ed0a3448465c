import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What a label measures and tells.
@preconcurrency @MainActor
final class UILabelTests: TabBarTestCase {
    private let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    func testDefaults() {
        let label = UILabel()
        XCTAssertNil(label.text)
        XCTAssertEqual(label.numberOfLines, 1)
        XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(label.textAlignment, .natural)
        XCTAssertEqual(label.font.pointSize, 17)
        XCTAssertFalse(label.isUserInteractionEnabled)
        XCTAssertTrue(label.isEnabled)
    }

    func testTheSizeFollowsTheText() {
        let short = label("Tab").sizeThatFits(unlimited)
        let long = label("Tab One and Two").sizeThatFits(unlimited)
        XCTAssertGreaterThan(short.width, 10)
        XCTAssertGreaterThan(long.width, short.width * 2)
        XCTAssertEqual(short.height, long.height)
        let one = label("Tab")
        XCTAssertEqual(one.intrinsicContentSize, short)
        one.font = .systemFont(ofSize: 34)
        XCTAssertGreaterThan(one.intrinsicContentSize.width, short.width * 1.7)
        one.text = nil
        XCTAssertEqual(one.intrinsicContentSize.width, 0)
        XCTAssertEqual(one.sizeThatFits(.zero).width, 0)
        one.text = "Tab"
        XCTAssertEqual(one.sizeThatFits(.zero), one.intrinsicContentSize, "no size is no limit")
    }

    func testSizeToFitKeepsTheOrigin() {
        let one = label("Tab One")
        one.frame = CGRect(x: 20, y: 100, width: 3, height: 0)
        one.sizeToFit()
        XCTAssertEqual(one.frame, CGRect(origin: CGPoint(x: 20, y: 100), size: one.intrinsicContentSize))
    }

    func testLines() {
        let text = Array(repeating: "word", count: 30).joined(separator: " ")
        let height = label("word").intrinsicContentSize.height
        let narrow = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        XCTAssertEqual(label(text).sizeThatFits(narrow).height, height)
        XCTAssertLessThanOrEqual(label(text).sizeThatFits(narrow).width, 100)
        XCTAssertEqual(label(text, lines: 3).sizeThatFits(narrow).height, height * 3, accuracy: 3)
        let all = label(text, lines: 0)
        XCTAssertGreaterThan(all.sizeThatFits(narrow).height, height * 6)
        all.frame = CGRect(x: 5, y: 5, width: 100, height: 1)
        all.sizeToFit()
        XCTAssertEqual(all.frame.size, all.sizeThatFits(narrow))
        XCTAssertEqual(all.frame.origin, CGPoint(x: 5, y: 5))
        XCTAssertEqual(label("a\nb\nc", lines: 0).intrinsicContentSize.height, height * 3, accuracy: 3)
    }

    func testOneLineThatDoesNotFitGetsAnEllipsis() {
        let text = label("A title that is much too long for its place")
        text.frame = CGRect(x: 0, y: 0, width: 80, height: 24)
        let window = show(UIViewController())
        window.addSubview(text)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { text._layout?.isEllipsized == true })
        text.frame.size.width = 380
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { text._layout?.isEllipsized == false })
    }

    func testLinesThatDoNotFitTheHeightAreLeftOut() {
        let window = show(UIViewController())
        let text = Array(repeating: "word", count: 30).joined(separator: " ")
        for (lines, mode) in [
            (0, NSLineBreakMode.byTruncatingTail), (4, .byTruncatingTail), (0, .byWordWrapping),
        ] {
            let label = label(text, lines: lines)
            label.lineBreakMode = mode
            let line = label.font.lineHeight
            label.frame = CGRect(x: 10, y: 10, width: 120, height: (line * 1.8).rounded())
            window.addSubview(label)
            XCTAssertTrue(MainLoop.iterate(seconds: 5) { label._layout?.visibleHeight != nil })
            XCTAssertEqual(label._layout?.shownHeight ?? 0, Double(line), accuracy: 0.5, "\(lines) \(mode)")
            label.frame.size.height = (line * 3.2).rounded()
            XCTAssertTrue(
                MainLoop.iterate(seconds: 5) { label._layout?.visibleHeight == Double(label.frame.height) }
            )
            XCTAssertEqual(
                label._layout?.shownHeight ?? 0,
                Double(line * 3),
                accuracy: 0.5,
                "\(lines) \(mode)"
            )
            label.removeFromSuperview()
        }
    }

    /// V3
    func testNaturalTextStartsAtTheRightInARightToLeftLanguage() {
        let text = label("Tab")
        XCTAssertEqual(text._alignment, .left)
        text.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(text._alignment, .right)
        text.semanticContentAttribute = .unspecified
        Toolkit.isRightToLeft = true
        XCTAssertEqual(text._alignment, .right)
        text.textAlignment = .left
        XCTAssertEqual(text._alignment, .left)
        text.textAlignment = .natural
        text.semanticContentAttribute = .forceLeftToRight
        XCTAssertEqual(text._alignment, .left)
    }

    /// The bytes that are laid out to measure a label and to draw it.
    private func work(_ text: String, lines: Int, in window: UIWindow) -> Int {
        let before = TextWork.laidOutBytes
        let label = label(text, lines: lines)
        _ = label.intrinsicContentSize
        _ = label.sizeThatFits(CGSize(width: 300, height: 1_000))
        _ = label.sizeThatFits(CGSize(width: 300, height: 1_000))
        label.frame = CGRect(x: 10, y: 10, width: 300, height: 400)
        window.addSubview(label)
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { label._layout?.visibleHeight == 400 })
        label.removeFromSuperview()
        return TextWork.laidOutBytes - before
    }

    private let megabyte: [(name: String, unit: String)] = [
        ("words", "word "), ("one word", "x"), ("empty lines", "\n"), ("lines", "some words in a line\n"),
        ("characters", "漢"),
    ]

    /// Only what is seen is laid out, and no more than the first 60,000 bytes of anything: a label of a line or a few
    /// takes no more work for a longer text, and one of any number of lines at most that of its text.
    func testWorkDoesNotGrowBeyondWhatIsSeen() {
        let window = show(UIViewController())
        for (name, unit) in megabyte {
            let size = unit.utf8.count
            for lines in [0, 1, 3] {
                let counts = [250_000, 500_000, 1_000_000].map {
                    work(String(repeating: unit, count: $0 / size), lines: lines, in: window)
                }
                XCTAssertEqual(counts[0], counts[1], "\(name) in \(lines) lines")
                XCTAssertEqual(counts[1], counts[2], "\(name) in \(lines) lines")
                // Measured without a width and with one, and drawn; long words are broken by signs that are not seen.
                XCTAssertLessThan(counts[2], 2 * 65_000 + 20_000, "\(name) in \(lines) lines")
            }
            XCTAssertLessThan(
                work(String(repeating: unit, count: 1_000_000 / size), lines: 3, in: window)
                    - work(String(repeating: unit, count: 1_000_000 / size), lines: 1, in: window),
                70_000,
                name
            )
        }
    }

    /// Below that bound, twice the lines take twice the work: Pango is never given many paragraphs at once.
    func testWorkGrowsWithTheText() {
        let window = show(UIViewController())
        let counts = [500, 1_000, 2_000].map {
            work(String(repeating: "some words in a line\n", count: $0), lines: 0, in: window)
        }
        XCTAssertLessThan(Double(counts[1]) / Double(counts[0]), 2.2)
        XCTAssertLessThan(Double(counts[2]) / Double(counts[1]), 2.2)
    }

    func testALineOfManyTakesTheWorkOfOne() {
        let window = show(UIViewController())
        let one = work("some words in a line", lines: 1, in: window)
        let many = work(String(repeating: "some words in a line\n", count: 50_000), lines: 1, in: window)
        XCTAssertLessThan(many, 4 * one + 100)
    }

    /// Inter would make signs of multiplication of letters.
    func testTheSystemFontDrawsWhatIsWritten() {
        for font in [
            UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17), .preferredFont(forTextStyle: .body),
        ] {
            XCTAssertFalse(font.fontDescription.hasContextualAlternates)
        }
        XCTAssertTrue(UIFont(name: "Inter", size: 17)?.fontDescription.hasContextualAlternates ?? true)
    }

    /// V1
    func testTheTextIsTheAccessibleNameUnlessTheAppSaysOtherwise() {
        let text = label("One")
        XCTAssertEqual(text.accessibilityLabel, "One")
        text.text = "Two"
        XCTAssertEqual(text.accessibilityLabel, "Two")
        text.accessibilityLabel = "Number two"
        text.text = "2"
        XCTAssertEqual(text.accessibilityLabel, "Number two")
    }
}
