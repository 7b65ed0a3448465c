import GtkInterop
import TabardTesting
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What labels make of attributes, measured against plain text that Pango lays out in the same run.
@preconcurrency @MainActor
final class AttributedLabelTests: TabBarTestCase {
    private let font = UIFont.systemFont(ofSize: 17)
    private let words = Array(repeating: "word", count: 30).joined(separator: " ")

    private func label(_ text: NSAttributedString?, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.numberOfLines = lines
        label.attributedText = text
        return label
    }

    private func text(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString
    {
        NSAttributedString(string: text, attributes: attributes)
    }

    private func styled(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    }

    private func extents(_ label: UILabel, width: Double? = nil) -> TextExtents {
        label._makeLayout(scale: 1).extents(maximumWidth: width)
    }

    private func plain(_ text: String, width: Double? = nil) -> TextExtents {
        TextLayout(text: text, font: font.fontDescription).extents(maximumWidth: width)
    }

    func testTextWithoutAttributesMeasuresWhatPlainTextDoes() {
        for string in ["Tab", words, "one\ntwo\n\nfour", "", "مرحبا بالعالم", "a\tb", "last\n"] {
            for width in [nil, 100.0, 333.0] {
                let rich = extents(label(text(string, [.foregroundColor: UIColor.red])), width: width)
                let usual = plain(string, width: width)
                XCTAssertEqual(rich.lineCount, usual.lineCount, "\(string) \(width as Any)")
                XCTAssertEqual(rich.width, usual.width, accuracy: 0.01, "\(string) \(width as Any)")
                XCTAssertEqual(rich.height, usual.height, accuracy: 0.01, "\(string) \(width as Any)")
                XCTAssertEqual(rich.baseline, usual.baseline, accuracy: 0.01, "\(string) \(width as Any)")
            }
        }
    }

    /// Pango's renderer keeps the alpha of the last attribute that had one.
    func testTextsInSightLeaveTheAlphaOfOthersAlone() throws {
        let page = UIViewController()
        show(page, width: 320, height: 200)
        let plain = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        plain.text = "Secondary"
        plain.textColor = .secondaryLabel
        page.view.addSubview(plain)
        let before = try plain.shownPicture()
        for color in [UIColor.red, .secondaryLabel, UIColor(white: 0, alpha: 0.05)] {
            let rich = label(text("Rich", [.foregroundColor: color]))
            rich.frame = CGRect(x: 20, y: 80, width: 200, height: 40)
            page.view.addSubview(rich)
            _ = try rich.shownPicture()
            plain.text = ""
            plain.text = "Secondary"
            XCTAssertEqual(try plain.shownPicture(), before, "\(color)")
        }
    }

    func testPartsHaveTheirOwnFonts() {
        let large = UIFont.systemFont(ofSize: 34, weight: .bold)
        let mixed = NSMutableAttributedString(string: "small ")
        mixed.append(text("LARGE", [.font: large]))
        let both = extents(label(mixed))
        let big = TextLayout(text: "LARGE", font: large.fontDescription).size
        XCTAssertEqual(both.width, plain("small ").width + big.width, accuracy: 0.5)
        XCTAssertEqual(both.height, big.height, accuracy: 0.5)
    }

    /// A label that is as wide as it asks to be shows the last letter too.
    func testSpacedLettersFitIntoTheirOwnWidth() {
        for kern in [0.5, 2, 7] {
            let label = label(
                text("Continue", [.kern: kern, .font: UIFont.systemFont(ofSize: 20, weight: .heavy)])
            )
            let width = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width
            XCTAssertEqual(extents(label, width: Double(width)).lineCount, 1, "\(kern)")
        }
    }

    func testLettersAreSpaced() {
        let usual = plain("letters").width
        XCTAssertEqual(extents(label(text("letters", [.kern: 3]))).width, usual + 21, accuracy: 3.5)
        XCTAssertEqual(extents(label(text("letters", [.tracking: 3.0]))).width, usual + 21, accuracy: 3.5)
        XCTAssertEqual(
            extents(label(text("letters", [.kern: 3]))).width,
            extents(label(text("letters", [.tracking: CGFloat(3), .kern: 9]))).width
        )
    }

    func testLinesStandAsTheirParagraphSays() {
        let line = plain("word").height
        let usual = plain(words, width: 100)
        func height(_ change: @escaping (NSMutableParagraphStyle) -> Void) -> Double {
            extents(label(styled(words, change)), width: 100).height
        }
        let count = Double(usual.lineCount)
        XCTAssertEqual(height { $0.lineSpacing = 5 }, usual.height + 5 * (count - 1), accuracy: 0.1)
        XCTAssertEqual(height { $0.lineHeightMultiple = 1.5 }, usual.height * 1.5, accuracy: 0.1)
        XCTAssertEqual(height { $0.minimumLineHeight = 40 }, 40 * count, accuracy: 0.1)
        XCTAssertEqual(height { $0.maximumLineHeight = 10 }, 10 * count, accuracy: 0.1)
        let three = styled("a\nb\nc") {
            $0.paragraphSpacing = 7
            $0.paragraphSpacingBefore = 2
        }
        XCTAssertEqual(extents(label(three)).height, line * 3 + 18, accuracy: 0.1)
    }

    func testWhatIsAddedToALineStandsAboveItsLetters() {
        let high = extents(label(styled("word") { $0.minimumLineHeight = 60 }))
        XCTAssertEqual(high.baseline, plain("word").baseline + 60 - plain("word").height, accuracy: 0.1)
    }

    func testIndentsTakeWidth() {
        let usual = plain("word").width
        let first = styled("word") { $0.firstLineHeadIndent = 20 }
        XCTAssertEqual(extents(label(first)).width, usual + 20, accuracy: 0.1)
        let end = styled("word") { $0.tailIndent = -15 }
        XCTAssertEqual(extents(label(end)).width, usual + 15, accuracy: 0.1)
        let narrow = styled(words) {
            $0.headIndent = 30
            $0.firstLineHeadIndent = 30
            $0.tailIndent = -30
        }
        XCTAssertEqual(extents(label(narrow), width: 160).lineCount, plain(words, width: 100).lineCount)
        let fixed = styled(words) { $0.tailIndent = 100 }
        XCTAssertEqual(extents(label(fixed), width: 160).lineCount, plain(words, width: 100).lineCount)
    }

    func testTabsLeadToTheirPlaces() {
        let tabbed = styled("a\tb") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 120)] }
        XCTAssertEqual(extents(label(tabbed)).width, 120 + plain("b").width, accuracy: 0.5)
        let right = styled("a\tbcd") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 120)] }
        XCTAssertEqual(extents(label(right)).width, 120, accuracy: 0.5)
    }

    func testAttachmentsTakeTheirRoom() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 50)
        let all = extents(label(NSAttributedString(attachment: attachment)))
        XCTAssertEqual(all.width, 30, accuracy: 0.1)
        XCTAssertEqual(all.height, 50, accuracy: 0.1)
        XCTAssertEqual(all.baseline, 46, accuracy: 0.1)
    }

    func testALimitOfLinesCuts() {
        let limited = label(text(words, [.kern: 0.5]), lines: 2)
        limited.lineBreakMode = .byTruncatingTail
        let layout = limited._makeLayout(scale: 1)
        layout.width = 100
        XCTAssertEqual(layout.lineCount, 2)
        XCTAssertTrue(layout.isEllipsized)
        let paragraphs = label(text("one\ntwo\nthree"), lines: 2)._makeLayout(scale: 1)
        paragraphs.width = 200
        XCTAssertEqual(paragraphs.lineCount, 2)
        XCTAssertTrue(paragraphs.isEllipsized)
        let low = label(text("one\ntwo\nthree", [.kern: 1]), lines: 0)._makeLayout(scale: 1)
        low.width = 200
        low.visibleHeight = plain("one").height * 2
        XCTAssertEqual(low.shownHeight, plain("one").height * 2, accuracy: 0.5)
        XCTAssertEqual(low.lineCount, 3, "what is measured does not depend on what is seen")
    }

    func testTheLabelFollowsItsFirstLetter() throws {
        let bold = UIFont.boldSystemFont(ofSize: 20)
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineBreakMode = .byCharWrapping
        let one = label(text("Tab", [.font: bold, .foregroundColor: UIColor.red, .paragraphStyle: style]))
        XCTAssertEqual(one.text, "Tab")
        XCTAssertEqual(one.font, bold)
        XCTAssertEqual(one.textColor, .red)
        XCTAssertEqual(one.textAlignment, .right)
        XCTAssertEqual(one.lineBreakMode, .byCharWrapping)
        one.textColor = .blue
        one.textAlignment = .center
        let shown = try XCTUnwrap(one.attributedText)
        XCTAssertEqual(shown.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor, .blue)
        let changed = shown.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        XCTAssertEqual(changed?.alignment, .center)
        XCTAssertEqual(style.alignment, .right, "the app's own style stays as it is")
        one.text = "Tab"
        XCTAssertNil(one._attributed)
        XCTAssertEqual(one.font, bold)
        one.attributedText = nil
        XCTAssertNil(one.text)
    }

    func testTextsShrinkUntilTheyFit() throws {
        let one = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        one.text = "A title that is far too long"
        XCTAssertNil(one._fittingLayout)
        one.adjustsFontSizeToFitWidth = true
        let small = try XCTUnwrap(one._fittingLayout)
        XCTAssertLessThanOrEqual(small.size(maximumWidth: nil).width, 100.01)
        XCTAssertGreaterThan(small.size(maximumWidth: nil).width, 96)
        one.minimumScaleFactor = 0.9
        let least = try XCTUnwrap(one._fittingLayout)
        XCTAssertEqual(least.font.size, 17 * 0.9, accuracy: 0.01)
        one.frame.size.width = 1_000
        XCTAssertNil(one._fittingLayout)
        one.minimumScaleFactor = 0
        one.frame.size.width = 100
        one.attributedText = text("A title that is far too long", [.kern: 1])
        let rich = try XCTUnwrap(one._fittingLayout)
        XCTAssertLessThanOrEqual(rich.size(maximumWidth: nil).width, 100.01)
    }

    func testShrunkenTextStandsOnTheBaselineOfTheLarger() throws {
        let one = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        one.text = "A title that is too long"
        one.adjustsFontSizeToFitWidth = true
        let layout = try XCTUnwrap(one._fittingLayout)
        let height = layout.size(maximumWidth: nil).height
        let whole = one._makeLayout(scale: 1).extents(maximumWidth: nil)
        let baseline = (40 - whole.height) / 2 + whole.baseline
        XCTAssertEqual(one._top(of: layout, height: height) + layout.baseline, baseline, accuracy: 0.6)
        one.baselineAdjustment = .alignCenters
        XCTAssertEqual(one._top(of: layout, height: height), ((40 - height) / 2).rounded())
        one.baselineAdjustment = .none
        XCTAssertEqual(one._top(of: layout, height: height), 0)
    }

    func testFontsFollowTheUsersSize() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize, 33)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let own = UIFont.systemFont(ofSize: 34)
        XCTAssertEqual(metrics.scaledFont(for: own, compatibleWith: large).pointSize, 66)
        let most = metrics.scaledFont(for: own, maximumPointSize: 40, compatibleWith: large)
        XCTAssertEqual(most.pointSize, 40)
        XCTAssertEqual(metrics.scaledValue(for: 10, compatibleWith: large), 19.333, accuracy: 0.001)
        guard case .scaled(_, _, let maximum) = most.followedSize else {
            return XCTFail("It follows nothing")
        }
        XCTAssertEqual(maximum, 40)
        XCTAssertNil(own.followedSize)
    }

    /// Values of other types and numbers without sense neither stop the program nor break the layout.
    func testHostileAttributesAreLeftOut() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = .nan
        style.lineHeightMultiple = -.infinity
        style.headIndent = .infinity
        style.firstLineHeadIndent = -1e300
        style.maximumLineHeight = .nan
        style.tabStops = [NSTextTab(textAlignment: .right, location: .nan)]
        let shadow = NSShadow()
        shadow.shadowBlurRadius = .infinity
        shadow.shadowOffset = CGSize(width: CGFloat.nan, height: 1e300)
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: -1e300, y: .nan, width: 1e6, height: 1e6)
        let values: [NSAttributedString.Key: Any] = [
            .font: "Inter", .foregroundColor: 3, .kern: CGFloat.nan, .baselineOffset: Double.infinity,
            .underlineStyle: "single", .strokeWidth: -Double.infinity, .paragraphStyle: style,
            .shadow: shadow, .attachment: attachment, .obliqueness: "much", .link: 7,
        ]
        let hostile = label(text("a\u{FFFC}b\0c\td", values))
        hostile.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let size = hostile.sizeThatFits(CGSize(width: 200, height: 1e6))
        XCTAssertTrue(size.width.isFinite && size.height.isFinite)
        XCTAssertLessThan(size.height, 500_000)
        let many = NSMutableAttributedString(string: "")
        for _ in 0..<2_000 { many.append(NSAttributedString(attachment: attachment)) }
        XCTAssertTrue(label(many).sizeThatFits(CGSize(width: 100, height: 1e6)).height.isFinite)
        let tiny = UIFont.systemFont(ofSize: -5)
        XCTAssertGreaterThan(extents(label(text("word", [.font: tiny]))).height, 0)
        let huge = UIFont.systemFont(ofSize: .infinity)
        XCTAssertTrue(extents(label(text("word", [.font: huge]))).height.isFinite)
    }

    private func runs(_ count: Int) -> NSAttributedString {
        let all = NSMutableAttributedString(string: "")
        let fonts = [font, .boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 15)]
        let colors: [UIColor] = [.red, .blue, .label]
        for index in 0..<count {
            all.append(text("run \(index) ", [.font: fonts[index % 3], .foregroundColor: colors[index % 3]]))
        }
        return all
    }

    /// The processor's time, which other programs do not lengthen.
    private func seconds(_ body: () -> Void) -> Double {
        let start = processorMilliseconds()
        body()
        return (processorMilliseconds() - start) / 1_000
    }

    func testTheWorkGrowsWithTheNumberOfRuns() {
        var times: [Double] = []
        for count in [1_000, 2_000, 4_000] {
            let text = runs(count)
            let best = (0..<3).map { _ in
                seconds {
                    _ = label(text).sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
                }
            }.min()
            times.append(best ?? 0)
        }
        print("1,000, 2,000 and 4,000 runs took \(times) seconds")
        XCTAssertLessThan(times[2], times[0] * 8, "\(times)")
        XCTAssertLessThan(times[2], 2)
    }

    func testAMegabyteOfTextIsLaidOutWithinASecond() {
        let part = runs(1_000)
        let all = NSMutableAttributedString(string: "")
        while all.length < 1_000_000 { all.append(part) }
        let time = seconds {
            _ = label(all).sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        }
        print("A megabyte took \(time) seconds")
        XCTAssertLessThan(time, 1)
    }

    func testAPlainLabelHasNoRichText() {
        let one = UILabel()
        one.text = "Tab"
        let before = TextWork.laidOutBytes
        _ = one.sizeThatFits(CGSize(width: 200, height: 100))
        XCTAssertEqual(TextWork.laidOutBytes - before, 3)
        XCTAssertNil(one._makeLayout(scale: 1).richText)
    }
}
