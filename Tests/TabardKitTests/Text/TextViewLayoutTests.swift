import GtkInterop
import XCTest

@testable import TabardKit

/// Sizes, scrolling and hostile texts of text views.
@preconcurrency @MainActor
final class TextViewLayoutTests: TextTestCase {
    private func view(_ text: String, height: CGFloat = 120) -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = text
        put(view, CGRect(x: 20, y: 20, width: 260, height: height))
        MainLoop.iterate(seconds: 0.3)
        return view
    }

    private static let prose = """
        A text view wraps its words at the sides, and each line break begins another paragraph.

        العربية تبدأ من اليمين.
        👩‍👧‍👦 and a word thatisfartoolongforasinglelineandhastobebrokensomewhereinitsmiddle.
        """

    /// What is measured without GTK's widget is what GTK then lays out.
    func testMeasuredHeights() {
        for size in [11.0, 12, 15, 17, 20, 34] {
            let view = UITextView()
            view.font = .systemFont(ofSize: size)
            view.text = String(repeating: Self.prose + "\n", count: 4)
            put(view, CGRect(x: 20, y: 20, width: 260, height: 100))
            MainLoop.iterate(seconds: 0.3)
            let fitting = view.sizeThatFits(CGSize(width: 260, height: 0)).height
            let native = CGFloat(view._area?.contentSize.height ?? 0)
            XCTAssertEqual(fitting, native, accuracy: 1, "at \(size) points")
            XCTAssertEqual(view.contentSize.height, native, accuracy: 1)
            view.removeFromSuperview()
        }
    }

    func testTheViewIsAsHighAsItsTextIfItDoesNotScroll() throws {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "one"
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let other = UILabel()
        other.text = "below"
        other.translatesAutoresizingMaskIntoConstraints = false
        put(UIView())
        let root: UIView = controller.view
        root.addSubview(view)
        root.addSubview(other)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            other.topAnchor.constraint(equalTo: view.bottomAnchor),
            other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        MainLoop.iterate(seconds: 0.2)
        let one = view.bounds.height
        XCTAssertEqual(one, 16 + UIFont.systemFont(ofSize: 17).lineHeight, accuracy: 1.5)
        XCTAssertTrue(view.becomeFirstResponder())
        try type("Return", "a")
        XCTAssertEqual(view.bounds.height, 2 * one - 16, accuracy: 1.5)
        XCTAssertEqual(other.frame.minY, view.frame.maxY, accuracy: 0.5)
        XCTAssertEqual(view.contentOffset, .zero)
    }

    func testScrolling() throws {
        let view = view((1...100).map { "Line \($0)" }.joined(separator: "\n"))
        XCTAssertEqual(view.contentOffset, .zero)
        XCTAssertGreaterThan(view.contentSize.height, 1_900)
        try turnWheel(view, at: CGPoint(x: 100, y: 60), steps: 3)
        MainLoop.iterate(seconds: 0.4)
        XCTAssertGreaterThan(view.contentOffset.y, 20)
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(view.contentOffset.y, 500, accuracy: 1)
        view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(view.contentOffset.y, view.contentSize.height - 120, accuracy: 12)
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        MainLoop.iterate(seconds: 0.5)
        XCTAssertLessThan(view.contentOffset.y, 10)
        XCTAssertTrue(view.becomeFirstResponder())
        try type("ctrl+End")
        MainLoop.iterate(seconds: 0.5)
        XCTAssertGreaterThan(view.contentOffset.y, 1_700, "the insertion mark is followed")
    }

    /// A placeholder above the text is what many apps add.
    func testSubviewsStandAboveTheText() throws {
        let view = view("")
        let label = UILabel(frame: CGRect(x: 5, y: 8, width: 200, height: 22))
        label.text = "Placeholder"
        view.addSubview(label)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(label.superview, view)
        try click(view, at: CGPoint(x: 20, y: 18))
        XCTAssertTrue(view.isFirstResponder, "a click on the label reaches the text")
    }

    func testSelectingByPointer() throws {
        let view = view("one two three")
        try click(view, at: CGPoint(x: 12, y: 18), count: 2)
        XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 3))
        try type("x")
        XCTAssertEqual(view.text, "x two three")
    }

    func testAMegabyteDoesNotHang() throws {
        let start = processorMilliseconds()
        let line = String(repeating: "é👍 word ", count: 8) + "\n"
        let text = String(repeating: line, count: 1_000_000 / line.utf8.count + 1)
        let view = view(text)
        XCTAssertEqual(view.text, text)
        XCTAssertTrue(view.becomeFirstResponder())
        try type("ctrl+End", "a", "BackSpace", "b")
        XCTAssertTrue(view.text.hasSuffix("\nb"))
        XCTAssertEqual(view.selectedRange.location, text.utf16.count + 1)
        XCTAssertLessThan(processorMilliseconds() - start, 10_000)
    }

    /// One paragraph of a megabyte, with and without spaces, is what a data file looks like.
    func testAParagraphOfAMegabyteDoesNotHang() throws {
        for word in ["word ", "AQID"] {
            let start = processorMilliseconds()
            let text = String(repeating: word, count: 1_000_000 / word.utf8.count)
            let view = view(text)
            XCTAssertTrue(view.becomeFirstResponder())
            try type("ctrl+End", "a")
            XCTAssertTrue(view.text == text + "a", "the text ends with \(view.text.suffix(5))")
            view.removeFromSuperview()
            print("paragraph of \(word): \(processorMilliseconds() - start) ms")
            XCTAssertLessThan(processorMilliseconds() - start, 10_000)
        }
    }

    func testHostileTexts() {
        let view = view("a\0b\0")
        XCTAssertEqual(view.text, "ab")
        for text in [
            "\r\n\r\n", "\u{2028}\u{2029}", "\u{FEFF}", "\u{202E}abc",
            String(repeating: "\u{301}", count: 5_000),
        ] {
            view.text = text
            MainLoop.iterate(seconds: 0.1)
            XCTAssertEqual(view.text, text)
        }
        view.textContainerInset = UIEdgeInsets(top: -5, left: .infinity, bottom: .nan, right: -1)
        view.textContainer.lineFragmentPadding = .nan
        view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
        MainLoop.iterate(seconds: 0.2)
        XCTAssertTrue(view.contentSize.height.isFinite)
    }

    func testTheContentFollowsItsContainersPadding() {
        let view = view(Self.prose)
        XCTAssertEqual(view.backgroundColor, .systemBackground)
        let before = view.contentSize.height
        view.textContainer.lineFragmentPadding = 80
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { view.contentSize.height > before * 1.5 })
        view.textContainer.lineFragmentPadding = 5
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { view.contentSize.height == before })
    }
}
