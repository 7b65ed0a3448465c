import GtkInterop
import XCTest

@testable import TabardKit

/// Text views, edited by real keys of the X server.
@preconcurrency @MainActor
final class UITextViewTests: TextTestCase {
    @MainActor
    private final class Delegate: NSObject, UITextViewDelegate {
        let journal: Journal
        var refuses: Set<String> = []
        var change: ((UITextView, NSRange, String) -> Bool)?
        var notesSelection = true

        init(_ journal: Journal) { self.journal = journal }

        private func ask(_ question: String) -> Bool {
            journal.entries.append(question)
            return !refuses.contains(question)
        }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("begin?") }
        func textViewDidBeginEditing(_ textView: UITextView) { journal.entries.append("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("end?") }
        func textViewDidEndEditing(_ textView: UITextView) { journal.entries.append("didEnd") }
        func textViewDidChange(_ textView: UITextView) {
            journal.entries.append("didChange \(textView.text!)")
        }
        func textViewDidChangeSelection(_ textView: UITextView) {
            let range = textView.selectedRange
            if notesSelection { journal.entries.append("selected \(range.location)+\(range.length)") }
        }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
            -> Bool
        {
            if let change { return change(textView, range, text) }
            return ask("\(range.location)+\(range.length) '\(text)'")
        }
    }

    private lazy var delegate = Delegate(journal)

    private func view(_ text: String = "") -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.delegate = delegate
        put(view, CGRect(x: 20, y: 20, width: 260, height: 120))
        return view
    }

    /// GTK's text view asks for another size while it is given its place. Whatever stands between it and a view that is laid
    /// out in the same frame must be drawn all the same, then and later.
    func testATextThatIsBrokenAnewInTheMidstOfALayout() {
        let outer = UIView()
        let inner = UIView()
        put(outer, CGRect(x: 0, y: 0, width: 300, height: 300))
        inner.frame = outer.bounds
        outer.addSubview(inner)
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 260, height: 120))
        view.font = .systemFont(ofSize: 17)
        view.text = String(repeating: "words that fill lines ", count: 40)
        inner.addSubview(view)
        MainLoop.iterate(seconds: 0.3)
        for width in [130, 260, 90, 200] {
            controller.view.setNeedsLayout()
            view.frame.size.width = CGFloat(width)
            MainLoop.iterate(seconds: 0.1)
            XCTAssertEqual(view._area?.allocatedWidth, width)
        }
    }

    /// V4: Tab types, and Shift+Tab leaves for what is before the text, where Ctrl+Tab may be for tabs.
    func testShiftTabLeavesATextThatIsEdited() throws {
        let controller = UIViewController()
        let buttons = [0, 160].map { UIButton(frame: CGRect(x: 20, y: $0, width: 100, height: 30)) }
        let texts = [40, 200].map { UITextView(frame: CGRect(x: 20, y: $0, width: 200, height: 100)) }
        for part in [buttons[0], texts[0], buttons[1], texts[1]] { controller.view.addSubview(part) }
        show(controller, width: 320, height: 340)
        MainLoop.iterate(seconds: 0.2)
        XCTAssertTrue(texts[1].becomeFirstResponder())
        try type("a", "Tab", "shift+Tab")
        XCTAssertEqual(texts[1].text, "a\t")
        XCTAssertTrue(buttons[1].isFirstResponder, "between two texts")
        try type("shift+Tab", "b", "shift+Tab")
        XCTAssertEqual(texts[0].text, "b")
        XCTAssertTrue(buttons[0].isFirstResponder)
    }

    func testEditingInItsOrder() throws {
        let view = view()
        let center = NotificationCenter.default
        let names = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification,
        ]
        let posted = Notes()
        let tokens = names.map { name in
            center.addObserver(forName: name, object: view, queue: nil) { _ in
                posted.add(String(name.rawValue.dropFirst(14)))
            }
        }
        defer { for token in tokens { center.removeObserver(token) } }
        XCTAssertTrue(view.becomeFirstResponder())
        XCTAssertTrue(view.isFirstResponder)
        XCTAssertEqual(journal.take(), ["begin?", "didBegin"])
        try type("a")
        XCTAssertEqual(
            journal.take(),
            ["0+0 'a'", "selected 1+0", "didChange a"]
        )
        try type("Return")
        XCTAssertEqual(
            journal.take(),
            ["1+0 '\n'", "selected 2+0", "didChange a\n"]
        )
        try type("BackSpace")
        XCTAssertEqual(
            journal.take(),
            ["1+1 ''", "selected 1+0", "didChange a"]
        )
        XCTAssertEqual(view.text, "a")
        XCTAssertTrue(view.resignFirstResponder())
        XCTAssertEqual(journal.take(), ["end?", "didEnd"])
        XCTAssertFalse(view.isFirstResponder)
        view.text = "set"
        XCTAssertEqual(journal.take(), [], "what the app sets is not told")
        XCTAssertEqual(view.selectedRange, NSRange(location: 3, length: 0))
        let change = "DidChangeNotification"
        XCTAssertEqual(
            posted.all,
            ["DidBeginEditingNotification", change, change, change, "DidEndEditingNotification"]
        )
    }

    /// What takes the place of a selection is asked for once, by typing and by pasting.
    func testReplacingASelection() throws {
        let view = view("one 👍 two")
        XCTAssertTrue(view.becomeFirstResponder())
        view.selectedRange = NSRange(location: 4, length: 2)
        _ = journal.take()
        try type("x")
        XCTAssertEqual(journal.take(), ["4+2 'x'", "selected 5+0", "didChange one x two"])
        try type("ctrl+z")
        XCTAssertEqual(view.text, "one 👍 two")
        _ = journal.take()
        view.selectedRange = NSRange(location: 0, length: 3)
        try type("ctrl+c", "ctrl+a", "ctrl+v")
        XCTAssertEqual(view.text, "one")
        XCTAssertEqual(journal.take().suffix(3), ["0+10 'one'", "selected 3+0", "didChange one"])
        view.text = "one two three"
        view.selectedRange = NSRange(location: 4, length: 3)
        _ = journal.take()
        try type("y")
        XCTAssertEqual(journal.take(), ["4+3 'y'", "selected 5+0", "didChange one y three"])
        view.text = "one"
        try type("ctrl+a", "Delete")
        XCTAssertEqual(journal.take().suffix(4), ["selected 0+3", "0+3 ''", "selected 0+0", "didChange "])
    }

    func testTheDelegateMayRefuse() throws {
        let view = view("x")
        delegate.notesSelection = false
        delegate.refuses = ["begin?"]
        XCTAssertFalse(view.becomeFirstResponder())
        delegate.refuses = ["end?", "1+0 'b'", "0+2 'd'", "0+2 ''"]
        XCTAssertTrue(view.becomeFirstResponder())
        try type("b", "c")
        XCTAssertEqual(view.text, "xc")
        try type("ctrl+a", "d", "BackSpace")
        XCTAssertEqual(view.text, "xc", "the selection stays where its replacement is refused")
        XCTAssertEqual(
            journal.take(),
            ["begin?", "begin?", "didBegin", "1+0 'b'", "1+0 'c'", "didChange xc", "0+2 'd'", "0+2 ''"]
        )
        XCTAssertFalse(view.resignFirstResponder())
        XCTAssertTrue(view.isFirstResponder)
        delegate.refuses = []
        XCTAssertTrue(view.resignFirstResponder())
    }

    /// Many apps format what is written: they set the text themselves and refuse the change.
    func testADelegateThatFormats() throws {
        let view = view()
        delegate.change = { view, range, text in
            let old = (view.text ?? "") as NSString
            view.text = old.replacingCharacters(in: range, with: text.uppercased())
            return false
        }
        XCTAssertTrue(view.becomeFirstResponder())
        try type("a", "b", "c", "BackSpace", "ctrl+a", "d", "Return", "e")
        XCTAssertEqual(view.text, "D\nE")
        XCTAssertEqual(view._textArea?.text, "D\nE")
    }

    /// Return that ends editing instead of breaking the line is what many apps do.
    func testADelegateThatEndsAtReturn() throws {
        let view = view()
        delegate.notesSelection = false
        delegate.change = { view, _, text in
            guard text == "\n" else { return true }
            view.resignFirstResponder()
            return false
        }
        XCTAssertTrue(view.becomeFirstResponder())
        try type("a", "Return")
        XCTAssertEqual(view.text, "a")
        XCTAssertEqual(journal.take(), ["begin?", "didBegin", "didChange a", "end?", "didEnd"])
        XCTAssertFalse(view.isFirstResponder)
    }

    func testSelectionInUTF16Units() {
        let view = view("a👍b")
        view.selectedRange = NSRange(location: 1, length: 2)
        XCTAssertEqual(view._textArea?.selection, 1..<2)
        XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 2))
        view.selectedRange = NSRange(location: 2, length: 1)
        XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 2), "half a character is a whole one")
        for range in [
            NSRange(location: NSNotFound, length: 0), NSRange(location: 3, length: .max),
            NSRange(location: -5, length: -5), NSRange(location: 100, length: 1),
        ] {
            view.selectedRange = range
            view.scrollRangeToVisible(range)
            XCTAssertLessThanOrEqual(view.selectedRange.location + view.selectedRange.length, 4)
        }
    }

    func testBeforeThereIsAWidget() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "some text"
        view.selectedRange = NSRange(location: 0, length: 4)
        XCTAssertEqual(view.text, "some text")
        XCTAssertTrue(view.hasText)
        XCTAssertFalse(view.becomeFirstResponder())
        put(view)
        XCTAssertEqual(view.text, "some text")
        XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 4))
    }

    func testTextThatOnlyIsRead() throws {
        let view = view("some text")
        view.isEditable = false
        XCTAssertTrue(view.becomeFirstResponder())
        try type("ctrl+a", "x", "BackSpace")
        XCTAssertEqual(view.text, "some text")
        XCTAssertEqual(journal.take(), ["selected 0+9"])
        view.isSelectable = false
        XCTAssertFalse(view.canBecomeFirstResponder)
        XCTAssertFalse(view.becomeFirstResponder())
    }

    func testAttributes() {
        let view = view()
        let text = NSMutableAttributedString(string: "plain 👍red")
        text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 8, length: 3))
        view.attributedText = text
        XCTAssertEqual(view.text, "plain 👍red")
        XCTAssertEqual(view.attributedText, text)
        text.mutableString.setString("other")
        XCTAssertEqual(view.attributedText.string, "plain 👍red", "it is a copy")
        view.text = "new"
        XCTAssertEqual(view.attributedText.string, "new")
        XCTAssertNotNil(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    }
}

/// Notes what is posted, on whatever thread.
private final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []

    var all: [String] { lock.withLock { names } }

    func add(_ name: String) { lock.withLock { names.append(name) } }
}
