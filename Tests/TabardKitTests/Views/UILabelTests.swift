import GtkInterop
import XCTest

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

    func testAMegabyteOfTextIsBoundedInTime() {
        let start = ContinuousClock.now
        for text in [
            String(repeating: "word ", count: 200_000), String(repeating: "x", count: 1_000_000),
            String(repeating: "\n", count: 1_000_000),
        ] {
            _ = label(text, lines: 0).sizeThatFits(CGSize(width: 100, height: 100))
            _ = label(text).intrinsicContentSize
        }
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(10))
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
