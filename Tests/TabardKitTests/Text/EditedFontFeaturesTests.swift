import GtkInterop
import XCTest

@testable import TabardKit

/// Text that is edited looks as it is written, like that of labels.
@preconcurrency @MainActor
final class EditedFontFeaturesTests: TextTestCase {
    private func place(_ offset: Int, in view: UITextView) throws -> Rectangle {
        MainLoop.iterate(seconds: 0.1)
        return try XCTUnwrap(view._textArea).rectangle(ofCharacterAt: offset)
    }

    private func view(_ text: String, width: CGFloat = 260) -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = text
        put(view, CGRect(x: 20, y: 20, width: width, height: 200))
        return view
    }

    /// How far the ends of texts stand from the left.
    private func ends(_ texts: [String]) throws -> [Double] {
        try texts.map { text in
            let view = view(text)
            defer { view.removeFromSuperview() }
            return try place(text.unicodeScalars.count, in: view).x
        }
    }

    /// Inter would make a sign of multiplication of the letter.
    func testATextViewDrawsWhatIsWritten() throws {
        let ends = try ends(["1x0", "1\u{D7}0"])
        XCTAssertNotEqual(ends[0], ends[1], accuracy: 0.5)
    }

    func testATextViewDrawsWhatIsTyped() throws {
        let view = view("")
        XCTAssertTrue(view.becomeFirstResponder())
        try type("1", "x", "0")
        XCTAssertEqual(view.text, "1x0")
        let typed = try place(3, in: view).x
        view.removeFromSuperview()
        XCTAssertNotEqual(typed, try ends(["1\u{D7}0"])[0], accuracy: 0.5)
    }

    func testPartsWithFontsOfTheirOwnAreDrawnAsWritten() throws {
        func end(_ text: String) throws -> Double {
            let view = view("")
            defer { view.removeFromSuperview() }
            let whole = NSMutableAttributedString(
                string: text,
                attributes: [.font: UIFont.systemFont(ofSize: 30)]
            )
            view.attributedText = whole
            return try place(3, in: view).x
        }
        XCTAssertNotEqual(try end("1x0"), try end("1\u{D7}0"), accuracy: 0.5)
    }

    /// A word that is longer than its line is broken as it is.
    func testATextViewDoesNotHyphenate() throws {
        let insets: CGFloat = 12
        let half = TextLayout(
            text: "nnnnnn",
            font: UIFont.systemFont(ofSize: 17).fontDescription
        ).size.width
        let view = view("nnnnnnnnnnnn", width: (CGFloat(half) + insets).rounded(.up) + 1)
        let line = try place(0, in: view).height
        XCTAssertEqual(
            try place(11, in: view).y,
            line,
            accuracy: 1,
            "a hyphen would take the place of a letter"
        )
        XCTAssertEqual(view.sizeThatFits(view.bounds.size).height, CGFloat(2 * line) + 16, accuracy: 2)
    }

    func testATextFieldDrawsWhatIsWritten() throws {
        func picture(_ text: String, isPlaceholder: Bool = false) throws -> PixelBuffer {
            let field = UITextField()
            if isPlaceholder { field.placeholder = text } else { field.text = text }
            put(field)
            defer { field.removeFromSuperview() }
            MainLoop.iterate(seconds: 0.1)
            return try XCTUnwrap(field.pixels())
        }
        XCTAssertTrue(try picture("1\u{D7}0") == picture("1\u{D7}0"))
        XCTAssertFalse(try picture("1x0") == picture("1\u{D7}0"))
        XCTAssertFalse(
            try picture("1x0", isPlaceholder: true) == picture("1\u{D7}0", isPlaceholder: true)
        )
    }

    func testATextFieldDrawsWhatIsTyped() throws {
        func picture(_ keys: String...) throws -> PixelBuffer {
            let field = UITextField()
            put(field)
            defer { field.removeFromSuperview() }
            XCTAssertTrue(field.becomeFirstResponder())
            for key in keys { try type(key) }
            field.resignFirstResponder()
            MainLoop.iterate(seconds: 0.1)
            return try XCTUnwrap(field.pixels())
        }
        XCTAssertFalse(try picture("1", "x", "0") == picture("1", "multiply", "0"))
    }
}
