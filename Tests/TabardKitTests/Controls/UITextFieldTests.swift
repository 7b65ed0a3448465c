import GtkInterop
import XCTest

@testable import TabardKit

/// Text fields, edited by real keys of the X server.
@preconcurrency @MainActor
final class UITextFieldTests: ControlTestCase {
    @MainActor
    private final class Delegate: NSObject, UITextFieldDelegate {
        let journal: Journal
        var refuses: Set<String> = []
        var change: ((UITextField, NSRange, String) -> Bool)?

        init(_ journal: Journal) { self.journal = journal }

        private func ask(_ question: String) -> Bool {
            journal.entries.append(question)
            return !refuses.contains(question)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin?") }
        func textFieldDidBeginEditing(_ textField: UITextField) { journal.entries.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end?") }
        func textFieldDidEndEditing(_ textField: UITextField) { journal.entries.append("didEnd") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return?") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear?") }
        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            if let change { return change(textField, range, string) }
            return ask("\(range.location)+\(range.length) '\(string)'")
        }
    }

    private lazy var delegate = Delegate(journal)

    private func field(_ text: String = "") -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = text
        field.delegate = delegate
        put(field)
        record(field)
        return field
    }

    private func type(_ keys: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdotool", "key", "--delay", "40"] + keys
        try process.run()
        MainLoop.iterate(seconds: 10) { !process.isRunning }
        MainLoop.iterate(seconds: 0.2)
    }

    func testEditingInItsOrder() throws {
        let field = field()
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertTrue(field.isEditing)
        XCTAssertEqual(journal.take(), ["begin?", "didBegin", "began"])
        try type("a", "b", "BackSpace")
        XCTAssertEqual(journal.take(), ["0+0 'a'", "edited", "1+0 'b'", "edited", "1+1 ''", "edited"])
        XCTAssertEqual(field.text, "a")
        XCTAssertTrue(field.resignFirstResponder())
        XCTAssertEqual(journal.take(), ["end?", "didEnd", "ended"])
        XCTAssertFalse(field.isFirstResponder)
        field.text = "set"
        XCTAssertEqual(journal.take(), [], "what the app sets is not told")
    }

    func testTheDelegateMayRefuse() throws {
        let field = field("x")
        delegate.refuses = ["begin?"]
        XCTAssertFalse(field.becomeFirstResponder())
        delegate.refuses = ["end?", "1+0 'b'"]
        XCTAssertTrue(field.becomeFirstResponder())
        try type("b", "c")
        XCTAssertEqual(field.text, "xc")
        XCTAssertFalse(field.resignFirstResponder())
        XCTAssertTrue(field.isEditing)
        delegate.refuses = []
        XCTAssertTrue(field.resignFirstResponder())
    }

    /// Many apps format what is written: they set the text themselves and refuse the change.
    func testADelegateThatFormats() throws {
        let field = field()
        delegate.change = { field, range, text in
            field.text = ((field.text ?? "") + text).uppercased()
            return false
        }
        XCTAssertTrue(field.becomeFirstResponder())
        try type("a", "b", "c")
        XCTAssertEqual(field.text, "ABC")
        XCTAssertEqual(field._entry?.text, "ABC")
    }

    /// Ranges are counted in UTF-16 units, as NSString counts.
    func testRangesAreCountedAsNSStringDoes() throws {
        let field = field("👍é")
        XCTAssertTrue(field.becomeFirstResponder())
        _ = journal.take()
        try type("BackSpace", "BackSpace")
        XCTAssertEqual(journal.take(), ["2+1 ''", "edited", "0+2 ''", "edited"])
    }

    func testReturn() throws {
        let field = UITextField()
        field.delegate = delegate
        put(field)
        XCTAssertTrue(field.becomeFirstResponder())
        _ = journal.take()
        try type("Return")
        XCTAssertTrue(field.isEditing, "nobody asked for its end")
        XCTAssertEqual(journal.take(), ["return?"])
        record(field)
        try type("Return")
        XCTAssertFalse(field.isEditing)
        XCTAssertEqual(journal.take(), ["return?", "primary", "exited", "end?", "didEnd", "ended"])
    }

    func testOneFieldAfterTheOther() throws {
        let first = field()
        let second = UITextField()
        put(second, CGRect(x: 20, y: 100, width: 200, height: 40))
        XCTAssertTrue(first.becomeFirstResponder())
        XCTAssertTrue(second.becomeFirstResponder())
        XCTAssertFalse(first.isEditing)
        XCTAssertTrue(second.isEditing)
        try type("shift+Tab")
        XCTAssertTrue(first.isEditing, "the Tab key leads back")
        XCTAssertFalse(second.isEditing)
    }

    func testTheClearButton() {
        let field = field("text")
        field.clearButtonMode = .always
        XCTAssertEqual(field._clearButton?.isHidden, false)
        field._clearButton?.sendActions(for: .touchUpInside)
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(journal.take(), ["clear?", "edited", "begin?", "didBegin", "began"])
        XCTAssertEqual(field._clearButton?.isHidden, true)
    }

    func testAMegabyteDoesNotHang() throws {
        let field = field()
        let start = processorMilliseconds()
        field.text = String(repeating: "é👍 ", count: 150_000)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertTrue(field.becomeFirstResponder())
        try type("a")
        XCTAssertLessThan(processorMilliseconds() - start, 5_000)
        let text = field.text ?? ""
        XCTAssertLessThanOrEqual(text.utf8.count, TextEntry.mostBytes + 1)
        XCTAssertTrue(text.hasPrefix("é👍 é👍"))
        XCTAssertFalse(text.contains("\u{FFFD}"))
        field.text = "a\0b"
        XCTAssertEqual(field.text, "ab")
    }

    /// A window that opens gives its first control the focus; a text is not edited before the user wants it.
    func testAWindowOpensWithoutEditing() {
        let owner = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        field.delegate = delegate
        owner.view.addSubview(field)
        show(owner, width: 300, height: 300)
        MainLoop.iterate(seconds: 0.2)
        XCTAssertFalse(field.isEditing)
        XCTAssertEqual(field._entry?.isFocused, false)
        XCTAssertEqual(journal.take(), [])
    }

    func testSizes() {
        let field = UITextField()
        field.placeholder = "Name"
        XCTAssertLessThan(field.intrinsicContentSize.height, 30)
        let narrow = field.intrinsicContentSize.width
        field.borderStyle = .roundedRect
        XCTAssertEqual(field.intrinsicContentSize.height, 34, accuracy: 1)
        XCTAssertEqual(field.intrinsicContentSize.width, narrow + 14)
    }

    func testAFieldIsAsWideAsItsTextAndTheCursor() {
        let field = UITextField()
        let label = UILabel()
        field.text = "A name"
        label.text = "A name"
        label.font = field.font
        XCTAssertEqual(field.intrinsicContentSize.width, label.intrinsicContentSize.width.rounded(.up) + 2)
    }

    func testConstraintsInsideAFieldHold() {
        let field = UITextField()
        put(field)
        let dot = UIView()
        dot.translatesAutoresizingMaskIntoConstraints = false
        field.addSubview(dot)
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
            dot.trailingAnchor.constraint(equalTo: field.trailingAnchor),
            dot.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        ])
        windows[0].layoutIfNeeded()
        XCTAssertEqual(dot.frame, CGRect(x: 190, y: 15, width: 10, height: 10))
    }
}
