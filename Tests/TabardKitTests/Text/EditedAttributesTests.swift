import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Attributes of texts that users edit, and places in them.
@preconcurrency @MainActor
final class EditedAttributesTests: TextTestCase {
    private func parts(_ text: NSAttributedString) -> [String] {
        var parts: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            let part = (text.string as NSString).substring(with: range)
            parts.append(part + ((values[.foregroundColor] as? UIColor) == .red ? " red" : ""))
        }
        return parts
    }

    private var colored: NSAttributedString {
        let text = NSMutableAttributedString(string: "one two")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        return text
    }

    func testWhatIsWrittenIsAsWhatIsBeforeIt() {
        func edited(_ new: String, _ written: [NSAttributedString.Key: Any]? = nil) -> [String] {
            parts(EditedAttributes.text(colored, becoming: new, written: written))
        }
        XCTAssertEqual(edited("one two"), ["one red", " two"])
        XCTAssertEqual(edited("onee two"), ["onee red", " two"])
        XCTAssertEqual(edited("one two!"), ["one red", " two!"])
        XCTAssertEqual(edited("o two"), ["o red", " two"])
        XCTAssertEqual(edited(""), [])
        XCTAssertEqual(edited("one two!", [.foregroundColor: UIColor.red]), ["one red", " two", "! red"])
        XCTAssertEqual(edited("😀one two"), ["😀one red", " two"])
    }

    func testAFieldKeepsAttributes() throws {
        let field = UITextField()
        field.attributedText = colored
        XCTAssertEqual(field.text, "one two")
        put(field)
        XCTAssertEqual(field._entry?.spans.count, 1)
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        try type("x")
        XCTAssertEqual(field.text, "one twox")
        XCTAssertEqual(parts(try XCTUnwrap(field.attributedText)), ["one red", " twox"])
        field.text = "plain"
        XCTAssertEqual(field._entry?.spans, [])
        field.attributedPlaceholder = colored
        XCTAssertEqual(field.placeholder, "one two")
        field.placeholder = "other"
        XCTAssertEqual(field.attributedPlaceholder.map(parts), ["other"])
    }

    func testAViewKeepsAttributes() throws {
        let view = UITextView()
        view.attributedText = colored
        put(view, CGRect(x: 0, y: 0, width: 200, height: 100))
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        XCTAssertEqual(view.typingAttributes[.foregroundColor] as? UIColor, .red)
        try type("x")
        XCTAssertEqual(view.text, "onex two")
        XCTAssertEqual(parts(view.attributedText), ["onex red", " two"])
        view.selectedRange = NSRange(location: 8, length: 0)
        view.typingAttributes = [.foregroundColor: UIColor.red]
        try type("y")
        XCTAssertEqual(parts(view.attributedText), ["onex red", " two", "y red"])
    }

    func testParagraphsOfAViewAreMeasuredAsGTKLaysThemOut() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        style.paragraphSpacing = 10
        style.paragraphSpacingBefore = 3
        style.headIndent = 20
        style.firstLineHeadIndent = 30
        style.tailIndent = -15
        let words = Array(repeating: "word", count: 60).joined(separator: " ")
        let view = UITextView()
        view.attributedText = NSAttributedString(
            string: words + "\n" + words,
            attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style]
        )
        put(view, CGRect(x: 0, y: 0, width: 200, height: 100))
        let measured = view.sizeThatFits(CGSize(width: 200, height: 1_000_000)).height
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(view.contentSize.height, measured, accuracy: 4)
    }

    func testPlaces() throws {
        let field = UITextField()
        field.text = "a😀b"
        put(field)
        let start = field.beginningOfDocument
        XCTAssertEqual(field.offset(from: start, to: field.endOfDocument), 4)
        let place = try XCTUnwrap(field.position(from: start, offset: 1))
        XCTAssertNil(field.position(from: start, offset: 5))
        XCTAssertNil(field.position(from: start, offset: .max))
        let range = try XCTUnwrap(field.textRange(from: field.endOfDocument, to: place))
        XCTAssertEqual(field.text(in: range), "😀b")
        XCTAssertEqual(field.compare(start, to: place), .orderedAscending)
        field.selectedTextRange = range
        XCTAssertEqual(field.selectedTextRange, range)
        field.insertText("x")
        XCTAssertEqual(field.text, "ax")
        field.text = "a😀"
        field.deleteBackward()
        XCTAssertEqual(field.text, "a")
        let caret = field.caretRect(for: field.endOfDocument)
        XCTAssertGreaterThan(caret.minX, field.caretRect(for: start).minX)
        XCTAssertEqual(field.closestPosition(to: CGPoint(x: 1_000, y: 0)), field.endOfDocument)
        XCTAssertEqual(field.closestPosition(to: CGPoint(x: -5, y: 0)), start)
        let view = UITextView()
        view.text = "one\ntwo"
        put(view, CGRect(x: 0, y: 60, width: 200, height: 100))
        let second = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: 4))
        let line = view.caretRect(for: second)
        XCTAssertGreaterThan(line.minY, view.caretRect(for: view.beginningOfDocument).minY + 8)
        XCTAssertEqual(view.closestPosition(to: CGPoint(x: line.minX, y: line.midY)), second)
        XCTAssertEqual(view.text(in: UITextRange()), nil)
        view.replace(try XCTUnwrap(view.textRange(from: second, to: view.endOfDocument)), withText: "2")
        XCTAssertEqual(view.text, "one\n2")
    }

    func testABarStandsBelowWhileTextIsEdited() throws {
        let field = UITextField()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        field.inputAccessoryView = bar
        put(field)
        let guide = controller.view.keyboardLayoutGuide
        XCTAssertTrue(guide === controller.view.keyboardLayoutGuide)
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(below)
        NSLayoutConstraint.activate([
            below.bottomAnchor.constraint(equalTo: guide.topAnchor),
            below.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 10),
            below.heightAnchor.constraint(equalToConstant: 10),
        ])
        controller.view.layoutIfNeeded()
        let bottom = controller.view.bounds.maxY
        XCTAssertEqual(below.frame.maxY, bottom - controller.view.safeAreaInsets.bottom)
        XCTAssertNil(bar.window)
        field.becomeFirstResponder()
        controller.view.window?.layoutIfNeeded()
        XCTAssertEqual(bar.convert(bar.bounds, to: nil), CGRect(x: 0, y: bottom - 44, width: 300, height: 44))
        XCTAssertEqual(below.frame.maxY, bottom - 44)
        field.resignFirstResponder()
        controller.view.layoutIfNeeded()
        XCTAssertNil(bar.window)
        XCTAssertEqual(below.frame.maxY, bottom - controller.view.safeAreaInsets.bottom)
    }

    func testWhatTheTextForbidsIsNotDone() throws {
        final class Unpasteable: UITextField {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                "\(action)" == "paste:" ? false : super.canPerformAction(action, withSender: sender)
            }
        }
        UIPasteboard.general.string = "copied"
        XCTAssertEqual(UIPasteboard.general.string, "copied")
        XCTAssertTrue(UIPasteboard.general.hasStrings)
        let fields = [UITextField(), Unpasteable()]
        for field in fields {
            put(field)
            field.becomeFirstResponder()
            try type("ctrl+v")
            MainLoop.iterate(seconds: 0.2)
        }
        XCTAssertEqual(fields.map(\.text), ["copied", ""])
        fields[0].selectAll(nil)
        XCTAssertTrue(fields[0].canPerformAction(Selector("copy:"), withSender: nil))
        fields[0].cut(nil)
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(fields[0].text, "")
        XCTAssertFalse(fields[0].canPerformAction(Selector("copy:"), withSender: nil))
    }

    func testTheAppsOwnClipboards() throws {
        let name = UIPasteboard.Name(rawValue: "org.tabard.test")
        XCTAssertNil(UIPasteboard(name: name, create: false))
        let one = try XCTUnwrap(UIPasteboard(name: name, create: true))
        one.strings = ["a", "b"]
        XCTAssertEqual(one.string, "a")
        XCTAssertEqual(one.numberOfItems, 2)
        XCTAssertEqual(UIPasteboard(name: name, create: false)?.strings, ["a", "b"])
        one.url = URL(string: "https://example.org")
        XCTAssertTrue(one.hasURLs)
        UIPasteboard.remove(withName: name)
        XCTAssertNil(UIPasteboard(name: name, create: false))
    }

    func testAButtonShowsAttributes() throws {
        let button = UIButton(type: .system)
        button.setAttributedTitle(colored, for: .normal)
        XCTAssertEqual(button.attributedTitle(for: .highlighted)?.string, "one two")
        XCTAssertEqual(parts(try XCTUnwrap(button.titleLabel?.attributedText)).count, 2)
        XCTAssertEqual(button.accessibilityLabel ?? button._accessibility.label, "one two")
        button.setAttributedTitle(nil, for: .normal)
        button.setTitle("plain", for: .normal)
        XCTAssertEqual(button.titleLabel?.text, "plain")
        XCTAssertNil(button.titleLabel?._attributed)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let other = configuration
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .boldSystemFont(ofSize: 30)
            return outgoing
        }
        XCTAssertNotEqual(configuration, other)
        let configured = UIButton(configuration: configuration)
        let title = try XCTUnwrap(configured.titleLabel?.attributedText)
        XCTAssertEqual(
            title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont,
            .boldSystemFont(ofSize: 30)
        )
        configuration.attributedTitle = AttributedString("Other")
        XCTAssertEqual(configuration.title, "Other")
        configuration.title = "Third"
        XCTAssertNil(configuration.attributedTitle)
    }
}
