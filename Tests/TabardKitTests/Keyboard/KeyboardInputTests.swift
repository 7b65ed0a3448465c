import GtkInterop
import XCTest

@testable import TabardKit

/// Views of an app's own into which keys write, by real keys of the X server.
@preconcurrency @MainActor
final class KeyboardInputTests: TextTestCase {
    /// As the shortest tutorials have it.
    private final class Digits: UIView, UIKeyInput {
        var written = ""
        var calls: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !written.isEmpty }
        func insertText(_ text: String) {
            calls.append("insert \(text)")
            written += text
        }
        func deleteBackward() {
            calls.append("delete")
            written.removeLast()
        }
    }

    private final class Place: UITextPosition {
        let index: Int
        init(_ index: Int) {
            self.index = index
            super.init()
        }
    }

    private final class Part: UITextRange {
        let range: NSRange
        init(_ range: NSRange) {
            self.range = range
            super.init()
        }
        override var start: UITextPosition { Place(range.location) }
        override var end: UITextPosition { Place(range.location + range.length) }
        override var isEmpty: Bool { range.length == 0 }
    }

    /// A text view as Apple's own example has it, with letters of 10 points each.
    private final class Editor: UIView, UITextInput {
        var content = NSMutableString(string: "")
        var selection = NSRange(location: 0, length: 0)
        var marked: NSRange?
        var calls: [String] = []
        var markedTextStyle: [NSAttributedString.Key: Any]?
        weak var inputDelegate: (any UITextInputDelegate)?
        lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
        var keyboardType: UIKeyboardType = .emailAddress

        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { content.length > 0 }
        var written: String { content.substring(from: 0) }

        func insertText(_ text: String) {
            calls.append("insert \(text)")
            content.replaceCharacters(in: selection, with: text)
            selection = NSRange(location: selection.location + text.utf16.count, length: 0)
        }
        func deleteBackward() {
            calls.append("delete")
            var range = selection
            if range.length == 0, range.location > 0 {
                range = content.rangeOfComposedCharacterSequence(at: range.location - 1)
            }
            content.deleteCharacters(in: range)
            selection = NSRange(location: range.location, length: 0)
        }
        func text(in range: UITextRange) -> String? {
            (range as? Part).map { content.substring(with: $0.range) }
        }
        func replace(_ range: UITextRange, withText text: String) {
            guard let range = (range as? Part)?.range else { return }
            calls.append("replace \(range.location)+\(range.length) \(text)")
            content.replaceCharacters(in: range, with: text)
            selection = NSRange(location: range.location + text.utf16.count, length: 0)
        }
        var selectedTextRange: UITextRange? {
            get { Part(selection) }
            set { if let range = (newValue as? Part)?.range { selection = range } }
        }
        var markedTextRange: UITextRange? { marked.map(Part.init) }
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
            calls.append("mark \(markedText ?? "") \(selectedRange.location)")
            let text = markedText ?? ""
            let range = marked ?? selection
            content.replaceCharacters(in: range, with: text)
            marked = text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
            selection = NSRange(location: range.location + selectedRange.location, length: 0)
        }
        func unmarkText() {
            calls.append("unmark")
            marked = nil
        }
        var beginningOfDocument: UITextPosition { Place(0) }
        var endOfDocument: UITextPosition { Place(content.length) }
        func textRange(from one: UITextPosition, to other: UITextPosition) -> UITextRange? {
            guard let one = one as? Place, let other = other as? Place else { return nil }
            return Part(
                NSRange(location: min(one.index, other.index), length: abs(one.index - other.index))
            )
        }
        func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
            guard let index = (position as? Place)?.index, (0...content.length).contains(index + offset)
            else {
                return nil
            }
            return Place(index + offset)
        }
        func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
            -> UITextPosition?
        {
            switch direction {
            case .left: self.position(from: position, offset: -offset)
            case .right: self.position(from: position, offset: offset)
            default: nil
            }
        }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
            let offset = offset(from: position, to: other)
            return offset > 0 ? .orderedAscending : offset < 0 ? .orderedDescending : .orderedSame
        }
        func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
            ((toPosition as? Place)?.index ?? 0) - ((from as? Place)?.index ?? 0)
        }
        func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
            -> UITextPosition?
        {
            direction == .left || direction == .up ? range.start : range.end
        }
        func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
            -> UITextRange?
        {
            nil
        }
        func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
            -> NSWritingDirection
        {
            .leftToRight
        }
        func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
        func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
        func caretRect(for position: UITextPosition) -> CGRect {
            CGRect(x: CGFloat((position as? Place)?.index ?? 0) * 10, y: 0, width: 2, height: 20)
        }
        func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
        func closestPosition(to point: CGPoint) -> UITextPosition? { Place(Int(point.x / 10)) }
        func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
            closestPosition(to: point)
        }
        func characterRange(at point: CGPoint) -> UITextRange? { nil }
        override func copy(_ sender: Any?) { calls.append("copy") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            "\(action)" == "copy:"
        }
    }

    private func editor() -> Editor {
        let editor = Editor()
        put(editor)
        XCTAssertTrue(editor.becomeFirstResponder())
        return editor
    }

    func testTheShortestInput() throws {
        let digits = Digits()
        put(digits)
        try type("1")
        XCTAssertEqual(digits.calls, [], "it is not first responder")
        XCTAssertTrue(digits.becomeFirstResponder())
        XCTAssertTrue(digits.isFirstResponder)
        try type("4", "2", "space", "Return", "BackSpace", "BackSpace", "BackSpace", "BackSpace", "BackSpace")
        XCTAssertEqual(
            digits.calls,
            ["insert 4", "insert 2", "insert  ", "insert \n", "delete", "delete", "delete", "delete"],
            "Backspace does nothing where there is no text"
        )
        digits.calls = []
        XCTAssertTrue(digits.resignFirstResponder())
        try type("7")
        XCTAssertEqual(digits.calls, [])
    }

    func testItsTraitsAreOptional() {
        let digits = Digits()
        XCTAssertEqual(digits.keyboardType, .default)
        XCTAssertEqual(digits.autocapitalizationType, .sentences)
        XCTAssertFalse(digits.isSecureTextEntry)
        XCTAssertEqual(digits._purpose, .freeForm)
        XCTAssertEqual(Editor()._purpose, .email)
    }

    func testTypingMovingAndSelecting() throws {
        let editor = editor()
        try type("o", "n", "e", "space", "t", "w", "o")
        XCTAssertEqual(editor.written, "one two")
        try type("Left", "Left", "x")
        XCTAssertEqual(editor.written, "one txwo")
        try type("Home", "shift+Right", "shift+Right")
        XCTAssertEqual(editor.selection, NSRange(location: 0, length: 2))
        try type("shift+Left")
        XCTAssertEqual(editor.selection, NSRange(location: 0, length: 1))
        editor.calls = []
        try type("Delete", "Delete")
        XCTAssertEqual(editor.calls, ["delete", "replace 0+1 "])
        XCTAssertEqual(editor.written, "e txwo")
        try type("ctrl+Right")
        XCTAssertEqual(editor.selection.location, 1)
        try type("End")
        XCTAssertEqual(editor.selection.location, 6)
        try type("ctrl+Left")
        XCTAssertEqual(editor.selection.location, 2)
        editor.calls = []
        try type("ctrl+c", "ctrl+x")
        XCTAssertEqual(editor.calls, ["copy"], "what can't be performed isn't")
    }

    /// Ctrl+Shift+U composes a character by its number, which is marked meanwhile.
    func testComposedTextIsMarked() throws {
        let editor = editor()
        try type("a", "ctrl+shift+u")
        XCTAssertNotNil(editor.marked)
        try type("e", "9")
        XCTAssertEqual(editor.written, "aue9")
        XCTAssertEqual(editor.marked, NSRange(location: 1, length: 3))
        XCTAssertEqual(editor.selection.location, 4)
        try type("space")
        XCTAssertEqual(editor.written, "aé")
        XCTAssertNil(editor.marked)
        XCTAssertEqual(editor.calls.last, "insert é")
        XCTAssertEqual(editor.calls.filter { $0 == "unmark" }.count, 1)
    }

    func testComposingEndsWithTheFocus() throws {
        let editor = editor()
        try type("ctrl+shift+u", "4")
        XCTAssertNotNil(editor.marked)
        XCTAssertTrue(editor.resignFirstResponder())
        XCTAssertNil(editor.marked)
        XCTAssertEqual(editor.written, "")
        XCTAssertNil(editor.inputDelegate)
    }

    func testOnlyOneTextIsEdited() throws {
        let field = UITextField()
        put(field, CGRect(x: 20, y: 100, width: 200, height: 40))
        let editor = editor()
        try type("a")
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertFalse(editor.isFirstResponder)
        try type("b")
        XCTAssertEqual(editor.written, "a")
        XCTAssertEqual(field.text, "b")
        XCTAssertTrue(editor.becomeFirstResponder())
        XCTAssertFalse(field.isEditing)
        try type("c")
        XCTAssertEqual(editor.written, "ac")
        XCTAssertTrue(controller.view.endEditing(false))
        XCTAssertFalse(editor.isFirstResponder)
    }

    func testItsViewsAtTheLowerEdge() throws {
        final class Choice: UIView {
            let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
            override var canBecomeFirstResponder: Bool { true }
            override var inputView: UIView? { wheel }
        }
        let choice = Choice()
        put(choice)
        XCTAssertNil(choice.wheel.window)
        XCTAssertTrue(choice.becomeFirstResponder())
        XCTAssertEqual(choice.wheel.convert(choice.wheel.bounds, to: nil).minY, 220)
        XCTAssertTrue(choice.resignFirstResponder())
        XCTAssertNil(choice.wheel.window)
    }

    func testWordsAndSentences() throws {
        let view = UITextView()
        view.text = "Ça va? 👍 It's fine.\nYes"
        let words = TextBoundaries.units(of: view.text, .word)
        let units = Array(view.text.utf16)
        XCTAssertEqual(
            words.map { String(decoding: units[$0], as: UTF16.self) },
            ["Ça", "va", "It's", "fine", "Yes"]
        )
        XCTAssertEqual(
            TextBoundaries.units(of: view.text, .sentence).map {
                String(decoding: units[$0], as: UTF16.self)
            },
            ["Ça va? ", "👍 It's fine.\n", "Yes"]
        )
        let tokenizer = view.tokenizer
        let start = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: 4))
        let word = try XCTUnwrap(
            tokenizer.rangeEnclosingPosition(start, with: .word, inDirection: .storage(.forward))
        )
        XCTAssertEqual(view.text(in: word), "va")
        XCTAssertTrue(
            tokenizer.isPosition(word.end, atBoundary: .word, inDirection: .storage(.forward))
        )
        let next = try XCTUnwrap(
            tokenizer.position(from: word.end, toBoundary: .word, inDirection: .storage(.forward))
        )
        XCTAssertEqual(view.offset(from: view.beginningOfDocument, to: next), 14)
    }

    /// Places as they are seen, in a text view of several lines.
    func testPlacesInATextView() throws {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "one\ntwo 👍\nthree"
        put(view, CGRect(x: 20, y: 20, width: 260, height: 120))
        MainLoop.iterate(seconds: 0.2)
        let start = view.beginningOfDocument
        func offset(_ position: UITextPosition?) -> Int? {
            position.map { view.offset(from: start, to: $0) }
        }
        XCTAssertEqual(offset(view.position(from: start, in: .down, offset: 1)), 4)
        XCTAssertNil(view.position(from: start, in: .up, offset: 1))
        let two = try XCTUnwrap(view.position(from: start, offset: 8))
        XCTAssertEqual(offset(view.position(from: two, in: .right, offset: 1)), 10, "a character is whole")
        let all = try XCTUnwrap(view.textRange(from: start, to: view.endOfDocument))
        let rects = view.selectionRects(for: all)
        XCTAssertEqual(rects.count, 3)
        XCTAssertEqual(rects.map(\.containsStart), [true, false, false])
        XCTAssertEqual(rects.map(\.containsEnd), [false, false, true])
        let first = try XCTUnwrap(
            view.textRange(from: start, to: try XCTUnwrap(view.position(from: start, offset: 1)))
        )
        let middle = view.firstRect(for: first)
        let found = view.characterRange(at: CGPoint(x: middle.midX, y: middle.midY))
        XCTAssertEqual(found.flatMap(view.text(in:)), "o")
        XCTAssertNil(view.markedTextRange)
    }
}
